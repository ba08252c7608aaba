import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '../../src/adapters/sqlite/database.js';
import { wireApp } from '../wire/app.builder.js';
import { proposal } from '../wire/proposal.builder.js';
import { cadastre, type CommandRun } from './command-line.builder.js';

const TAG = 'urn:li:tag:gluten';

let dataDir: string;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'cadastre-data-'));
  const app = await wireApp({ dataDir });
  for (const name of ['gluten', 'nuts', 'soy']) {
    const sent = proposal('tagProperties', { name }, { entityType: 'tag', entityUrn: `urn:li:tag:${name}` });
    expect((await app.post('/aspects?action=ingestProposal', { proposal: sent })).status).toBe(200);
  }
  await app.close();
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function run(...args: readonly string[]): Promise<CommandRun> {
  return cadastre([...args, '--data-dir', dataDir]);
}

/** Change a file of the index behind the service's back. */
function spoil(kind: string, sql: string): void {
  const name = readdirSync(dataDir).find((file) => file.startsWith(kind) && file.endsWith('.db')) ?? '';
  const database = new Database(join(dataDir, name));
  database.exec(sql);
  database.close();
}

describe('a command that works on data', () => {
  it.each([['audit'], ['rebuild'], ['compact'], ['export', 'x.json.gz'], ['token', 'list']])(
    'refuses a directory that has none, and makes none: %s',
    async (...args) => {
      const absent = join(dataDir, 'absent');
      const { code, out, err } = await cadastre([...args, '--data-dir', absent]);
      expect([code, out, err]).toEqual([78, '', expect.stringContaining(`There is no catalog in ${absent}`)]);
      expect(existsSync(absent)).toBe(false);
    },
  );
});

describe('cadastre audit', () => {
  it('says that all indexes agree', async () => {
    const { code, out } = await run('audit');
    expect([code, out]).toEqual([0, 'documents: no differences in 3 entities.\nedges: no differences in 3 entities.']);
  });

  it('lists what differs, and changes nothing', async () => {
    spoil('documents', `DELETE FROM document WHERE urn = '${TAG}'`);
    for (let times = 0; times < 2; times++) {
      const { code, out } = await run('audit');
      expect([code, out]).toEqual([
        1,
        `documents: ${TAG} is missing.\ndocuments: 1 row of the full-text table of no document.\ndocuments: 1 difference in 3 entities (1 missing).\nedges: no differences in 3 entities.`,
      ]);
    }
    const { code, out } = await cadastre(['--json', 'audit', '--data-dir', dataDir]);
    expect([code, JSON.parse(out)]).toEqual([
      1,
      {
        indexes: [
          {
            ...{ name: 'documents', entities: 3, missing: 1, surplus: 0, different: 0, unowned: 1, remaining: 2 },
            ...{ listed: [{ urn: TAG, kind: 'missing' }], state: 'compared' },
          },
          {
            ...{ name: 'edges', entities: 3, missing: 0, surplus: 0, different: 0, unowned: 0, remaining: 0 },
            ...{ listed: [], state: 'compared' },
          },
        ],
      },
    ]);
  });

  it('finds words of a document that a search would not find', async () => {
    spoil('documents', "DELETE FROM word WHERE rowid = 2; INSERT INTO word (rowid, name) VALUES (99, 'x')");
    const { code, out } = await run('audit');
    expect([code, out.split('\n')]).toEqual([
      1,
      [
        expect.stringMatching(/^documents: urn:li:tag:\w+ is different\.$/),
        'documents: 1 row of the full-text table of no document.',
        'documents: 1 difference in 3 entities (1 different).',
        'edges: no differences in 3 entities.',
      ],
    ]);
  });

  it('names an index that is behind', async () => {
    spoil('edges', 'UPDATE cursor SET seq = seq - 1');
    const { code, out } = await run('audit');
    expect([code, out.split('\n').at(-1)]).toEqual([
      1,
      'edges: not up with the change log; it is brought up while serving, or rebuilt.',
    ]);
  });

  it('corrects what differs, and words that no document has', async () => {
    spoil('documents', `DELETE FROM document WHERE urn = '${TAG}'`);
    const { code, out } = await run('audit', '--repair');
    expect([code, out]).toEqual([
      0,
      `documents: ${TAG} is missing.\ndocuments: 1 row of the full-text table of no document.\ndocuments: 1 difference in 3 entities (1 missing), repaired.\nedges: no differences in 3 entities.`,
    ]);
    expect((await run('audit')).code).toBe(0);
  });

  it('brings an index up with the log before it repairs it', async () => {
    spoil('edges', 'UPDATE cursor SET seq = seq - 1');
    expect(await run('audit', '--repair')).toMatchObject({ code: 0 });
    expect((await run('audit')).code).toBe(0);
  });

  it('still has the name that it had before', async () => {
    expect(await run('verify')).toMatchObject({ code: 0 });
  });

  it('is refused while a process uses the data that does not listen', async () => {
    const app = await wireApp({ dataDir });
    const { code, err } = await run('audit');
    expect([code, err]).toEqual([78, expect.stringMatching(/is in use by another process/)]);
    await app.close();
  });
});

describe('cadastre rebuild', () => {
  it('makes all indexes again', async () => {
    spoil('documents', `DELETE FROM document WHERE urn = '${TAG}'`);
    const { code, out } = await run('rebuild');
    expect([code, out]).toEqual([0, 'All indexes are rebuilt.']);
    expect((await run('audit')).code).toBe(0);
  });
});
