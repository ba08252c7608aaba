import type { Urn } from '../../../kernel/urn.js';
import type {
  EdgeChanges,
  EdgeGeneration,
  EdgeSet,
  Neighbours,
  NeighboursRequest,
  WalkResult,
  WalkRequest,
} from '../../../lineage/edge-graph.port.js';
import { EdgeGraph } from '../../../lineage/edge-graph.port.js';
import type { Freshness, Position } from '../../../change-log/position.js';
import { GenerationFiles, signatureOf } from '../generation-files.js';
import { attempt } from '../sqlite-fault.js';
import type { SqliteFile } from '../sqlite-file.js';
import { lostGeneration, WriteBehind } from '../write-behind.js';
import { EdgeFile } from './edge-file.js';
import { EdgeReader } from './edge-reader.js';
import { EDGE_INDEXES, EDGE_SCHEMA } from './edge-schema.js';

const CACHE_BYTES = 6 * 1024 * 1024;
const NO_NEIGHBOURS: Neighbours = { items: [], total: 0 };

/** Changed sets in one transaction of a generation in the making. */
const CHANGES_A_TRANSACTION = 5000;

/** One generation, open. */
class ServedEdgeFile {
  readonly writes: WriteBehind;
  readonly file: EdgeFile;
  private readonly held: EdgeReader;
  private uncommitted = 0;
  /** Entities that were added while it was made. */
  private added = new Set<Urn>();

  constructor(opened: SqliteFile) {
    this.file = new EdgeFile(opened);
    this.held = new EdgeReader(this.file);
    this.writes = new WriteBehind(opened.database, this, () => this.file.cursor.read());
  }

  /** For one read. */
  get reader(): EdgeReader {
    this.writes.check();
    return this.held;
  }

  write(changes: EdgeChanges, position: Position): void {
    this.writes.apply(position, () => {
      const { owners, nodes } = this.file.apply(changes);
      this.held.walks.forget(nodes);
      // Edges of an entity are written side by side, so that a commit costs by the number of entities.
      return owners.size;
    });
  }

  /** Before anything is added to a generation in the making: what a crash leaves of it is of no use, so no log is kept. */
  begin(): void {
    this.file.database.pragma('journal_mode = MEMORY');
    this.file.nodes.fill();
  }

  /** Write changes of a generation that serves nobody yet; transactions are long, since it counts only when complete. */
  add(changes: EdgeChanges): void {
    const { database } = this.file;
    if (this.uncommitted > 0 && !database.inTransaction) throw lostGeneration();
    if (!database.inTransaction) database.exec('BEGIN IMMEDIATE');
    this.file.add(changes, this.added);
    this.uncommitted += sizeOf(changes);
    if (this.uncommitted >= CHANGES_A_TRANSACTION) this.commit();
  }

  complete(position: Position): void {
    this.commit();
    this.added = new Set();
    this.file.nodes.forget();
    this.file.database.exec(EDGE_INDEXES);
    this.file.cursor.write(position);
    this.file.database.pragma('journal_mode = WAL');
  }

  /** Nothing is held back in memory. */
  flush(): 'done' {
    return 'done';
  }

  /** Tables with plain indexes need none. */
  compact(): 'done' {
    return 'done';
  }

  writePosition(position: Position): void {
    this.file.cursor.write(position);
  }

  onRollback(): void {
    // Numbers that were given inside the transaction are gone with it.
    this.file.nodes.forget();
    this.file.names.forget();
    this.held.walks.forgetAll();
  }

  close(): void {
    this.writes.flush();
    this.writes.abandon();
    this.file.file.close();
  }

  destroy(): void {
    this.writes.abandon();
    this.file.file.destroy();
  }

  private commit(): void {
    if (this.file.database.inTransaction) this.file.database.exec('COMMIT');
    this.uncommitted = 0;
  }
}

function sizeOf({ sets, dropped }: EdgeChanges): number {
  return sets.length + dropped.length;
}

/** The edge graph in an SQLite file of its own. */
export class SqliteEdgeGraph extends EdgeGraph {
  private serving: ServedEdgeFile;

  private constructor(
    private readonly files: GenerationFiles,
    private readonly signature: string,
  ) {
    super();
    const opened = files.openServing();
    opened.database.exec(EDGE_INDEXES);
    this.serving = new ServedEdgeFile(opened);
  }

  /**
   * Open the newest generation in the directory, an empty one when there is none that is sound.
   * @param signature of the relationships by which the edges are made that it is given
   * @throws StoreUnavailable
   */
  static open(directory: string, signature: string): SqliteEdgeGraph {
    const settings = { directory, name: 'edges', schema: EDGE_SCHEMA, signature, cacheBytes: CACHE_BYTES };
    return new SqliteEdgeGraph(new GenerationFiles(settings), signature);
  }

  close(): void {
    this.serving.close();
  }

  override position(): Promise<Position | undefined> {
    return attempt(() => this.serving.writes.position());
  }

  override recover(): Promise<void> {
    return attempt(() => {
      this.serving.writes.recover();
    });
  }

  override freshness(): Promise<Freshness> {
    return attempt(() => (signatureOf(this.serving.file.file) === this.signature ? 'current' : 'outdated'));
  }

  override apply(changes: EdgeChanges, position: Position): Promise<void> {
    return attempt(() => {
      this.serving.write(changes, position);
    });
  }

  override settle(): Promise<void> {
    return attempt(() => {
      this.serving.writes.flush();
    });
  }

  override neighbours(request: NeighboursRequest): Promise<Neighbours> {
    return attempt(() => this.serving.reader.neighboursOf([request.urn], request).get(request.urn) ?? NO_NEIGHBOURS);
  }

  override neighboursOf(
    urns: readonly Urn[],
    request: Omit<NeighboursRequest, 'urn'>,
  ): Promise<ReadonlyMap<Urn, Neighbours>> {
    return attempt(() => this.serving.reader.neighboursOf(urns, request));
  }

  override walk(request: WalkRequest): Promise<WalkResult> {
    return attempt(() => this.serving.reader.walk(request));
  }

  override edgeSets(
    after: { readonly owner: Urn; readonly aspect: string } | undefined,
    limit: number,
  ): Promise<readonly EdgeSet[]> {
    return attempt(() => this.serving.reader.edgeSets(after, limit));
  }

  override newGeneration(): Promise<EdgeGeneration> {
    return attempt(() => {
      const made = new ServedEdgeFile(this.files.create());
      made.begin();
      return {
        add: (changes: EdgeChanges) =>
          attempt(() => {
            made.add(changes);
          }),
        finish: (position: Position) =>
          attempt(() => {
            made.complete(position);
            const old = this.serving;
            this.serving = made;
            old.destroy();
          }),
        abandon: () =>
          attempt(() => {
            made.destroy();
          }),
      };
    });
  }
}
