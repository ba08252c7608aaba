import { createHash } from 'node:crypto';
import { AspectStore } from '../../src/aspects/index.js';
import { ChangeLog } from '../../src/change-log/index.js';
import { type Urn } from '../../src/kernel/urn.js';
import type { WireApp } from './app.builder.js';

const PAGE = 500;

/** Number of the last change: what it does not count is a newer date of an unchanged value. */
export function changesIn(app: WireApp): Promise<number> {
  return app.find(ChangeLog).head();
}

/**
 * Digest of all rows of latest values, with everything that is stored beside them but when they were last written
 * again: an accepted value that is there already changes nothing else, and is no change of the log.
 */
export async function digestOf(app: WireApp): Promise<string> {
  const store = app.find(AspectStore);
  const hash = createHash('sha256');
  let after: Urn | undefined;
  for (;;) {
    const rows = await store.walk(after, PAGE);
    for (const row of rows) hash.update(JSON.stringify(row, withoutTime));
    after = rows.at(-1)?.urn;
    if (after === undefined) return hash.digest('hex');
  }
}

function withoutTime(name: string, value: unknown): unknown {
  return name === 'lastObserved' ? undefined : value;
}
