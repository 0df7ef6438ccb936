"""What messages say: boards, lists, pages, questions."""
