import 'reflect-metadata';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Urn } from '../kernel/urn.js';
import type { Settings } from '../platform/config/index.js';
import { compareContent, ProjectionRunner, ProjectionSet, ProjectionSources } from '../projections/index.js';
import { openApp } from './service.js';
import { startRefusal } from './start-refusal.js';

/** Entities that are compared at once. */
const WINDOW = 500;

/** Gets how far work is, a sentence at a time. */
export type ProgressReport = (sentence: string) => void;

/** `entities`: of the primary store. `different`: those of which the index has something else, or more, or nothing. */
export interface VerifiedIndex {
  readonly name: string;
  readonly entities: number;
  readonly different: readonly Urn[];
  /** `behind`: it was not compared, because the next start brings it up with the log, or rebuilds it. */
  readonly state: 'behind' | 'compared';
}

/**
 * Compare every entity of the primary store of a stopped service with what each index has of it. Changes neither.
 * @throws StartRefused when the data cannot be opened, or a service uses it
 */
export function verify(settings: Settings, report: ProgressReport): Promise<readonly VerifiedIndex[]> {
  return offline(settings, async (app) => {
    const { source, log } = app.get(ProjectionSources, { strict: false });
    const verified: VerifiedIndex[] = [];
    for (const projection of app.get(ProjectionSet, { strict: false }).all) {
      const { name } = projection;
      const position = await projection.resume();
      const isCurrent = position?.seq === (await log.head()) && (await log.continues(position));
      const different: Urn[] = [];
      let entities = 0;
      let after: Urn | undefined;
      for (let left = isCurrent; left; left = after !== undefined) {
        const window = await compareContent(projection, source, { after, limit: WINDOW });
        for (const each of window.different) different.push(each);
        entities += window.entities;
        after = window.next;
        report(`${name}: ${String(entities)} entities compared`);
      }
      verified.push({ name, entities, different, state: isCurrent ? 'compared' : 'behind' });
    }
    return verified;
  });
}

/**
 * Make every index of a stopped service again from the primary store.
 * @throws StartRefused when the data cannot be opened, or a service uses it
 */
export function rebuild(settings: Settings, report: ProgressReport): Promise<void> {
  return offline(settings, async (app) => {
    const runner = app.get(ProjectionRunner, { strict: false });
    await runner.start();
    const timer = setInterval(() => {
      for (const sentence of runner.rebuilding()) report(sentence);
    }, REPORT_AFTER);
    try {
      await runner.rebuild();
    } finally {
      clearInterval(timer);
    }
  });
}

/** Milliseconds between two reports. */
const REPORT_AFTER = 1000;

async function offline<T>(settings: Settings, work: (app: NestFastifyApplication) => Promise<T>): Promise<T> {
  let app: NestFastifyApplication | undefined;
  try {
    app = await openApp(settings, false, []);
    return await work(app);
  } catch (error) {
    throw startRefusal(error, settings) ?? error;
  } finally {
    await app?.close();
  }
}
