import { ACTOR, STORED_SYSTEM, TIME, wombat } from '../../../../test/conformance/primary-store.builder.js';
import type { AspectRow } from '../../../aspects/aspect-store.port.js';
import type { Urn } from '../../../kernel/urn.js';
import { RecentEntities } from './recent-entities.js';

const A = wombat('a');
const LIMIT = 64_000;

/** One row whose text has so many characters. */
function rows(of: Urn, characters = 100): readonly AspectRow[] {
  const stamps = { system: STORED_SYSTEM, createdOn: TIME, createdBy: ACTOR, seq: 1 };
  return [{ urn: of, aspect: 'status', version: 0, json: 'x'.repeat(characters), ...stamps }];
}

describe('Recent entities', () => {
  let recent: RecentEntities;
  beforeEach(() => {
    recent = new RecentEntities(LIMIT);
  });

  const readTwice = (urn: Urn, characters?: number): void => {
    for (let time = 0; time < 2; time++) recent.note(urn, rows(urn, characters));
  };

  it('are kept when they are read for the second time', () => {
    recent.note(A, rows(A));
    expect(recent.find(A)).toBeUndefined();
    expect(recent.bytes).toBe(0);
    recent.note(A, rows(A));
    expect(recent.find(A)).toEqual(rows(A));
    expect(recent.bytes).toBe(300 + 2 * A.length + 200 + 200);
    recent.note(A, rows(A));
    expect(recent.bytes).toBe(300 + 2 * A.length + 200 + 200);
  });

  it('are forgotten when somebody writes them, with their bytes, and kept again when they are read', () => {
    readTwice(A);
    recent.forget(A);
    recent.forget(A);
    expect(recent.find(A)).toBeUndefined();
    expect(recent.bytes).toBe(0);
    recent.note(A, rows(A, 7));
    expect(recent.find(A)).toEqual(rows(A, 7));
  });

  it('leave when the bytes are used up, those first that were read least recently', () => {
    const urns = Array.from({ length: 200 }, (_, at) => wombat(`w${String(at)}`));
    for (const urn of urns) {
      readTwice(urn);
      // The first one is read all the time.
      expect(recent.find(urns[0] ?? A)).toBeDefined();
      expect(recent.bytes).toBeLessThanOrEqual(LIMIT);
    }
    const kept = urns.filter((urn) => recent.find(urn) !== undefined);
    expect(kept.length).toBeGreaterThan(60);
    expect(kept).toEqual([urns[0], ...urns.slice(1 - kept.length)]);
  });

  it('are not kept when they are large', () => {
    const most = (LIMIT / 64 - 300 - 200 - 2 * A.length) / 2;
    readTwice(A, most + 1);
    expect(recent.find(A)).toBeUndefined();
    recent.note(A, rows(A, most));
    expect(recent.find(A)).toBeDefined();
  });
});
