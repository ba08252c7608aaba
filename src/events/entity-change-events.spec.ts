import type { ChangeEntry } from '../change-log/index.js';
import { servedRegistry } from '../registry/served-registry.js';
import { noteEntry } from '../projections/memory-ports.builder.js';
import { entityChangeMessages } from './entity-change-events.js';

const messagesOf = entityChangeMessages(servedRegistry.rules().changeEvents ?? {});

function entry(aspect: string, before: object | undefined, after: object | undefined): ChangeEntry {
  return noteEntry(1, 'a', {
    aspect,
    change: after === undefined ? 'DELETE' : 'UPSERT',
    json: after === undefined ? undefined : JSON.stringify(after),
    previousJson: before === undefined ? undefined : JSON.stringify(before),
    time: 5,
  });
}

/** Category, operation, modifier and parameters of the events of a change. */
function words(aspect: string, before: object | undefined, after: object | undefined): readonly unknown[] {
  return messagesOf(entry(aspect, before, after)).map(({ record }) => {
    const payload: unknown = JSON.parse(String(Reflect.get(Object(record['payload']), 'value')));
    const member = (name: string): unknown => Reflect.get(Object(payload), name);
    return [member('category'), member('operation'), member('modifier'), member('parameters')];
  });
}

function tags(...names: readonly string[]): object {
  return { tags: names.map((tag) => ({ tag })) };
}

describe('entityChangeMessages', () => {
  it.each<readonly [string, object | undefined, object | undefined, readonly unknown[]]>([
    ['globalTags', undefined, tags('a'), [['TAG', 'ADD', 'a', { tagUrn: 'a' }]]],
    [
      'globalTags',
      tags('a', 'b'),
      tags('b', 'c'),
      [
        ['TAG', 'REMOVE', 'a', { tagUrn: 'a' }],
        ['TAG', 'ADD', 'c', { tagUrn: 'c' }],
      ],
    ],
    ['globalTags', tags('a', 'b'), tags('b', 'a'), []],
    ['globalTags', tags('a'), undefined, [['TAG', 'REMOVE', 'a', { tagUrn: 'a' }]]],
    ['domains', undefined, { domains: ['d'] }, [['DOMAIN', 'ADD', 'd', { domainUrn: 'd' }]]],
    ['ownership', undefined, { owners: [{ owner: 'o' }] }, [['OWNER', 'ADD', 'o', { ownerUrn: 'o' }]]],
    ['glossaryTerms', undefined, { terms: [{ urn: 't' }] }, [['GLOSSARY_TERM', 'ADD', 't', { termUrn: 't' }]]],
    ['status', undefined, { removed: false }, []],
    ['status', undefined, { removed: true }, [['LIFECYCLE', 'SOFT_DELETE', undefined, undefined]]],
    ['status', { removed: true }, { removed: false }, [['LIFECYCLE', 'REINSTATE', undefined, undefined]]],
    ['status', { removed: true }, undefined, [['LIFECYCLE', 'REINSTATE', undefined, undefined]]],
    ['deprecation', {}, { deprecated: true }, [['DEPRECATION', 'MODIFY', undefined, { status: 'DEPRECATED' }]]],
    ['deprecation', { deprecated: true }, {}, [['DEPRECATION', 'MODIFY', undefined, { status: 'ACTIVE' }]]],
    ['datasetProperties', {}, { description: 'x' }, [['DOCUMENTATION', 'ADD', undefined, { description: 'x' }]]],
    [
      'editableDatasetProperties',
      { description: 'x' },
      { description: 'y' },
      [['DOCUMENTATION', 'MODIFY', undefined, { description: 'y' }]],
    ],
    [
      'datasetProperties',
      { description: 'x' },
      { description: '' },
      [['DOCUMENTATION', 'REMOVE', undefined, { description: 'x' }]],
    ],
    ['datasetKey', undefined, {}, [['LIFECYCLE', 'CREATE', undefined, undefined]]],
    ['datasetKey', {}, {}, []],
    ['datasetKey', {}, undefined, [['LIFECYCLE', 'HARD_DELETE', undefined, undefined]]],
    ['browsePaths', undefined, { paths: ['/a'] }, []],
  ])('says what a change of %s from %j to %j is', (aspect, before, after, expected) => {
    expect(words(aspect, before, after)).toEqual(expected);
  });

  it('names the entity, who changed it when, and has the entity in the key', () => {
    const [message] = messagesOf(entry('domains', undefined, { domains: ['d'] }));
    expect(message).toMatchObject({ topic: 'platformEventTopic', key: 'entityChangeEvent-urn:li:note:a' });
    expect(message?.record).toMatchObject({ header: { timestampMillis: 5 }, name: 'entityChangeEvent' });
    expect(JSON.parse(String(Reflect.get(Object(message?.record['payload']), 'value')))).toEqual({
      ...{ entityType: 'note', entityUrn: 'urn:li:note:a', category: 'DOMAIN', operation: 'ADD', modifier: 'd' },
      ...{ parameters: { domainUrn: 'd' }, version: 0 },
      auditStamp: { time: 5, actor: 'urn:li:corpuser:__datahub_system' },
    });
  });

  it('says nothing of a value that is repeated, nor of points', () => {
    const change = entry('domains', undefined, { domains: ['d'] });
    expect(messagesOf({ ...change, change: 'RESTATE' })).toEqual([]);
    expect(messagesOf({ ...change, kind: 'timeseries' })).toEqual([]);
  });
});
