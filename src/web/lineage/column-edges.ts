import { readUrn } from '../shared/urn.js';

/** A way of data from a column to another one. Each is named by the URN of its entity and its path. */
export interface ColumnEdge {
  readonly source: ColumnName;
  readonly target: ColumnName;
}

export interface ColumnName {
  readonly urn: string;
  readonly path: string;
}

/** Fine-grained lineage as an entity has it: URNs of columns. */
export interface ColumnLineage {
  readonly upstreams: readonly string[];
  readonly downstreams: readonly string[];
}

/** A column from its URN: the entity that it is in, and its path there; `undefined` for what is no column. */
export function columnOf(urn: string): ColumnName | undefined {
  const parts = readUrn(urn)?.parts ?? [];
  const [entity, path] = parts;
  return parts.length === 2 && entity !== undefined && path !== undefined && entity.startsWith('urn:li:')
    ? { urn: entity, path }
    : undefined;
}

/** Every way between columns, each once. */
export function columnEdges(stated: readonly ColumnLineage[]): readonly ColumnEdge[] {
  const edges = new Map<string, ColumnEdge>();
  for (const { upstreams, downstreams } of stated) {
    for (const upstream of upstreams) {
      for (const downstream of downstreams) {
        const source = columnOf(upstream);
        const target = columnOf(downstream);
        if (source !== undefined && target !== undefined) edges.set(`${upstream} ${downstream}`, { source, target });
      }
    }
  }
  return [...edges.values()];
}

/** Columns that lineage names, by the URN of their entity, in order of their paths. */
export function columnsByEntity(edges: readonly ColumnEdge[]): ReadonlyMap<string, readonly string[]> {
  const found = Map.groupBy(
    edges.flatMap(({ source, target }) => [source, target]),
    ({ urn }) => urn,
  );
  return new Map([...found].map(([urn, columns]) => [urn, [...new Set(columns.map(({ path }) => path))].sort()]));
}

/** One text for a column. */
export function columnId({ urn, path }: ColumnName): string {
  return `${urn} ${path}`;
}

/** Columns from which one is made, and those that are made from it, over any number of steps; itself, too. */
export function tracedColumns(edges: readonly ColumnEdge[], start: string): ReadonlySet<string> {
  const traced = new Set([start]);
  for (const [from, to] of [
    ['source', 'target'],
    ['target', 'source'],
  ] as const) {
    const byStart = Map.groupBy(edges, (edge) => columnId(edge[from]));
    const queue = [start];
    const reached = new Set(queue);
    for (const column of queue) {
      for (const edge of byStart.get(column) ?? []) {
        const next = columnId(edge[to]);
        if (reached.has(next)) continue;
        reached.add(next);
        traced.add(next);
        queue.push(next);
      }
    }
  }
  return traced;
}
