import type { AspectPatch, PatchWrite } from '../../src/aspects/aspect-store.port.js';
import { failures } from '../../src/kernel/failures.js';
import type { PrimaryStoreAdapter } from './primary-store-adapters.js';
import { useTruth } from './primary-store-adapters.js';
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

/** Adds a letter to a text of letters. */
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
  const { truth } = useTruth(adapter);
  const a = wombat('a');
  const held = async (): Promise<readonly string[]> => ((await truth().store.latest([a], [])).get(a) ?? []).map(brief);
  const key = `a ${KEY_ASPECT} 0 ${keyJson(a)}`;

  it('patches what the writes before have left, in the same batch and in the same request', async () => {
    await truth().store.commit([
      write(a, [appended('a')]),
      write(a, [appended('b'), appended('c')]),
      write(a, [upsert('letters', '"x"')]),
      write(a, [appended('y')]),
    ]);
    expect(await held()).toEqual(['a letters 0 "xy"', key]);
    expect((await truth().store.version(a, 'letters', -2))?.json).toBe('"abc"');
  });

  it('loses nothing of many patches at once', async () => {
    const letters = Array.from({ length: 32 }, (_, at) => String.fromCharCode(97 + at));
    await Promise.all(letters.map((letter) => truth().store.commit([write(a, [appended(letter)])])));
    expect(await held()).toEqual([`a letters 0 ${JSON.stringify(letters.join(''))}`, key]);
  });

  it('logs a patch as the UPSERT of its result', async () => {
    await truth().store.commit([write(a, [upsert('letters', '"a"')])]);
    const [outcome] = await truth().store.commit([write(a, [appended('b')])]);
    expect(outcome).toEqual({
      kind: 'written',
      changes: [expect.objectContaining({ seq: 3, change: 'UPSERT', json: '"ab"', previousJson: '"a"' })],
    });
  });

  it('makes no version of a patch that changes nothing', async () => {
    await truth().store.commit([write(a, [appended('a')])]);
    expect(await truth().store.commit([write(a, [appended('')])])).toEqual([{ kind: 'written', changes: [] }]);
    expect(await truth().store.version(a, 'letters', 1)).toBeUndefined();
  });

  it('hands a patch nothing after a deletion, and the default that comes with a new entity', async () => {
    await truth().store.commit([write(a, [appended('a')])]);
    await truth().store.commit([write(a, [deletion('letters'), appended('b')])]);
    expect(await held()).toEqual(['a letters 0 "b"', key]);
    await truth().store.commit([write(a, [deletion(KEY_ASPECT)])]);
    const defaults = [KEY_ASPECT, 'letters'].map((aspect) => ({ aspect, json: '"d"' }));
    await truth().store.commit([request([entityWrite(a, [appended('e')], { defaults })])]);
    expect(await held()).toEqual(['a letters 0 "de"', `a ${KEY_ASPECT} 0 "d"`]);
  });

  it('refuses the whole request of a patch that cannot be applied, and none of its neighbours', async () => {
    const failure = failures.patchFailed({ aspect: 'letters', operation: '0', reason: 'it is a test' });
    const refuse: AspectPatch = () => ({ kind: 'refused', failure });
    const outcomes = await truth().store.commit([
      write(a, [upsert('status', '{}'), { aspect: 'letters', change: 'PATCH', patch: refuse }]),
      write(a, [appended('a')]),
    ]);
    expect(outcomes[0]).toEqual({ kind: 'refused', refusal: { kind: 'patch-refused', failure } });
    expect(await held()).toEqual(['a letters 0 "a"', key]);
  });

  it('patches only the row that is expected', async () => {
    await truth().store.commit([write(a, [appended('a')])]);
    const seq = (await truth().store.version(a, 'letters', 0))?.seq ?? -1;
    const [other, right] = await truth().store.commit([
      write(a, [{ ...appended('b'), ifSeq: seq + 1 }]),
      write(a, [{ ...appended('c'), ifSeq: seq }]),
    ]);
    expect([other, right?.kind]).toEqual([
      { kind: 'refused', refusal: { kind: 'conflict', urn: a, aspect: 'letters' } },
      'written',
    ]);
    expect(await held()).toEqual(['a letters 0 "ac"', key]);
  });
}
