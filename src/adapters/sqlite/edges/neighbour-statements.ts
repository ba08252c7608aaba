import type { Database, Statement } from '../database.js';
import type { Urn } from '../../../kernel/urn.js';
import type { NeighboursRequest } from '../../../lineage/edge-graph.port.js';
import type { EdgeRow } from './edge-file.js';

/** A neighbour of `root`, with the row of one edge that makes it one. */
export interface NeighbourRow extends EdgeRow {
  readonly root: number;
  readonly other: number;
}

export interface NeighbourTotal {
  readonly root: number;
  readonly total: number;
}

/** Parameters of a request, bound by name. `types`: JSON list of type numbers, or null for all. */
export interface NeighbourParameters {
  readonly roots: string;
  readonly types: string | null;
  readonly start: number;
  readonly end: number;
}

const OUT = `SELECT wanted.value AS root, edge.type, edge.destination AS other, edge.id
  FROM json_each(:roots) AS wanted CROSS JOIN edge ON edge.source = wanted.value`;
const IN = `SELECT wanted.value AS root, edge.type, edge.source AS other, edge.id
  FROM json_each(:roots) AS wanted CROSS JOIN edge ON edge.destination = wanted.value`;

const FOUND: Readonly<Record<NeighboursRequest['direction'], string>> = {
  OUTGOING: OUT,
  INCOMING: IN,
  UNDIRECTED: `${OUT} UNION ALL ${IN}`,
};

/** An edge from the side of one of its nodes. */
export type NeighbourKey = readonly [type: number, other: number, id: number, urn: Urn];

/** The first of the edges of a node in an index, `limit` of them after a position. */
interface KeyParameters {
  readonly root: number;
  readonly type: number;
  readonly other: number;
  readonly id: number;
  readonly limit: number;
}

/** Columns of both ends, the one that is known first. */
const ENDS: Readonly<Record<NeighboursRequest['direction'], readonly (readonly [root: string, other: string])[]>> = {
  OUTGOING: [['source', 'destination']],
  INCOMING: [['destination', 'source']],
  UNDIRECTED: [
    ['source', 'destination'],
    ['destination', 'source'],
  ],
};

/** The statements of one direction. An edge that several sets state is found once, by its oldest row. */
export class NeighbourStatements {
  readonly page: Statement<[NeighbourParameters], NeighbourRow>;
  readonly totals: Statement<[NeighbourParameters], NeighbourTotal>;
  /** For each side that the root may be on: edges in the order of an index, by type, other node and number. */
  readonly keys: readonly Statement<[KeyParameters], NeighbourKey>[];
  /** How many edges the root has on that side, counted up to `limit`. */
  readonly sizes: readonly Statement<[root: number, limit: number], number>[];

  constructor(database: Database, direction: NeighboursRequest['direction']) {
    const distinct = `
      SELECT root, type, other, min(id) AS id FROM (${FOUND[direction]})
      WHERE :types IS NULL OR type IN (SELECT value FROM json_each(:types))
      GROUP BY root, type, other`;
    this.page = database.prepare(`
      WITH found AS (${distinct}), ranked AS (
        SELECT found.root, found.other, found.id,
          row_number() OVER (PARTITION BY found.root ORDER BY name.text, node.urn) AS place
        FROM found JOIN name ON name.id = found.type JOIN node ON node.id = found.other
      )
      SELECT ranked.root, ranked.other, edge.* FROM ranked JOIN edge ON edge.id = ranked.id
      WHERE ranked.place > :start AND ranked.place <= :end ORDER BY ranked.root, ranked.place`);
    this.keys = ENDS[direction].map(([root, other]) =>
      database.prepareArrays(`
        SELECT edge.type, edge.${other}, edge.id, node.urn FROM edge CROSS JOIN node ON node.id = edge.${other}
        WHERE edge.${root} = :root AND (edge.type, edge.${other}, edge.id) > (:type, :other, :id)
        ORDER BY edge.type, edge.${other}, edge.id LIMIT :limit`),
    );
    this.sizes = ENDS[direction].map(([root]) =>
      database.prepareValues(`SELECT count(*) FROM (SELECT 1 FROM edge WHERE ${root} = ? LIMIT ?)`),
    );
    this.totals = database.prepare(`SELECT root, count(*) AS total FROM (${distinct}) GROUP BY root`);
  }
}
