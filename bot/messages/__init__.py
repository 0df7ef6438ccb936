"""What people read: boards, lobbies, panels' words and controls, commands, and how they are shown."""
