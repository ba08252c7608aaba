import { stderr } from 'node:process';
import { join } from 'node:path';
import { ServiceProcess } from '../process/service-process.js';
import { attempt } from './attempt.js';
import { BareRoute } from './bare-route.js';
import type { Bench } from './bench.js';
import { Expectation } from './expectation.js';
import { KeptCatalog } from './kept-catalog.js';
import { RawEngine } from './raw-engine.js';
import type { ReportRow } from './report.js';
import { SampleCatalog } from './sample-catalog.js';
import type { Scenario } from './scenarios.js';
import { useAsUsual } from './usual-use.js';
import { bulkLoad, checkLoaded } from './write-scenarios.js';

const STARTS = 5;
/** Entities up to which there is a budget for memory. */
const SMALL = 10_000;

/** `data`: folder that keeps filled catalogs, each in one of its own; `flags`: of the service's node. */
export interface SizeSettings {
  readonly entities: number;
  readonly seconds: number;
  readonly data: string | undefined;
  readonly flags: readonly string[];
}

/** What was measured with a catalog of one size. `failed`: a sentence for each scenario that failed. */
export interface SizeResult {
  readonly rows: readonly ReportRow[];
  readonly failed: readonly string[];
}

/** Fill a service with a catalog of one size, or take one that was kept, and run scenarios with it. */
export async function runSize(settings: SizeSettings, scenarios: readonly Scenario<Bench>[]): Promise<SizeResult> {
  const run = await SizeRun.begin(settings);
  try {
    await run.fill();
    for (const { name, run: measured } of scenarios) await run.attempt(name, () => measured(run.bench));
  } finally {
    await run.end();
  }
  return run;
}

class SizeRun implements SizeResult {
  readonly failed: string[] = [];

  private constructor(
    readonly bench: Bench,
    readonly rows: ReportRow[],
    private readonly kept: KeptCatalog | undefined,
  ) {}

  static async begin({ entities, seconds, data, flags }: SizeSettings): Promise<SizeRun> {
    const catalog = new SampleCatalog(entities);
    const kept = data === undefined ? undefined : new KeptCatalog(join(data, String(entities)), catalog);
    const rows: ReportRow[] = [];
    const bench: Bench = {
      service: new ServiceProcess(flags),
      bare: await BareRoute.start(),
      raw: RawEngine.begin(kept),
      catalog,
      expectation: new Expectation(catalog),
      seconds,
      report: (...more) => {
        for (const row of more) rows.push(row);
      },
    };
    return new SizeRun(bench, rows, kept);
  }

  /** The filled service has been started once more at the end, as on any other day. */
  async fill(): Promise<void> {
    const { service, raw, catalog } = this.bench;
    if (this.kept?.isFilled === true) this.kept.take('service', service.dataDir);
    else {
      await this.starts();
      await this.attempt('bulk load', () => bulkLoad(this.bench));
      this.memory('after the bulk load', undefined);
      stderr.write('filling the engine alone ...\n');
      raw.fill(catalog);
      await service.stop();
      this.kept?.keep('service', service.dataDir);
      if (this.kept !== undefined) raw.keep(this.kept);
    }
    this.rows.push({ name: 'all files', unit: 'MB', figure: service.diskUse(/./) });
    const milliseconds = await service.start();
    this.rows.push({ name: 'start to first answer, filled', unit: 's', figure: milliseconds / 1000 });
    this.memory('after start, filled', undefined);
    await checkLoaded(this.bench);
    await this.attempt('usual use', () => useAsUsual(this.bench));
    this.memory('in use, filled', catalog.size <= SMALL ? 200 : undefined);
  }

  /** A scenario that fails is named in the end; the others run. */
  async attempt(name: string, run: () => Promise<void> | void): Promise<void> {
    const failure = await attempt(name, run);
    if (failure !== undefined) this.failed.push(failure);
  }

  async end(): Promise<void> {
    const { service, bare, raw } = this.bench;
    await service.dispose();
    await bare.stop();
    raw.close();
  }

  /** Start a few times on an empty folder; the last one keeps running. */
  private async starts(): Promise<void> {
    const { service } = this.bench;
    const times: number[] = [];
    // The first start may have to build.
    await service.start();
    await service.stop();
    for (let at = 0; at < STARTS; at++) {
      times.push(await service.start());
      if (at < STARTS - 1) await service.stop();
    }
    const median = times.toSorted((a, b) => a - b)[Math.floor(STARTS / 2)] ?? 0;
    this.rows.push({ name: 'start to first answer', unit: 's', figure: median / 1000, budget: 0.5 });
    this.memory('when empty', 120);
  }

  private memory(when: string, budget: number | undefined): void {
    const figure = this.bench.service.memory();
    if (figure === undefined) return;
    this.rows.push({ name: `memory ${when}`, unit: 'MB', figure, ...(budget === undefined ? {} : { budget }) });
  }
}
