"""What texts mean, as records."""
