import type { ChangeEntry, NewestPoint, TimeRange } from '../../../change-log/change-log.port.js';
import type { AuditStamp, SystemMetadata } from '../../../kernel/audit-stamp.js';
import type { Urn } from '../../../kernel/urn.js';
import { systemColumns, type MetadataColumns, systemOf } from '../system-columns.js';
import type { SeriesPlace, ValueRow } from './working-set.js';

/** What the entries of one request have in common. */
export interface RequestOrigin {
  readonly stamp: AuditStamp;
  readonly system: SystemMetadata;
}

/** An entry to append. `entity`: its number. `seq`: below 0 until it is written. */
export interface PendingEntry {
  seq: number;
  newest?: NewestPoint | undefined;
  readonly entity: number;
  readonly urn: Urn;
  readonly entityType: string;
  readonly kind: ChangeEntry['kind'];
  readonly change: 'DELETE' | 'UPSERT';
  readonly aspect: string;
  readonly json: string | undefined;
  readonly parsed?: unknown;
  readonly previous: ValueRow | undefined;
  readonly range?: TimeRange | undefined;
  readonly stamp: AuditStamp;
  readonly system: EncodedMetadata;
}

/** System metadata as columns, and as entries have it. */
export interface EncodedMetadata {
  readonly columns: MetadataColumns;
  readonly system: SystemMetadata;
}

/** A row of the history. */
export interface ReplacedVersion {
  readonly entity: number;
  readonly aspect: string;
  readonly version: number;
  readonly value: ValueRow;
}

/** A row whose value was written again. */
export interface RepeatedValue {
  readonly entity: number;
  readonly aspect: string;
  readonly seq: number;
  readonly observed: number;
  readonly lastRun: string;
}

export interface PendingPoint extends SeriesPlace {
  readonly entity: number;
  readonly aspect: string;
  readonly seq: number;
}

/** A value that only entries up to `until` need. */
export interface ReleasedValue {
  readonly until: number;
  readonly seq: number;
}

/**
 * An aspect that is set back: versions from this one on go with the latest value, and with 0 the aspect itself.
 * `until`: the entry that says so.
 */
export interface TruncatedHistory {
  readonly entity: number;
  readonly aspect: string;
  readonly from: number;
  readonly until: number;
}

/** How long each list is, to return to. */
export type PendingMark = readonly number[];

/** What a group has to write, beside what follows from its working set. */
export class PendingWrites {
  readonly entries: PendingEntry[] = [];
  readonly replaced: ReplacedVersion[] = [];
  readonly repeated: RepeatedValue[] = [];
  readonly points: PendingPoint[] = [];
  readonly released: ReleasedValue[] = [];
  readonly truncated: TruncatedHistory[] = [];
  /** Numbers of entities without a key that are written again. */
  readonly returned: number[] = [];
  private lastEncoded: (EncodedMetadata & { readonly given: SystemMetadata }) | undefined;

  get mark(): PendingMark {
    return this.lists.map(({ length }) => length);
  }

  /** Give up what was added since. */
  returnTo(mark: PendingMark): void {
    for (const [at, list] of this.lists.entries()) list.length = Math.min(list.length, mark[at] ?? 0);
  }

  clear(): void {
    for (const list of this.lists) list.length = 0;
  }

  get isEmpty(): boolean {
    return this.entries.length === 0 && this.repeated.length === 0 && this.returned.length === 0;
  }

  append(entry: Omit<PendingEntry, 'seq' | 'stamp' | 'system'>, { stamp, system }: RequestOrigin): PendingEntry {
    const pending = { ...entry, seq: -this.entries.length - 1, stamp, system: this.encoded(system) };
    this.entries.push(pending);
    return pending;
  }

  /** Caches the last result: all aspects of an entity are written with the same metadata. */
  encoded(given: SystemMetadata): EncodedMetadata {
    if (this.lastEncoded?.given !== given) {
      const columns = systemColumns(given);
      this.lastEncoded = { given, columns, system: systemOf(columns) };
    }
    return this.lastEncoded;
  }

  private get lists(): readonly unknown[][] {
    const { entries, replaced, repeated, points, released, truncated, returned } = this;
    return [entries, replaced, repeated, points, released, truncated, returned];
  }
}

/** A written entry as followers get it. */
export function changeEntry(pending: PendingEntry): ChangeEntry {
  const { seq, kind, urn, entityType, aspect, change, json, parsed, previous, stamp, range, newest } = pending;
  return {
    ...{ seq, kind, urn, entityType, aspect, change, json, parsed, previousJson: previous?.json },
    system: pending.system.system,
    previousSystem: previous === undefined ? undefined : systemOf(previous),
    actor: stamp.actor,
    time: stamp.time,
    ...(range === undefined ? {} : { range }),
    ...(newest === undefined ? {} : { newest }),
  };
}
