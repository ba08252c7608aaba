import { Producer } from '@platformatic/kafka';
import { AspectStore } from '../../../src/aspects/index.js';
import { isMembers } from '../../../src/kernel/members.js';
import { urn as toUrn } from '../../conformance/primary-store.builder.js';
import type { WireApp } from '../../wire/app.builder.js';
import { CLIENT_HEADERS } from '../../wire/app.builder.js';
import { ingest, proposal, put, stored } from '../../wire/proposal.builder.js';
import { BROKERS, kafkaApp, ownTopics } from './kafka-app.js';
import { readMessages, type ReadMessage } from './topic-reader.js';
import { proposalBytes } from './topic-writer.js';
import { until } from './until.js';

/** Over the registry of the service, and over another one with the same API. */
const REGISTRIES = ['its own registry', 'a registry elsewhere'] as const;

/** The text of an aspect in its envelope. */
function textOf(aspect: unknown): string | undefined {
  return isMembers(aspect) ? String(aspect['value']) : undefined;
}

function entityOf(record: unknown): unknown {
  return isMembers(record) ? record['entityUrn'] : undefined;
}

describe.each(REGISTRIES)('a service with Kafka and %s', (kind) => {
  const topics = ownTopics();
  let app: WireApp;
  let registry: string;
  const producer = new Producer({ clientId: 'test', bootstrapBrokers: [...BROKERS] });

  beforeAll(async () => {
    const elsewhere = process.env['TEST_SCHEMA_REGISTRY_URL'] ?? '';
    const settings = kind === 'its own registry' ? topics : { ...topics, schemaRegistryUrl: elsewhere };
    const started = await kafkaApp(settings);
    app = started.app;
    registry = kind === 'its own registry' ? `${started.url}/schema-registry` : elsewhere;
  });
  afterAll(async () => {
    await producer.close();
    await app.close();
  });

  function dataset(name: string): string {
    return `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;
  }

  function change(topic: string, urn: string, count: number, aspect: string): Promise<readonly ReadMessage[]> {
    return readMessages(
      { topic, registry },
      count,
      ({ key, record }) => key === urn && record['aspectName'] === aspect,
    );
  }

  it('publishes every change of an entity in order, with what it replaced', async () => {
    const urn = dataset('shop.ordered');
    const values = Array.from({ length: 30 }, (_, at) => ({
      description: `Number ${String(at)} — é`,
      customProperties: {},
    }));
    for (const value of values) await put(app, urn, 'datasetProperties', value);
    const messages = await change(topics.versionedLogTopic, urn, values.length, 'datasetProperties');
    const texts = values.map((value) => JSON.stringify(value));
    expect(messages.map(({ record }) => textOf(record['aspect']))).toEqual(texts);
    expect(messages.map(({ record }) => textOf(record['previousAspectValue']))).toEqual([
      undefined,
      ...texts.slice(0, -1),
    ]);
  });

  it('publishes the deletion of an entity, and of an aspect', async () => {
    const urn = dataset('shop.deleted');
    await put(app, urn, 'status', { removed: true });
    const deletion = proposal('status', undefined, { entityUrn: urn, changeType: 'DELETE', aspect: undefined });
    expect((await ingest(app, deletion)).status).toBe(200);
    const keyDeletion = { ...deletion, aspectName: 'datasetKey' };
    expect((await ingest(app, keyDeletion)).status).toBe(200);
    const messages = await readMessages(
      { topic: topics.versionedLogTopic, registry },
      2,
      ({ key, record }) => key === urn && record['changeType'] === 'DELETE',
    );
    expect(messages.map(({ record }) => [record['aspectName'], record['aspect']])).toEqual([
      ['status', null],
      ['datasetKey', null],
    ]);
  });

  it('publishes points of time series on a topic of their own', async () => {
    const urn = dataset('shop.profiled');
    await put(app, urn, 'datasetProfile', { timestampMillis: 1_700_000_000_000, rowCount: 7 });
    const [message] = await change(topics.timeseriesLogTopic, urn, 1, 'datasetProfile');
    expect(JSON.parse(textOf(message?.record['aspect']) ?? '')).toMatchObject({ rowCount: 7 });
  });

  it('says in words what changed, with the entity in the key', async () => {
    const urn = dataset('shop.tagged');
    await put(app, urn, 'globalTags', { tags: [{ tag: 'urn:li:tag:a' }] });
    await put(app, urn, 'globalTags', { tags: [{ tag: 'urn:li:tag:b' }] });
    const key = `entityChangeEvent-${urn}`;
    const place = { topic: topics.platformEventTopic, registry };
    const messages = await readMessages(place, 4, (message) => message.key === key);
    const events = messages.map(({ record }): unknown => JSON.parse(textOf(record['payload']) ?? ''));
    const tagEvents = events.filter((event) => Reflect.get(Object(event), 'category') === 'TAG');
    expect(tagEvents).toEqual([
      expect.objectContaining({ entityUrn: urn, operation: 'ADD', modifier: 'urn:li:tag:a' }),
      expect.objectContaining({ operation: 'REMOVE', modifier: 'urn:li:tag:a' }),
      expect.objectContaining({ operation: 'ADD', modifier: 'urn:li:tag:b' }),
    ]);
    expect(events).toContainEqual(
      expect.objectContaining({ category: 'LIFECYCLE', operation: 'CREATE', entityUrn: urn }),
    );
  });

  it('takes proposals with async over the topic, after it has checked them', async () => {
    const urn = dataset('shop.later');
    const later = (dto: object): ReturnType<WireApp['post']> =>
      app.post(
        '/aspects?action=ingestProposal',
        { proposal: dto, async: 'true' },
        { headers: { ...CLIENT_HEADERS, 'x-datahub-actor': 'urn:li:corpuser:jdoe' } },
      );
    const answer = await later(proposal('status', { removed: true }, { entityUrn: urn }));
    expect([answer.status, answer.json()]).toEqual([200, { value: urn }]);
    const messages = await readMessages({ topic: topics.proposalTopic, registry }, 1, ({ key }) => key === urn);
    expect(messages[0]?.record).toMatchObject({ entityUrn: urn, changeType: 'UPSERT', aspectName: 'status' });
    await until(async () => {
      expect(await stored(app, urn, 'status')).toEqual({ removed: true });
    });
    const [row] = [...(await app.find(AspectStore).latest([toUrn(urn)], ['status'])).values()].flat();
    expect(row?.createdBy).toBe('urn:li:corpuser:jdoe');
    expect((await later(proposal('status', { removed: 7 }, { entityUrn: urn }))).status).toBe(422);
  });

  it('takes what comes in many small batches to its end', async () => {
    const urn = dataset('shop.trickling');
    const first = proposal('status', { removed: false }, { entityUrn: dataset('shop.first') });
    await app.post('/aspects?action=ingestProposal', { proposal: first, async: 'true' });
    const place = { topic: topics.proposalTopic, registry };
    for (let at = 0; at < 200; at++) {
      const value = await proposalBytes(
        place,
        at === 199 ? urn : dataset('shop.other'),
        `{"removed":${String(at % 2 === 1)}}`,
      );
      await producer.send({ messages: [{ topic: topics.proposalTopic, key: Buffer.from(urn), value }] });
    }
    await until(async () => {
      expect(await stored(app, urn, 'status')).toEqual({ removed: true });
    });
  });

  it('publishes a refused proposal with the reason, is not stopped by bytes that are none, and continues', async () => {
    const [bad, good] = [dataset('shop.refused'), dataset('shop.accepted')];
    // From now on the registry has a schema for the topic.
    const first = proposal('status', { removed: false }, { entityUrn: dataset('shop.first') });
    await app.post('/aspects?action=ingestProposal', { proposal: first, async: 'true' });
    const bytes = (urn: string, json: string): Promise<Buffer> =>
      proposalBytes({ topic: topics.proposalTopic, registry }, urn, json);
    const message = (value: Buffer): { topic: string; key: Buffer; value: Buffer } => ({
      ...{ topic: topics.proposalTopic, key: Buffer.from('any'), value },
    });
    await producer.send({
      messages: [
        message(Buffer.from('no proposal')),
        message(Buffer.from([0, 0x7f, 0xff, 0xff, 0xff, 1])),
        message(Buffer.alloc(0)),
        message(await bytes(bad, '{"removed":truth}')),
        message(await bytes(good, '{"removed":true}')),
      ],
    });
    await until(async () => {
      expect(await stored(app, good, 'status')).toEqual({ removed: true });
    });
    const isIt = ({ record }: ReadMessage): boolean => entityOf(record['metadataChangeProposal']) === bad;
    const [failed] = await readMessages({ topic: topics.failedProposalTopic, registry }, 1, isIt);
    expect(failed?.record['error']).toBe('CatalogError: The value of aspect "status" cannot be read: it is not JSON.');
    expect(await stored(app, bad, 'status')).toBeUndefined();
    await until(async () => {
      expect((await app.get('/metrics')).text).toMatch(/cadastre_event_proposals\{outcome="unreadable"\} 3/);
    });
  });
});
