import type { LoggerService } from '@nestjs/common';
import type { Settings } from '../platform/config/index.js';
import { Retention } from '../projections/index.js';
import { createApp } from './service.js';
import { startRefusal } from './start-refusal.js';

/**
 * Remove from the files of a service that is stopped what it no longer stores, at once.
 * @param say called with a sentence after each step
 * @returns `partly` when something that was deleted is still needed by an index that could not be used
 * @throws StartRefused when the data is in use or cannot be used
 */
export async function compact(
  settings: Settings,
  logger: LoggerService | false,
  say: (step: string) => void,
): Promise<'done' | 'partly'> {
  try {
    const app = await createApp(settings, logger);
    try {
      return await app.get(Retention).compact('at-once', say);
    } finally {
      await app.close();
    }
  } catch (error) {
    throw startRefusal(error, settings) ?? error;
  }
}
