import type { Statement } from '../database.js';
import type { Urn } from '../../../kernel/urn.js';
import type { EdgeSet } from '../../../lineage/edge-store.port.js';
import type { Neighbours, NeighboursRequest, WalkResult, WalkRequest } from '../../../lineage/edge-graph.port.js';
import type { EdgeFile, EdgeRow } from './edge-file.js';
import { LineageWalks } from './lineage-walk.js';
import type { NeighbourRow } from './neighbour-statements.js';
import { NeighbourStatements } from './neighbour-statements.js';

interface SetKey {
  readonly owner: number;
  readonly aspect: number;
}

/** Reads of one generation of the edges. */
export class EdgeReader {
  readonly walks: LineageWalks;
  private readonly neighbours: Readonly<Record<NeighboursRequest['direction'], NeighbourStatements>>;
  private readonly setKeys: Statement<[{ owner: string; aspect: string; limit: number }], SetKey>;
  private readonly setRows: Statement<[number, number], EdgeRow>;

  constructor(private readonly file: EdgeFile) {
    const { database } = file;
    this.walks = new LineageWalks(database);
    this.neighbours = {
      INCOMING: new NeighbourStatements(database, 'INCOMING'),
      OUTGOING: new NeighbourStatements(database, 'OUTGOING'),
      UNDIRECTED: new NeighbourStatements(database, 'UNDIRECTED'),
    };
    this.setKeys = database.prepare(`
      SELECT DISTINCT edge.owner, edge.aspect FROM edge
      JOIN node ON node.id = edge.owner JOIN name ON name.id = edge.aspect
      WHERE (node.urn, name.text) > (:owner, :aspect) ORDER BY node.urn, name.text LIMIT :limit`);
    this.setRows = database.prepare('SELECT * FROM edge WHERE owner = ? AND aspect = ? ORDER BY id');
  }

  neighboursOf(urns: readonly Urn[], request: Omit<NeighboursRequest, 'urn'>): ReadonlyMap<Urn, Neighbours> {
    const { nodes, names } = this.file;
    const roots = urns.flatMap((urn) => nodes.find(urn) ?? []);
    const types = request.types.flatMap((type) => names.find(type) ?? []);
    const parameters = {
      roots: JSON.stringify(roots),
      types: request.types.length === 0 ? null : JSON.stringify(types),
      start: request.page.start,
      end: request.page.start + request.page.count,
    };
    const statements = this.neighbours[request.direction];
    const pages = new Map(roots.map((root): [number, NeighbourRow[]] => [root, []]));
    for (const row of statements.page.all(parameters)) pages.get(row.root)?.push(row);
    const totals = new Map(statements.totals.all(parameters).map((row) => [row.root, row.total]));
    return new Map(
      urns.map((urn) => {
        const root = nodes.find(urn) ?? 0;
        return [urn, { items: (pages.get(root) ?? []).map((row) => this.item(row)), total: totals.get(root) ?? 0 }];
      }),
    );
  }

  walk(request: WalkRequest): WalkResult {
    const { nodes } = this.file;
    const root = nodes.find(request.root);
    if (root === undefined) return { nodes: [], completeness: 'complete' };
    const walk = this.walks.walk(root, request);
    return {
      nodes: walk.nodes.map((node, at) => ({
        urn: nodes.textOf(node),
        degree: walk.degrees[at] ?? 0,
        parent: walk.parents[at] ?? -1,
      })),
      completeness: walk.completeness,
    };
  }

  edgeSets(after: { readonly owner: Urn; readonly aspect: string } | undefined, limit: number): readonly EdgeSet[] {
    const { nodes, names } = this.file;
    const keys = this.setKeys.all({ owner: after?.owner ?? '', aspect: after?.aspect ?? '', limit });
    return keys.map(({ owner, aspect }) => ({
      owner: nodes.textOf(owner),
      aspect: names.textOf(aspect),
      edges: this.setRows.all(owner, aspect).map((row) => this.file.edgeOf(row)),
    }));
  }

  private item(row: NeighbourRow): Neighbours['items'][number] {
    const edge = this.file.edgeOf(row);
    return { type: edge.type, urn: this.file.nodes.textOf(row.other), edge };
  }
}
