import type { BeforeApplicationShutdown } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import type { AuditStamp, SystemMetadata } from '../../kernel/audit-stamp.js';
import { assertNever, InvariantError } from '../../kernel/assert-never.js';
import { nextTurn } from '../../kernel/event-loop-turn.js';
import { CatalogError, failures, WritesStopped } from '../../kernel/failures.js';
import type { Urn } from '../../kernel/urn.js';
import type { EntityUrn } from '../../registry/registry.js';
import type {
  AspectWrite,
  DefaultAspect,
  EntityEdit,
  EntityWrite,
  Refusal,
  StoredAspects,
  WriteOutcome,
  WriteRequest,
} from '../aspect-store.port.js';
import { AspectStore, defaultLimit } from '../aspect-store.port.js';
import { ChangeFollower } from '../../change-log/change-follower.port.js';
import type { ChangeEntry } from '../../change-log/change-log.port.js';
import { type Distribution, Metrics } from '../../platform/observe/index.js';
import { DefaultAspects } from '../default-aspects/default-aspects.js';
import { RetentionPolicies } from '../retention/retention-policies.js';
import { CommitNotices } from './commit-notices.js';
import { KnownEntities } from './known-entities.js';
import { RequestOrdinals } from './request-ordinals.js';

/** What a use case wants to write to one entity; the group commit adds the defaults of a new entity. */
export interface EntityChange {
  readonly target: EntityUrn;
  readonly writes: readonly AspectWrite[];
  /** Absent means the system metadata of the request. */
  readonly system?: SystemMetadata;
}

/**
 * Decides inside the transaction what to write, to entities whose key is stored. See EntityEdit for what it may do; a
 * CatalogError that it throws refuses the request.
 */
export type EntityEditor = (stored: StoredAspects) => readonly EntityChange[];

/** All or nothing. `waiting`: see WriteRequest. */
export interface CommitRequest {
  readonly waiting?: number;
  readonly changes: EntityEditor | readonly EntityChange[];
  readonly stamp: AuditStamp;
  readonly system: SystemMetadata;
}

/** `refuses`: requests are rejected with WritesStopped, and nothing of them is done. */
export type WriteAcceptance = 'accepts' | 'refuses';

type Written = Extract<WriteOutcome, { readonly kind: 'written' }>;

interface PendingRequest {
  readonly request: CommitRequest;
  /** Entities for which the request carries defaults: those that the store does not have yet, or all. */
  readonly defaults: 'ofAll' | 'ofNew';
  readonly resolve: (written: Written) => void;
  readonly reject: (reason: unknown) => void;
}

/** A group that is committed. `began`, `durable`: milliseconds. */
interface CommittedGroup {
  readonly group: readonly PendingRequest[];
  readonly outcomes: readonly WriteOutcome[];
  readonly began: number;
  readonly durable: number;
}

/** Most requests in one transaction; beyond it the pause of the event loop costs more than another commit. */
const MAX_GROUP = 100;
/**
 * Entities, unless a single request has more, in one transaction of a store that commits in one turn of this process;
 * an edit counts as one.
 */
const MAX_ENTITIES = 100;
/** Characters of values after which a group takes no further request: a transaction must not make the log long. */
const MAX_GROUP_LENGTH = 4_000_000;

/**
 * Commits the writes of concurrent requests together: whatever is submitted within one turn of the event loop, or while
 * the previous group commits, becomes one transaction. Every write of a request goes through here; an import commits by
 * itself. A request is answered when it is durable and the projections have applied it. Where the store commits in
 * another process, they apply one group while the next one commits (D-159).
 */
@Injectable()
export class GroupCommit implements BeforeApplicationShutdown {
  private queue: PendingRequest[] = [];
  private running: Promise<void> | undefined;
  private acceptance: WriteAcceptance = 'accepts';
  private readonly known = new KnownEntities();
  private readonly ordinals: RequestOrdinals;
  @Inject(RetentionPolicies)
  private readonly retention: Pick<RetentionPolicies, 'current'> = NO_POLICIES;
  @Inject(CommitNotices)
  private readonly notices = new CommitNotices();
  private readonly figures: Readonly<Record<'applied' | 'changes' | 'durable' | 'requests', Distribution>>;

  constructor(
    private readonly store: AspectStore,
    private readonly defaults: DefaultAspects,
    private readonly follower: ChangeFollower,
    metrics: Metrics,
  ) {
    this.ordinals = store.isRemote ? RequestOrdinals.ofOneProcess() : RequestOrdinals.fromZero();
    this.figures = {
      requests: metrics.distribution('groupRequests'),
      changes: metrics.distribution('groupChanges'),
      durable: metrics.distribution('groupSeconds', 'durable'),
      applied: metrics.distribution('groupSeconds', 'applied'),
    };
  }

  /**
   * @returns the entries that the request made, in order of `seq`; empty when nothing changed
   * @throws the failure of the table that says why the request was refused; StoreUnavailable, WritesStopped
   */
  async submit(request: CommitRequest): Promise<readonly ChangeEntry[]> {
    return (await this.written(request)).changes;
  }

  /**
   * The same for a request that deletes.
   * @returns with what its deletions removed, counted in its transaction: of concurrent ones, one has each row
   */
  async submitRemoval(request: CommitRequest): Promise<Required<Written>> {
    return { removed: { rows: 0, points: 0 }, ...(await this.written(request)) };
  }

  /** Of requests from now on; those that were submitted are carried out. */
  accept(acceptance: WriteAcceptance): void {
    this.acceptance = acceptance;
  }

  /** @throws WritesStopped while requests are refused */
  requireAcceptance(): void {
    if (this.acceptance === 'refuses') throw new WritesStopped('writes are stopped by setWritable');
  }

  private written(request: CommitRequest): Promise<Written> {
    return new Promise((resolve, reject) => {
      this.requireAcceptance();
      this.queue.push({ request, defaults: 'ofNew', resolve, reject });
      this.running ??= this.run();
    });
  }

  /** Resolves when everything submitted so far has been answered. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.running;
  }

  private async run(): Promise<void> {
    let applied = Promise.resolve();
    while (this.queue.length > 0) {
      // Let the requests that have arrived in this turn join the group; and a commit may take as long as others wait.
      await nextTurn();
      const group = this.queue.slice(0, groupSize(this.queue, this.store.isRemote ? Infinity : MAX_ENTITIES));
      this.queue = this.queue.slice(group.length);
      const committed = await this.commit(group);
      // At most one group is ahead of the projections.
      await applied;
      if (committed !== undefined) applied = this.apply(committed);
      if (!this.store.isRemote || this.queue.length === 0) await applied;
    }
    this.running = undefined;
  }

  /** `undefined`: it failed, and its requests are answered so. */
  private async commit(group: readonly PendingRequest[]): Promise<CommittedGroup | undefined> {
    try {
      const requests = await this.withDefaults(group);
      const limitOf = await this.retention.current();
      const began = performance.now();
      const outcomes = await this.store.commit(requests, limitOf);
      for (const outcome of outcomes) if (outcome.kind === 'written') this.notices.tell(outcome.changes);
      return { group, outcomes, began, durable: performance.now() };
    } catch (fault) {
      for (const pending of group) pending.reject(fault);
      return undefined;
    }
  }

  /** Have the projections apply what was written, and answer. */
  private async apply({ group, outcomes, began, durable }: CommittedGroup): Promise<void> {
    try {
      const changes = outcomes.flatMap((outcome) => (outcome.kind === 'written' ? outcome.changes : []));
      if (changes.length > 0) await this.follower.follow(changes);
      const { figures } = this;
      figures.requests.note(group.length);
      figures.changes.note(changes.length);
      figures.durable.note((durable - began) / 1000);
      figures.applied.note((performance.now() - began) / 1000);
      for (const [at, outcome] of outcomes.entries()) {
        const pending = group[at];
        if (pending !== undefined) this.answer(pending, outcome);
      }
    } catch (fault) {
      for (const pending of group) pending.reject(fault);
    }
  }

  private answer(pending: PendingRequest, outcome: WriteOutcome): void {
    this.note(pending, outcome);
    if (outcome.kind === 'written') pending.resolve(outcome);
    else if (outcome.refusal.kind !== 'defaults-needed') pending.reject(failureOf(outcome.refusal));
    else if (typeof pending.request.changes === 'function') {
      pending.reject(new InvariantError(`an edit writes to ${outcome.refusal.urn}, which has no key`));
    }
    // The key was deleted between the lookup and the commit, or by the request itself: the next group carries all
    // defaults.
    else this.queue.push({ ...pending, defaults: 'ofAll' });
  }

  /** Remember which entities there are now. */
  private note({ request }: PendingRequest, outcome: WriteOutcome): void {
    if (outcome.kind === 'refused' && outcome.refusal.kind === 'defaults-needed')
      this.known.forget(outcome.refusal.urn);
    if (outcome.kind === 'refused') return;
    for (const { target, writes } of listed(request)) {
      if (writes.some(({ change }) => DELETING.has(change))) this.known.forget(target.urn);
      else this.known.add(target.urn);
    }
  }

  /**
   * One query of the store finds the new entities of the whole group. Of one that is thought to be there and is not,
   * the store says that it needs the defaults.
   */
  private async withDefaults(group: readonly PendingRequest[]): Promise<WriteRequest[]> {
    const targets = group.flatMap(({ request }) => listed(request).map((change) => change.target.urn));
    const unknown = targets.filter((urn) => !this.known.has(urn));
    const existing = unknown.length === 0 ? NONE : await this.store.existing(unknown);
    const created = group.flatMap(({ request, defaults }) =>
      listed(request).filter(
        ({ target, writes }) =>
          (defaults === 'ofAll' || !(this.known.has(target.urn) || existing.has(target.urn))) && !deletesOnly(writes),
      ),
    );
    for (const urn of existing) this.known.add(urn);
    const defaults = await this.defaults.forNew(created.map((change) => change.target));
    return group.map(({ request }) => {
      const { changes, stamp, system, waiting } = request;
      const writesOf = (list: readonly EntityChange[], known?: typeof defaults): readonly EntityWrite[] =>
        this.numbered(list, request).map((change) => entityWrite(change, known));
      return {
        stamp,
        system,
        ...(waiting === undefined ? {} : { waiting }),
        entities: typeof changes === 'function' ? edit(changes, writesOf) : writesOf(changes, defaults),
      };
    });
  }

  /** The changes of a request, with its number where that is not 0. */
  private numbered(changes: readonly EntityChange[], { stamp, system }: CommitRequest): readonly EntityChange[] {
    const ordinal = this.ordinals.take(
      stamp.time,
      changes.map(({ target }) => target.urn),
    );
    if (ordinal === 0) return changes;
    return changes.map((change) => ({ ...change, system: { ...(change.system ?? system), ordinal } }));
  }
}

/** How many requests become the next group: at least one, and no more than belong into one transaction. */
function groupSize(queue: readonly PendingRequest[], mostEntities: number): number {
  let length = 0;
  let entities = 0;
  for (const [at, { request }] of queue.entries()) {
    const changes = listed(request);
    entities += Math.max(changes.length, 1);
    if (at === MAX_GROUP || length > MAX_GROUP_LENGTH || (at > 0 && entities > mostEntities)) return at;
    for (const { writes } of changes) for (const write of writes) length += lengthOf(write);
  }
  return queue.length;
}

/** Of what is known before the transaction: a patch is applied to the stored value inside it. */
function lengthOf(write: AspectWrite): number {
  return 'json' in write ? (write.json?.length ?? 0) : 0;
}

/** Changes that are known before the transaction. */
function listed({ changes }: CommitRequest): readonly EntityChange[] {
  return typeof changes === 'function' ? [] : changes;
}

function edit(
  editor: EntityEditor,
  writesOf: (changes: readonly EntityChange[]) => readonly EntityWrite[],
): EntityEdit {
  return (stored) => {
    try {
      return { kind: 'writes', entities: writesOf(editor(stored)) };
    } catch (failure) {
      if (failure instanceof CatalogError) return { kind: 'refused', failure };
      throw failure;
    }
  };
}

function entityWrite(
  { target, writes, system }: EntityChange,
  defaults?: ReadonlyMap<Urn, readonly DefaultAspect[]>,
): EntityWrite {
  return {
    urn: target.urn,
    entityType: target.entity.name,
    keyAspect: target.entity.keyAspect,
    writes,
    ...(system === undefined ? {} : { system }),
    defaults: deletesOnly(writes) ? [] : defaults?.get(target.urn),
  };
}

const NONE: ReadonlySet<Urn> = new Set();
const NO_POLICIES = { current: () => Promise.resolve(defaultLimit) };
const DELETING: ReadonlySet<AspectWrite['change']> = new Set(['DELETE', 'REMOVE_POINTS', 'REVERT']);

/** A change that only deletes does not create its entity; a change without writes does. */
function deletesOnly(writes: readonly AspectWrite[]): boolean {
  return writes.length > 0 && writes.every(({ change }) => DELETING.has(change));
}

function failureOf(refusal: Exclude<Refusal, { kind: 'defaults-needed' }>): CatalogError {
  switch (refusal.kind) {
    case 'aspect-exists':
      return failures.aspectExists(refusal);
    case 'entity-exists':
      return failures.entityExists(refusal);
    case 'entity-missing':
      return failures.entityMissing({ urn: refusal.urn, doing: 'Cannot UPDATE' });
    case 'edit-refused':
    case 'patch-refused':
      return refusal.failure;
    default:
      return assertNever(refusal, 'refusal');
  }
}
