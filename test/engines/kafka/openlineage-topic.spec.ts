import { randomUUID } from 'node:crypto';
import { Consumer, type Message } from '@platformatic/kafka';
import type { WireApp } from '../../wire/app.builder.js';
import { jsonMember } from '../../wire/json-member.js';
import { runEvent, table, tableUrn } from '../../wire/lineage-event.builder.js';
import { put } from '../../wire/proposal.builder.js';
import { BROKERS, kafkaApp, ownTopics } from './kafka-app.js';

/** Key and JSON of the first messages of a topic. */
async function readEvents(topic: string, count: number): Promise<readonly (readonly [string, unknown])[]> {
  const consumer = new Consumer({ clientId: 'reader', groupId: randomUUID(), bootstrapBrokers: [...BROKERS] });
  const found: (readonly [string, unknown])[] = [];
  try {
    const stream = await consumer.consume({ topics: [topic], mode: 'earliest', autocommit: false, maxWaitTime: 200 });
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the stream's type has no iterator of it
    for await (const { key, value } of stream as AsyncIterable<Message>) {
      found.push([String(key), JSON.parse(value.toString())]);
      if (found.length === count) break;
    }
  } finally {
    await new Promise<void>((closed) => {
      consumer.close(true, () => {
        closed();
      });
    });
  }
  return found;
}

describe('a service with a topic of OpenLineage', () => {
  const openlineageTopic = `lineage-${randomUUID().slice(0, 8)}`;
  let app: WireApp;
  beforeAll(async () => {
    ({ app } = await kafkaApp({ ...ownTopics(), openlineageTopic }));
  });
  afterAll(() => app.close());

  it('sends changes in their order, and not what came as an event', async () => {
    await app.post('/api/v1/lineage', runEvent({ inputs: [table('a')] }));
    const descriptions = Array.from({ length: 20 }, (_, at) => `Number ${String(at)}`);
    for (const description of descriptions)
      await put(app, tableUrn('b'), 'datasetProperties', { description, customProperties: {} });
    const events = await readEvents(openlineageTopic, descriptions.length);
    const said = events.map(([key, event]) => [
      key,
      jsonMember(event, 'dataset', 'name'),
      jsonMember(event, 'dataset', 'facets', 'documentation', 'description'),
    ]);
    expect(said).toEqual(descriptions.map((description) => [tableUrn('b'), 'shop.public.b', description]));
  });
});
