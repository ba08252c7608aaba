import { Injectable } from '@nestjs/common';
import type { ChangeEntry } from '../../change-log/change-log.port.js';
import { Clock } from '../../kernel/clock.js';
import { readUrn } from '../../kernel/urn.js';
import { Work } from '../../kernel/work.js';
import { Registry } from '../../registry/registry.js';
import { AspectStore, defaultLimit, type HistoryLimitOf } from '../aspect-store.port.js';
import { entityPages } from '../entity-pages.js';
import { CommitNotices } from '../group-commit/commit-notices.js';
import { limitIn, limitsOf, type RetentionPolicy } from './history-limits.js';

/** Entities that retention policies are, and the aspect that has what one says. */
const POLICY_ENTITY = 'dataHubRetention';
const POLICY_ASPECT = 'dataHubRetentionConfig';
/** Milliseconds for which policies count as they were read where other processes may change them. */
const TRUST = 1000;

/**
 * How much history writes leave, by the retention policies that are stored. Policies are read when one was written, not
 * with writes: what other processes write is read in the background, at most once a second (D-226).
 */
@Injectable()
export class RetentionPolicies {
  private limits: HistoryLimitOf | undefined;
  private isReading = false;
  /** How often a policy was written: what is read meanwhile may be older. */
  private writes = 0;
  private readAt = 0;

  constructor(
    private readonly store: AspectStore,
    private readonly registry: Registry,
    private readonly clock: Clock,
    notices: CommitNotices,
  ) {
    notices.add((changes) => {
      this.note(changes);
    });
  }

  /**
   * By the policies that this process has written, and those that others wrote up to a second ago.
   * @throws StoreUnavailable
   */
  async current(): Promise<HistoryLimitOf> {
    const { limits } = this;
    if (limits === undefined) return this.read();
    if (this.store.isRemote && !this.isReading && this.clock.now() >= this.readAt + TRUST) this.readLater();
    return limits;
  }

  /** By the policies that are stored now. @throws StoreUnavailable */
  async read(): Promise<HistoryLimitOf> {
    this.readAt = this.clock.now();
    const { writes } = this;
    const limits = this.registry.entity(POLICY_ENTITY) === undefined ? defaultLimit : limitsOf(await this.policies());
    if (writes === this.writes) this.limits = limits;
    return limits;
  }

  /** Read policies again before the next write when one of them was written. */
  private note(changes: readonly ChangeEntry[]): void {
    if (changes.every(({ entityType }) => entityType !== POLICY_ENTITY)) return;
    this.limits = undefined;
    this.writes++;
  }

  /** Until then, and while the store is away, the policies are those that are known. */
  private readLater(): void {
    this.isReading = true;
    this.read()
      .catch(() => undefined)
      .finally(() => {
        this.isReading = false;
      });
  }

  private async policies(): Promise<readonly RetentionPolicy[]> {
    const policies: RetentionPolicy[] = [];
    for await (const urns of entityPages(this.store, POLICY_ENTITY, Work.unlimited)) {
      const stored = await this.store.latest(urns, [POLICY_ASPECT]);
      for (const [row] of stored.values()) {
        if (row === undefined) continue;
        const key = readUrn(row.urn);
        if (key.kind !== 'urn') continue;
        const [type = '', aspect = ''] = key.value.parts;
        policies.push({ entityType: this.registry.entity(type)?.name ?? type, aspect, limit: limitIn(row.json) });
      }
    }
    return policies;
  }
}
