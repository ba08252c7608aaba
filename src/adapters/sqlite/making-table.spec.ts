import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wombat } from '../../../test/conformance/primary-store.builder.js';
import { ContentSum } from '../../change-log/content-sum.js';
import { Database } from './database.js';
import { MakingTable } from './making-table.js';

describe('MakingTable', () => {
  it('says how far a file is until it is finished, for what it was made for alone', () => {
    const directory = mkdtempSync(join(tmpdir(), 'cadastre-making-'));
    const database = new Database(join(directory, 'x.db'));
    const making = new MakingTable(database, { layout: 'one', signature: 'now' });
    const progress = (entities: number) => {
      const began = { storeId: 'store', seq: 1 };
      return { began, after: wombat('a'), entities, total: new ContentSum().total };
    };
    const found = [making.read()];
    for (const entities of [1, 2]) {
      making.write(progress(entities));
      found.push(making.read());
    }
    found.push(new MakingTable(database, { layout: 'two', signature: 'now' }).read());
    found.push(new MakingTable(database, { layout: 'one', signature: 'then' }).read());
    making.drop();
    found.push(making.read());
    database.close();
    rmSync(directory, { recursive: true, force: true });
    expect(found).toEqual([undefined, progress(1), progress(2), undefined, undefined, undefined]);
  });
});
