import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Work } from '../../../kernel/work.js';
import { EntityLister } from './entity-lister.js';
import { PrimaryDatabase } from './primary-database.js';

describe('counting all entities that have an aspect', () => {
  let directory: string;
  let primary: PrimaryDatabase;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-lister-'));
    primary = PrimaryDatabase.open(join(directory, 'truth.db'));
  });
  afterEach(async () => {
    await primary.close();
    rmSync(directory, { recursive: true, force: true });
  });

  it('costs half of what it costs to look at each of their URNs', async () => {
    const entities = 9000;
    await primary.write(() => {
      const aspect = primary.aspects.idOf('status');
      const entity = primary.database.prepare<[number, string]>('INSERT INTO entity VALUES (?, ?, 1, 1)');
      const cell = primary.database.prepare<[number]>(
        'INSERT INTO latest (cell, seq, versions, observed, last_run) VALUES (?, 1, 1, 0, 1)',
      );
      for (let at = 0; at < entities; at++) {
        // Ids have gaps, and their order is not that of the URNs.
        entity.run(1 + 3 * at, `urn:li:wombat:${String(entities - at).padStart(5, '0')}`);
        if (at % 2 === 0) cell.run((1 + 3 * at) * 4096 + aspect);
      }
    });
    const lister = new EntityLister(primary);
    const within = (units: number, like?: string): Promise<number> =>
      lister.countAspect('status', like, new Work({ units, seconds: 60 }));
    expect(await within(entities / 2)).toBe(entities / 2);
    expect(await within(entities, '%')).toBe(entities / 2);
    await expect(within(entities / 2 - 1)).rejects.toMatchObject({ row: { code: 'REQUEST_TOO_COSTLY' } });
    await expect(within(entities - 1, '%')).rejects.toMatchObject({ row: { code: 'REQUEST_TOO_COSTLY' } });
  });
});
