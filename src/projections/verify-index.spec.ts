import type { Urn } from '../kernel/urn.js';
import { urn } from '../../test/conformance/primary-store.builder.js';
import type { ComparedEntities, ComparedWindow } from './compare-content.js';
import { MOST_LISTED, verifyIndex } from './verify-index.js';

const urnOf = (number: number): Urn => urn(`urn:li:tag:${String(number).padStart(6, '0')}`);

/** A comparison of so many entities, each of which takes so long; `differs` says which differ. */
function comparison(count: number, milliseconds: number, differs: (at: number) => boolean = () => false) {
  const limits: number[] = [];
  const compare = ({ after, limit }: ComparedEntities): Promise<ComparedWindow> => {
    limits.push(limit);
    const from = after === undefined ? 0 : Number(after.slice(-6)) + 1;
    const end = Math.min(from + limit, count);
    const all = Array.from({ length: end - from }, (_, at) => from + at);
    return Promise.resolve({
      entities: all.length,
      different: all.filter(differs).map(urnOf),
      entries: [],
      next: end < count ? urnOf(end - 1) : undefined,
      milliseconds: all.length * milliseconds,
    });
  };
  return { limits, compare };
}

const nothing = () => Promise.resolve({ differences: 0, different: [], unowned: 0 });

describe('the comparison of an index', () => {
  it.each([
    ['quick', 0.001, 500],
    ['usual', 0.2, 50],
    ['slow', 8, 1],
  ])('takes about ten milliseconds at a time when entities are %s', async (_what, milliseconds, expected) => {
    const { limits, compare } = comparison(3000, milliseconds);
    const verified = await verifyIndex('edges', { compare, audit: nothing, report: () => undefined });
    expect([verified.entities, limits[0], limits.at(-2)]).toEqual([3000, 10, expected]);
  });

  it('counts all differences and lists the first', async () => {
    const { compare } = comparison(5000, 0.01, (at) => at % 2 === 1);
    const sentences: string[] = [];
    const verified = await verifyIndex('edges', {
      compare,
      audit: nothing,
      report: (sentence) => void sentences.push(sentence),
    });
    expect(verified).toEqual({
      name: 'edges',
      entities: 5000,
      differences: 2500,
      different: Array.from({ length: MOST_LISTED }, (_, at) => urnOf(2 * at + 1)),
      unowned: 0,
      state: 'compared',
    });
    expect(sentences.at(-1)).toBe('edges: 5000 entities compared');
  });

  it('adds what the index finds of itself, an entity that differs in two ways once', async () => {
    const { compare } = comparison(3, 1, (at) => at === 1);
    const audit = () => Promise.resolve({ differences: 2, different: [urnOf(1), urnOf(2)], unowned: 4 });
    const verified = await verifyIndex('edges', { compare, audit, report: () => undefined });
    expect(verified).toMatchObject({ differences: 2, different: [urnOf(1), urnOf(2)], unowned: 4 });
  });

  it('ends where the index is not up with the log', async () => {
    const compare = (): Promise<undefined> => Promise.resolve(undefined);
    const verified = await verifyIndex('edges', { compare, audit: nothing, report: () => undefined });
    expect(verified).toEqual({
      name: 'edges',
      entities: 0,
      differences: 0,
      different: [],
      unowned: 0,
      state: 'behind',
    });
  });
});
