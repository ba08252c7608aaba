import { SYSTEM_ACTOR } from '../../kernel/actors.js';
import { InvariantError } from '../../kernel/assert-never.js';
import { Work } from '../../kernel/work.js';
import { aspectSpec, entitySpec, generatedModels } from '../../registry/generated-models.builder.js';
import { GeneratedRegistry } from '../../registry/generated-registry.js';
import { AspectParser } from '../aspect-parsing/aspect-parser.js';
import type { EntityChange } from '../group-commit/group-commit.js';
import { AspectPatcher } from '../patching/aspect-patcher.js';
import type { ProposalDto } from './ingest-proposals.command.js';
import { ProposalParser } from './proposal-parser.js';

const registry = new GeneratedRegistry(
  generatedModels({
    entities: [entitySpec('note', { aspects: ['noteKey', 'info', 'profile'] }), entitySpec('tag')],
    aspects: [
      ...['noteKey', 'tagKey', 'info'].map((name) => aspectSpec(name)),
      aspectSpec('profile', { kind: 'timeseries' }),
    ],
    // Every record takes any object.
    validators: Object.fromEntries(['Info', 'NoteKey', 'Profile'].map((name) => [`test.${name}`, () => undefined])),
  }),
);
const aspects = new AspectParser(registry);
const parser = new ProposalParser(registry, aspects, new AspectPatcher(registry, aspects));
const STAMP = { time: 7, actor: SYSTEM_ACTOR };

function json(value: unknown): { readonly value: string; readonly contentType: string } {
  return { value: JSON.stringify(value), contentType: 'application/json' };
}

/** What a proposal is parsed to, by default one that sets the aspect `info` of a note. */
function parsed(change: Partial<ProposalDto> = {}): Promise<EntityChange> {
  const proposal: ProposalDto = {
    entityType: 'note',
    entityUrn: 'urn:li:note:a',
    changeType: 'UPSERT',
    aspectName: 'info',
    aspect: json({ n: 1 }),
    ...change,
  };
  return parser.parse(proposal, { stamp: STAMP, work: Work.unlimited });
}

/** A proposal without some of its parts. */
function without(
  part: 'aspect' | 'aspectName' | 'entityUrn',
  change: Partial<ProposalDto> = {},
): Promise<EntityChange> {
  const { [part]: _, ...proposal }: ProposalDto = {
    entityType: 'note',
    entityUrn: 'urn:li:note:a',
    changeType: 'UPSERT',
    aspectName: 'info',
    aspect: json({ n: 1 }),
    ...change,
  };
  return parser.parse(proposal, { stamp: STAMP, work: Work.unlimited });
}

describe('ProposalParser', () => {
  it('makes a write of the entity that the URN names, with complete system metadata', async () => {
    const { target, writes, system } = await parsed({ systemMetadata: { runId: 'run' } });
    expect([target.urn, target.entity.name]).toEqual(['urn:li:note:a', 'note']);
    expect(writes).toEqual([{ aspect: 'info', change: 'UPSERT', json: '{"n":1}', parsed: { n: 1 } }]);
    expect(system).toEqual({ lastObserved: 7, runId: 'run', lastRunId: 'run' });
  });

  it.each(['CREATE', 'CREATE_ENTITY', 'UPDATE', 'UPSERT'])('takes values with %s', async (changeType) => {
    expect((await parsed({ changeType })).writes).toMatchObject([{ change: changeType, json: '{"n":1}' }]);
  });

  it('removes a value or a whole series, also without a value', async () => {
    expect((await without('aspect', { changeType: 'DELETE' })).writes).toEqual([
      { aspect: 'info', change: 'DELETE', json: undefined },
    ]);
    expect((await without('aspect', { changeType: 'DELETE', aspectName: 'profile' })).writes).toEqual([
      { aspect: 'profile', change: 'REMOVE_POINTS' },
    ]);
  });

  it('adds a point to a series, at its own time', async () => {
    const aspect = json({ timestampMillis: 5, messageId: 'm' });
    const { writes } = await parsed({ aspectName: 'profile', aspect });
    expect(writes).toMatchObject([{ aspect: 'profile', change: 'ADD_POINT', timestamp: 5, json: aspect.value }]);
    expect(writes[0]).toHaveProperty('identity', expect.stringMatching(/^[\w-]{43}$/));
  });

  it.each([0, 8.64e15])('takes the time %d for a point', async (timestampMillis) => {
    expect((await parsed({ aspectName: 'profile', aspect: json({ timestampMillis }) })).writes).toMatchObject([
      { timestamp: timestampMillis, identity: '' },
    ]);
  });

  it.each([-1, 8.64e15 + 2, '5', undefined])('refuses a point of the time %j', async (timestampMillis) => {
    await expect(parsed({ aspectName: 'profile', aspect: json({ timestampMillis }) })).rejects.toThrow(
      '/timestampMillis :: is not a time in epoch milliseconds',
    );
  });

  it('makes a patch that is applied later, whatever its content type, and none of a patch without operations', async () => {
    const patch = { value: '[{"op":"add","path":"/b","value":2}]', contentType: 'application/json-patch+json' };
    const [write] = (await parsed({ changeType: 'PATCH', aspect: patch })).writes;
    if (write?.change !== 'PATCH') throw new InvariantError('it is a patch');
    expect(write.patch('{"a":1}')).toEqual({ kind: 'value', json: '{"a":1,"b":2}' });
    expect(write.patch('{ "b": 2 }')).toEqual({ kind: 'value', json: '{ "b": 2 }' });
    expect(write.patch(undefined)).toEqual({ kind: 'value', json: '{"b":2}' });
    expect((await parsed({ changeType: 'PATCH', aspect: json([]) })).writes).toEqual([]);
  });

  it('answers a patch that cannot be applied with the failure of the table', async () => {
    const aspect = json([{ op: 'remove', path: '/b' }]);
    const [write] = (await parsed({ changeType: 'PATCH', aspect })).writes;
    expect(write?.change === 'PATCH' ? write.patch('{"a":1}') : write).toMatchObject({
      kind: 'refused',
      failure: { message: expect.stringContaining('nothing is at "/b"') },
    });
  });

  it('names the entity by its key where there is no URN', async () => {
    const { target } = await without('entityUrn', { entityKeyAspect: json({ id: 'b' }) });
    expect(target.urn).toBe('urn:li:note:b');
    expect((await parsed({ entityKeyAspect: json({ id: 'b' }) })).target.urn).toBe('urn:li:note:a');
  });

  it.each<[string, Partial<ProposalDto>]>([
    ['pine', { entityType: 'pine' }],
    ['urn:li:tag:a', { entityUrn: 'urn:li:tag:a' }],
    ['no URN', { entityUrn: 'no URN' }],
    ['proposal.aspectName', { aspectName: '' }],
    ['nothing', { aspectName: 'nothing' }],
    ['MERGE', { changeType: 'MERGE' }],
    ['toString', { changeType: 'toString' }],
    ['PATCH', { aspectName: 'profile', changeType: 'PATCH' }],
    ['CREATE', { aspectName: 'profile', changeType: 'CREATE' }],
    ['text/plain', { aspect: { value: '{}', contentType: 'text/plain' } }],
    ['xapplication/json', { aspect: { value: '{}', contentType: 'xapplication/json' } }],
    ['application/jsonx', { aspect: { value: '{}', contentType: 'application/jsonx' } }],
    ['it is not a JSON object', { aspect: json([]) }],
    ['JSON', { aspect: { value: '{', contentType: 'application/json' } }],
  ])('refuses what is wrong, and names it: %s', async (reason, change) => {
    await expect(parsed(change)).rejects.toThrow(reason);
  });

  it.each([
    ['proposal.aspectName', 'aspectName'],
    ['proposal.aspect', 'aspect'],
    ['proposal.entityUrn', 'entityUrn'],
  ] as const)('refuses a proposal without %s', async (name, part) => {
    await expect(without(part)).rejects.toThrow(name);
  });

  it.each(['application/json; charset=utf-8', 'APPLICATION/JSON', 'application/json ;x'])(
    'takes a value of the type %s',
    async (contentType) => {
      expect((await parsed({ aspect: { value: ' {"n":1} ', contentType } })).writes).toMatchObject([
        { json: '{"n":1}' },
      ]);
    },
  );

  it('takes values of sixteen million characters and no longer ones', async () => {
    const value = (length: number) => ({ value: `{"n":"${'x'.repeat(length - 8)}"}`, contentType: 'application/json' });
    expect((await parsed({ aspect: value(16_000_000) })).writes).toHaveLength(1);
    await expect(parsed({ aspect: value(16_000_001) })).rejects.toThrow('16000000');
  });
});
