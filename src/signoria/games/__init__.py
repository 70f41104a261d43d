"""The games. Each folder has the same shape: who knows one room knows them all."""
