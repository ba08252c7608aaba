import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Work } from '../../kernel/work.js';
import { Registry } from '../../registry/registry.js';
import { AspectStore } from '../aspect-store.port.js';

/**
 * `asOf`: when counting began, epoch milliseconds, UTC. `entityTypes`: those with entities, by name. `entities`: with
 * the key aspect, those that are marked as removed among them. `aspects`: by short name, how many of them have each;
 * aspects that none has are absent.
 */
export interface CoverageReport {
  readonly asOf: number;
  readonly entityTypes: Readonly<
    Record<string, { readonly entities: number; readonly aspects: Readonly<Record<string, number>> }>
  >;
}

/** Counting takes no more than this part of the time: a catalog that is counted in 10 s is counted every 200 s. */
const SHARE = 20;
/** So few values are counted again whenever somebody asks. */
const FEW = 20_000;

/**
 * Counts which aspects entities have. One count is under way at most, for all who wait for it, and it lets others run;
 * it is no request's work, since each would be refused for a large catalog.
 */
@Injectable()
export class AspectCoverage implements OnApplicationShutdown {
  private readonly waiting = { destroyed: false };
  private latest: { readonly report: CoverageReport; readonly until: number } | undefined;
  private underWay: Promise<CoverageReport> | undefined;

  constructor(
    private readonly store: AspectStore,
    private readonly registry: Registry,
    private readonly clock: Clock,
  ) {}

  /** The counts as of now; of many values, as of a moment not longer ago than twenty times what counting took. */
  report(): Promise<CoverageReport> {
    const now = this.clock.now();
    if (this.latest !== undefined && now < this.latest.until && now >= this.latest.report.asOf)
      return Promise.resolve(this.latest.report);
    this.underWay ??= this.count(now).finally(() => {
      this.underWay = undefined;
    });
    return this.underWay;
  }

  onApplicationShutdown(): void {
    this.waiting.destroyed = true;
  }

  private async count(asOf: number): Promise<CoverageReport> {
    const counts = await this.store.countByType(new Work({ units: Infinity, seconds: Infinity }, this.waiting));
    const byType = Map.groupBy(counts, ({ entityType }) => entityType);
    const types = [...byType].sort(([a], [b]) => (a < b ? -1 : 1));
    const entityTypes = types.map(([entityType, found]) => {
      const aspects = Object.fromEntries(found.map(({ aspect, entities }) => [aspect, entities]));
      const key = this.registry.entity(entityType)?.keyAspect;
      return [entityType, { entities: key === undefined ? 0 : (aspects[key] ?? 0), aspects }] as const;
    });
    const report = { asOf, entityTypes: Object.fromEntries(entityTypes) };
    const values = counts.reduce((sum, { entities }) => sum + entities, 0);
    this.latest = { report, until: values < FEW ? asOf : asOf + (this.clock.now() - asOf) * SHARE };
    return report;
  }
}
