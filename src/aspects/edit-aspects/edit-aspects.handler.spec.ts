import { SYSTEM_ACTOR } from '../../kernel/actors.js';
import { InvariantError } from '../../kernel/assert-never.js';
import { failures } from '../../kernel/failures.js';
import { Work } from '../../kernel/work.js';
import { ChangeFollower } from '../../change-log/change-follower.port.js';
import { Metrics } from '../../platform/observe/index.js';
import { aspectSpec, entitySpec, generatedModels } from '../../registry/generated-models.builder.js';
import { GeneratedRegistry } from '../../registry/generated-registry.js';
import { AspectParser } from '../aspect-parsing/aspect-parser.js';
import type { EditedEntities, WriteRequest } from '../aspect-store.port.js';
import { DefaultAspects } from '../default-aspects/default-aspects.js';
import { GroupCommit } from '../group-commit/group-commit.js';
import { FixedClock, ScriptedAspectStore } from '../scripted-aspect-store.builder.js';
import { type AspectsEdit, EditAspectsCommand } from './edit-aspects.command.js';
import { EditAspectsHandler } from './edit-aspects.handler.js';

const registry = new GeneratedRegistry(
  generatedModels({
    entities: [entitySpec('note', { aspects: ['noteKey', 'info'] })],
    aspects: ['noteKey', 'info'].map((name) => aspectSpec(name)),
    validators: { 'test.Info': () => undefined },
  }),
);
const { urn: NOTE } = registry.requireUrn('urn:li:note:a');
const { urn: OTHER } = registry.requireUrn('urn:li:note:b');

class NoFollower extends ChangeFollower {
  override until(): Promise<'reached'> {
    return Promise.resolve('reached');
  }

  override follow(): Promise<void> {
    return Promise.resolve();
  }
}

/** What the store is asked to write by an edit of one note, and what the edit becomes inside the transaction. */
async function edited(edit: AspectsEdit): Promise<{ readonly request: WriteRequest; readonly made: EditedEntities }> {
  const store = new ScriptedAspectStore();
  const commits = new GroupCommit(store, new DefaultAspects(registry, store), new NoFollower(), new Metrics());
  const handler = new EditAspectsHandler(registry, new AspectParser(registry), commits, new FixedClock());
  const context = { actor: SYSTEM_ACTOR, requestId: '1', wire: 'graphql', work: Work.unlimited } as const;
  await handler.execute(new EditAspectsCommand([NOTE], edit, context));
  const request = store.commits[0]?.[0];
  if (typeof request?.entities !== 'function') throw new InvariantError('an edit runs in the transaction');
  return { request, made: request.entities({ json: () => '{"n":1}', exists: () => true }) };
}

describe('an edit of aspects', () => {
  it('writes what it makes of the stored value, in the name of the caller, and says that a person did it', async () => {
    const { request, made } = await edited(({ json }) => [
      { urn: NOTE, aspect: 'info', value: { was: json(NOTE, 'info') } },
    ]);
    expect(request).toMatchObject({
      stamp: { time: 4711, actor: SYSTEM_ACTOR },
      system: {
        lastObserved: 4711,
        runId: 'no-run-id-provided',
        lastRunId: 'no-run-id-provided',
        properties: { appSource: 'ui' },
      },
    });
    expect(made).toMatchObject({
      kind: 'writes',
      entities: [
        {
          urn: NOTE,
          entityType: 'note',
          writes: [{ aspect: 'info', change: 'UPSERT', json: String.raw`{"was":"{\"n\":1}"}` }],
        },
      ],
    });
  });

  it('is refused by its own failure, and for an aspect that the entity does not have', async () => {
    const failure = failures.entityExists({ urn: NOTE });
    const refusing = await edited(() => {
      throw failure;
    });
    expect(refusing.made).toEqual({ kind: 'refused', failure });
    const { made } = await edited(() => [{ urn: NOTE, aspect: 'status', value: {} }]);
    expect(made.kind).toBe('refused');
  });

  it('may write to the entities that it names, and to no other', async () => {
    await expect(edited(() => [{ urn: OTHER, aspect: 'info', value: {} }])).rejects.toThrow(
      'an edit writes to urn:li:note:b, which it does not name',
    );
  });
});
