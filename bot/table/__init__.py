"""What a table is and what a request makes of it. Pure: values in, values out; no clock, no disk, no Discord."""
