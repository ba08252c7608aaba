import type { Settings } from '../platform/config/index.js';

/**
 * Look whether the broker of events accepts the settings, before anything is opened.
 * @returns why events will have to wait, a sentence each
 * @throws StoreUnavailable when it refuses them
 */
export async function checkEvents(settings: Settings): Promise<readonly string[]> {
  if ((settings.kafkaBrokers ?? []).length === 0) return [];
  const { checkKafka } = await import('../adapters/kafka/check-kafka.js');
  return checkKafka(settings);
}
