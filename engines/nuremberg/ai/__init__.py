"""Evaluation, hidden information and suggestions for computer players of Nuremberg."""
