import { isMembers } from '../../../src/kernel/members.js';
import { readMessages, type ReadMessage, type ReadTopic } from '../kafka/topic-reader.js';
import type { WriteLedger } from './write-ledger.js';

/** Milliseconds in which all of it is to come. */
const LIMIT = 180_000;

/**
 * Read what was published until every acknowledged write has come.
 * @returns sentences about writes that did not come, and about values whose changes first came in another order
 */
export async function publishedFaults(topic: ReadTopic, ledger: WriteLedger): Promise<readonly string[]> {
  // By entity: what is still to come.
  const missing = new Map<string, Set<string>>();
  for (const { urn, mark, change } of ledger.answered('stored')) {
    if (change !== 'delete') missing.set(urn, (missing.get(urn) ?? new Set()).add(mark));
  }
  const lengths = new Map<string, Set<number>>();
  const note = ({ key, record: { aspect, aspectName } }: ReadMessage): void => {
    const value = isMembers(aspect) ? String(aspect['value']) : '';
    const marks = missing.get(key);
    for (const mark of marks ?? []) if (value.includes(mark)) marks?.delete(mark);
    if (marks?.size === 0) missing.delete(key);
    if (aspectName === 'institutionalMemory') {
      lengths.set(key, (lengths.get(key) ?? new Set()).add(value.split('"url"').length));
    }
  };
  const end = AbortSignal.timeout(LIMIT);
  const all = readMessages(topic, 1, (message) => {
    note(message);
    return missing.size === 0;
  });
  await Promise.race([all, new Promise((done) => end.addEventListener('abort', done))]);
  const lost = [...missing].map(
    ([urn, marks]) => `${[...marks].join(', ')} of ${urn} was acknowledged, and not published`,
  );
  const disordered = [...lengths].filter(([, seen]) => !isAscending([...seen]));
  return [...lost, ...disordered.map(([urn]) => `the changes of ${urn} were published in another order`)];
}

function isAscending(numbers: readonly number[]): boolean {
  return numbers.every((number, at) => number > (numbers[at - 1] ?? 0));
}
