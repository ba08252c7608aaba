import type { BeforeApplicationShutdown } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { AuditStamp, SystemMetadata } from '../../kernel/audit-stamp.js';
import { assertNever, InvariantError } from '../../kernel/assert-never.js';
import type { CatalogError } from '../../kernel/failures.js';
import { failures } from '../../kernel/failures.js';
import type { UrnParts } from '../../kernel/urn.js';
import type { Entity } from '../../registry/registry.js';
import type { AspectWrite, Refusal, WriteOutcome, WriteRequest } from '../aspect-store.port.js';
import { AspectStore } from '../aspect-store.port.js';
import { ChangeFollower } from '../../change-log/change-follower.port.js';
import type { ChangeEntry } from '../../change-log/change-log.port.js';
import { DefaultAspects } from '../default-aspects/default-aspects.js';

/** What a use case wants written to one entity; the lane adds what a first write brings along. */
export interface EntityChange {
  readonly target: UrnParts & { readonly entity: Entity };
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
  /** Groups in which the request has been without coming to an end. */
  readonly tries: number;
  readonly resolve: (changes: readonly ChangeEntry[]) => void;
  readonly reject: (reason: unknown) => void;
}

/** Requests in one transaction; beyond it the pause of the event loop costs more than another commit. */
const MAX_GROUP = 100;
/** Groups that a request may be in although the entity keeps vanishing under it. */
const MAX_TRIES = 10;

/**
 * The way of every write into the store. What concurrent requests bring within one turn of the event loop, or while the
 * previous group commits, goes into one transaction. Answers a request when it is durable and its projections have seen it.
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
      this.waiting.push({ request, tries: 0, resolve, reject });
      this.running ??= this.run();
    });
  }

  /** Resolves when all that was submitted so far is answered. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.running;
  }

  private async run(): Promise<void> {
    // Let the requests that arrived in this turn reach the lane before the first group is closed.
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
      const requests = await this.withDefaults(group.map((one) => one.request));
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
    // Deleted between the look and the commit: the next group sees that and brings the defaults.
    else if (one.tries < MAX_TRIES) this.waiting.push({ ...one, tries: one.tries + 1 });
    else one.reject(new InvariantError(`${outcome.refusal.urn} has aspects and no key`));
  }

  /** One look at the store tells for the whole group which entities are new. */
  private async withDefaults(requests: readonly CommitRequest[]): Promise<WriteRequest[]> {
    const changes = requests.flatMap((request) => request.changes);
    const existing = await this.store.existing(changes.map((change) => change.target.urn));
    const fresh = changes.filter((change) => !existing.has(change.target.urn) && !deletesOnly(change.writes));
    const defaults = await this.defaults.forNew(fresh.map((change) => change.target));
    return requests.map((request) => ({
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

/** What only deletes brings no entity into being; a change without writes does: its points are stored elsewhere. */
function deletesOnly(writes: readonly AspectWrite[]): boolean {
  return writes.length > 0 && writes.every((write) => write.change === 'DELETE');
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
