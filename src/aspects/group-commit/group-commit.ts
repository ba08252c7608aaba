import type { BeforeApplicationShutdown } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { AuditStamp, SystemMetadata } from '../../kernel/audit-stamp.js';
import { assertNever } from '../../kernel/assert-never.js';
import type { CatalogError } from '../../kernel/failures.js';
import { failures } from '../../kernel/failures.js';
import type { EntityUrn } from '../../registry/registry.js';
import type { AspectWrite, Refusal, WriteOutcome, WriteRequest } from '../aspect-store.port.js';
import { AspectStore } from '../aspect-store.port.js';
import { ChangeFollower } from '../../change-log/change-follower.port.js';
import type { ChangeEntry } from '../../change-log/change-log.port.js';
import { DefaultAspects } from '../default-aspects/default-aspects.js';

/** What a use case wants written to one entity; the group commit adds the defaults of a new one. */
export interface EntityChange {
  readonly target: EntityUrn;
  readonly writes: readonly AspectWrite[];
  /** Absent means that of the request. */
  readonly system?: SystemMetadata;
}

/** All or nothing. */
export interface CommitRequest {
  readonly changes: readonly EntityChange[];
  readonly stamp: AuditStamp;
  readonly system: SystemMetadata;
}

interface PendingRequest {
  readonly request: CommitRequest;
  /** Entities whose defaults the request brings: those that the store does not know yet, or all. */
  readonly defaults: 'ofAll' | 'ofNew';
  readonly resolve: (changes: readonly ChangeEntry[]) => void;
  readonly reject: (reason: unknown) => void;
}

/** Requests in one transaction; beyond it the pause of the event loop costs more than another commit. */
const MAX_GROUP = 100;

/**
 * Commits the writes of concurrent requests together: whatever is submitted within one turn of the event loop, or while the
 * previous group commits, becomes one transaction. Every write takes this way. A request is answered when it is durable
 * and the projections have applied it.
 */
@Injectable()
export class GroupCommit implements BeforeApplicationShutdown {
  private waiting: PendingRequest[] = [];
  private running: Promise<void> | undefined;

  constructor(
    private readonly store: AspectStore,
    private readonly defaults: DefaultAspects,
    private readonly follower: ChangeFollower,
  ) {}

  /**
   * @returns the entries that the request made, in order of `seq`; empty when nothing changed
   * @throws the failure of the table that says why the request was refused; StoreUnavailable
   */
  submit(request: CommitRequest): Promise<readonly ChangeEntry[]> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ request, defaults: 'ofNew', resolve, reject });
      this.running ??= this.run();
    });
  }

  /** Resolves when all that was submitted so far is answered. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.running;
  }

  private async run(): Promise<void> {
    // Let the requests that arrived in this turn join the first group.
    await new Promise(setImmediate);
    while (this.waiting.length > 0) {
      const group = this.waiting.slice(0, MAX_GROUP);
      this.waiting = this.waiting.slice(MAX_GROUP);
      await this.write(group);
    }
    this.running = undefined;
  }

  private async write(group: readonly PendingRequest[]): Promise<void> {
    try {
      const requests = await this.withDefaults(group);
      const outcomes = await this.store.commit(requests);
      const changes = outcomes.flatMap((outcome) => (outcome.kind === 'written' ? outcome.changes : []));
      if (changes.length > 0) await this.follower.follow(changes);
      for (const [at, outcome] of outcomes.entries()) {
        const one = group[at];
        if (one !== undefined) this.answer(one, outcome);
      }
    } catch (fault) {
      for (const one of group) one.reject(fault);
    }
  }

  private answer(one: PendingRequest, outcome: WriteOutcome): void {
    if (outcome.kind === 'written') one.resolve(outcome.changes);
    else if (outcome.refusal.kind !== 'defaults-needed') one.reject(failureOf(outcome.refusal));
    // The key was deleted between the look and the commit, or by the request itself: the next group brings all defaults.
    else this.waiting.push({ ...one, defaults: 'ofAll' });
  }

  /** One look at the store finds the new entities of the whole group. */
  private async withDefaults(group: readonly PendingRequest[]): Promise<WriteRequest[]> {
    const changes = group.flatMap(({ request }) => request.changes);
    const existing = await this.store.existing(changes.map((change) => change.target.urn));
    const created = group.flatMap(({ request, defaults }) =>
      request.changes.filter(
        ({ target, writes }) => (defaults === 'ofAll' || !existing.has(target.urn)) && !deletesOnly(writes),
      ),
    );
    const defaults = await this.defaults.forNew(created.map((change) => change.target));
    return group.map(({ request }) => ({
      stamp: request.stamp,
      system: request.system,
      entities: request.changes.map(({ target, writes, system }) => ({
        urn: target.urn,
        entityType: target.entity.name,
        keyAspect: target.entity.keyAspect,
        writes,
        ...(system === undefined ? {} : { system }),
        defaults: deletesOnly(writes) ? [] : defaults.get(target.urn),
      })),
    }));
  }
}

/** What only deletes brings no entity into being; a change without writes does. */
function deletesOnly(writes: readonly AspectWrite[]): boolean {
  return writes.length > 0 && writes.every(({ change }) => change === 'DELETE' || change === 'REMOVE_POINTS');
}

function failureOf(refusal: Exclude<Refusal, { kind: 'defaults-needed' }>): CatalogError {
  switch (refusal.kind) {
    case 'aspect-exists':
      return failures.aspectExists(refusal);
    case 'conflict':
      return failures.writeConflict(refusal);
    case 'entity-exists':
      return failures.entityExists(refusal);
    case 'entity-missing':
      return failures.entityMissing({ urn: refusal.urn, doing: 'Cannot UPDATE' });
    case 'patch-refused':
      return refusal.failure;
    default:
      return assertNever(refusal, 'refusal');
  }
}
