import type { EntityEdit, EntityWrite, StoredAspects, WriteOutcome } from '../../src/aspects/aspect-store.port.js';
import { failures } from '../../src/kernel/failures.js';
import type { PrimaryStoreAdapter } from './primary-store-adapters.js';
import { usePrimaryStore } from './primary-store-adapters.js';
import {
  brief,
  deletion,
  entityWrite,
  KEY_ASPECT,
  keyJson,
  request,
  STAMP,
  STORED_SYSTEM,
  upsert,
  wombat,
  write,
} from './primary-store.builder.js';

const MISSING = failures.entityMissing({ urn: wombat('a'), doing: 'Cannot test' });

/** Requests whose writes are decided inside the transaction. */
export function describeEditing(adapter: PrimaryStoreAdapter): void {
  const { primary } = usePrimaryStore(adapter);
  const a = wombat('a');
  const b = wombat('b');
  const key = `a ${KEY_ASPECT} 0 ${keyJson(a)}`;

  const editing = (decide: (stored: StoredAspects) => readonly EntityWrite[] | undefined) => {
    const edit: EntityEdit = (stored) => {
      const entities = decide(stored);
      return entities === undefined ? { kind: 'refused', failure: MISSING } : { kind: 'writes', entities };
    };
    return { entities: edit, stamp: STAMP, system: STORED_SYSTEM };
  };
  /** Appends a letter to a text of an entity that exists. */
  const appending = (letter: string) =>
    editing((stored) => {
      const before: unknown = JSON.parse(stored.json(a, 'letters') ?? '""');
      if (!stored.exists(a)) return undefined;
      return [entityWrite(a, [upsert('letters', JSON.stringify(String(before) + letter))], { defaults: undefined })];
    });
  const stored = async (): Promise<readonly string[]> =>
    [...(await primary().store.latest([a, b], [])).values()].flat().map(brief);

  it('decides by the result of earlier requests of the batch', async () => {
    const outcomes = await primary().store.commit([
      appending('x'),
      write(a, [upsert('letters', '"a"')]),
      appending('b'),
      appending('c'),
      write(a, [deletion('letters')]),
      appending('d'),
      write(a, [deletion(KEY_ASPECT)]),
      appending('e'),
    ]);
    const refused = { kind: 'refused', refusal: { kind: 'edit-refused', failure: MISSING } };
    expect(outcomes.map((outcome) => (outcome.kind === 'written' ? lastJson(outcome) : outcome))).toEqual([
      refused,
      '"a"',
      '"ab"',
      '"abc"',
      undefined,
      '"d"',
      undefined,
      refused,
    ]);
    expect(await stored()).toEqual([]);
  });

  it('loses no edit of many at once', async () => {
    await primary().store.commit([write(a, [upsert('letters', '""')])]);
    const letters = Array.from({ length: 32 }, (_, at) => String.fromCharCode(97 + at));
    await Promise.all(letters.map((letter) => primary().store.commit([appending(letter)])));
    expect(await stored()).toEqual([`a letters 0 ${JSON.stringify(letters.join(''))}`, key]);
  });

  it('tells an entity whose key is stored from others', async () => {
    const seen: unknown[] = [];
    const looking = editing((at) => {
      seen.push([at.exists(a), at.json(a, KEY_ASPECT), at.json(a, 'never-heard-of')]);
      return [];
    });
    const keyless = request([entityWrite(a, [deletion('status')], { defaults: undefined })]);
    expect(await primary().store.commit([keyless, looking, write(a, []), looking])).toHaveLength(4);
    expect(seen).toEqual([
      [false, undefined, undefined],
      [true, keyJson(a), undefined],
    ]);
  });

  it('is all or nothing over several entities', async () => {
    await primary().store.commit([write(a, [upsert('letters', '"a"')])]);
    const both = editing(() => [
      entityWrite(a, [upsert('letters', '"b"')], { defaults: undefined }),
      entityWrite(b, [upsert('letters', '"b"')], { defaults: undefined }),
    ]);
    const [refused, after] = await primary().store.commit([both, appending('c')]);
    expect(refused).toEqual({ kind: 'refused', refusal: { kind: 'defaults-needed', urn: b } });
    expect(after?.kind).toBe('written');
    expect(await stored()).toEqual(['a letters 0 "ac"', key]);
    await primary().store.commit([write(b, []), both]);
    expect(await stored()).toEqual(['a letters 0 "b"', key, 'b letters 0 "b"', `b ${KEY_ASPECT} 0 ${keyJson(b)}`]);
  });
}

function lastJson({ changes }: Extract<WriteOutcome, { kind: 'written' }>): string | undefined {
  return changes.at(-1)?.json;
}
