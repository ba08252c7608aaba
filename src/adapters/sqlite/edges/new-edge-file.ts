import type { Position } from '../../../change-log/position.js';
import type { Urn } from '../../../kernel/urn.js';
import type { EdgeChange } from '../../../lineage/edge-store.port.js';
import type { GenerationBuilder } from '../served-generations.js';
import { attempt, lostGeneration } from '../sqlite-fault.js';
import { type BeginIndexing, indexManyEdges } from './edge-indexing.js';
import { EdgeFile } from './edge-file.js';
import { ServedEdgeFile } from './served-edge-file.js';

/** Changes in one transaction. */
const CHANGES_A_TRANSACTION = 5000;

/**
 * A generation of the edges in the making. It counts only when it is finished, so its transactions are long, no
 * write-ahead log is kept, and the indexes that only reads need are made at the end, in one go.
 */
export class NewEdgeFile implements GenerationBuilder<ServedEdgeFile, EdgeChange> {
  private readonly edges: EdgeFile;
  private uncommitted = 0;
  private count = 0;
  /** Entities that changes were added of. */
  private added = new Set<Urn>();

  constructor(
    private readonly path: string,
    signature: string,
    private readonly begin: BeginIndexing,
  ) {
    this.edges = EdgeFile.create(path, signature);
    this.edges.database.pragma('journal_mode = MEMORY');
    this.edges.nodes.fill();
  }

  add(changes: readonly EdgeChange[]): Promise<void> {
    return attempt(() => {
      const { database } = this.edges;
      if (this.uncommitted > 0 && !database.inTransaction) throw lostGeneration();
      if (!database.inTransaction) database.exec('BEGIN IMMEDIATE');
      this.edges.add(changes, this.added);
      this.uncommitted += changes.length;
      for (const change of changes) if (change.kind === 'set') this.count += change.edges.length;
      if (this.uncommitted >= CHANGES_A_TRANSACTION) this.commit();
    });
  }

  async finish(position: Position): Promise<ServedEdgeFile> {
    await attempt(() => {
      this.commit();
      this.added = new Set();
      this.edges.nodes.forget();
    });
    await indexManyEdges(this.path, this.count, this.begin);
    return attempt(() => {
      this.edges.makeIndexes();
      this.edges.progress.setPosition(position);
      this.edges.database.pragma('journal_mode = WAL');
      return new ServedEdgeFile(this.edges);
    });
  }

  destroy(): Promise<void> {
    return attempt(() => {
      this.edges.file.destroy();
    });
  }

  private commit(): void {
    if (this.edges.database.inTransaction) this.edges.database.exec('COMMIT');
    this.uncommitted = 0;
  }
}
