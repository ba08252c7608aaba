import type { Urn } from '../kernel/urn.js';
import { urn } from '../../test/conformance/primary-store.builder.js';
import type { ComparedEntities, ComparedWindow, Treatment } from './compare-content.js';
import { auditIndex, MOST_LISTED, repairIndex } from './audit-index.js';

const urnOf = (number: number): Urn => urn(`urn:li:tag:${String(number).padStart(6, '0')}`);

const KINDS = ['missing', 'surplus', 'different'] as const;

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
      different: all.filter(differs).map((at) => ({ urn: urnOf(at), kind: KINDS[at % 3] ?? 'different' })),
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
    const audited = await auditIndex('edges', { compare, audit: nothing, report: () => undefined });
    expect([audited.entities, limits[0], limits.at(-2)]).toEqual([3000, 10, expected]);
  });

  it('counts all differences and lists the first', async () => {
    const { compare } = comparison(5000, 0.01, (at) => at % 2 === 1);
    const sentences: string[] = [];
    const audited = await auditIndex('edges', {
      compare,
      audit: nothing,
      report: (sentence) => void sentences.push(sentence),
    });
    expect(audited).toEqual({
      name: 'edges',
      entities: 5000,
      missing: 833,
      surplus: 834,
      different: 833,
      listed: Array.from({ length: MOST_LISTED }, (_, at) => ({
        urn: urnOf(2 * at + 1),
        kind: KINDS[(2 * at + 1) % 3],
      })),
      unowned: 0,
      remaining: 2500,
      state: 'compared',
    });
    expect(sentences.at(-1)).toBe('edges: 5000 entities compared');
  });

  it('adds what the index finds of itself, an entity that differs in two ways once', async () => {
    const { compare } = comparison(3, 1, (at) => at === 1);
    const audit = () => Promise.resolve({ differences: 2, different: [urnOf(1), urnOf(2)], unowned: 4 });
    const audited = await auditIndex('edges', { compare, audit, report: () => undefined });
    expect(audited).toMatchObject({
      ...{ missing: 0, surplus: 1, different: 1, unowned: 4, remaining: 6 },
      listed: [
        { urn: urnOf(1), kind: 'surplus' },
        { urn: urnOf(2), kind: 'different' },
      ],
    });
  });

  it('ends where the index is not up with the log', async () => {
    const compare = (): Promise<undefined> => Promise.resolve(undefined);
    const audited = await auditIndex('edges', { compare, audit: nothing, report: () => undefined });
    expect(audited).toEqual({
      name: 'edges',
      entities: 0,
      missing: 0,
      surplus: 0,
      different: 0,
      listed: [],
      unowned: 0,
      remaining: 0,
      state: 'behind',
    });
  });
});

/** An index of two entities of which the first differs until so much was done, and what was done. */
function repairable(until: 'entities' | 'never' | 'rebuilt', unowned = 0) {
  const done: string[] = [];
  const isSound = (): boolean => until !== 'never' && done.includes(until);
  return {
    done,
    compare: (_window: ComparedEntities, treatment: Treatment): Promise<ComparedWindow> => {
      const different = isSound() ? [] : [{ urn: urnOf(0), kind: 'missing' } as const];
      if (treatment === 'repair') done.push('entities');
      return Promise.resolve({ entities: 2, different, entries: [], next: undefined, milliseconds: 1 });
    },
    audit: () => Promise.resolve({ differences: 0, different: [], unowned: done.includes('rebuilt') ? 0 : unowned }),
    rebuild: () => {
      done.push('rebuilt');
      return Promise.resolve();
    },
    report: () => undefined,
  };
}

describe('the repair of an index', () => {
  it.each([
    ['entities that are derived once more', 'entities', 0, ['entities'], 0],
    ['an index that only a rebuild corrects', 'rebuilt', 0, ['entities', 'rebuilt'], 0],
    ['words of no document', 'entities', 3, ['entities', 'rebuilt'], 0],
    ['what cannot be corrected', 'never', 0, ['entities', 'rebuilt'], 1],
  ] as const)('says what it found and what remains: %s', async (...[, until, unowned, done, remaining]) => {
    const index = repairable(until, unowned);
    expect(await repairIndex('edges', index)).toEqual({
      name: 'edges',
      entities: 2,
      missing: 1,
      surplus: 0,
      different: 0,
      listed: [{ urn: urnOf(0), kind: 'missing' }],
      unowned,
      remaining,
      state: 'compared',
    });
    expect(index.done).toEqual(done);
  });

  it('looks once at an index that agrees', async () => {
    const { compare, limits } = comparison(3, 1);
    const rebuild = (): never => {
      throw new RangeError('nothing is to be corrected');
    };
    const repaired = await repairIndex('edges', { compare, audit: nothing, report: () => undefined, rebuild });
    expect([repaired.remaining, limits]).toEqual([0, [10]]);
  });
});
