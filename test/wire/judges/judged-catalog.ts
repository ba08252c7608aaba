/** What the judge knows of one dataset. `points`: row counts by time, epoch milliseconds. */
export interface JudgedDataset {
  readonly words: readonly string[];
  readonly tags: readonly string[];
  readonly upstreams: readonly string[];
  readonly points: ReadonlyMap<number, number>;
}

/** A catalog as plain data, by URN; never changed in place, so that every state that it had can be kept. */
export type JudgedCatalog = ReadonlyMap<string, JudgedDataset>;

const NOTHING: JudgedDataset = { words: [], tags: [], upstreams: [], points: new Map() };

export function withChange(catalog: JudgedCatalog, urn: string, change: Partial<JudgedDataset>): JudgedCatalog {
  return new Map([...catalog, [urn, { ...(catalog.get(urn) ?? NOTHING), ...change }]]);
}

export function without(catalog: JudgedCatalog, urn: string): JudgedCatalog {
  return new Map([...catalog].filter(([other]) => other !== urn));
}

/** URNs of the datasets that pass, sorted. */
export function thoseWith(catalog: JudgedCatalog, passes: (dataset: JudgedDataset) => boolean): readonly string[] {
  return [...catalog].flatMap(([urn, dataset]) => (passes(dataset) ? [urn] : [])).sort();
}

/**
 * The datasets that are reached from one upstream, with the least number of hops, as `hops urn`, sorted. What was never
 * written, or is deleted, leads nowhere.
 * @param found the catalog when the walk had ended and the datasets were looked up, the same or a later state (D-063)
 */
export function upstreamOf(catalog: JudgedCatalog, root: string, found: JudgedCatalog): readonly string[] {
  const hops = new Map([[root, 0]]);
  for (const [urn, distance] of hops) {
    for (const upstream of catalog.get(urn)?.upstreams ?? []) if (!hops.has(upstream)) hops.set(upstream, distance + 1);
  }
  hops.delete(root);
  return [...hops]
    .filter(([urn]) => found.has(urn))
    .map(([urn, distance]) => `${String(distance)} ${urn}`)
    .sort();
}

/** Row counts from a time on, the newest first. */
export function rowCountsSince(catalog: JudgedCatalog, urn: string, since: number): readonly number[] {
  const points = [...(catalog.get(urn)?.points ?? [])].filter(([time]) => time >= since);
  return points.sort(([a], [b]) => b - a).map(([, rowCount]) => rowCount);
}
