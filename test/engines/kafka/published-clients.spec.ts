import type { WireApp } from '../../wire/app.builder.js';
import { put, stored } from '../../wire/proposal.builder.js';
import { until } from './until.js';
import { BROKERS, kafkaApp, ownTopics } from './kafka-app.js';
import { installPython, KAFKA_CLIENTS, python } from './python-client.js';

const topics = ownTopics();
let app: WireApp;
let registry: string;
beforeAll(async () => {
  const { app: started, url } = await kafkaApp(topics);
  app = started;
  registry = `${url}/schema-registry`;
});
afterAll(() => app.close());

function urnOf(name: string): string {
  return `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;
}

describe.each(KAFKA_CLIENTS)('published clients in Python, of the time of %s', (version) => {
  beforeAll(() => installPython(version));

  it('decode a change with the registry of the service', async () => {
    const urn = urnOf(`shop.read.${version}`);
    await put(app, urn, 'status', { removed: false });
    await put(app, urn, 'status', { removed: true });
    const options = { brokers: BROKERS.join(), registry, topic: topics.versionedLogTopic, key: urn, count: 6 };
    const records = await python(version, 'read', options);
    expect(records).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          entityType: 'dataset',
          entityUrn: urn,
          changeType: 'UPSERT',
          aspectName: 'status',
          aspect: { value: '{"removed":true}', contentType: 'application/json' },
          previousAspectValue: { value: '{"removed":false}', contentType: 'application/json' },
          created: expect.objectContaining({ actor: 'urn:li:corpuser:__datahub_system' }),
        }),
      ]),
    );
  });

  it('have their proposals carried out, the last one of an entity last', async () => {
    const names = Array.from({ length: 20 }, (_, at) => urnOf(`shop.emitted${String(at)}.${version}`));
    const descriptions = ['first', 'second', 'third'].flatMap((text) => names.map((urn) => [urn, text]));
    const options = { brokers: BROKERS.join(), registry, topic: topics.proposalTopic, descriptions };
    expect(await python(version, 'emit', options)).toEqual([]);
    for (const urn of names) {
      await until(async () => {
        expect(await stored(app, urn, 'datasetProperties')).toMatchObject({
          description: 'third',
          customProperties: { from: 'python' },
        });
      });
    }
  });
});
