import { InvariantError } from '../kernel/assert-never.js';
import { Clock } from '../kernel/clock.js';
import { DEFAULT_RUN_ID } from '../kernel/audit-stamp.js';
import type { Urn } from '../kernel/urn.js';
import type { ChangeEntry } from '../change-log/change-log.port.js';
import { type AspectRow, AspectStore, type WriteOutcome, type WriteRequest } from './aspect-store.port.js';

/**
 * A store that answers commits and look-ups as a test says, and records them; what is not about these fails. `rows`:
 * what is stored.
 */
export class ScriptedAspectStore extends AspectStore {
  readonly commits: (readonly WriteRequest[])[] = [];
  readonly lookups: (readonly Urn[])[] = [];
  readonly rows: AspectRow[] = [];
  /** Answers a commit; by default each request is written, with an entry for each of its writes. */
  onCommit: (requests: readonly WriteRequest[]) => Promise<readonly WriteOutcome[]> = (requests) =>
    Promise.resolve(requests.map((request) => this.written(request)));
  private seq = 0;

  /** Store a value. */
  put(urn: Urn, aspect: string, value: object): void {
    this.rows.push({
      urn,
      aspect,
      version: 0,
      json: JSON.stringify(value),
      system: { lastObserved: 0, runId: DEFAULT_RUN_ID },
      createdOn: 0,
      createdBy: urn,
      seq: ++this.seq,
    });
  }

  /** The outcome of a request that changes everything it names. */
  written({ entities, stamp, system }: WriteRequest): WriteOutcome {
    const changes = (typeof entities === 'function' ? [] : entities).flatMap(({ urn, entityType, writes }) =>
      writes.map(({ aspect }): ChangeEntry => ({
        seq: ++this.seq,
        kind: 'versioned',
        urn,
        entityType,
        aspect,
        change: 'UPSERT',
        json: '{}',
        previousJson: undefined,
        system,
        previousSystem: undefined,
        actor: stamp.actor,
        time: stamp.time,
      })),
    );
    return { kind: 'written', changes };
  }

  override existing(urns: readonly Urn[]): Promise<ReadonlySet<Urn>> {
    this.lookups.push(urns);
    return Promise.resolve(new Set(this.rows.map(({ urn }) => urn).filter((urn) => urns.includes(urn))));
  }

  override latest(urns: readonly Urn[], aspects: readonly string[]): Promise<ReadonlyMap<Urn, readonly AspectRow[]>> {
    this.lookups.push(urns);
    const found = this.rows.filter(({ urn, aspect }) => urns.includes(urn) && aspects.includes(aspect));
    return Promise.resolve(new Map(found.map((row) => [row.urn, found.filter(({ urn }) => urn === row.urn)])));
  }

  override commit(requests: readonly WriteRequest[]): Promise<readonly WriteOutcome[]> {
    this.commits.push(requests);
    return this.onCommit(requests);
  }

  override version = unasked;
  override history = unasked;
  override walk = unasked;
  override restate = unasked;
  override trimHistory = unasked;
  override listUrns: AspectStore['listUrns'] = unasked;
  override countAspect = unasked;
  override countByType: AspectStore['countByType'] = unasked;
  override entityEstimate = unasked;
}

/** A clock that stands still at 4711. */
export class FixedClock extends Clock {
  override now(): number {
    return 4711;
  }
}

function unasked(): never {
  throw new InvariantError('a test asks this store for something else');
}
