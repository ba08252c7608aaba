import fc from 'fast-check';
import { boundedMemory, type Evictable, IndexMemory } from './index-memory.js';

/** Something of a size that says when it was evicted. */
class Entry implements Evictable {
  isPinned = false;
  isUsed = false;
  isThere = true;

  constructor(readonly name: string) {}

  evict(): void {
    this.isThere = false;
  }
}

describe('The memory of an index', () => {
  const action = fc.oneof(
    fc.record({ kind: fc.constant('count' as const), entry: fc.nat(5), bytes: fc.nat(60) }),
    fc.record({ kind: fc.constant('pin' as const), entry: fc.nat(5) }),
    fc.record({ kind: fc.constant('unpin' as const), entry: fc.nat(5) }),
    fc.record({ kind: fc.constant('touch' as const), entry: fc.nat(5) }),
    fc.record({ kind: fc.constant('forget' as const), entry: fc.nat(5) }),
  );

  it('counts what is there, never more than its ceiling', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const memory = new IndexMemory(100);
        const entries = Array.from({ length: 6 }, (_, at) => new Entry(String(at)));
        const sizes = new Map<Entry, number>();
        for (const { kind, entry: at, ...rest } of actions) {
          const entry = entries[at] ?? new Entry('');
          if (kind === 'count' && 'bytes' in rest) {
            entry.isThere = memory.count(entry, rest.bytes) === 'counted';
            sizes.set(entry, rest.bytes);
          } else if (kind === 'touch') memory.touch(entry);
          else if (kind === 'forget') {
            memory.forget(entry);
            sizes.delete(entry);
          } else entry.isPinned = kind === 'pin';
          const there = [...sizes].filter(([each]) => each.isThere).map(([, bytes]) => bytes);
          expect(memory.bytes).toBe(there.reduce((sum, bytes) => sum + bytes, 0));
          expect(memory.bytes).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  it('evicts what was used least recently, and nothing that is pinned', () => {
    const memory = new IndexMemory(100);
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => new Entry(name));
    if (a === undefined || b === undefined || c === undefined || d === undefined) throw new RangeError('four are made');
    for (const entry of [a, b, c]) expect(memory.count(entry, 30)).toBe('counted');
    memory.touch(a);
    c.isPinned = true;
    expect(memory.count(d, 40)).toBe('counted');
    expect([a, b, c, d].filter(({ isThere }) => isThere).map(({ name }) => name)).toEqual(['a', 'c', 'd']);
    expect(memory.count(d, 70)).toBe('counted');
    expect([a, c, d].filter(({ isThere }) => isThere).map(({ name }) => name)).toEqual(['c', 'd']);
    expect([memory.count(d, 71), memory.bytes]).toEqual(['refused', 30]);
  });

  it('leaves less for the rest when what is always there grows', () => {
    const memory = new IndexMemory(100);
    const entry = new Entry('a');
    memory.count(entry, 30);
    memory.setFixed(70);
    expect([entry.isThere, memory.bytes, memory.canFit(30), memory.canFit(31)]).toEqual([true, 100, true, false]);
    memory.setFixed(71);
    expect([entry.isThere, memory.bytes]).toEqual([false, 71]);
  });

  it('is at most half of the heap', () => {
    expect([boundedMemory(500, 2000), boundedMemory(1500, 2000)]).toEqual([500, 1000]);
  });
});
