import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STAMP, wombat } from '../../../../test/conformance/primary-store.builder.js';
import { cellOf } from './cell.js';
import { PrimaryDatabase } from './primary-database.js';

describe('ChangeTable', () => {
  it('appends again what was rolled back, with a run that is stored again', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'cadastre-changes-'));
    const primary = PrimaryDatabase.open(join(directory, 'truth.db'));
    try {
      const urn = wombat('a');
      const cell = await primary.write(() =>
        cellOf(primary.entities.make(urn, 'wombat', null).id, primary.aspects.idOf('status')),
      );
      // One object, as a request has it that is sent to the store again.
      const origin = { stamp: STAMP, system: { lastObserved: 1, runId: 'run-1' } };
      const append = (): void => {
        const value = { change: 'UPSERT', json: '{}', previous: undefined } as const;
        primary.changes.append({ urn, entityType: 'wombat', cell, kind: 'versioned', ...value }, origin);
      };
      const refused = primary.write(() => {
        append();
        throw new RangeError('refused');
      });
      await expect(refused).rejects.toThrow('refused');
      await primary.write(append);
      const entries = primary.changes.read(0, 10).map(({ seq, system }) => [seq, system.runId]);
      expect(entries).toEqual([[1, 'run-1']]);
    } finally {
      await primary.close();
      rmSync(directory, { recursive: true, force: true });
    }
  });
});
