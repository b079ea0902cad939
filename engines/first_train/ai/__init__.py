"""Evaluation, hidden information, suggestions and plans for computer players of First Train."""
