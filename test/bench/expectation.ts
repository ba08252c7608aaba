import type { SampleCatalog, SampleDataset } from './sample-catalog.js';

/** What the right answers are, worked out from the sample catalog by plain means. */
export class Expectation {
  private readonly datasets: readonly SampleDataset[];
  private readonly holders = new Map<string, number[]>();

  constructor(catalog: SampleCatalog) {
    this.datasets = Array.from({ length: catalog.size }, (_, number) => catalog.dataset(number));
    for (const [number, { words }] of this.datasets.entries()) {
      for (const word of new Set(words)) {
        const existing = this.holders.get(word);
        if (existing === undefined) this.holders.set(word, [number]);
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
    const seen = new Set([root]);
    let frontier = [root];
    for (let hop = 0; hop < hops; hop++) {
      const next = new Set(frontier.flatMap((number) => this.dataset(number).upstreams));
      frontier = [...next].filter((number) => !seen.has(number));
      for (const number of frontier) seen.add(number);
    }
    seen.delete(root);
    return new Set([...seen].map((number) => this.dataset(number).urn));
  }

  dataset(place: number): SampleDataset {
    const dataset = this.datasets[place % this.datasets.length];
    if (dataset === undefined) throw new RangeError('the sample catalog is empty');
    return dataset;
  }
}
