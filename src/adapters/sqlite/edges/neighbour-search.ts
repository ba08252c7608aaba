import { compareByCodePoint } from '../../../kernel/code-point-order.js';
import { sortInSteps } from '../../../kernel/sort-in-steps.js';
import type { Urn } from '../../../kernel/urn.js';
import type { Neighbours, NeighboursRequest } from '../../../lineage/edge-graph.port.js';
import type { Statement } from '../database.js';
import type { EdgeFile, EdgeRow } from './edge-file.js';
import type { NeighbourKey, NeighbourRow, NeighbourStatements } from './neighbour-statements.js';

/** Edges that are read, counted and ordered by one statement. */
const MOST_AT_ONCE = 500;
/** Units of work of a node, of an edge that is looked at, and of one that is answered. */
const UNITS = { node: 5, edge: 4, item: 10 } as const;

type EdgePlace = readonly [type: number, other: number, id: number];

interface Neighbour {
  readonly id: number;
  readonly urn: Urn;
}

/** What a search needs of a file. `edgeById`: the row of an edge. */
export interface NeighbourSources {
  readonly file: EdgeFile;
  readonly statements: NeighbourStatements;
  readonly edgeById: Statement<[number], EdgeRow>;
}

/**
 * Pages of the edges of nodes. Nodes with few edges share statements that do everything; the edges of a node with many
 * are read in steps, and only those of a page become objects.
 */
export class NeighbourSearch {
  private readonly found = new Map<number, Neighbours>();

  constructor(
    private readonly sources: NeighbourSources,
    private readonly urns: readonly Urn[],
    private readonly request: Omit<NeighboursRequest, 'urn'>,
  ) {}

  /** @yields units of work of each step */
  *steps(): Generator<number, void> {
    const { nodes } = this.sources.file;
    let few: number[] = [];
    let edges = 0;
    for (const urn of new Set(this.urns)) {
      const root = nodes.find(urn);
      if (root === undefined) continue;
      const size = this.sizeOf(root);
      if (size > MOST_AT_ONCE) {
        yield* this.findMany(root);
        continue;
      }
      few.push(root);
      edges += size;
      if (edges < MOST_AT_ONCE && few.length < MOST_AT_ONCE) continue;
      yield this.findFew(few);
      few = [];
      edges = 0;
    }
    if (few.length > 0) yield this.findFew(few);
  }

  /** Of all nodes, in their order. To be asked for after the last step. */
  get result(): ReadonlyMap<Urn, Neighbours> {
    const { nodes } = this.sources.file;
    return new Map(this.urns.map((urn) => [urn, this.found.get(nodes.find(urn) ?? 0) ?? { items: [], total: 0 }]));
  }

  /** Edges of a node, as far as it matters. */
  private sizeOf(root: number): number {
    const { sizes } = this.sources.statements;
    return sizes.reduce((sum, statement) => sum + (statement.get(root, MOST_AT_ONCE + 1) ?? 0), 0);
  }

  /** @returns units of work */
  private findFew(roots: readonly number[]): number {
    const { statements } = this.sources;
    const { start, count } = this.request.page;
    const types = this.types();
    const parameters = {
      roots: JSON.stringify(roots),
      types: types === undefined ? null : JSON.stringify([...types]),
      start,
      end: start + count,
    };
    const pages = new Map(roots.map((root): [number, NeighbourRow[]] => [root, []]));
    for (const row of statements.page.all(parameters)) pages.get(row.root)?.push(row);
    let units = roots.length * UNITS.node;
    for (const { root, total } of statements.totals.all(parameters)) {
      const items = (pages.get(root) ?? []).map((row) => this.item(row, row.other));
      this.found.set(root, { items, total });
      units += total * UNITS.edge + items.length * UNITS.item;
    }
    return units;
  }

  private *findMany(root: number): Generator<number, void> {
    const byType = yield* this.collect(root);
    const { names } = this.sources.file;
    const types = [...byType.keys()].sort((a, b) => compareByCodePoint(names.textOf(a), names.textOf(b)));
    const page: { readonly id: number; readonly other: number }[] = [];
    let { start, count } = this.request.page;
    let total = 0;
    for (const type of types) {
      const neighbours = [...(byType.get(type) ?? [])].map(([other, neighbour]) => ({ other, ...neighbour }));
      total += neighbours.length;
      if (count > 0 && start < neighbours.length) {
        const ordered = yield* sortInSteps(neighbours, (a, b) => compareByCodePoint(a.urn, b.urn));
        for (const neighbour of ordered.slice(start, start + count)) page.push(neighbour);
        count -= Math.min(count, neighbours.length - start);
      }
      start = Math.max(0, start - neighbours.length);
    }
    const items: Neighbours['items'][number][] = [];
    for (const { id, other } of page) {
      const row = this.sources.edgeById.get(id);
      // It may be gone since the steps before.
      if (row !== undefined) items.push(this.item(row, other));
      if (items.length % 50 === 0) yield 50 * UNITS.item;
    }
    this.found.set(root, { items, total });
  }

  /** Other nodes by type, each with its oldest edge. */
  private *collect(root: number): Generator<number, Map<number, Map<number, Neighbour>>> {
    const byType = new Map<number, Map<number, Neighbour>>();
    const wanted = this.types();
    for (const statement of this.sources.statements.keys) {
      let after: EdgePlace | undefined = [0, 0, 0];
      while (after !== undefined) {
        const [type, other, id]: EdgePlace = after;
        const keys: readonly NeighbourKey[] = statement.all({ root, type, other, id, limit: MOST_AT_ONCE });
        for (const key of keys) if (wanted?.has(key[0]) !== false) keepOldest(byType, key);
        const last = keys.length < MOST_AT_ONCE ? undefined : keys.at(-1);
        after = last && [last[0], last[1], last[2]];
        yield keys.length * UNITS.edge;
      }
    }
    return byType;
  }

  /** Numbers of the types that are asked for; `undefined` for all. */
  private types(): ReadonlySet<number> | undefined {
    const { types } = this.request;
    return types.length === 0 ? undefined : new Set(types.flatMap((type) => this.sources.file.names.find(type) ?? []));
  }

  private item(row: EdgeRow, other: number): Neighbours['items'][number] {
    const edge = this.sources.file.edgeOf(row);
    return { type: edge.type, urn: this.sources.file.nodes.textOf(other), edge };
  }
}

function keepOldest(byType: Map<number, Map<number, Neighbour>>, [type, other, id, urn]: NeighbourKey): void {
  const neighbours = byType.get(type) ?? new Map<number, Neighbour>();
  byType.set(type, neighbours);
  const known = neighbours.get(other);
  if (known === undefined || id < known.id) neighbours.set(other, { id, urn });
}
