import { nextTurn } from '../../../kernel/event-loop-turn.js';
import type { Position } from '../../../change-log/position.js';
import type { PurgePace } from '../../../change-log/purge-pace.js';
import type { EdgeChange } from '../../../lineage/edge-store.port.js';
import type { ServedFile } from '../served-generations.js';
import { purgeFile } from '../purge-file.js';
import { attempt } from '../sqlite-fault.js';
import type { SqliteFile } from '../sqlite-file.js';
import { WriteBehind, type WriteBehindOwner } from '../write-behind.js';
import type { EdgeFile } from './edge-file.js';
import { EdgeReader } from './edge-reader.js';

/** Nodes that are looked at in one go; about two milliseconds. */
const NODES_A_SLICE = 500;

/** One generation of the edges that takes changes and answers. */
export class ServedEdgeFile implements ServedFile, WriteBehindOwner {
  readonly file: SqliteFile;
  readonly writes: WriteBehind;
  readonly signature: string;
  private readonly cachedReader: EdgeReader;

  constructor(private readonly edges: EdgeFile) {
    this.file = edges.file;
    this.signature = edges.progress.signature();
    this.cachedReader = new EdgeReader(edges);
    this.writes = new WriteBehind(edges.file, this, () => edges.progress.position());
  }

  /** For one read. @throws StoreUnavailable while writes are lost */
  get reader(): EdgeReader {
    this.writes.check();
    return this.cachedReader;
  }

  /** Highest number that an entity was given. */
  get nodes(): number {
    return this.edges.nodes.limit - 1;
  }

  get cacheBytes(): number {
    return this.cachedReader.walks.cacheBytes + this.edges.nodes.bytes;
  }

  write(changes: readonly EdgeChange[], position: Position): void {
    this.writes.apply(position, () => {
      const { owners, nodes } = this.edges.apply(changes);
      this.cachedReader.walks.forget(nodes);
      // Edges of an entity are written side by side, so that a commit costs by the number of entities.
      return owners.size;
    });
  }

  /** Nothing is pending: edges are written at once. */
  writePending(): 'done' {
    return 'done';
  }

  /** Tables with plain indexes need no compaction. */
  compact(): 'done' {
    return 'done';
  }

  /** See DerivedStore. */
  async purge(pace: PurgePace): Promise<void> {
    const flush = (): void => {
      this.writes.flush();
    };
    let after: number | undefined = 0;
    while (after !== undefined && this.edges.database.isOpen) {
      const from: number = after;
      after = await attempt(() => {
        flush();
        return this.edges.removeUnused(from, NODES_A_SLICE);
      });
      await nextTurn();
    }
    await purgeFile(this.file, pace, flush);
  }

  writePosition(position: Position): void {
    this.edges.progress.setPosition(position);
  }

  onRollback(): void {
    // Numbers that were given inside the transaction are gone with it.
    this.edges.nodes.forget();
    this.edges.names.forget();
    this.cachedReader.walks.forgetAll();
  }
}
