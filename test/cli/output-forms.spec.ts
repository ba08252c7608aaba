import type { RunningService } from './command-line.builder.js';
import { cadastre, startService } from './command-line.builder.js';

const NOTHING_LISTENS = 'http://127.0.0.1:9';
const PETS = 'urn:li:dataset:(urn:li:dataPlatform:postgres,petshop.public.pets,PROD)';

let server: RunningService;
beforeAll(async () => {
  server = await startService();
});
afterAll(() => server.close());

function tags(names: readonly string[]): string {
  const records = names.map((name) => ({
    entityType: 'tag',
    entityUrn: `urn:li:tag:${name}`,
    changeType: 'UPSERT',
    aspectName: 'tagProperties',
    aspect: { json: { name } },
  }));
  return server.file('tags.json', JSON.stringify(records));
}

describe('failures with --json', () => {
  it.each([
    ['search', ['search', 'x']],
    ['lineage', ['lineage', PETS]],
    ['get', ['get', PETS]],
    ['restore-indices', ['restore-indices']],
    ['dead-letters', ['dead-letters', 'list']],
    ['audit', ['audit']],
    ['rebuild', ['rebuild']],
    ['compact', ['compact']],
  ])('of %s are one object when no server answers', async (_what, args) => {
    const { code, out, err } = await cadastre([...args, '--json', '--server', NOTHING_LISTENS]);
    expect([code, out, JSON.parse(err)]).toEqual([
      1,
      '',
      { code: 'SERVER_UNREACHABLE', message: expect.stringContaining(NOTHING_LISTENS), status: 0 },
    ]);
  });

  it.each([
    ['URN_INVALID', 400, 1, ['get', 'pets']],
    ['ENTITY_TYPE_UNKNOWN', 400, 1, ['search', '--entity', 'datasett']],
    ['ENTITY_MISSING', 0, 1, ['get', 'urn:li:tag:nobody']],
    ['NAME_UNKNOWN', 0, 1, ['explain', 'nothing']],
    ['USAGE_INVALID', 0, 2, []],
    ['USAGE_INVALID', 0, 2, ['serach']],
    ['USAGE_INVALID', 0, 2, ['search', '--entitty', 'tag']],
    ['USAGE_INVALID', 0, 2, ['search', '--count', 'ten']],
    ['USAGE_INVALID', 0, 2, ['dead-letters', 'drp']],
    ['CONFIGURATION_INVALID', 0, 78, ['serve', '--port', 'http']],
  ])('have the code %s and the status %d', async (code, status, exit, args) => {
    const run = await server.command('--json', ...args);
    expect([run.code, JSON.parse(run.err)]).toEqual([exit, { code, message: expect.stringMatching(/./), status }]);
  });
});

describe('mistyped commands and options', () => {
  it.each([
    [['lineag'], 'lineage'],
    [['models', 'lnt'], 'lint'],
    [['dead-letters', 'lst'], 'list'],
    [['search', '--entitty', 'tag'], '--entity'],
    [['search', '--jsn'], '--json'],
    [['--sever', 'x', 'search'], '--server'],
    [['audit', '--data-dr', 'x'], '--data-dir'],
  ])('%j gets a suggestion', async (args, meant) => {
    const { code, out, err } = await cadastre(args);
    expect([code, out, err]).toEqual([2, '', expect.stringContaining(`(Did you mean ${meant}?)`)]);
  });
});

const OTHER_PROCESSES: ReadonlySet<string> = new Set(['generate', 'models lsp']);

/** Commands that a help lists. */
function commandsIn(help: string): readonly string[] {
  const [, listed = ''] = help.split(/^Commands:$/m);
  return [
    ...listed
      .split('\n\n', 1)
      .join('')
      .matchAll(/^ {2}([a-z][a-z-]*) /gm),
  ].map(([, name = '']) => name);
}

it('shows an example in the help of every command', async () => {
  const found: string[] = [];
  const visit = async (path: readonly string[]): Promise<void> => {
    const { code, out } = await cadastre([...path, '--help']);
    // The generator and the language server print their own help, on the terminal and not through this process.
    const example = OTHER_PROCESSES.has(path.join(' ')) ? '' : `npx cadastre ${path.join(' ')}`;
    expect([path, code, out]).toEqual([path, 0, expect.stringContaining(example)]);
    found.push(path.join(' '));
    for (const name of commandsIn(out)) if (name !== 'help') await visit([...path, name]);
  };
  await visit([]);
  expect(found).toEqual(expect.arrayContaining(['', 'models lint', 'dead-letters drop', 'serve', 'generate']));
});

describe('long work', () => {
  /** A clock that advances whenever it is read. */
  function clockOf(step: number): () => number {
    let time = 0;
    return () => (time += step);
  }

  it.each([
    [2500, 'Took 2.5 s, 1 record a second.'],
    [185_000, 'Took 3 min 5 s, 0 records a second.'],
    [7_800_000, 'Took 2 h 10 min, 0 records a second.'],
    [999, ''],
  ])('of %d ms says how long it took and how fast it was', async (step, message) => {
    const { out, err } = await server.commandAt({ now: clockOf(step) }, 'ingest', tags(['a', 'b', 'c']));
    expect([out, err]).toEqual([expect.stringContaining('3 accepted, 0 refused'), message]);
  });

  it.each([
    ['restore-indices', /^Took 2.0 s, \d+ rows? a second\.$/],
    ['audit', /^Took 2.0 s, \d+ comparisons? a second\.$/],
    ['rebuild', /^Took 2.0 s\.$/],
    ['compact', /Took 2.0 s\.$/],
  ])('is timed by %s', async (name, message) => {
    const { code, err } = await server.commandAt({ now: clockOf(2000) }, name);
    expect([code, err]).toEqual([0, expect.stringMatching(message)]);
  });

  it('says so in facts with --json', async () => {
    const { err } = await server.commandAt({ now: clockOf(2000) }, '--json', 'ingest', tags(['a', 'b', 'c', 'd']));
    expect(JSON.parse(err)).toEqual({ message: 'Took 2.0 s, 2 records a second.', seconds: 2, perSecond: 2 });
  });
});
