"""What people do: one module for each family of commands or controls."""
