import type { Urn } from '../../../kernel/urn.js';
import type {
  EdgeChanges,
  EdgeGeneration,
  EdgeSet,
  Neighbours,
  NeighboursRequest,
  Walk,
  WalkRequest,
} from '../../../lineage/edge-graph.port.js';
import { EdgeGraph } from '../../../lineage/edge-graph.port.js';
import type { Freshness, Position } from '../../../projections/projection.port.js';
import { GenerationFiles, signatureOf } from '../generation-files.js';
import { attempt } from '../sqlite-fault.js';
import type { SqliteFile } from '../sqlite-file.js';
import { EdgeFile } from './edge-file.js';
import { EdgeReader } from './edge-reader.js';
import { EDGE_INDEXES, EDGE_SCHEMA } from './edge-schema.js';

const CACHE_BYTES = 16 * 1024 * 1024;
const NO_NEIGHBOURS: Neighbours = { items: [], total: 0 };

/** One generation, open. */
interface Serving {
  readonly file: EdgeFile;
  readonly reader: EdgeReader;
}

/** The edge graph in an SQLite file of its own. */
export class SqliteEdgeGraph extends EdgeGraph {
  private serving: Serving;

  private constructor(
    private readonly files: GenerationFiles,
    private readonly signature: string,
  ) {
    super();
    const opened = files.openServing();
    opened.database.exec(EDGE_INDEXES);
    this.serving = serve(opened);
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
    this.serving.file.file.close();
  }

  override position(): Promise<Position | undefined> {
    return attempt(() => this.serving.file.cursor.read());
  }

  override freshness(): Promise<Freshness> {
    return attempt(() => (signatureOf(this.serving.file.file) === this.signature ? 'current' : 'outdated'));
  }

  override apply(changes: EdgeChanges, position: Position): Promise<void> {
    return attempt(() => {
      applyTo(this.serving, changes, position);
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

  override walk(request: WalkRequest): Promise<Walk> {
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
      const made = serve(this.files.create());
      return {
        add: (changes: EdgeChanges) =>
          attempt(() => {
            applyTo(made, changes, undefined);
          }),
        finish: (position: Position) =>
          attempt(() => {
            made.file.database.exec(EDGE_INDEXES);
            made.file.cursor.write(position);
            const old = this.serving;
            this.serving = made;
            old.file.file.destroy();
          }),
        abandon: () =>
          attempt(() => {
            made.file.file.destroy();
          }),
      };
    });
  }
}

function serve(opened: SqliteFile): Serving {
  const file = new EdgeFile(opened);
  return { file, reader: new EdgeReader(file) };
}

function applyTo({ file, reader }: Serving, changes: EdgeChanges, position: Position | undefined): void {
  try {
    reader.walks.forget(file.apply(changes, position));
  } catch (error) {
    // Numbers that were given inside the transaction are gone with it.
    file.nodes.forget();
    file.names.forget();
    throw error;
  }
}
