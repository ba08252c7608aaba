/** What the answer to a write says: stored, not stored, or that nobody knows. */
export type WriteReply = 'refused' | 'stored' | 'unknown';

/**
 * One write. `mark`: a text of its own that the stored value has once for each time that it was applied. `delete`
 * removes what was acknowledged before; `put-later` is acknowledged when a queue has it. At one place there are
 * `append`s alone, or a `put` that a `delete` may follow.
 */
export interface LedgerWrite {
  readonly urn: string;
  readonly aspect: string;
  readonly change: 'append' | 'delete' | 'put' | 'put-later';
  readonly mark: string;
}

interface AnsweredWrite extends LedgerWrite {
  readonly reply: WriteReply;
}

/** An aspect of an entity, and the writes that went there. */
export interface LedgerPlace {
  readonly urn: string;
  readonly aspect: string;
  readonly writes: readonly AnsweredWrite[];
}

/** Everything that writers asked for, with the answers. */
export class WriteLedger {
  private readonly writes: AnsweredWrite[] = [];

  note(write: LedgerWrite, reply: WriteReply): void {
    this.writes.push({ ...write, reply });
  }

  get attempted(): number {
    return this.writes.length;
  }

  count(reply: WriteReply): number {
    return this.answered(reply).length;
  }

  answered(reply: WriteReply): readonly LedgerWrite[] {
    return this.writes.filter((write) => write.reply === reply);
  }

  places(): readonly LedgerPlace[] {
    const groups = Map.groupBy(this.writes, ({ urn, aspect }) => `${aspect} ${urn}`);
    return [...groups.values()].flatMap((writes) => {
      const [first] = writes;
      return first === undefined ? [] : [{ urn: first.urn, aspect: first.aspect, writes }];
    });
  }
}

/** `found`: writes that are stored. `faults`: sentences about what was lost, applied twice, or denied and done. */
export interface Judgement {
  readonly found: number;
  readonly faults: readonly string[];
}

/** Compare the answers to writes with what is stored there. @param value JSON; empty when nothing is stored */
export function judge({ urn, aspect, writes }: LedgerPlace, value: string): Judgement {
  const deletion = writes.find(({ change }) => change === 'delete')?.reply;
  const faults: string[] = [];
  let found = 0;
  for (const { mark, reply, change } of writes) {
    const times = value.split(mark).length - 1;
    if (change === 'delete') {
      found += times === 0 ? 1 : 0;
      continue;
    }
    // What is deleted was acknowledged before.
    found += times > 0 || deletion !== undefined ? 1 : 0;
    const fault = faultOf(reply, deletion, times);
    if (fault !== undefined) faults.push(`${mark} in ${aspect} of ${urn} ${fault}`);
  }
  return { found, faults };
}

/** What is wrong with a mark that is stored so many times. */
function faultOf(reply: WriteReply, deletion: WriteReply | undefined, times: number): string | undefined {
  if (times > 1) return `was applied ${String(times)} times`;
  if (deletion === 'stored') return times === 0 ? undefined : 'was deleted and is stored';
  if (deletion === 'unknown') return undefined;
  if (reply === 'stored' && times === 0) return 'was acknowledged and is lost';
  return reply === 'refused' && times === 1 ? 'was refused and is stored' : undefined;
}
