import 'reflect-metadata';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Settings } from '../platform/config/index.js';
import {
  type AuditedIndex,
  auditIndex,
  type ComparedEntities,
  type ComparedWindow,
  compareContent,
  MOST_LISTED,
  ProjectionRunner,
  ProjectionSet,
  ProjectionSources,
  repairIndex,
  type Treatment,
} from '../projections/index.js';
import { openApp } from './service.js';
import { startRefusal } from './start-refusal.js';

/** Gets how far work is, a sentence at a time. */
export type ProgressReport = (sentence: string) => void;

/**
 * Compare every entity of the primary store of a stopped service with what each index has of it. Changes neither.
 * @throws StartRefused when the data cannot be opened, or a service uses it
 */
export function audit(settings: Settings, report: ProgressReport): Promise<readonly AuditedIndex[]> {
  return offline(settings, async (app) => {
    const { source, log } = app.get(ProjectionSources, { strict: false });
    const audited: AuditedIndex[] = [];
    for (const projection of app.get(ProjectionSet, { strict: false }).all) {
      const position = await projection.resume();
      const isCurrent = position?.seq === (await log.head()) && (await log.continues(position));
      const compare = (window: ComparedEntities): Promise<ComparedWindow | undefined> =>
        isCurrent ? compareContent(projection, source, window) : Promise.resolve(undefined);
      audited.push(await auditIndex(projection.name, { compare, audit: () => projection.audit(LIMITS), report }));
    }
    return audited;
  });
}

/**
 * The same, and correct what differs. Indexes that are behind the change log are brought up with it first.
 * @throws StartRefused when the data cannot be opened, or a service uses it
 */
export function repair(settings: Settings, report: ProgressReport): Promise<readonly AuditedIndex[]> {
  return offline(settings, async (app) => {
    const runner = app.get(ProjectionRunner, { strict: false });
    await runner.start();
    const audited: AuditedIndex[] = [];
    for (const name of runner.names) {
      const comparison = {
        compare: (window: ComparedEntities, treatment: Treatment) => runner.compare(name, window, treatment),
        audit: () => runner.audit(name, LIMITS),
        rebuild: () => runner.rebuild([name]),
      };
      audited.push(await repairIndex(name, { ...comparison, report }));
    }
    return audited;
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

/** What an audit of an index by itself lists. */
const LIMITS = { most: MOST_LISTED, signal: new AbortController().signal };
/** Milliseconds between two reports. */
const REPORT_AFTER = 1000;

/** Open the data of a stopped service, without its indexes, for some work. @throws StartRefused */
export async function offline<T>(settings: Settings, work: (app: NestFastifyApplication) => Promise<T>): Promise<T> {
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
