import type { ChangeLog } from '../change-log/change-log.port.js';
import type { Urn } from '../kernel/urn.js';

/**
 * URN of an entity that changed at some time; `undefined` when the log has no entry.
 * @param random from 0 up to, not including, 1
 */
export async function randomUrn(log: ChangeLog, random: number): Promise<Urn | undefined> {
  const [tail, head] = await Promise.all([log.tail(), log.head()]);
  const [entry] = await log.read(tail - 1 + Math.floor(random * (head - tail + 1)), 1);
  return entry?.urn;
}
