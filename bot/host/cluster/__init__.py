"""Thinking on other machines, over NATS. Whatever fails there is thought at home."""
