import type { ContentSum } from '../../../change-log/content-sum.js';
import type { Database, Statement } from '../database.js';
import { StoreUnavailable } from '../../../kernel/failures.js';
import type { Urn } from '../../../kernel/urn.js';
import type { Edge, EdgeChange, EdgeSet } from '../../../lineage/edge-store.port.js';
import { openSqliteFile, removeSqliteFile, type SqliteFile } from '../sqlite-file.js';
import { asStoreFault, isCorruption } from '../sqlite-fault.js';
import { MakingTable } from '../making-table.js';
import { EDGE_FILE_SCHEMA, EdgeProgress } from './edge-progress.js';
import { EDGE_INDEXES } from './edge-schema.js';
import { NumberedTexts } from './numbered-texts.js';

/** What is known of an edge beside its ends, as stored in `stamps`. */
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

/** An edge of a set as it is stored, in the order of STORED: arrays are read faster than objects. */
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

const STORED = 'id, source, type, destination, upper, created, updated, stamps';

/** A whole row. */
type WholeRow = readonly [
  id: number,
  owner: number,
  aspect: number,
  source: number,
  type: number,
  destination: number,
  upper: number | null,
  created: number | null,
  updated: number | null,
  stamps: string | null,
];

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

/**
 * What changes have altered. `owners`: entities whose edges are other ones now. `nodes`: nodes whose lineage neighbours
 * are.
 */
interface Touched {
  readonly owners: Set<Urn>;
  readonly nodes: Set<number>;
}

const CACHE_BYTES = 6 * 1024 * 1024;

/** One generation of the edges: its tables, and how they change. Synchronous; throws what the driver throws. */
export class EdgeFile {
  readonly database: Database;
  readonly nodes: NumberedTexts<Urn>;
  readonly names: NumberedTexts;
  readonly progress: EdgeProgress;
  /** How far the file is while it is in the making. */
  readonly making: MakingTable;
  private readonly setRows: Statement<[number, number], StoredEdge>;
  private readonly ownedRows: Statement<[number], StoredEdge>;
  private readonly rowsAfter: Statement<[number, number], WholeRow>;
  private readonly insert: Statement<NewRow>;
  private readonly remove: Statement<[number]>;
  private readonly lastNode: Statement<[number, number], number | null>;
  private readonly dropUnused: Statement<[number, number], number>;

  private constructor(
    readonly file: SqliteFile,
    signature: string,
  ) {
    const { database } = file;
    this.database = database;
    this.nodes = new NumberedTexts(database, 'node', 'urn');
    this.names = new NumberedTexts(database, 'name', 'text');
    this.progress = new EdgeProgress(database);
    this.making = new MakingTable(database, { layout: EDGE_FILE_SCHEMA, signature });
    this.setRows = database.prepareArrays<[number, number], StoredEdge>(
      `SELECT ${STORED} FROM edge WHERE owner = ? AND aspect = ? ORDER BY id`,
    );
    this.ownedRows = database.prepareArrays<[number], StoredEdge>(`SELECT ${STORED} FROM edge WHERE owner = ?`);
    this.rowsAfter = database.prepareArrays<[number, number], WholeRow>(
      `SELECT id, owner, aspect, source, type, destination, upper, created, updated, stamps FROM edge
       WHERE id > ? ORDER BY id LIMIT ?`,
    );
    this.insert = database.prepare(
      `INSERT INTO edge (owner, aspect, source, type, destination, upper, lower, created, updated, stamps)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    this.remove = database.prepare('DELETE FROM edge WHERE id = ?');
    this.lastNode = database.prepareValues(
      'SELECT max(id) FROM (SELECT id FROM node WHERE id > ? ORDER BY id LIMIT ?)',
    );
    this.dropUnused = database.prepareValues(`
      DELETE FROM node WHERE id > ? AND id <= ?
        AND NOT EXISTS (SELECT 1 FROM edge WHERE source = node.id)
        AND NOT EXISTS (SELECT 1 FROM edge WHERE destination = node.id)
        AND NOT EXISTS (SELECT 1 FROM edge WHERE owner = node.id)
      RETURNING id`);
  }

  /**
   * A file that is there; `undefined` when it is damaged, was not finished, or has other tables. @throws
   * StoreUnavailable
   */
  static openFinished(path: string): EdgeFile | undefined {
    const opening = openSqliteFile({ path, durability: 'process', cacheBytes: CACHE_BYTES });
    if (opening.kind === 'corrupt') return undefined;
    const { file } = opening;
    try {
      if (EdgeProgress.isFinished(file.database)) {
        const edges = new EdgeFile(file, '');
        edges.makeIndexes();
        return edges;
      }
    } catch (error) {
      file.database.close();
      if (!isCorruption(error)) throw asStoreFault(error);
    }
    file.destroy();
    return undefined;
  }

  /**
   * An empty file without a position and without the indexes of reads; whatever is at the path is removed. @throws
   * StoreUnavailable
   */
  static create(path: string, signature: string): EdgeFile {
    removeSqliteFile(path);
    const opening = openSqliteFile({ path, durability: 'process', cacheBytes: CACHE_BYTES });
    if (opening.kind === 'corrupt')
      throw new StoreUnavailable(`The new index file ${path} is damaged: ${opening.reason}.`);
    EdgeProgress.create(opening.file.database, signature);
    return new EdgeFile(opening.file, signature);
  }

  /** A file in the making that was left; `undefined` when it cannot be continued. @throws StoreUnavailable */
  static openLeft(path: string, signature: string): EdgeFile | undefined {
    const opening = openSqliteFile({ path, durability: 'process', cacheBytes: CACHE_BYTES });
    if (opening.kind === 'corrupt') return undefined;
    const { file } = opening;
    try {
      const isLeft = new MakingTable(file.database, { layout: EDGE_FILE_SCHEMA, signature }).read() !== undefined;
      if (isLeft) return new EdgeFile(file, signature);
    } catch (error) {
      file.abandon();
      if (!isCorruption(error)) throw asStoreFault(error);
      return undefined;
    }
    file.abandon();
    return undefined;
  }

  /** Make the indexes that only reads need, those that are missing. */
  makeIndexes(): void {
    this.database.exec(EDGE_INDEXES);
  }

  /** Apply changes in their order. Only inside a transaction. */
  apply(changes: readonly EdgeChange[]): Touched {
    const touched = { owners: new Set<Urn>(), nodes: new Set<number>() };
    for (const change of changes) {
      if (change.kind === 'drop') this.drop(change.owner, touched);
      else this.replace(change, touched);
    }
    return touched;
  }

  /**
   * Apply changes to a file in the making. What it has of an entity is read only when an earlier call brought that
   * entity, which most do once. Only inside a transaction.
   * @param added entities of earlier calls, those of this call are added to it; `undefined` when that is not known
   */
  add(changes: readonly EdgeChange[], added: Set<Urn> | undefined): void {
    const touched = { owners: new Set<Urn>(), nodes: new Set<number>() };
    const fresh = new Set<Urn>();
    for (const change of changes) {
      const { owner } = change;
      if (added?.has(owner) === false) fresh.add(owner);
      // Before the rows are: when one cannot be written, those before it are there.
      added?.add(owner);
      if (change.kind === 'drop') this.drop(owner, touched);
      else if (fresh.has(owner)) this.insertAll(change);
      else this.replace(change, touched);
    }
  }

  /**
   * Remove nodes that no edge has, out of so many after a number.
   * @returns the number after which to continue; `undefined` when there are no more nodes
   */
  removeUnused(after: number, limit: number): number | undefined {
    const last = this.lastNode.get(after, limit);
    if (last === undefined || last === null) return undefined;
    if (this.dropUnused.all(after, last).length > 0) this.nodes.forget();
    return last;
  }

  /** The edge that a row states. */
  edgeOf(row: EdgeRow): Edge {
    const stamps = readStamps(row.stamps);
    return {
      source: this.nodes.textOf(row.source),
      type: this.names.textOf(row.type),
      destination: this.nodes.textOf(row.destination),
      lineage: lineageOf(row.upper, row.destination),
      createdOn: row.created ?? undefined,
      createdActor: stamps.createdActor,
      updatedOn: row.updated ?? undefined,
      updatedActor: stamps.updatedActor,
      properties: stamps.properties,
    };
  }

  /**
   * Add so many edges after a row to a sum, as they are stored, so that it becomes the one of `sumEdge`.
   * @returns the last row; `undefined` when there are no more
   */
  sumRows(sum: ContentSum, after: number, limit: number): number | undefined {
    const { nodes, names } = this;
    const rows = this.rowsAfter.all(after, limit);
    for (const [, owner, aspect, source, type, destination, upper, created, updated, stamps] of rows) {
      sum.add(
        nodes.textOf(owner),
        names.textOf(aspect),
        nodes.textOf(source),
        names.textOf(type),
        nodes.textOf(destination),
        lineageOf(upper, destination),
        timesOf(created, updated),
        stamps ?? '',
      );
    }
    return rows.at(-1)?.[0];
  }

  private drop(urn: Urn, touched: Touched): void {
    const owner = this.nodes.find(urn);
    if (owner === undefined) return;
    touched.owners.add(urn);
    this.removeAll(this.ownedRows.all(owner), touched.nodes);
  }

  /** Rows that do not change are not written again: most writes repeat the set that is there. */
  private replace(set: EdgeSet, touched: Touched): void {
    const owner = this.nodes.idOf(set.owner);
    const aspect = this.names.idOf(set.aspect);
    const rows = this.setRows.all(owner, aspect);
    if (this.isRepeated(rows, set.edges)) return;
    touched.owners.add(set.owner);
    const obsolete = new Map(rows.map((row) => [keyOfStored(row), row]));
    for (const edge of set.edges) {
      const row = this.newRow(owner, aspect, edge);
      if (obsolete.delete(keyOfNew(row))) continue;
      this.insert.run(...row);
      touch(touched.nodes, row[5], row[6]);
    }
    this.removeAll([...obsolete.values()], touched.nodes);
  }

  /** Whether the rows are these edges, in this order. */
  private isRepeated(rows: readonly StoredEdge[], edges: readonly Edge[]): boolean {
    return (
      rows.length === edges.length &&
      rows.every((row, at) => {
        const edge = edges[at];
        return edge !== undefined && this.isRowOf(row, edge);
      })
    );
  }

  private isRowOf([, source, type, destination, upper, created, updated, stamps]: StoredEdge, edge: Edge): boolean {
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

  /** Only for an entity that has no edges of this aspect. */
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

function lineageOf(upper: number | null, destination: number): Edge['lineage'] {
  if (upper === null) return 'none';
  return upper === destination ? 'upstream' : 'downstream';
}

/** The node of an edge that is upstream; `null` when it is no lineage. */
function upperOf({ lineage }: Edge, source: number, destination: number): number | null {
  if (lineage === 'none') return null;
  return lineage === 'upstream' ? destination : source;
}

function keyOfStored([, source, type, destination, upper, created, updated, stamps]: StoredEdge): string {
  return [source, type, destination, upper, created, updated, stamps].join('|');
}

function keyOfNew([, , source, type, destination, upper, , created, updated, stamps]: NewRow): string {
  return [source, type, destination, upper, created, updated, stamps].join('|');
}

/** Add an edge of a set to a sum, as it is stored. */
export function sumEdge(sum: ContentSum, { owner, aspect }: Pick<EdgeSet, 'aspect' | 'owner'>, edge: Edge): void {
  const { source, type, destination, lineage, createdOn, updatedOn } = edge;
  sum.add(owner, aspect, source, type, destination, lineage, timesOf(createdOn, updatedOn), writeStamps(edge) ?? '');
}

function timesOf(created: number | null | undefined, updated: number | null | undefined): string {
  return `${String(created ?? '')} ${String(updated ?? '')}`;
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
