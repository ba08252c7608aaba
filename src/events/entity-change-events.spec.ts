import type { ChangedPartSpec, ChangeEventSpec } from '../../generated/service/registry/model.js';
import { until } from '../../test/engines/kafka/until.js';
import type { ChangeEntry } from '../change-log/index.js';
import { servedRegistry } from '../registry/served-registry.js';
import { LogReaders } from '../change-log/log-readers.js';
import { MemoryDeadLetters, MemoryLog, noteEntry, SetClock } from '../projections/memory-ports.builder.js';
import { ChangePublisher } from './change-publisher.js';
import { changeMessage } from './change-records.js';
import { entityChangeMessages } from './entity-change-events.js';
import type { EventMessage } from './event-broker.port.js';
import { MemoryBroker, MemoryTexts } from './memory-broker.builder.js';

const RULES = servedRegistry.rules().changeEvents ?? {};
const messagesOf = entityChangeMessages(RULES);
const STAMP = { auditStamp: { time: 5, actor: 'urn:li:corpuser:__datahub_system' }, version: 0 };

function entry(aspect: string, before: object | undefined, after: object | undefined): ChangeEntry {
  return noteEntry(1, 'a', {
    aspect,
    change: after === undefined ? 'DELETE' : 'UPSERT',
    json: after === undefined ? undefined : JSON.stringify(after),
    previousJson: before === undefined ? undefined : JSON.stringify(before),
    time: 5,
  });
}

function payloadOf({ record }: EventMessage): unknown {
  return JSON.parse(String(Reflect.get(Object(record['payload']), 'value')));
}

/** Category, operation, modifier and parameters of the events of an entry. */
function wordsOf(change: ChangeEntry): readonly (readonly unknown[])[] {
  return messagesOf(change).map((message) => {
    const payload = payloadOf(message);
    return ['category', 'operation', 'modifier', 'parameters'].map((name): unknown =>
      Reflect.get(Object(payload), name),
    );
  });
}

function words(aspect: string, before: object | undefined, after: object | undefined): readonly unknown[] {
  return wordsOf(entry(aspect, before, after));
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
    [
      'ownership',
      { owners: [{ owner: 'o', type: 'NONE' }] },
      { owners: [{ owner: 'p', type: 'DATA_STEWARD' }] },
      [
        ['OWNER', 'REMOVE', 'o', { ownerUrn: 'o', ownerType: 'NONE' }],
        ['OWNER', 'ADD', 'p', { ownerUrn: 'p', ownerType: 'DATA_STEWARD' }],
      ],
    ],
    ['ownership', { owners: [{ owner: 'o', type: 'NONE' }] }, { owners: [{ owner: 'o', type: 'CUSTOM' }] }, []],
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
    ['assertionRunEvent', undefined, { status: 'COMPLETE', runId: 'r' }, []],
    ['browsePaths', undefined, { paths: ['/a'] }, []],
  ])('says what a change of %s from %j to %j is', (aspect, before, after, expected) => {
    expect(words(aspect, before, after)).toEqual(expected);
  });

  it('names the entity, who changed it when, and has the entity in the key', () => {
    const [message] = messagesOf(entry('domains', undefined, { domains: ['d'] }));
    expect(message).toMatchObject({ topic: 'platformEventTopic', key: 'entityChangeEvent-urn:li:note:a' });
    expect(message?.record).toMatchObject({ header: { timestampMillis: 5 }, name: 'entityChangeEvent' });
    expect(message && payloadOf(message)).toEqual({
      ...{ entityType: 'note', entityUrn: 'urn:li:note:a', category: 'DOMAIN', operation: 'ADD', modifier: 'd' },
      ...{ parameters: { domainUrn: 'd' }, ...STAMP },
    });
  });

  it('says nothing of a value that is repeated, nor of a deletion of points', () => {
    const change = entry('domains', undefined, { domains: ['d'] });
    expect(messagesOf({ ...change, change: 'RESTATE' })).toEqual([]);
    expect(messagesOf({ ...entry('assertionRunEvent', undefined, undefined), kind: 'timeseries' })).toEqual([]);
  });

  const column = { fieldPath: 'a,(b)', nativeDataType: 'int', nullable: true };
  const COLUMN = 'urn:li:schemaField:(urn:li:note:a,a%2C%28b%29)';
  const OF_COLUMN = { fieldPath: 'a,(b)', parentUrn: 'urn:li:note:a' };
  const described = { description: 'x', globalTags: tags('t'), glossaryTerms: { terms: [{ urn: 'g' }] } };

  function schema(...fields: readonly object[]): object {
    return { fields };
  }

  it.each<readonly [string, object | undefined, object | undefined, readonly unknown[]]>([
    ['added', undefined, schema(column), [['TECHNICAL_SCHEMA', 'ADD']]],
    ['removed', schema(column), schema(), [['TECHNICAL_SCHEMA', 'REMOVE']]],
    [
      'of another type',
      schema(column),
      schema({ ...column, nativeDataType: 'text' }),
      [['TECHNICAL_SCHEMA', 'MODIFY']],
    ],
    ['moved', schema({ fieldPath: 'c' }, column), schema(column, { fieldPath: 'c' }), []],
    ['listed twice', schema(column), schema(column, { ...column, nativeDataType: 'text' }), []],
  ])('says of a column that is %s which one it is', (_, before, after, expected) => {
    const parameters = { fieldUrn: COLUMN, fieldPath: 'a,(b)', nullable: true };
    expect(words('schemaMetadata', before, after)).toEqual(
      expected.map((change) => [...[change].flat(), COLUMN, parameters]),
    );
  });

  it.each(['schemaMetadata', 'editableSchemaMetadata'])(
    'says of %s what columns are described by, as events of theirs',
    (aspect) => {
      const list = aspect === 'schemaMetadata' ? 'fields' : 'editableSchemaFieldInfo';
      const messages = messagesOf(entry(aspect, { [list]: [column] }, { [list]: [{ ...column, ...described }] }));
      expect(messages.map(({ key }) => key)).toEqual(Array(3).fill(`entityChangeEvent-${COLUMN}`));
      expect(messages.map(payloadOf)).toEqual(
        [
          { category: 'TAG', modifier: 't', parameters: { tagUrn: 't', ...OF_COLUMN } },
          { category: 'GLOSSARY_TERM', modifier: 'g', parameters: { termUrn: 'g', ...OF_COLUMN } },
          { category: 'DOCUMENTATION', parameters: { description: 'x', ...OF_COLUMN } },
        ].map((event) => ({ ...event, operation: 'ADD', entityType: 'schemaField', entityUrn: COLUMN, ...STAMP })),
      );
    },
  );

  it.each<readonly [string, object, readonly unknown[]]>([
    [
      'assertionRunEvent',
      { status: 'COMPLETE', runId: 'r', asserteeUrn: 'd', result: { type: 'SUCCESS' } },
      [['RUN', 'COMPLETED', undefined, { asserteeUrn: 'd', runId: 'r', runResult: 'SUCCESS' }]],
    ],
    ['dataProcessInstanceRunEvent', { status: 'STARTED', attempt: 2 }, [['RUN', 'STARTED', undefined, { attempt: 2 }]]],
    [
      'dataProcessInstanceRunEvent',
      { status: 'COMPLETE', result: { type: 'FAILURE' } },
      [['RUN', 'COMPLETED', undefined, { runResult: 'FAILURE' }]],
    ],
    ['dataProcessInstanceRunEvent', { status: 'UNKNOWN' }, []],
    ['datasetProfile', { status: 'COMPLETE' }, []],
  ])('says what a point of %s is that says %j', (aspect, value, expected) => {
    expect(wordsOf({ ...entry(aspect, undefined, value), kind: 'timeseries' })).toEqual(expected);
  });

  it.each(Object.entries(RULES).flatMap(([aspect, rules]) => rules.map((rule) => [aspect, rule] as const)))(
    'has an event for each rule of the models: %s, %j',
    (aspect, rule) => {
      const { kind } = servedRegistry.aspect(aspect) ?? {};
      const sample = { ...entry(aspect, undefined, sampleOf(rule)), kind: kind ?? 'versioned' };
      const { changed } = rule;
      const operations =
        changed.kind === 'point'
          ? Object.values(changed.operations).slice(0, 1)
          : [
              changed.kind === 'flag' || changed.kind === 'presence'
                ? rule.parameter === undefined
                  ? changed.set
                  : 'MODIFY'
                : 'ADD',
            ];
      expect(wordsOf(sample).map((word) => word.slice(0, 2))).toEqual(
        expect.arrayContaining(operations.map((operation) => [rule.category, operation])),
      );
    },
  );

  it('are published after the change that they are about, for every aspect with rules', async () => {
    const [log, broker, texts] = [new MemoryLog(), new MemoryBroker(), new MemoryTexts()];
    const sources = { log, broker, texts, deadLetters: new MemoryDeadLetters() };
    const publisher = new ChangePublisher(
      { ...sources, readers: new LogReaders(), clock: new SetClock() },
      (one) => [changeMessage(one), ...messagesOf(one)],
      { quiet: 1, failed: 1 },
    );
    publisher.start();
    await until(() => {
      expect(texts.all.size).toBe(1);
    });
    log.entries = Object.entries(RULES).map(([aspect, rules], at) => {
      const sample = rules.map(sampleOf).reduce((one, more) => ({ ...one, ...more }), {});
      return {
        ...entry(aspect, undefined, sample),
        seq: at + 1,
        kind: servedRegistry.aspect(aspect)?.kind ?? 'versioned',
      };
    });
    const expected = log.entries.flatMap((one) => [changeMessage(one), ...messagesOf(one)]);
    await until(() => {
      expect(broker.published).toEqual(expected);
    });
    await publisher.stop();
    expect(log.entries.map((one) => messagesOf(one).length > 0)).toEqual(log.entries.map(() => true));
  });

  it('has rules for every aspect of which programs know events', () => {
    const keys = ['chart', 'container', 'dashboard', 'dataFlow', 'dataJob', 'dataset', 'domain', 'glossaryTerm', 'tag'];
    const others =
      'assertionRunEvent dataProcessInstanceRunEvent datasetProperties deprecation domains editableDatasetProperties ' +
      'editableSchemaMetadata globalTags glossaryTerms ownership schemaMetadata status';
    expect(Object.keys(RULES).sort()).toEqual([...keys.map((name) => `${name}Key`), ...others.split(' ')].sort());
  });
});

/** A value of which the rule says that something was added. */
function sampleOf({ changed, list }: ChangeEventSpec): object {
  const inner = changed.kind === 'presence' || changed.kind === 'keyed' ? {} : nested(changed.path, leafOf(changed));
  return list === undefined ? inner : nested([...list.path, '*'], { ...inner, [list.key]: 'k' });
}

function leafOf(changed: Exclude<ChangedPartSpec, { kind: 'keyed' | 'presence' }>): unknown {
  if (changed.kind === 'flag') return true;
  return changed.kind === 'point' ? Object.keys(changed.operations)[0] : 'x';
}

/** An object in which the path leads to the leaf. */
function nested([first = '', ...others]: readonly string[], leaf: unknown): object {
  const inner = others.reduceRight((value, step) => (step === '*' ? [value] : { [step]: value }), leaf);
  return { [first]: inner };
}
