import { randomUUID } from 'node:crypto';
import { env } from 'node:process';
import type { Settings } from '../../../src/platform/config/index.js';
import { type WireApp, wireApp } from '../../wire/app.builder.js';

/** Addresses of the broker that `npm run test:engines` has started. */
export const BROKERS = (env['TEST_KAFKA_BROKERS'] ?? '').split(',');

/** Topics and a consumer group of their own, so that suites do not see each other's messages. */
export function ownTopics(): Required<
  Pick<
    Settings,
    | 'failedProposalTopic'
    | 'kafkaBrokers'
    | 'kafkaConsumerGroup'
    | 'platformEventTopic'
    | 'proposalTopic'
    | 'timeseriesLogTopic'
    | 'versionedLogTopic'
  >
> {
  const id = randomUUID().slice(0, 8);
  return {
    kafkaBrokers: BROKERS,
    kafkaConsumerGroup: `group-${id}`,
    proposalTopic: `proposals-${id}`,
    failedProposalTopic: `failed-${id}`,
    versionedLogTopic: `versioned-${id}`,
    timeseriesLogTopic: `points-${id}`,
    platformEventTopic: `words-${id}`,
  };
}

/** A service with a broker that listens, as clients of its registry need it. `url`: of the service. */
export async function kafkaApp(change: Partial<Settings>): Promise<{ readonly app: WireApp; readonly url: string }> {
  const app = await wireApp(change);
  return { app, url: await app.listen() };
}
