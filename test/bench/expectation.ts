import type { SampleCatalog, SampleDataset } from './sample-catalog.js';

/** What the right answers are, worked out from the sample catalog by plain means. */
export class Expectation {
  private readonly datasets: readonly SampleDataset[];
  private readonly holders = new Map<string, number[]>();
  /** Numbers of the datasets that are made from one. */
  private readonly downstreams = new Map<number, number[]>();

  constructor(catalog: SampleCatalog) {
    this.datasets = Array.from({ length: catalog.size }, (_, number) => catalog.dataset(number));
    for (const [number, { words, upstreams }] of this.datasets.entries()) {
      for (const word of new Set(words)) {
        const existing = this.holders.get(word);
        if (existing === undefined) this.holders.set(word, [number]);
        else existing.push(number);
      }
      for (const upstream of upstreams) {
        const existing = this.downstreams.get(upstream);
        if (existing === undefined) this.downstreams.set(upstream, [number]);
        else existing.push(number);
      }
    }
  }

  /** Two words of one dataset, so that at least this one is found. */
  twoWords(place: number): readonly [string, string] {
    const words = [...new Set(this.dataset(place).words)];
    return [words[place % words.length] ?? '', words[(place + 1) % words.length] ?? ''];
  }

  /** Datasets that hold both words. */
  holding([first, second]: readonly [string, string]): readonly SampleDataset[] {
    const [a, b] = [this.holders.get(first) ?? [], this.holders.get(second) ?? []];
    const [fewer, more] = a.length < b.length ? [a, b] : [b, a];
    const others = new Set(more);
    return fewer.filter((number) => others.has(number)).map((number) => this.dataset(number));
  }

  /** Datasets in whose names a word begins with the text. */
  beginning(text: string): readonly SampleDataset[] {
    return this.datasets.filter(({ name }) => name.split(/[._]/).some((word) => word.startsWith(text)));
  }

  /** URNs upstream of a dataset within so many hops, without itself. */
  reached(root: number, hops: number): ReadonlySet<string> {
    const seen = within(root, hops, (number) => this.dataset(number).upstreams);
    return new Set([...seen].map((number) => this.dataset(number).urn));
  }

  /** Datasets downstream of one within so many hops, without itself. */
  derived(root: number, hops: number): readonly SampleDataset[] {
    const seen = within(root, hops, (number) => this.downstreams.get(number) ?? []);
    return [...seen].map((number) => this.dataset(number));
  }

  /** Datasets that have any of the tags. */
  tagged(tags: readonly string[]): readonly SampleDataset[] {
    return this.datasets.filter((dataset) => tags.some((tag) => dataset.tags.includes(tag)));
  }

  dataset(place: number): SampleDataset {
    const dataset = this.datasets[place % this.datasets.length];
    if (dataset === undefined) throw new RangeError('the sample catalog is empty');
    return dataset;
  }
}

/** What is reached from a number, without itself. */
export function within(
  root: number,
  hops: number,
  neighbours: (number: number) => readonly number[],
): ReadonlySet<number> {
  const seen = new Set([root]);
  let frontier = [root];
  for (let hop = 0; hop < hops && frontier.length > 0; hop++) {
    frontier = [...new Set(frontier.flatMap(neighbours))].filter((number) => !seen.has(number));
    for (const number of frontier) seen.add(number);
  }
  seen.delete(root);
  return seen;
}
