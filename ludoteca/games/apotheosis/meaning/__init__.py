"""What texts do."""
