import { SYSTEM_ACTOR } from '../../kernel/actors.js';
import { Work } from '../../kernel/work.js';
import { aspectSpec, entitySpec, generatedModels } from '../../registry/generated-models.builder.js';
import { GeneratedRegistry } from '../../registry/generated-registry.js';
import { FixedClock, ScriptedAspectStore } from '../scripted-aspect-store.builder.js';
import { ReadEntitiesHandler } from './read-entities.handler.js';
import { type EntityAspects, ReadEntitiesQuery } from './read-entities.query.js';

const registry = new GeneratedRegistry(
  generatedModels({
    entities: [
      entitySpec('note', { aspects: ['noteKey', 'info'] }),
      entitySpec('tag', { aspects: ['tagKey', 'info'] }),
    ],
    aspects: ['noteKey', 'tagKey', 'info'].map((name) => aspectSpec(name)),
  }),
);

const noteUrn = (name: string) => registry.requireUrn(`urn:li:note:${name}`).urn;

describe('a read of entities', () => {
  let store: ScriptedAspectStore;
  beforeEach(() => {
    store = new ScriptedAspectStore();
  });

  const read = (
    urns: readonly string[],
    aspects?: readonly string[],
    work = Work.unlimited,
  ): Promise<readonly EntityAspects[]> =>
    new ReadEntitiesHandler(registry, store, new FixedClock()).execute(
      new ReadEntitiesQuery(urns, aspects, { actor: SYSTEM_ACTOR, requestId: '1', wire: 'rpc', work }),
    );
  /** The same as short lines. */
  const lines = async (...query: Parameters<typeof read>): Promise<readonly string[]> =>
    (await read(...query)).map(
      ({ urn, entityType, rows, key }) => `${entityType} ${urn} ${key} ${rows.map(({ aspect }) => aspect).join(' ')}`,
    );

  it('answers each URN in the order of the question, with its stored aspects', async () => {
    for (const aspect of ['info', 'noteKey']) store.put(noteUrn('a'), aspect, {});
    expect(await lines(['urn:li:tag:t', 'urn:li:note:a', 'urn:li:note:a'], ['info'])).toEqual([
      'tag urn:li:tag:t derived tagKey',
      'note urn:li:note:a stored info noteKey',
      'note urn:li:note:a stored info noteKey',
    ]);
  });

  it('reads the keys beside the aspects that are asked for', async () => {
    const asked: (readonly string[])[] = [];
    const { latest } = store;
    store.latest = (urns, aspects) => {
      asked.push(aspects);
      return latest.call(store, urns, aspects);
    };
    await read(['urn:li:tag:t', 'urn:li:note:a'], ['info', 'tagKey']);
    await read(['urn:li:note:a']);
    expect(asked).toEqual([['info', 'tagKey', 'noteKey'], []]);
  });

  it('makes the key of what is not stored from the URN', async () => {
    const [entity] = await read(['urn:li:note:a']);
    expect(entity?.rows).toEqual([
      {
        urn: 'urn:li:note:a',
        aspect: 'noteKey',
        version: 0,
        json: '{"id":"a"}',
        system: { lastObserved: 4711, runId: 'no-run-id-provided', lastRunId: 'no-run-id-provided' },
        createdOn: 4711,
        createdBy: SYSTEM_ACTOR,
        seq: 0,
      },
    ]);
  });

  it('keeps aspects back that the entity does not have any more', async () => {
    for (const aspect of ['noteKey', 'older', 'info']) store.put(noteUrn('a'), aspect, {});
    expect(await lines(['urn:li:note:a'], ['older', 'info'])).toEqual(['note urn:li:note:a stored noteKey info']);
  });

  it('reads 250 entities at once', async () => {
    const urns = Array.from({ length: 501 }, (_, at) => `urn:li:note:n${String(at)}`);
    expect((await read(urns)).map(({ urn }) => urn)).toEqual(urns);
    expect(store.lookups.map((one) => one.length)).toEqual([250, 250, 1]);
  });

  it('refuses a URN that is none', async () => {
    await expect(read(['urn:li:pine:x'])).rejects.toThrow('pine');
  });

  it('costs by its entities, their aspects and the length of their values', async () => {
    const within = (units: number) => read(['urn:li:note:a'], ['info'], new Work({ units, seconds: 60 }));
    store.put(noteUrn('a'), 'noteKey', {});
    store.put(noteUrn('a'), 'info', { text: 'x'.repeat(999_989) });
    // 3 for the entity, 3 for each of its aspects, and 3 for a thousand characters: of the key there are two.
    await expect(within(3 + 3 * 2 + 3000.01)).resolves.toHaveLength(1);
    await expect(within(3 + 3 * 2 + 2999.99)).rejects.toThrow('ask for fewer of them, or for fewer aspects');
  });
});
