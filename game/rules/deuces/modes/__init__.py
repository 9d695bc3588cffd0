"""The modes (ways to play): how each is won, who fights whom, and in what order things happen."""
