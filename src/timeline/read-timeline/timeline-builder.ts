import type { AspectRow } from '../../aspects/index.js';
import type { Urn } from '../../kernel/urn.js';
import type { Work } from '../../kernel/work.js';
import { type CategorisedSpec, compareValues, type PlacedDifference } from '../comparison/compare-values.js';
import { ComputedVersion, heaviest } from '../comparison/computed-version.js';
import type { Moment } from '../comparison/moments.js';
import { rawDifferences } from '../comparison/raw-differences.js';
import type { RawDifference, TimelineTransaction } from '../timeline-transaction.js';
import type { TimelineCriteria } from './read-timeline.query.js';

/** Work of parsing and comparing a character of a value. */
const CHARACTER_UNITS = 0.02;
const COST = 'Ask for a shorter time or fewer categories.';

/** What is known of an aspect so far. */
interface AspectState {
  readonly version: number;
  readonly value: unknown;
}

/** Puts moments into words, one after the other. */
export class TimelineBuilder {
  readonly transactions: TimelineTransaction[] = [];
  private readonly states = new Map<string, AspectState>();
  private readonly version = new ComputedVersion();

  constructor(
    private readonly urn: Urn,
    private readonly specs: readonly CategorisedSpec[],
    private readonly telling: Pick<TimelineCriteria, 'raw'> & { readonly work: Work },
  ) {}

  /** The version of an aspect with which the first one in the time is compared. */
  begin(row: AspectRow): void {
    this.states.set(row.aspect, { version: row.version, value: JSON.parse(row.json) });
  }

  /** @throws what `Work` throws */
  async add({ first, rows }: Moment): Promise<void> {
    const { work, raw } = this.telling;
    const changes: PlacedDifference[] = [];
    const differences: RawDifference[] = [];
    for (const row of rows) {
      if (work.turnIsOver) await work.rest();
      work.spend(row.json.length * CHARACTER_UNITS * (1 + this.specs.length), COST);
      const before = this.states.get(row.aspect);
      this.begin(row);
      if (before === undefined && isBeginningLost(row)) continue;
      const [was, is] = [before?.value, this.states.get(row.aspect)?.value];
      for (const change of this.changesOf(row.aspect, was, is)) changes.push(change);
      if (raw === 'without-values') continue;
      for (const difference of rawDifferences(row.aspect, was, is)) differences.push(difference);
    }
    const semVerChange = heaviest(changes.map((change) => change.semVerChange));
    this.version.advance(semVerChange);
    if (semVerChange === undefined) return;
    const auditStamp = { time: first.createdOn, actor: first.createdBy };
    this.transactions.push({
      timestamp: first.createdOn,
      actor: first.createdBy,
      proxy: null,
      reporter: null,
      semVer: this.version.text,
      semVerChange,
      changeEvents: changes.map((change) => ({ ...change, auditStamp })),
      rawDiff: raw === 'with-values' ? differences : null,
      versionStamp: this.versionStamp(),
    });
  }

  private changesOf(aspect: string, before: unknown, after: unknown): readonly PlacedDifference[] {
    return this.specs
      .filter(({ spec }) => spec.aspect === aspect)
      .flatMap((one) => compareValues(this.urn, one, before, after));
  }

  private versionStamp(): string {
    const stamps = [...this.states].map(([aspect, { version }]) => `${aspect}:${String(version)}`);
    return stamps.sort().join(';');
  }
}

/**
 * Whether the store no longer has what came before the oldest version (see HistoryLimit): then nothing is said of it,
 * since everything in it would seem to be new (D-182).
 */
function isBeginningLost({ version }: AspectRow): boolean {
  return version > 1;
}
