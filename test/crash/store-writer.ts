/**
 * A process to be killed: it writes batches to the primary store in the file of its first argument as fast as it can,
 * and prints the number of each once it is acknowledged. The second argument is the round.
 */
import { writeSync } from 'node:fs';
import { PrimaryDatabase } from '../../src/adapters/sqlite/primary/primary-database.js';
import { SqliteAspectStore } from '../../src/adapters/sqlite/primary/sqlite-aspect-store.js';
import { SqliteChangeLog } from '../../src/adapters/sqlite/primary/sqlite-change-log.js';
import { addition, deletion, KEY_ASPECT, point, upsert, wombat, write } from '../conformance/primary-store.builder.js';

const [, , path = '', round = ''] = process.argv;
const database = PrimaryDatabase.open(path);
const store = new SqliteAspectStore(database);
const log = new SqliteChangeLog(database);

for (let batch = 0; ; batch++) {
  const mark = `{"round":${round},"batch":${String(batch)}}`;
  const fresh = wombat(`${round}-${String(batch)}`);
  await store.commit([
    write(fresh, [
      upsert('status', mark),
      upsert('text', JSON.stringify({ text: 'x'.repeat(batch % 7000) })),
      addition(point(batch % 50, { urn: fresh, json: mark })),
    ]),
    write(wombat('shared'), [upsert('status', mark)]),
    write(wombat('passing'), [batch % 2 === 0 ? upsert('status', mark) : deletion(KEY_ASPECT)]),
  ]);
  if (batch % 20 === 19) await log.trim((await log.head()) - 100);
  writeSync(1, `${String(batch)}\n`);
}
