"""The five heroes of the party: half figures on a sunburst, standing or fallen."""
