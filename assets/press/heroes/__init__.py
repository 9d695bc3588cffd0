"""The five heroes of the party: half figures on a sunburst, and what they look like when they are down."""
