import type { RunningService } from './command-line.builder.js';
import { startService } from './command-line.builder.js';

const [JO, MO] = ['urn:li:corpuser:jo', 'urn:li:corpuser:mo'];

let server: RunningService;
beforeEach(async () => {
  server = await startService();
});
afterEach(() => server.close());

/** Ingest a display name of a user, as a run. */
async function ingest(run: string, at: number, urn: string, displayName: string): Promise<void> {
  const record = {
    ...{ entityType: 'corpuser', entityUrn: urn, changeType: 'UPSERT', aspectName: 'corpUserInfo' },
    aspect: { json: { active: true, displayName } },
    systemMetadata: { runId: run, lastObserved: at },
  };
  expect((await server.command('ingest', server.file('record.json', JSON.stringify([record])))).code).toBe(0);
}

async function stored(urn: string): Promise<unknown> {
  return JSON.parse((await server.command('get', urn, '--json')).out);
}

async function twoRuns(): Promise<void> {
  await ingest('first', 1_700_000_000_000, JO, 'Jo');
  await ingest('second', 1_700_000_060_000, JO, 'Jody');
  await ingest('second', 1_700_000_060_000, MO, 'Mo');
}

describe('runs', () => {
  it('lists runs, and what one has written', async () => {
    expect(await server.command('runs', 'list')).toEqual({ code: 0, out: '', err: 'Nothing is listed.' });
    await twoRuns();
    const { code, out } = await server.command('runs', 'list');
    expect([code, out.split('\n').map((line) => line.split(/ +/))]).toEqual([
      0,
      [
        ['RUN', 'TIME', 'ROWS'],
        ['second', '2023-11-14T22:14:20.000Z', expect.stringMatching(/^\d$/)],
        ['first', '2023-11-14T22:13:20.000Z', expect.stringMatching(/^\d$/)],
      ],
    ]);
    const json = await server.command('--json', 'runs', 'list', '--count', '1', '--start', '1');
    expect(JSON.parse(json.out)).toMatchObject({ runId: 'first', timestamp: 1_700_000_000_000 });
    const shown = await server.command('--json', 'runs', 'show', 'second', '--values', '--count', '1');
    expect(JSON.parse(shown.out)).toMatchObject({ urn: JO, aspect: { displayName: 'Jody' } });
    expect((await server.command('runs', 'show', 'second')).out).toMatch(
      /urn:li:corpuser:mo +corpUserKey +\S+ +entity/,
    );
  });
});

describe('rollback', () => {
  it('says what it would do, and does it', async () => {
    await twoRuns();
    const trial = await server.command('rollback', 'second', '--dry-run');
    expect(trial).toMatchObject({ code: 0, err: '' });
    expect(trial.out).toMatch(/^A rollback would take back \d values of 2 entities; 1 entity marked as removed\.$/);
    expect(await stored(JO)).toMatchObject({ corpUserInfo: { displayName: 'Jody' } });
    const { code, out } = await server.command('--json', 'rollback', 'second', '--delete-entities', '--yes');
    expect([code, JSON.parse(out)]).toEqual([
      0,
      { run: 'second', values: expect.any(Number), entities: 2, created: 1, withAspectsOfOthers: 0 },
    ]);
    expect(await stored(JO)).toMatchObject({ corpUserInfo: { displayName: 'Jo' } });
    expect((await server.command('get', MO)).code).toBe(1);
  });

  it('asks before, and names entities to which others have written', async () => {
    await twoRuns();
    await ingest('third', 1_700_000_120_000, MO, 'Mo');
    expect(await server.command('rollback', 'second')).toMatchObject({
      code: 2,
      err: 'Nothing was rolled back: there is no terminal to ask on. --yes does it without asking.',
    });
    expect(await server.commandAt({ answer: 'n' }, 'rollback', 'second')).toMatchObject({ code: 1 });
    expect((await server.command('put', MO, 'corpUserEditableInfo', server.file('info.json', '{}'))).code).toBe(0);
    const { code, err } = await server.commandAt({ answer: 'y' }, 'rollback', 'second');
    expect([code, err.split('\n').slice(1)]).toEqual([0, ['Other runs have written to 1 entity of these:', `  ${MO}`]]);
  });

  it('says that a run has nothing that could be taken back', async () => {
    expect(await server.command('rollback', 'nope', '--yes')).toMatchObject({
      code: 0,
      out: 'There is nothing to take back: nope wrote no value that is the latest of its aspect.',
    });
  });

  it('is refused for writes that name no run', async () => {
    const { code, err } = await server.command('rollback', 'no-run-id-provided', '--yes');
    expect([code, err]).toEqual([1, expect.stringContaining("Parameter 'runId' is invalid")]);
  });
});

describe('delete --hard --references', () => {
  it('also removes what points at the entity', async () => {
    await ingest('first', 1, JO, 'Jo');
    const owners = { owners: [{ owner: JO, type: 'DATAOWNER' }], lastModified: { time: 1, actor: JO } };
    const file = server.file('ownership.json', JSON.stringify(owners));
    expect((await server.command('put', 'urn:li:glossaryTerm:Gluten', 'ownership', file)).code).toBe(0);
    expect(await server.command('delete', JO, '--hard', '--references', '--yes')).toMatchObject({
      code: 0,
      out: `${JO} is deleted, and 1 reference to it removed.`,
    });
    expect(await stored('urn:li:glossaryTerm:Gluten')).toMatchObject({ ownership: { owners: [] } });
  });
});
