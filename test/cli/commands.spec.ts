import { fileURLToPath } from 'node:url';
import type { RunningService } from './command-line.builder.js';
import { cadastre, startServer, startService } from './command-line.builder.js';

const PETSHOP = fileURLToPath(new URL('../samples/petshop.json', import.meta.url));
const PETS = dataset('public.pets');

function dataset(name: string): string {
  return `urn:li:dataset:(urn:li:dataPlatform:postgres,petshop.${name},PROD)`;
}

function urnsIn(lines: string): readonly unknown[] {
  return lines.split('\n').map((line) => {
    const hit: unknown = JSON.parse(line);
    return typeof hit === 'object' && hit !== null && 'urn' in hit ? hit.urn : undefined;
  });
}

let server: RunningService;
beforeAll(async () => {
  server = await startService();
  await server.command('ingest', PETSHOP);
});
afterAll(() => server.close());

describe('get', () => {
  it('prints the named aspects', async () => {
    const { code, out } = await server.command('get', PETS, '-a', 'domains', '-a', 'datasetKey', '--json');
    expect([code, JSON.parse(out)]).toEqual([
      0,
      {
        domains: { domains: ['urn:li:domain:pets'] },
        datasetKey: { platform: 'urn:li:dataPlatform:postgres', name: 'petshop.public.pets', origin: 'PROD' },
      },
    ]);
  });

  it('ends with 1 when the entity is not stored', async () => {
    expect(await server.command('get', 'urn:li:corpuser:nobody', '--json')).toEqual({
      code: 1,
      out: '{"corpUserKey":{"username":"nobody"}}',
      err: '{"code":"ENTITY_MISSING","message":"urn:li:corpuser:nobody is not stored; only its key is known, from the URN.","status":0}',
    });
  });

  it('ends with 1 when the URN is none', async () => {
    expect(await server.command('get', PETS, '-a', 'domians')).toMatchObject({
      code: 1,
      err: `${PETS} has no aspect domians.`,
    });
    expect(await server.command('get', 'pets')).toEqual({
      code: 1,
      out: '',
      err: 'Invalid urn: "pets": it is not of the form urn:li:<entityType>:<key>.',
    });
  });
});

describe('search', () => {
  it('shows names, types, platforms and descriptions, cut to the terminal', async () => {
    expect(await server.commandAt({ columns: 60 }, 'search', 'adopted', '--entity', 'dataset', '--all')).toEqual({
      code: 0,
      out: [
        'NAME                      TYPE     PLATFORM  DESCRIPTION',
        'petshop.mart.adoptions    dataset  postgres  Which pet went…',
        'petshop.mart.monthly_ad…  dataset  postgres  Share of pets a…',
        'petshop.public.owners     dataset  postgres  People who adop…',
      ].join('\n'),
      err: '3 of 3 shown. --wide shows URNs.',
    });
  });

  it.each([
    ['in a pipe', {}, []],
    ['with --wide', { columns: 60 }, ['--wide']],
  ])('shows URNs and where words were found, and cuts nothing, %s', async (_what, place, options) => {
    const urn = 'urn:li:dashboard:(looker,kennels)';
    expect(await server.commandAt(place, 'search', 'morning', ...options)).toEqual({
      code: 0,
      out: [
        'URN                                NAME                 TYPE       PLATFORM  FOUND IN     DESCRIPTION',
        `${urn}  Kennels at a glance  dashboard  looker    description  What the kennels look at every morning.`,
      ].join('\n'),
      err: '1 of 1 shown.',
    });
  });

  it('keeps to entity types, filters and pages', async () => {
    const found = await server.command(
      ...['search', '--entity', 'dataset', '--entity', 'chart', '--filter', 'origin=PROD,DEV'],
      ...['--filter', 'owners=urn:li:corpuser:maya', '--start', '1', '--count', '5', '--json'],
    );
    expect({ ...found, out: urnsIn(found.out) }).toEqual({
      code: 0,
      out: [PETS],
      err: '{"message":"1 of 2 shown.","shown":1,"total":2}',
    });
  });

  it('reads fields, phrases and operators in the words', async () => {
    const query = 'fieldPaths:pet_id OR (title:"Kennels at a glance" AND morning)';
    const { out } = await server.command('search', query, '--json');
    expect(urnsIn(out)).toEqual(['urn:li:dashboard:(looker,kennels)', PETS]);
  });

  it('reports that nothing was found', async () => {
    expect(await server.command('search', 'quokka')).toEqual({ code: 0, out: '', err: '0 of 0 shown.' });
  });

  it.each([
    ['nam:pets', 'The query names a field "nam" that does not exist, at character 1. Did you mean "name"?'],
    ['"front desk', 'The query cannot be read: the quotation mark at character 1 is not closed.'],
    ['pets (kennels', 'The query cannot be read: the parenthesis at character 6 is not closed.'],
  ])('reports what is wrong with the query %s', async (query, message) => {
    expect(await server.command('search', query)).toEqual({ code: 1, out: '', err: expect.stringContaining(message) });
  });

  it('prints each hit as an object on a line of its own', async () => {
    const { out, err } = await server.command('search', 'morning', '--json');
    expect([out.split('\n').map((line): unknown => JSON.parse(line)), JSON.parse(err)]).toEqual([
      [
        {
          urn: 'urn:li:dashboard:(looker,kennels)',
          type: 'dashboard',
          name: 'Kennels at a glance',
          platform: 'looker',
          description: 'What the kennels look at every morning.',
          score: expect.any(Number),
          matchedFields: [{ name: 'description', value: 'What the kennels look at every morning.' }],
        },
      ],
      { message: '1 of 1 shown.', shown: 1, total: 1 },
    ]);
  });
});

describe('lineage', () => {
  it('walks downstream with the number of hops', async () => {
    const [clean, adoptions, rates] = ['clean_pets', 'adoptions', 'monthly_adoption_rate'].map((name) =>
      dataset(`mart.${name}`),
    );
    const { code, out, err } = await server.command('lineage', dataset('mart.clean_pets'), '--hops', '2');
    expect([code, out.split('\n').map((line) => line.split(/ {2,}/).map((cell) => cell.trim())), err]).toEqual([
      0,
      [
        ['NAME', 'TYPE', 'PLATFORM', 'URN', 'DESCRIPTION'],
        ['petshop.mart.clean_pets', 'dataset', 'postgres', clean, 'Pets without duplicates.'],
        ['└─ petshop.mart.adoptions', 'dataset', 'postgres', adoptions, 'Which pet went to whom, and when.'],
        [
          '',
          '└─ petshop.mart.monthly_adoption_rate',
          'dataset',
          'postgres',
          rates,
          'Share of pets adopted in each month.',
        ],
      ],
      '2 of 2 shown.',
    ]);
  });

  it('shows both directions, cut to the terminal', async () => {
    const { out, err } = await server.commandAt(
      { columns: 76 },
      'lineage',
      dataset('mart.adoptions'),
      '-d',
      'both',
      '--hops',
      '1',
    );
    expect([out.split('\n'), err]).toEqual([
      [
        'NAME                        TYPE     PLATFORM  DESCRIPTION',
        'petshop.mart.adoptions      dataset  postgres  Which pet went to whom, and…',
        '├─ petshop.mart.clean_pets  dataset  postgres  Pets without duplicates.',
        '└─ petshop.public.owners    dataset  postgres  People who adopted a pet.',
        'NAME                                   TYPE     PLATFORM  DESCRIPTION',
        'petshop.mart.adoptions                 dataset  postgres  Which pet went to…',
        '└─ petshop.mart.monthly_adoption_rate  dataset  postgres  Share of pets ado…',
      ],
      '2 of 2 upstream shown.\n1 of 1 downstream shown.',
    ]);
  });

  it('prints each entity as an object on a line of its own', async () => {
    const chart = 'urn:li:chart:(looker,adoption_rate)';
    const { out, err } = await server.command('lineage', chart, '-d', 'upstream', '--count', '1', '--json');
    expect([JSON.parse(out), JSON.parse(err)]).toEqual([
      {
        urn: dataset('mart.monthly_adoption_rate'),
        type: 'dataset',
        name: 'petshop.mart.monthly_adoption_rate',
        platform: 'postgres',
        description: 'Share of pets adopted in each month.',
        direction: 'upstream',
        degree: 1,
        path: [chart, dataset('mart.monthly_adoption_rate')],
      },
      { message: '1 of 5 shown.', direction: 'upstream', shown: 1, total: 5, isTruncated: false },
    ]);
  });

  it('reports where lineage ends', async () => {
    expect(await server.command('lineage', PETS, '-d', 'upstream')).toEqual({
      code: 0,
      out: '',
      err: 'It derives from nothing.',
    });
  });
});

describe('restore-indices', () => {
  it('restores all rows, batch after batch', async () => {
    const args = ['restore-indices', '--batch-size', '30', '--json'];
    const { code, out, err } = await server.command(...args);
    expect([code, JSON.parse(out), err]).toEqual([0, { rows: 64 }, '']);
    expect((await server.commandAt({ audience: 'person' }, ...args)).err).toBe('30 rows so far\n60 rows so far');
  });

  it('restores only the rows that the options name', async () => {
    expect(await server.command('restore-indices', '--urn-like', '%kennels)', '--aspect', 'dashboardInfo')).toEqual({
      code: 0,
      out: '1 row indexed again.',
      err: '',
    });
  });
});

describe('use', () => {
  it.each([
    ['the server before the command', ['--server', 'ADDRESS', '--json', 'search', 'morning']],
    ['the server after the command', ['search', 'morning', '--json', '--server', 'ADDRESS']],
    ['an address without a scheme and with a slash', ['search', 'morning', '--json', '-s', 'BARE/']],
  ])('takes %s', async (_what, template) => {
    const bare = server.address.replace('http://', '');
    const args = template.map((arg) => arg.replace('ADDRESS', server.address).replace('BARE', bare));
    const { code, out } = await cadastre(args);
    expect([code, urnsIn(out)]).toEqual([0, ['urn:li:dashboard:(looker,kennels)']]);
  });

  it.each([
    ['no command', [], 'Usage: cadastre'],
    ['an unknown command', ['serach'], "error: unknown command 'serach'\n(Did you mean search?)"],
    ['an unknown option', ['search', '--sort'], "error: unknown option '--sort'"],
    ['a missing argument', ['get'], "error: missing required argument 'urn'"],
    [
      'an address of another kind',
      ['--server', 'ftp://h', 'get', 'urn:li:tag:a'],
      'error: --server or CADASTRE_SERVER',
    ],
    ['an address with a password', ['--server', 'http://a:b@h', 'get', 'urn:li:tag:a'], 'error: --server or CADASTRE_'],
    ['no address', ['--server', '', 'get', 'urn:li:tag:a'], 'error: --server or CADASTRE_SERVER'],
    ['too great a number', ['search', '--count', '99999999999999999999'], 'It must be at most 9007199254740991.'],
    ['a number that is none', ['search', '--count', 'ten'], 'It must be a whole number of at least 1.'],
    ['a filter without a value', ['search', '--filter', 'platform'], 'It must look like field=value.'],
    ['an unknown direction', ['lineage', PETS, '-d', 'sideways'], 'Allowed choices are downstream, upstream, both.'],
  ])('ends with 2 for %s', async (_what, args, message) => {
    const { code, out, err } = await server.command(...args);
    expect([code, out, err]).toEqual([2, '', expect.stringContaining(message)]);
  });

  it('takes an empty CADASTRE_SERVER for none', async () => {
    const { out } = await cadastre(['help', 'get'], { CADASTRE_SERVER: '' });
    expect(out.replace(/\s+/g, ' ')).toContain('(variable CADASTRE_SERVER) (default: "http://127.0.0.1:8080")');
  });

  it('prints its version', async () => {
    expect(await server.command('--version')).toEqual({
      code: 0,
      out: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      err: '',
    });
  });

  it('fails when the server is not a catalog', async () => {
    const other = await startServer((_request, response) => response.end('<html>'));
    expect(await other.command('search')).toEqual({
      code: 1,
      out: '',
      err: 'The server is not a catalog: its answer is not JSON.',
    });
    await other.close();
  });
});

describe('serve', () => {
  it.each([
    [['--host', '0.0.0.0'], {}, 'HOST=0.0.0.0 cannot be accepted'],
    [['--port', 'http'], {}, 'PORT=http cannot be accepted'],
    [[], { AUTH: 'yes' }, 'AUTH=yes cannot be accepted'],
    [[], { DATABASE_URL: 'localhost:5432' }, 'DATABASE_URL cannot be accepted'],
  ])('ends with 78 for %j %j', async (args, environment, message) => {
    const { code, out, err } = await cadastre(['serve', ...args], environment);
    expect([code, out, err]).toEqual([78, '', expect.stringContaining(message)]);
  });
});

it('passes the arguments of generate to the generator, and returns its exit code', async () => {
  expect((await cadastre(['generate', '--nonsense'])).code).toBe(2);
});
