import 'reflect-metadata';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Settings } from '../platform/config/index.js';
import {
  type ComparedEntities,
  type ComparedWindow,
  compareContent,
  MOST_LISTED,
  ProjectionRunner,
  ProjectionSet,
  ProjectionSources,
  type VerifiedIndex,
  verifyIndex,
} from '../projections/index.js';
import { openApp } from './service.js';
import { startRefusal } from './start-refusal.js';

/** Gets how far work is, a sentence at a time. */
export type ProgressReport = (sentence: string) => void;

/**
 * Compare every entity of the primary store of a stopped service with what each index has of it. Changes neither.
 * @throws StartRefused when the data cannot be opened, or a service uses it
 */
export function verify(settings: Settings, report: ProgressReport): Promise<readonly VerifiedIndex[]> {
  return offline(settings, async (app) => {
    const { source, log } = app.get(ProjectionSources, { strict: false });
    const verified: VerifiedIndex[] = [];
    for (const projection of app.get(ProjectionSet, { strict: false }).all) {
      const position = await projection.resume();
      const isCurrent = position?.seq === (await log.head()) && (await log.continues(position));
      const compare = (window: ComparedEntities): Promise<ComparedWindow | undefined> =>
        isCurrent ? compareContent(projection, source, window) : Promise.resolve(undefined);
      const limits = { most: MOST_LISTED, signal: new AbortController().signal };
      verified.push(await verifyIndex(projection.name, { compare, audit: () => projection.audit(limits), report }));
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
