import type { AspectPatch, PatchWrite } from '../../src/aspects/aspect-store.port.js';
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
  upsert,
  wombat,
  write,
} from './primary-store.builder.js';

/** A patch that appends a letter to a text. */
function appended(letter: string, aspect = 'letters'): PatchWrite {
  return {
    aspect,
    change: 'PATCH',
    patch: (stored) => ({ kind: 'value', json: JSON.stringify(textIn(stored) + letter) }),
  };
}

function textIn(stored: string | undefined): string {
  return stored === undefined ? '' : String(JSON.parse(stored));
}

export function describePatching(adapter: PrimaryStoreAdapter): void {
  const { primary } = usePrimaryStore(adapter);
  const a = wombat('a');
  const stored = async (): Promise<readonly string[]> =>
    ((await primary().store.latest([a], [])).get(a) ?? []).map(brief);
  const key = `a ${KEY_ASPECT} 0 ${keyJson(a)}`;

  it('is applied to the result of earlier writes in the same batch and in the same request', async () => {
    await primary().store.commit([
      write(a, [appended('a')]),
      write(a, [appended('b'), appended('c')]),
      write(a, [upsert('letters', '"x"')]),
      write(a, [appended('y')]),
    ]);
    expect(await stored()).toEqual(['a letters 0 "xy"', key]);
    expect((await primary().store.version(a, 'letters', -2))?.json).toBe('"abc"');
  });

  it('loses no patch of many at once', async () => {
    const letters = Array.from({ length: 32 }, (_, at) => String.fromCharCode(97 + at));
    await Promise.all(letters.map((letter) => primary().store.commit([write(a, [appended(letter)])])));
    expect(await stored()).toEqual([`a letters 0 ${JSON.stringify(letters.join(''))}`, key]);
  });

  it('logs a patch as the UPSERT of its result', async () => {
    await primary().store.commit([write(a, [upsert('letters', '"a"')])]);
    const [outcome] = await primary().store.commit([write(a, [appended('b')])]);
    expect(outcome).toEqual({
      kind: 'written',
      changes: [expect.objectContaining({ seq: 3, change: 'UPSERT', json: '"ab"', previousJson: '"a"' })],
    });
  });

  it('writes no version for a patch that changes nothing', async () => {
    await primary().store.commit([write(a, [appended('a')])]);
    expect(await primary().store.commit([write(a, [appended('')])])).toEqual([{ kind: 'written', changes: [] }]);
    expect(await primary().store.version(a, 'letters', 1)).toBeUndefined();
  });

  it('applies a patch to nothing after a deletion, and to the default of a new entity', async () => {
    await primary().store.commit([write(a, [appended('a')])]);
    await primary().store.commit([write(a, [deletion('letters'), appended('b')])]);
    expect(await stored()).toEqual(['a letters 0 "b"', key]);
    await primary().store.commit([write(a, [deletion(KEY_ASPECT)])]);
    const defaults = [KEY_ASPECT, 'letters'].map((aspect) => ({ aspect, json: '"d"' }));
    await primary().store.commit([request([entityWrite(a, [appended('e')], { defaults })])]);
    expect(await stored()).toEqual(['a letters 0 "de"', `a ${KEY_ASPECT} 0 "d"`]);
  });

  it('leaves what is stored, and what is not, as it is where a patch says so', async () => {
    const keep: AspectPatch = () => ({ kind: 'unchanged' });
    await primary().store.commit([write(a, [appended('a')])]);
    const kept = ['letters', 'status'].map((aspect) => ({ aspect, change: 'PATCH', patch: keep }) as const);
    const [outcome] = await primary().store.commit([write(a, kept)]);
    expect(outcome).toMatchObject({ kind: 'written', changes: [] });
    expect(await stored()).toEqual(['a letters 0 "a"', key]);
  });

  it('refuses the whole request with a patch that cannot be applied, and no other request', async () => {
    const failure = failures.patchFailed({ aspect: 'letters', operation: '0', reason: 'it is a test' });
    const refuse: AspectPatch = () => ({ kind: 'refused', failure });
    const outcomes = await primary().store.commit([
      write(a, [upsert('status', '{}'), { aspect: 'letters', change: 'PATCH', patch: refuse }]),
      write(a, [appended('a')]),
    ]);
    expect(outcomes[0]).toEqual({ kind: 'refused', refusal: { kind: 'patch-refused', failure } });
    expect(await stored()).toEqual(['a letters 0 "a"', key]);
  });
}
