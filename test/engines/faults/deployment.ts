import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresLocation } from '../../conformance/postgres-location.js';
import { ServiceProcess } from '../../process/service-process.js';
import { DiskSpace } from './disk-space.js';
import { ENGINE_PARTS, type EngineName } from './engine-parts.js';
import { type EngineFault, FaultedEngine, type Space } from './faulted-engine.js';
import type { FaultTarget, Stack } from './scenario-table.js';

/** Engines that were started so far; several deployments use them one after another. */
export class EnginePool {
  private readonly engines = new Map<EngineName, FaultedEngine>();

  /** @throws EngineMissing */
  async get(name: EngineName): Promise<FaultedEngine> {
    const engine = this.engines.get(name) ?? (await FaultedEngine.start(ENGINE_PARTS[name]));
    this.engines.set(name, engine);
    return engine;
  }

  async close(): Promise<void> {
    for (const engine of this.engines.values()) await engine.close();
    this.engines.clear();
  }
}

/** One or several built services over the engines of a stack, with data that nobody else has. */
export class Deployment {
  readonly services: readonly ServiceProcess[];
  private readonly folder = mkdtempSync(join(tmpdir(), 'cadastre-faults-'));
  private readonly disk: Space;
  private readonly id = randomUUID().slice(0, 8);
  private readonly engines = new Map<EngineName, FaultedEngine>();
  private variables: Readonly<Record<string, string>> = {};
  private location: PostgresLocation | undefined;

  private constructor(stack: Stack) {
    this.disk = new DiskSpace(join(this.folder, '0'));
    this.services = Array.from(
      { length: stack.services },
      (_, at) => new ServiceProcess([], undefined, join(this.folder, String(at), 'data')),
    );
  }

  /** @throws EngineMissing */
  static async start(stack: Stack, pool: EnginePool): Promise<Deployment> {
    const deployment = new Deployment(stack);
    try {
      for (const name of namesOf(stack)) deployment.engines.set(name, await pool.get(name));
      deployment.variables = await deployment.variablesFor(stack);
      for (const service of deployment.services) await service.start(deployment.variables);
      return deployment;
    } catch (error) {
      await deployment.close();
      throw error;
    }
  }

  /** Topic of changes of aspects; absent without Kafka. `brokers`: where tests read it. */
  get published(): { readonly topic: string; readonly brokers: string } | undefined {
    const brokers = this.variables['KAFKA_BROKERS'];
    return brokers === undefined ? undefined : { topic: `versioned-${this.id}`, brokers };
  }

  /** Services whose connections break by a fault. */
  brokenBy(target: FaultTarget, fault: EngineFault): readonly ServiceProcess[] {
    return target === 'service' && fault !== 'pause' ? this.services.slice(0, 1) : [];
  }

  /** @throws SmallDiskMissing */
  async inject(target: FaultTarget, fault: EngineFault): Promise<void> {
    if (target === 'service') await this.injectIntoService(fault);
    else if (target === 'disk') await this.disk.fill();
    else for (const engine of this.hit(target)) await engine.inject(fault);
  }

  /** What an operator does at most: make space, start what has ended. */
  async heal(target: FaultTarget, fault: EngineFault): Promise<void> {
    if (target === 'disk') await this.disk.free();
    else if (target !== 'service') for (const engine of this.hit(target)) await engine.heal();
    else if (fault === 'pause') this.services[0]?.resume();
    else await this.services[0]?.start(this.variables);
  }

  /** @returns the exit codes of its services */
  async close(): Promise<readonly (number | null)[]> {
    const codes: (number | null)[] = [];
    for (const service of this.services) codes.push(await service.stop());
    await this.disk.remove();
    await this.location?.remove();
    rmSync(this.folder, { recursive: true, force: true });
    return codes;
  }

  private hit(target: EngineName | 'engines'): readonly FaultedEngine[] {
    return [...this.engines].flatMap(([name, engine]) => (target === 'engines' || target === name ? [engine] : []));
  }

  private async injectIntoService(fault: EngineFault): Promise<void> {
    const [service] = this.services;
    if (fault === 'kill') await service?.kill();
    else if (fault === 'stop') expect(await service?.stop()).toBe(0);
    else service?.pause();
  }

  /** Every address is that of a relay. */
  private async variablesFor({ primary, index, events }: Stack): Promise<Readonly<Record<string, string>>> {
    const at = (name: EngineName): string => `127.0.0.1:${String(this.engines.get(name)?.port)}`;
    const variables: Record<string, string> = { LOG_LEVEL: 'fatal', REQUEST_SECONDS: '10' };
    if (primary === 'postgres') {
      this.location = new PostgresLocation(this.engines.get('postgres')?.found['TEST_DATABASE_URL'] ?? '');
      await this.location.make();
      const url = new URL(this.location.url);
      url.host = at('postgres');
      variables['DATABASE_URL'] = url.href;
    }
    if (index !== 'sqlite')
      Object.assign(variables, { SEARCH_URL: `http://${at(index)}`, SEARCH_PREFIX: `faults-${this.id}` });
    if (events === 'kafka') Object.assign(variables, { KAFKA_BROKERS: at('kafka'), ...topics(this.id) });
    return variables;
  }
}

function namesOf({ primary, index, events }: Stack): readonly EngineName[] {
  return [
    ...(primary === 'sqlite' ? [] : [primary]),
    ...(index === 'sqlite' ? [] : [index]),
    ...(events === 'none' ? [] : [events]),
  ];
}

function topics(id: string): Readonly<Record<string, string>> {
  return {
    METADATA_CHANGE_LOG_VERSIONED_TOPIC_NAME: `versioned-${id}`,
    METADATA_CHANGE_LOG_TIMESERIES_TOPIC_NAME: `points-${id}`,
    METADATA_CHANGE_PROPOSAL_TOPIC_NAME: `proposals-${id}`,
    FAILED_METADATA_CHANGE_PROPOSAL_TOPIC_NAME: `failed-${id}`,
    PLATFORM_EVENT_TOPIC_NAME: `events-${id}`,
    METADATA_CHANGE_PROPOSAL_KAFKA_CONSUMER_GROUP_ID: `group-${id}`,
  };
}
