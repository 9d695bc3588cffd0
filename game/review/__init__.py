"""Reviews of finished plays: what each decision gave away, and what luck did."""
