"""What is shown and pressed, as data: screens, forms, custom_ids, sentences and Discord's limits."""
