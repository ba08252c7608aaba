import { Work } from '../../src/kernel/work.js';
import type { AspectWrite, ValueWrite, WriteOutcome, WriteRequest } from '../../src/aspects/aspect-store.port.js';
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

const WRITTEN = 'written';

export function describeRefusals(adapter: PrimaryStoreAdapter): void {
  const { primary } = usePrimaryStore(adapter);
  const a = wombat('a');
  const b = wombat('b');

  const commit = async (...batch: Parameters<typeof write>[1][]): Promise<unknown[]> =>
    (await primary().store.commit(batch.map((writes) => write(a, writes)))).map(verdict);
  const stored = async (): Promise<readonly string[]> =>
    [...(await primary().store.latest([a, b], [])).values()].flat().map(brief);
  const conditional = (change: ValueWrite['change'], aspect: string): ValueWrite => ({
    aspect,
    change,
    json: '{"new":1}',
  });

  it('refuses CREATE of an aspect that exists', async () => {
    const refusal = { kind: 'aspect-exists', urn: a, aspect: 'status' };
    expect(await commit([conditional('CREATE', 'status')])).toEqual([WRITTEN]);
    expect(await commit([conditional('CREATE', 'status')])).toEqual([refusal]);
    expect(await commit([conditional('CREATE', 'owner')], [conditional('CREATE', 'owner')])).toEqual([
      WRITTEN,
      { ...refusal, aspect: 'owner' },
    ]);
    expect(await commit([conditional('CREATE', 'tags'), conditional('CREATE', 'tags')])).toEqual([
      { ...refusal, aspect: 'tags' },
    ]);
    expect(await commit([deletion('status')], [conditional('CREATE', 'status')])).toEqual([WRITTEN, WRITTEN]);
  });

  it('refuses CREATE_ENTITY of an entity that existed before the request', async () => {
    const both = [conditional('CREATE_ENTITY', 'status'), conditional('CREATE_ENTITY', 'owner')];
    expect(await commit(both, both)).toEqual([WRITTEN, { kind: 'entity-exists', urn: a }]);
    expect(await commit([deletion(KEY_ASPECT)], both)).toEqual([WRITTEN, WRITTEN]);
  });

  it('judges CREATE_ENTITY and UPDATE by the entity as it was before the whole request', async () => {
    const members = (...writes: readonly AspectWrite[]): WriteRequest =>
      request(writes.map((one) => entityWrite(a, [one])));
    const commitOne = async (one: WriteRequest): Promise<unknown[]> =>
      (await primary().store.commit([one])).map(verdict);
    const missing = [{ kind: 'entity-missing', urn: a }];
    const exists = [{ kind: 'entity-exists', urn: a }];
    expect(await commitOne(members(upsert('status', '{}'), conditional('UPDATE', 'owner')))).toEqual(missing);
    expect(await stored()).toEqual([]);
    const created = members(conditional('CREATE_ENTITY', 'status'), conditional('CREATE_ENTITY', 'owner'));
    expect(await commitOne(created)).toEqual([WRITTEN]);
    expect(await commitOne(members(deletion(KEY_ASPECT), conditional('CREATE_ENTITY', 'status')))).toEqual(exists);
    expect(await commitOne(members(deletion(KEY_ASPECT), conditional('UPDATE', 'status')))).toEqual([WRITTEN]);
    expect(await stored()).toEqual(['a status 0 {"new":1}', `a ${KEY_ASPECT} 0 ${keyJson(a)}`]);
  });

  it('refuses UPDATE of an entity that does not exist', async () => {
    expect(await commit([conditional('UPDATE', 'status')])).toEqual([{ kind: 'entity-missing', urn: a }]);
    expect(await stored()).toEqual([]);
    expect(await commit([upsert('owner', '{}')], [conditional('UPDATE', 'status')])).toEqual([WRITTEN, WRITTEN]);
  });

  it('asks for defaults when the key is not stored', async () => {
    const bare = request([entityWrite(a, [upsert('status', '{}')], { defaults: undefined })]);
    expect((await primary().store.commit([bare])).map(verdict)).toEqual([{ kind: 'defaults-needed', urn: a }]);
    expect(await stored()).toEqual([]);
    await commit([upsert('owner', '{}')]);
    expect((await primary().store.commit([bare])).map(verdict)).toEqual([WRITTEN]);
  });

  it('writes nothing of a refused request, and all other requests of the batch', async () => {
    const outcomes = await primary().store.commit([
      write(a, [upsert('status', '{"n":1}')]),
      request([
        entityWrite(b, [upsert('fresh', '{}')]),
        entityWrite(a, [upsert('status', '{"n":2}'), conditional('CREATE', 'status')]),
      ]),
      write(a, [upsert('status', '{"n":3}')]),
    ]);
    expect(outcomes.map(verdict)).toEqual([WRITTEN, { kind: 'aspect-exists', urn: a, aspect: 'status' }, WRITTEN]);
    expect(await stored()).toEqual(['a status 0 {"n":3}', `a wombatKey 0 ${keyJson(a)}`]);
    expect((await primary().log.read(0, 10)).map((entry) => entry.json)).toEqual([keyJson(a), '{"n":1}', '{"n":3}']);
    expect(await primary().store.countAspect('fresh', undefined, Work.unlimited)).toBe(0);
  });

  it('stores a run id again whose first write was refused', async () => {
    await commit([upsert('status', '{}')]);
    const system = { lastObserved: 1, runId: 'run-of-a-refused-request' };
    const refused = write(a, [upsert('late', '{}'), conditional('CREATE', 'status')], { system });
    expect((await primary().store.commit([refused])).map(verdict)).toEqual([
      { kind: 'aspect-exists', urn: a, aspect: 'status' },
    ]);
    await primary().store.commit([write(a, [upsert('late', '{"n":1}')], { system })]);
    expect((await primary().store.version(a, 'late', 0))?.system).toEqual({ ...system, lastRunId: system.runId });
  });
}

function verdict(outcome: WriteOutcome): unknown {
  return outcome.kind === 'written' ? outcome.kind : outcome.refusal;
}
