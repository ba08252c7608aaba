import { nextTurn } from '../../../kernel/event-loop-turn.js';
import { ContentSum, type ContentTotal } from '../../../change-log/content-sum.js';
import type { GenerationProgress } from '../../../change-log/derived-store.port.js';
import type { Position } from '../../../change-log/position.js';
import { invariant } from '../../../kernel/assert-never.js';
import type { Urn } from '../../../kernel/urn.js';
import type { EdgeChange } from '../../../lineage/edge-store.port.js';
import type { GenerationBuilder } from '../served-generations.js';
import { attempt, lostGeneration } from '../sqlite-fault.js';
import { type BeginIndexing, indexManyEdges } from './edge-indexing.js';
import { EdgeFile, sumEdge } from './edge-file.js';
import { EdgeReader } from './edge-reader.js';
import { ServedEdgeFile } from './served-edge-file.js';

/** Changes in one transaction. */
const CHANGES_A_TRANSACTION = 5000;
/** Edges that are summed up in one go, about two milliseconds. */
const SUMMED_AT_ONCE = 1000;

/** What a file is made with. `signature`: of the relationships. */
export interface NewEdgeFileSettings {
  readonly signature: string;
  readonly beginIndexing: BeginIndexing;
  readonly beginning: 'empty' | 'left';
}

/**
 * A generation of the edges in the making. It counts only when it is finished, so its transactions are long, no
 * write-ahead log is kept, and the indexes that only reads need are made at the end, in one go.
 */
export class NewEdgeFile implements GenerationBuilder<ServedEdgeFile, EdgeChange> {
  private readonly edges: EdgeFile;
  private uncommitted = 0;
  private count = 0;
  /** Entities that changes were added of; `undefined` when some were added by an earlier process. */
  private added: Set<Urn> | undefined;
  private reader: EdgeReader | undefined;

  constructor(
    private readonly path: string,
    private readonly settings: NewEdgeFileSettings,
  ) {
    this.edges = openedFile(path, settings);
    this.added = settings.beginning === 'empty' ? new Set() : undefined;
    this.edges.database.pragma('journal_mode = DELETE');
    this.edges.nodes.fill();
  }

  add(changes: readonly EdgeChange[]): Promise<ContentTotal> {
    return attempt(() => {
      const { database } = this.edges;
      if (this.uncommitted > 0 && !database.inTransaction) throw lostGeneration();
      if (!database.inTransaction) database.exec('BEGIN IMMEDIATE');
      this.edges.add(changes, this.added);
      this.uncommitted += changes.length;
      const sum = new ContentSum();
      for (const change of changes) {
        if (change.kind === 'drop') continue;
        this.count += change.edges.length;
        for (const edge of change.edges) sumEdge(sum, change, edge);
      }
      if (this.uncommitted >= CHANGES_A_TRANSACTION) this.commit();
      return sum.total;
    });
  }

  checkpoint(progress: GenerationProgress): Promise<void> {
    return attempt(() => {
      const { database } = this.edges;
      if (!database.inTransaction) database.exec('BEGIN IMMEDIATE');
      this.edges.making.write(progress);
      this.commit();
    });
  }

  total(): Promise<ContentTotal> {
    return attempt(async () => {
      for (const steps = this.edges.nodes.load(); steps.next().done !== true;) await nextTurn();
      const sum = new ContentSum();
      for (let last: number | undefined = 0; last !== undefined;) {
        last = this.edges.sumRows(sum, last, SUMMED_AT_ONCE);
        await nextTurn();
      }
      return sum.total;
    });
  }

  content(after: Urn | undefined, limit: number): Promise<readonly EdgeChange[]> {
    return attempt(() => {
      this.reader ??= new EdgeReader(this.edges);
      return this.reader.setsAfter(after, limit).map((set) => ({ kind: 'set', ...set }));
    });
  }

  async finish(position: Position): Promise<ServedEdgeFile> {
    await attempt(() => {
      this.commit();
      this.added = undefined;
      this.edges.nodes.forget();
    });
    await indexManyEdges(this.path, this.count, this.settings.beginIndexing);
    return attempt(() => {
      this.edges.makeIndexes();
      this.edges.database.exec('BEGIN IMMEDIATE');
      this.edges.making.drop();
      this.edges.progress.setPosition(position);
      this.edges.database.exec('COMMIT');
      this.edges.database.pragma('journal_mode = WAL');
      return new ServedEdgeFile(this.edges);
    });
  }

  leave(): Promise<void> {
    return attempt(() => {
      if (this.edges.database.inTransaction) this.edges.database.exec('ROLLBACK');
      if (this.edges.making.read() === undefined) this.edges.file.destroy();
      else this.edges.file.abandon();
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

function openedFile(path: string, { signature, beginning }: NewEdgeFileSettings): EdgeFile {
  const edges = beginning === 'empty' ? EdgeFile.create(path, signature) : EdgeFile.openLeft(path, signature);
  invariant(edges !== undefined, 'a file of edges that was left can be opened again');
  return edges;
}
