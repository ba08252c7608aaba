import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Work } from '../../../kernel/work.js';
import { AspectCounter } from './aspect-counter.js';
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

  const entities = 9000;
  /** Half of them have the aspect. */
  const addAll = (): Promise<void> =>
    primary.write(() => {
      primary.types.idOf('wombat');
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

  it.each([
    [
      'all entities that have an aspect',
      (work: Work) => new EntityLister(primary).countAspect('status', undefined, work),
    ],
    ['those of a pattern', (work: Work) => new EntityLister(primary).countAspect('status', '%', work)],
    ['all aspects', (work: Work) => new AspectCounter(primary).count(work)],
  ])('rests between its slices: %s', async (_what, count) => {
    await addAll();
    let rests = 0;
    class LongTurns extends Work {
      override get turnIsOver(): boolean {
        return true;
      }

      override rest(): Promise<void> {
        rests++;
        return Promise.resolve();
      }
    }
    await count(new LongTurns({ units: Infinity, seconds: Infinity }));
    expect(rests).toBeGreaterThan(0);
  });

  it('costs half of what it costs to look at each of their URNs', async () => {
    await addAll();
    const lister = new EntityLister(primary);
    const within = (units: number, like?: string): Promise<number> =>
      lister.countAspect('status', like, new Work({ units, seconds: 60 }));
    expect(await within(entities / 2)).toBe(entities / 2);
    expect(await within(entities, '%')).toBe(entities / 2);
    await expect(within(entities / 2 - 1)).rejects.toMatchObject({ row: { code: 'REQUEST_TOO_COSTLY' } });
    await expect(within(entities - 1, '%')).rejects.toMatchObject({ row: { code: 'REQUEST_TOO_COSTLY' } });
  });
});
