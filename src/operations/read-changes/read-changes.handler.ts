import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import { type ChangeEntry, ChangeLog } from '../../change-log/index.js';
import { failures } from '../../kernel/failures.js';
import type { Work } from '../../kernel/work.js';
import { Registry } from '../../registry/index.js';
import {
  type CatalogChange,
  type ChangeCriteria,
  type ChangePage,
  MAX_CHANGES,
  ReadChangesQuery,
} from './read-changes.query.js';

/** Entries of one read. */
const PAGE = 500;
/** Work of reading an entry with its value. */
const ENTRY_UNITS = 10;
/** Entries whose times are looked at together, and the work of each. */
const TIMES = 5000;
const TIME_UNITS = 1;

type LoggedChange = ChangeEntry & { readonly change: CatalogChange['change'] };

@QueryHandler(ReadChangesQuery)
export class ReadChangesHandler implements IQueryHandler<ReadChangesQuery> {
  constructor(
    private readonly log: ChangeLog,
    private readonly registry: Registry,
  ) {}

  async execute({ criteria, context: { work } }: ReadChangesQuery): Promise<ChangePage> {
    const { after, since, count } = criteria;
    if (count < 1 || count > MAX_CHANGES)
      throw failures.parameterInvalid({ name: 'count', reason: `it is a number from 1 to ${String(MAX_CHANGES)}` });
    const isWanted = this.wanted(criteria);
    const [tail, head] = await Promise.all([this.log.tail(), this.log.head()]);
    const [oldest] = await this.log.sizes(tail - 1, 1);
    let next = after ?? (since === undefined ? tail - 1 : await this.lastBefore(since, tail - 1, work));
    const changes: CatalogChange[] = [];
    while (next < head && changes.length < count) {
      const entries = await this.log.read(next, PAGE);
      // What there was up to the head is trimmed, or was restated alone.
      if (entries.length === 0) {
        next = head;
        break;
      }
      for (const entry of entries) {
        if (changes.length === count) break;
        next = entry.seq;
        if (isWanted(entry)) changes.push(changeOf(entry));
      }
      await pause(work, entries.length * ENTRY_UNITS);
    }
    return { changes, next, hasMore: next < head, completeSince: oldest?.time };
  }

  /** Entries that only repeat a value are no changes. @throws failures.entityTypeUnknown */
  private wanted({ entityTypes, aspects }: ChangeCriteria): (entry: ChangeEntry) => entry is LoggedChange {
    const types = new Set(entityTypes.map((name) => this.registry.requireEntity(name).name));
    const names = new Set(aspects);
    const has = (set: ReadonlySet<string>, name: string): boolean => set.size === 0 || set.has(name);
    return (entry): entry is LoggedChange =>
      entry.change !== 'RESTATE' && has(types, entry.entityType) && has(names, entry.aspect);
  }

  /**
   * Number of the entry before the first one that is not before a time. All are looked at up to that one: times are
   * those of the writers, whose clocks may be set back, and of an import they are those of the catalog that it is from.
   */
  private async lastBefore(time: number, first: number, work: Work): Promise<number> {
    for (let last = first; ;) {
      const entries = await this.log.sizes(last, TIMES);
      const found = entries.findIndex((entry) => entry.time >= time);
      last = (found === -1 ? entries.at(-1) : entries[found - 1])?.seq ?? last;
      if (found !== -1 || entries.length < TIMES) return last;
      await pause(work, entries.length * TIME_UNITS);
    }
  }
}

async function pause(work: Work, units: number): Promise<void> {
  work.spend(units, 'The changes are far apart: name a later time, or fewer entity types and aspects.');
  if (work.turnIsOver) await work.rest();
}

function changeOf({ time, urn, entityType, aspect, change, actor, system }: LoggedChange): CatalogChange {
  return { time, urn, entityType, aspect, change, actor, runId: system.runId };
}
