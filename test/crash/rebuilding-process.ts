/**
 * A process to be killed: it makes the index of the primary store in the folder of its first argument, and prints how
 * far it is, a line each, and what it logs. It ends by itself when the index is made.
 */
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { SqliteEdgeStore } from '../../src/adapters/sqlite/edges/sqlite-edge-store.js';
import { beginThreadOfSource } from '../../src/adapters/sqlite/search/rebuild/document-thread.builder.js';
import { SqliteDocumentStore } from '../../src/adapters/sqlite/search/sqlite-document-store.js';
import { ProcessLeases } from '../../src/change-log/index.js';
import { codeOf } from '../../src/kernel/caught-error.js';
import { SystemClock } from '../../src/kernel/clock.js';
import {
  DerivedProjection,
  documentChanges,
  documentContent,
  edgeChanges,
  edgeContent,
  ProjectionRunner,
  ProjectionSet,
} from '../../src/projections/index.js';
import { ProjectionSources } from '../../src/projections/projection-sources.js';
import { RebuildSource } from '../../src/projections/rebuild-source.js';
import { RetryPolicy } from '../../src/projections/retry-policy.js';
import { edgeSignature } from '../../src/registry/edge-signature.js';
import { SearchFields } from '../../src/registry/search-fields.js';
import { servedRegistry } from '../../src/registry/served-registry.js';
import { openSqlitePrimary } from '../conformance/primary-store-adapters.js';

class FrequentCheckpoints extends RebuildSource {
  override readonly checkpointEvery = { own: 100, shared: 100 };
}

const [, , folder = ''] = process.argv;
/** All of a line, also where nobody has read for a while: a full pipe takes a part, or refuses. */
const print = (text: string): void => {
  let bytes = Buffer.from(`${text}\n`);
  while (bytes.length > 0) {
    try {
      bytes = bytes.subarray(writeSync(1, bytes));
    } catch (error) {
      if (codeOf(error) !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
  }
};
Logger.overrideLogger({ log: print, warn: print, error: print });
const primary = openSqlitePrimary(join(folder, 'truth.db'));
const documents = await SqliteDocumentStore.open(folder, new SearchFields(servedRegistry), {
  threads: beginThreadOfSource,
});
const edges = await SqliteEdgeStore.open(folder, edgeSignature(servedRegistry));
const runner = new ProjectionRunner(
  new ProjectionSet([
    new DerivedProjection('documents', documents, documentChanges(servedRegistry), documentContent(documents)),
    new DerivedProjection('edges', edges, edgeChanges(servedRegistry), edgeContent(edges)),
  ]),
  new ProjectionSources(
    new FrequentCheckpoints(primary.store, primary.timeseries, servedRegistry),
    primary.log,
    primary.deadLetters,
    new SystemClock(),
  ),
  new RetryPolicy(),
  new ProcessLeases(),
);
const printed = new Map<string, number>();
const timer = setInterval(() => {
  for (const { name, progress } of runner.rebuilds()) {
    if (printed.get(name) !== progress.done) print(`${name} ${String(progress.done)}`);
    printed.set(name, progress.done);
  }
}, 1);
await runner.start();
clearInterval(timer);
await runner.stop();
for (const one of [documents, edges, primary]) await one.close();
