import type { Settings } from '../../platform/config/index.js';
import { StoreUnavailable } from '../../kernel/failures.js';
import { ConfluentSchemaIds, RegistryRefused } from './confluent-schema-ids.js';
import { KafkaRefused } from './kafka-fault.js';
import { kafkaOptions } from './kafka-options.js';
import { ensureTopics } from './kafka-topics.js';

/**
 * Look before anything is opened whether broker and registry accept the configuration, and make missing topics. One
 * that is away is no reason not to start.
 * @returns why events will have to wait, a sentence each
 * @throws KafkaRefused, RegistryRefused
 */
export async function checkKafka(settings: Settings): Promise<readonly string[]> {
  const options = kafkaOptions(settings);
  const { schemaRegistryUrl: registry } = settings;
  const checks = [
    ...(registry === undefined ? [] : [new ConfluentSchemaIds(registry).check()]),
    ensureTopics({ ...options, base: { ...options.base, retries: 0 } }),
  ];
  const waits: string[] = [];
  for (const outcome of await Promise.allSettled(checks)) {
    if (outcome.status === 'fulfilled') continue;
    const reason: unknown = outcome.reason;
    if (!(reason instanceof StoreUnavailable) || reason instanceof KafkaRefused || reason instanceof RegistryRefused)
      throw reason;
    waits.push(reason.message);
  }
  return waits;
}
