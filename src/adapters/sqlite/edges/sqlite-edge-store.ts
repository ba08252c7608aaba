import type { Generation, GenerationProgress } from '../../../change-log/derived-store.port.js';
import type { Freshness, Position } from '../../../change-log/position.js';
import type { PurgePace } from '../../../change-log/purge-pace.js';
import type { Urn } from '../../../kernel/urn.js';
import { type EdgeChange, type EdgeSet, EdgeStore } from '../../../lineage/edge-store.port.js';
import { type GenerationFormat, ServedGenerations } from '../served-generations.js';
import { attempt } from '../sqlite-fault.js';
import { WRITE_BEHIND_CAPABILITIES } from '../write-behind.js';
import { beginIndexing } from './edge-indexing.js';
import { EdgeFile } from './edge-file.js';
import { NewEdgeFile } from './new-edge-file.js';
import { ServedEdgeFile } from './served-edge-file.js';

/** The files of the edges, and which one serves. */
export type EdgeGenerations = ServedGenerations<ServedEdgeFile, EdgeChange>;

/** The edges in a SQLite file of their own, `edges-<generation>.db`. */
export class SqliteEdgeStore extends EdgeStore {
  override readonly capabilities = WRITE_BEHIND_CAPABILITIES;

  private constructor(readonly generations: EdgeGenerations) {
    super();
  }

  /**
   * Open the newest generation in the directory, an empty one when none is sound.
   * @param signature of the relationships that the edges are made for
   * @throws StoreUnavailable when the directory cannot be used
   */
  static async open(directory: string, signature: string): Promise<SqliteEdgeStore> {
    return new SqliteEdgeStore(await ServedGenerations.open(directory, edgeFormat(signature)));
  }

  close(): Promise<void> {
    return this.generations.close();
  }

  override position(): Promise<Position | undefined> {
    return this.generations.position();
  }

  override recover(): Promise<void> {
    return this.generations.recover();
  }

  override freshness(): Promise<Freshness> {
    return this.generations.freshness();
  }

  override apply(changes: readonly EdgeChange[], position: Position): Promise<void> {
    return attempt(async () => {
      await this.generations.current.writes.delay('write');
      this.generations.current.write(changes, position);
    });
  }

  override flush(): Promise<void> {
    return this.generations.flush();
  }

  override purge(pace: PurgePace): Promise<void> {
    return this.generations.current.purge(pace);
  }

  override leftGeneration(): Promise<GenerationProgress | undefined> {
    return this.generations.leftGeneration();
  }

  override newGeneration(beginning: 'empty' | 'left' = 'empty'): Promise<Generation<EdgeChange>> {
    return this.generations.newGeneration(beginning);
  }

  override edgeSets(
    after: { readonly owner: Urn; readonly aspect: string } | undefined,
    limit: number,
  ): Promise<readonly EdgeSet[]> {
    return attempt(() => this.generations.current.reader.edgeSets(after, limit));
  }
}

function edgeFormat(signature: string): GenerationFormat<ServedEdgeFile, EdgeChange> {
  return {
    name: 'edges',
    signature,
    openFinished: (path) => {
      const edges = EdgeFile.openFinished(path);
      return edges === undefined ? undefined : new ServedEdgeFile(edges);
    },
    create: (path) => {
      const edges = EdgeFile.create(path, signature);
      edges.makeIndexes();
      return new ServedEdgeFile(edges);
    },
    left: (path) => {
      const edges = EdgeFile.openLeft(path, signature);
      const progress = edges?.making.read();
      edges?.file.abandon();
      return progress;
    },
    build: (path, beginning) => new NewEdgeFile(path, { signature, beginIndexing, beginning }),
  };
}
