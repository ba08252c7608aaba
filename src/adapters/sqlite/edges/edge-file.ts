import type { Database, Statement } from 'better-sqlite3';
import type { Urn } from '../../../kernel/urn.js';
import type { Edge, EdgeChanges, EdgeSet } from '../../../lineage/edge-graph.port.js';
import { GenerationCursor } from '../generation-files.js';
import type { SqliteFile } from '../sqlite-file.js';
import { NumberedTexts } from './numbered-texts.js';

/** What is known of an edge beside its ends, as it stands in `stamps`. */
interface EdgeStamps {
  readonly createdActor?: string;
  readonly updatedActor?: string;
  readonly properties?: Readonly<Record<string, string>>;
}

/** A row of `edge` as the statements of this file select it. */
export interface EdgeRow {
  readonly id: number;
  readonly owner: number;
  readonly aspect: number;
  readonly source: number;
  readonly type: number;
  readonly destination: number;
  readonly upper: number | null;
  readonly created: number | null;
  readonly updated: number | null;
  readonly stamps: string | null;
}

/** An edge of a set as it is held, in the order of HELD: lists are read faster than objects. */
type StoredEdge = readonly [
  id: number,
  source: number,
  type: number,
  destination: number,
  upper: number | null,
  created: number | null,
  updated: number | null,
  stamps: string | null,
];

const HELD = 'id, source, type, destination, upper, created, updated, stamps';

type NewRow = [
  owner: number,
  aspect: number,
  source: number,
  type: number,
  destination: number,
  upper: number | null,
  lower: number | null,
  created: number | null,
  updated: number | null,
  stamps: string | null,
];

/** What changes may have altered. `owners`: entities that state edges. `nodes`: nodes whose lineage neighbours differ. */
export interface Touched {
  readonly owners: ReadonlySet<Urn>;
  readonly nodes: ReadonlySet<number>;
}

interface TouchedNow extends Touched {
  readonly owners: Set<Urn>;
  readonly nodes: Set<number>;
}

/** One generation of the graph: its tables, and how they change. */
export class EdgeFile {
  readonly database: Database;
  readonly nodes: NumberedTexts<Urn>;
  readonly names: NumberedTexts;
  readonly cursor: GenerationCursor;
  private readonly setRows: Statement<[number, number], StoredEdge>;
  private readonly ownedRows: Statement<[number], StoredEdge>;
  private readonly insert: Statement<NewRow>;
  private readonly remove: Statement<[number]>;

  constructor(readonly file: SqliteFile) {
    const { database } = file;
    this.database = database;
    this.nodes = new NumberedTexts(database, 'node', 'urn');
    this.names = new NumberedTexts(database, 'name', 'text');
    this.cursor = new GenerationCursor(file);
    this.setRows = database
      .prepare<[number, number], StoredEdge>(`SELECT ${HELD} FROM edge WHERE owner = ? AND aspect = ? ORDER BY id`)
      .raw();
    this.ownedRows = database.prepare<[number], StoredEdge>(`SELECT ${HELD} FROM edge WHERE owner = ?`).raw();
    this.insert = database.prepare(
      `INSERT INTO edge (owner, aspect, source, type, destination, upper, lower, created, updated, stamps)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    this.remove = database.prepare('DELETE FROM edge WHERE id = ?');
  }

  /** Apply changes. Only inside a transaction. */
  apply(changes: EdgeChanges): Touched {
    const touched = { owners: new Set<Urn>(), nodes: new Set<number>() };
    for (const urn of changes.dropped) this.drop(urn, touched);
    for (const set of changes.sets) this.replace(set, touched);
    return touched;
  }

  /**
   * Apply changes to a file in the making: what it holds of an entity is looked for only when `added` has the entity, which
   * takes those that come now. Most come once. Only inside a transaction.
   */
  add(changes: EdgeChanges, added: Set<Urn>): void {
    const fresh: EdgeSet[] = [];
    const again: EdgeSet[] = [];
    for (const set of changes.sets) (added.has(set.owner) ? again : fresh).push(set);
    this.apply({ sets: again, dropped: changes.dropped.filter((urn) => added.has(urn)) });
    // Before they are written: some may be there when another cannot be.
    for (const { owner } of fresh) added.add(owner);
    for (const set of fresh) this.insertAll(set);
  }

  /** The edge that a row states. */
  edgeOf(row: EdgeRow): Edge {
    const stamps = readStamps(row.stamps);
    return {
      source: this.nodes.textOf(row.source),
      type: this.names.textOf(row.type),
      destination: this.nodes.textOf(row.destination),
      lineage: row.upper === null ? 'none' : row.upper === row.destination ? 'upstream' : 'downstream',
      createdOn: row.created ?? undefined,
      createdActor: stamps.createdActor,
      updatedOn: row.updated ?? undefined,
      updatedActor: stamps.updatedActor,
      properties: stamps.properties,
    };
  }

  private drop(urn: Urn, touched: TouchedNow): void {
    const owner = this.nodes.find(urn);
    if (owner === undefined) return;
    touched.owners.add(urn);
    this.removeAll(this.ownedRows.all(owner), touched.nodes);
  }

  /** Rows that stay as they are are not written again: most writes of a set repeat it. */
  private replace(set: EdgeSet, touched: TouchedNow): void {
    const owner = this.nodes.idOf(set.owner);
    const aspect = this.names.idOf(set.aspect);
    const rows = this.setRows.all(owner, aspect);
    if (this.isRepeated(rows, set.edges)) return;
    touched.owners.add(set.owner);
    const held = new Map(rows.map((row) => [keyOfHeld(row), row]));
    for (const edge of set.edges) {
      const row = this.newRow(owner, aspect, edge);
      if (held.delete(keyOfNew(row))) continue;
      this.insert.run(...row);
      touch(touched.nodes, row[5], row[6]);
    }
    this.removeAll([...held.values()], touched.nodes);
  }

  /** Whether the rows state these very edges, in this order. */
  private isRepeated(rows: readonly StoredEdge[], edges: readonly Edge[]): boolean {
    return (
      rows.length === edges.length &&
      rows.every((row, at) => {
        const edge = edges[at];
        return edge !== undefined && this.states(row, edge);
      })
    );
  }

  private states([, source, type, destination, upper, created, updated, stamps]: StoredEdge, edge: Edge): boolean {
    return (
      source === this.nodes.find(edge.source) &&
      destination === this.nodes.find(edge.destination) &&
      type === this.names.find(edge.type) &&
      upper === upperOf(edge, source, destination) &&
      created === (edge.createdOn ?? null) &&
      updated === (edge.updatedOn ?? null) &&
      stamps === writeStamps(edge)
    );
  }

  /** Of an entity that has no edges for the aspect. */
  private insertAll({ owner, aspect, edges }: EdgeSet): void {
    if (edges.length === 0) return;
    const [ownerId, aspectId] = [this.nodes.idOf(owner), this.names.idOf(aspect)];
    for (const edge of edges) this.insert.run(...this.newRow(ownerId, aspectId, edge));
  }

  private removeAll(rows: readonly StoredEdge[], touched: Set<number>): void {
    for (const [id, source, , destination, upper] of rows) {
      this.remove.run(id);
      if (upper !== null) touch(touched, source, destination);
    }
  }

  private newRow(owner: number, aspect: number, edge: Edge): NewRow {
    const source = this.nodes.idOf(edge.source);
    const destination = this.nodes.idOf(edge.destination);
    const upper = upperOf(edge, source, destination);
    const lower = upper === null ? null : upper === source ? destination : source;
    const created = edge.createdOn ?? null;
    const type = this.names.idOf(edge.type);
    return [owner, aspect, source, type, destination, upper, lower, created, edge.updatedOn ?? null, writeStamps(edge)];
  }
}

function touch(touched: Set<number>, ...nodes: readonly (number | null)[]): void {
  for (const node of nodes) if (node !== null) touched.add(node);
}

/** The node of an edge that is upstream; `null` when it is no lineage. */
function upperOf({ lineage }: Edge, source: number, destination: number): number | null {
  if (lineage === 'none') return null;
  return lineage === 'upstream' ? destination : source;
}

function keyOfHeld([, source, type, destination, upper, created, updated, stamps]: StoredEdge): string {
  return [source, type, destination, upper, created, updated, stamps].join('|');
}

function keyOfNew([, , source, type, destination, upper, , created, updated, stamps]: NewRow): string {
  return [source, type, destination, upper, created, updated, stamps].join('|');
}

function writeStamps({ createdActor, updatedActor, properties }: Edge): string | null {
  if (createdActor === undefined && updatedActor === undefined && properties === undefined) return null;
  return JSON.stringify({ createdActor, updatedActor, properties });
}

function readStamps(text: string | null): EdgeStamps {
  if (text === null) return {};
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- written by writeStamps above
  return JSON.parse(text) as EdgeStamps;
}
