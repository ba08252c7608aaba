import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wombat, write } from '../../../../test/conformance/primary-store.builder.js';
import { Work } from '../../../kernel/work.js';
import { PrimaryDatabase } from './primary-database.js';
import { SqliteAspectStore } from './sqlite-aspect-store.js';

describe('SqliteAspectStore', () => {
  it('looks up twenty entities before others have their turn, when theirs is due', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'cadastre-aspect-store-'));
    const primary = PrimaryDatabase.open(join(directory, 'truth.db'));
    const store = new SqliteAspectStore(primary);
    const urns = Array.from({ length: 45 }, (_, at) => wombat(String(at)));
    await store.commit(urns.filter((_, at) => at % 2 === 0).map((urn) => write(urn, [])));
    jest.spyOn(Work.prototype, 'turnIsOver', 'get').mockReturnValue(true);
    const rests = jest.spyOn(Work.prototype, 'rest');
    expect((await store.existing(urns.slice(0, 20))).size).toBe(10);
    expect(rests).not.toHaveBeenCalled();
    expect((await store.existing(urns)).size).toBe(23);
    expect(rests).toHaveBeenCalledTimes(2);
    jest.restoreAllMocks();
    await primary.close();
    rmSync(directory, { recursive: true, force: true });
  });
});
