/**
 * Tables of the edges. URNs and names are stored once; edges refer to them by number.
 *
 * `edge`: one edge of the set of (`owner`, `aspect`). `upper`, `lower`: for lineage the upstream and the downstream
 * node, so that a walk in either direction is one look-up, whichever side stated the edge. `stamps`: who created and
 * updated it and its properties, as JSON; absent when nothing is known.
 */
export const EDGE_SCHEMA = `
CREATE TABLE node (id INTEGER PRIMARY KEY, urn TEXT NOT NULL UNIQUE);
CREATE TABLE name (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE);
CREATE TABLE edge (
  id INTEGER PRIMARY KEY,
  owner INTEGER NOT NULL,
  aspect INTEGER NOT NULL,
  source INTEGER NOT NULL,
  type INTEGER NOT NULL,
  destination INTEGER NOT NULL,
  upper INTEGER,
  lower INTEGER,
  created INTEGER,
  updated INTEGER,
  stamps TEXT
);
CREATE INDEX edge_of_set ON edge (owner, aspect);
`;

/** Indexes that only reads need: made when a generation begins to serve, in one go over all its edges. */
export const EDGE_INDEXES = `
CREATE INDEX IF NOT EXISTS edge_out ON edge (source, type, destination);
CREATE INDEX IF NOT EXISTS edge_in ON edge (destination, type, source);
CREATE INDEX IF NOT EXISTS edge_up ON edge (lower, upper) WHERE lower IS NOT NULL;
CREATE INDEX IF NOT EXISTS edge_down ON edge (upper, lower) WHERE upper IS NOT NULL;
`;
