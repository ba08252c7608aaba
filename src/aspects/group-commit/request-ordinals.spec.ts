import { parseUrn } from '../../kernel/urn.js';
import { RequestOrdinals } from './request-ordinals.js';

describe('RequestOrdinals', () => {
  let ordinals: RequestOrdinals;
  beforeEach(() => {
    ordinals = RequestOrdinals.fromZero();
  });

  /** The number of a request to some notes. */
  function take(time: number, ...names: readonly string[]): number {
    return ordinals.take(
      time,
      names.flatMap((name) => parseUrn(`urn:li:note:${name}`) ?? []),
    );
  }

  it('numbers requests of one millisecond to the same entity', () => {
    expect([take(1, 'a'), take(1, 'b'), take(1, 'a', 'b')]).toEqual([0, 0, 1]);
    expect(take(2, 'a')).toBe(0);
  });

  it('gives a request that comes after those of a later time a number that none had at its own', () => {
    const [first, , second, third] = [take(100, 'a'), take(101, 'b'), take(100, 'a'), take(100, 'a')];
    expect(second).toBeGreaterThan(first);
    expect(third).toBeGreaterThan(second);
  });
});
