import { isMembers } from '../../../src/kernel/members.js';
import { ServiceProcess } from '../../process/service-process.js';
import type { WireApp } from '../../wire/app.builder.js';
import { put } from '../../wire/proposal.builder.js';
import { KafkaEngine } from '../kafka-engine.js';
import { BROKERS, kafkaApp, ownTopics } from './kafka-app.js';
import { readMessages, type ReadTopic } from './topic-reader.js';
import { until } from './until.js';

function tag(name: string): string {
  return `urn:li:tag:${name}`;
}

/** What was published of the properties of a tag: the numbers in its descriptions, until the last one is there. */
async function published(place: ReadTopic, urn: string, last: number): Promise<readonly number[]> {
  const found: number[] = [];
  await readMessages(place, 1, ({ key, record }) => {
    const { aspect } = record;
    if (key !== urn || record['aspectName'] !== 'tagProperties' || !isMembers(aspect)) return false;
    found.push(Number(/"description":"(\d+)"/.exec(String(aspect['value']))?.[1]));
    return found.at(-1) === last;
  });
  return found;
}

/** In order, when parts of the end may come twice: every number comes first after all that are smaller. */
function inOrderOfFirst(numbers: readonly number[]): readonly number[] {
  return [...new Set(numbers)];
}

describe('a broker that is away', () => {
  const engine = new KafkaEngine();
  let brokers: string;
  const topics = ownTopics();
  let app: WireApp;
  let registry: string;

  beforeAll(async () => {
    brokers = (await engine.start())['TEST_KAFKA_BROKERS'] ?? '';
    await engine.stop();
    const started = await kafkaApp({ ...topics, kafkaBrokers: [brokers] });
    app = started.app;
    registry = `${started.url}/schema-registry`;
  });
  afterAll(async () => {
    await app.close();
    await engine.remove();
  });

  async function warnings(): Promise<readonly unknown[]> {
    const answer = await app.get('/health');
    expect(answer.status).toBe(200);
    const warned: unknown = Reflect.get(Object(answer.json()), 'warnings');
    return Array.isArray(warned) ? warned.map(String) : [];
  }

  it('keeps no write waiting, is named by /health, and gets everything when it is there', async () => {
    for (let at = 0; at < 20; at++)
      await put(app, tag('early'), 'tagProperties', { name: 'x', description: String(at) });
    await until(async () => {
      // Both ways fail for one reason, which is said once.
      const [warning] = await warnings();
      expect(warning).toMatch(
        /^Changes are not published( \(\d+ entries behind\))?: The Kafka broker cannot be reached/,
      );
    });
    await engine.start();
    const numbers = await published({ topic: topics.versionedLogTopic, registry, brokers }, tag('early'), 19);
    expect(inOrderOfFirst(numbers)).toEqual(Array.from({ length: 20 }, (_, at) => at));
    await until(async () => {
      expect(await warnings()).toEqual([]);
    });
  });

  it('is seen to be back by who could not publish, also where nothing more is published', async () => {
    const event = {
      header: { timestampMillis: 1 },
      name: 'opened',
      payload: { value: '{}', contentType: 'text/plain' },
    };
    await engine.stop();
    const answer = await app.post('/platform?action=producePlatformEvent', { name: 'opened', event });
    expect(answer.status).toBe(503);
    expect((await warnings()).at(-1)).toMatch(/^Messages cannot be exchanged with Kafka: The Kafka broker /);
    await engine.start();
    await until(async () => {
      expect(await warnings()).toEqual([]);
    });
  });

  it('loses nothing and changes no order when it is killed under a writer', async () => {
    const names = ['a', 'b', 'c', 'd'].map((name) => tag(`killed-${name}`));
    const write = async (urn: string): Promise<void> => {
      for (let at = 0; at < 150; at++) await put(app, urn, 'tagProperties', { name: 'x', description: String(at) });
    };
    const writers = names.map(write);
    await published({ topic: topics.versionedLogTopic, registry, brokers }, tag('killed-a'), 5);
    await engine.kill();
    await Promise.all(writers);
    await engine.start();
    for (const urn of names) {
      const numbers = await published({ topic: topics.versionedLogTopic, registry, brokers }, urn, 149);
      expect(inOrderOfFirst(numbers)).toEqual(Array.from({ length: 150 }, (_, at) => at));
    }
  });
});

describe('a service that is killed', () => {
  const topics = ownTopics();
  const service = new ServiceProcess();
  afterAll(() => service.dispose());

  it('publishes at least once, and in order, what it had acknowledged', async () => {
    const variables = {
      KAFKA_BROKERS: BROKERS.join(),
      METADATA_CHANGE_LOG_VERSIONED_TOPIC_NAME: topics.versionedLogTopic,
      METADATA_CHANGE_LOG_TIMESERIES_TOPIC_NAME: topics.timeseriesLogTopic,
      METADATA_CHANGE_PROPOSAL_TOPIC_NAME: topics.proposalTopic,
      FAILED_METADATA_CHANGE_PROPOSAL_TOPIC_NAME: topics.failedProposalTopic,
      PLATFORM_EVENT_TOPIC_NAME: topics.platformEventTopic,
      METADATA_CHANGE_PROPOSAL_KAFKA_CONSUMER_GROUP_ID: topics.kafkaConsumerGroup,
    };
    const [urn, count] = [tag('acknowledged'), 120];
    for (let from = 0; from < count; from += count / 3) {
      await service.start(variables);
      for (let at = from; at < from + count / 3; at++) await ingestOver(service.url, urn, String(at));
      if (from < (count * 2) / 3) await service.kill();
    }
    const place = {
      topic: topics.versionedLogTopic,
      registry: `${service.url}/schema-registry`,
      brokers: BROKERS.join(),
    };
    const numbers = await published(place, urn, count - 1);
    expect(inOrderOfFirst(numbers)).toEqual(Array.from({ length: count }, (_, at) => at));
    expect(await service.stop()).toBe(0);
  });
});

async function ingestOver(url: string, entityUrn: string, description: string): Promise<void> {
  const aspect = { contentType: 'application/json', value: JSON.stringify({ name: 'x', description }) };
  const proposal = { entityType: 'tag', entityUrn, changeType: 'UPSERT', aspectName: 'tagProperties', aspect };
  const answer = await fetch(`${url}/aspects?action=ingestProposal`, {
    method: 'POST',
    body: JSON.stringify({ proposal }),
  });
  expect(answer.status).toBe(200);
}
