/** What a caller was told of a write: stored, not stored, or that nobody knows. */
export type Told = 'refused' | 'stored' | 'unknown';

/**
 * One write. `mark`: a text of its own that the stored value has once for each time that it was applied. `delete`
 * removes what was acknowledged before; at one place there are `append`s alone, or a `put` that a `delete` may follow.
 */
export interface LedgerWrite {
  readonly urn: string;
  readonly aspect: string;
  readonly change: 'append' | 'delete' | 'put';
  readonly mark: string;
}

interface ToldWrite extends LedgerWrite {
  readonly told: Told;
}

/** An aspect of an entity, and the writes that went there. */
export interface LedgerPlace {
  readonly urn: string;
  readonly aspect: string;
  readonly writes: readonly ToldWrite[];
}

/** Everything that writers asked for, and what they were told. */
export class WriteLedger {
  private readonly writes: ToldWrite[] = [];

  note(write: LedgerWrite, told: Told): void {
    this.writes.push({ ...write, told });
  }

  get attempted(): number {
    return this.writes.length;
  }

  count(told: Told): number {
    return this.told(told).length;
  }

  told(told: Told): readonly LedgerWrite[] {
    return this.writes.filter((write) => write.told === told);
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

/** Compare what writers were told with what is stored there. @param value JSON; empty when nothing is stored */
export function judge({ urn, aspect, writes }: LedgerPlace, value: string): Judgement {
  const deletion = writes.find(({ change }) => change === 'delete')?.told;
  const faults: string[] = [];
  let found = 0;
  for (const { mark, told, change } of writes) {
    const times = value.split(mark).length - 1;
    if (change === 'delete') {
      found += times === 0 ? 1 : 0;
      continue;
    }
    // What is deleted was acknowledged before.
    found += times > 0 || deletion !== undefined ? 1 : 0;
    const fault = faultOf(told, deletion, times);
    if (fault !== undefined) faults.push(`${mark} in ${aspect} of ${urn} ${fault}`);
  }
  return { found, faults };
}

/** What is wrong with a mark that is stored so many times. */
function faultOf(told: Told, deletion: Told | undefined, times: number): string | undefined {
  if (times > 1) return `was applied ${String(times)} times`;
  if (deletion === 'stored') return times === 0 ? undefined : 'was deleted and is stored';
  if (deletion === 'unknown') return undefined;
  if (told === 'stored' && times === 0) return 'was acknowledged and is lost';
  return told === 'refused' && times === 1 ? 'was refused and is stored' : undefined;
}
