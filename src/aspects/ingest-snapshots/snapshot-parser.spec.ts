import { aspectSpec, entitySpec, generatedModels } from '../../registry/generated-models.builder.js';
import { GeneratedRegistry } from '../../registry/generated-registry.js';
import { AspectParser } from '../aspect-parsing/aspect-parser.js';
import type { EntityChange } from '../group-commit/group-commit.js';
import type { SnapshotDto } from './ingest-snapshots.command.js';
import { parseSnapshot } from './snapshot-dto.js';
import { SnapshotParser } from './snapshot-parser.js';

const snapshotOf = (name: string) => ({ record: `test.${name}Snapshot`, members: [] });
const registry = new GeneratedRegistry(
  generatedModels({
    entities: [
      entitySpec('card'),
      entitySpec('note', { aspects: ['noteKey', 'info', 'profile'], snapshot: snapshotOf('Note') }),
      entitySpec('tag', { aspects: ['tagKey', 'other'], snapshot: snapshotOf('Tag') }),
    ],
    aspects: [
      ...['cardKey', 'noteKey', 'tagKey', 'info', 'other'].map((name) => aspectSpec(name)),
      aspectSpec('profile', { kind: 'timeseries' }),
    ],
    validators: { 'test.Info': () => undefined, 'test.NoteKey': () => undefined },
  }),
);
const parser = new SnapshotParser(registry, new AspectParser(registry));

function parsed(change: Partial<SnapshotDto> = {}): EntityChange {
  return parser.parse({
    name: 'entity',
    record: 'test.NoteSnapshot',
    urn: 'urn:li:note:a',
    aspects: [{ 'test.Info': { n: 1 } }],
    ...change,
  });
}

describe('SnapshotParser', () => {
  it('makes a write of each aspect', () => {
    const { target, writes } = parsed({ aspects: [{ 'test.NoteKey': { id: 'a' } }, { 'test.Info': { n: 1 } }] });
    expect(target.urn).toBe('urn:li:note:a');
    expect(writes).toEqual([
      { aspect: 'noteKey', change: 'UPSERT', json: '{"id":"a"}', parsed: { id: 'a' } },
      { aspect: 'info', change: 'UPSERT', json: '{"n":1}', parsed: { n: 1 } },
    ]);
    expect(parsed({ aspects: [] }).writes).toEqual([]);
  });

  it.each<[string, Partial<SnapshotDto>]>([
    ['test.CardSnapshot', { record: 'test.CardSnapshot' }],
    ['urn:li:tag:a', { urn: 'urn:li:tag:a' }],
    ['pine', { urn: 'urn:li:pine:a' }],
    ['entity.aspects[1]', { aspects: [{ 'test.Info': {} }, {}] }],
    ['entity.aspects[0]', { aspects: [{ 'test.Info': {}, 'test.NoteKey': {} }] }],
    ['test.Nothing', { aspects: [{ 'test.Nothing': {} }] }],
    ['test.Other', { aspects: [{ 'test.Other': {} }] }],
    ['test.Profile', { aspects: [{ 'test.Profile': {} }] }],
    ['it is not a JSON object', { aspects: [{ 'test.Info': 'text' }] }],
  ])('refuses what is wrong, and names it: %s', (reason, change) => {
    expect(() => parsed(change)).toThrow(reason);
  });
});

describe('a snapshot from the wire', () => {
  const snapshot = { urn: 'urn:li:note:a', aspects: [{ 'test.Info': { n: 1 } }] };

  it('is a union of one record', () => {
    expect(parseSnapshot('entity', { value: { 'test.NoteSnapshot': snapshot } })).toEqual({
      name: 'entity',
      record: 'test.NoteSnapshot',
      ...snapshot,
    });
  });

  it.each<[string, unknown]>([
    ['entity', 'text'],
    ['entity.value', {}],
    ['entity.value.a', { value: { a: 'text' } }],
    ['entity.urn', { value: { a: { aspects: [] } } }],
    ['entity.aspects', { value: { a: { urn: 'x' } } }],
    ['entity.aspects[1]', { value: { a: { urn: 'x', aspects: [{}, 'text'] } } }],
  ])('is refused with the name of what is wrong: %s', (name, value) => {
    expect(() => parseSnapshot('entity', value)).toThrow(name);
  });

  it.each([{}, { a: snapshot, b: snapshot }])('is refused unless it is of one record', (value) => {
    expect(() => parseSnapshot('entity', { value })).toThrow('it must have one member, named by the snapshot record');
  });
});
