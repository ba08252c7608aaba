import { setTimeout } from 'node:timers/promises';
import type { Producer } from '@platformatic/kafka';
import { StoreUnavailable } from '../../kernel/failures.js';

/**
 * Milliseconds for what is asked of a broker, with its wait for what was asked before: one that accepts connections and
 * answers nothing is away, too.
 */
export const ANSWER_LIMIT = 20_000;
/** Milliseconds in which a producer that is given up ends what it has on its way. */
const CLOSE_LIMIT = 5000;

/**
 * What work comes to, or StoreUnavailable when that takes longer than until `latest`, a time of `performance.now()`.
 */
export async function before<T>(latest: number, work: Promise<T>): Promise<T> {
  const done = new AbortController();
  const left = Math.max(latest - performance.now(), 0);
  const late = setTimeout(left, undefined, { signal: done.signal, ref: false }).then(() => {
    throw brokerSilent();
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    done.abort();
    late.catch(() => undefined);
    work.catch(() => undefined);
  }
}

/** What is said of a broker whose time is over. */
export function brokerSilent(): StoreUnavailable {
  return new StoreUnavailable(`The Kafka broker has not answered within ${String(ANSWER_LIMIT / 1000)} s.`);
}

/** Close a producer, however long the broker takes. Never rejects. */
export async function closeProducer(producer: Pick<Producer, 'close'> | undefined): Promise<void> {
  if (producer === undefined) return;
  await before(performance.now() + CLOSE_LIMIT, producer.close()).catch(() => undefined);
}
