"""What keeps a running bot well, and what a host does with its folder."""
