import type { RunningService } from './command-line.builder.js';
import { startService } from './command-line.builder.js';

const URN = 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders,PROD)';

let server: RunningService;
beforeAll(async () => {
  server = await startService();
  for (const tags of [['a'], ['a', 'b']]) {
    const aspect = JSON.stringify({ tags: tags.map((tag) => ({ tag: `urn:li:tag:${tag}` })) });
    expect((await server.command('put', URN, 'globalTags', server.file('tags.json', aspect))).code).toBe(0);
  }
  // What is written in the same millisecond is one moment.
  for (const written = Date.now(); Date.now() === written;);
  const owners = JSON.stringify({ owners: [{ owner: 'urn:li:corpuser:maya', type: 'DATAOWNER' }] });
  await server.command('put', URN, 'ownership', server.file('owners.json', owners));
});
afterAll(() => server.close());

/** Times are of the clock. */
function timeless(text: string): string {
  return text.replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/g, '<time>              ');
}

describe('timeline', () => {
  it('shows each change with the version of its moment', async () => {
    const { code, out, err } = await server.command('timeline', URN);
    expect([code, err]).toEqual([0, '3 changes in 3 moments.']);
    expect(timeless(out).split('\n')).toEqual([
      'TIME                  VERSION  CATEGORY  OPERATION  CHANGE',
      `<time>                0.0.0    TAG       ADD        urn:li:tag:a was added to ${URN}.`,
      `<time>                0.1.0    TAG       ADD        urn:li:tag:b was added to ${URN}.`,
      `<time>                0.2.0    OWNER     ADD        urn:li:corpuser:maya was added to ${URN}.`,
    ]);
  });

  it('prints an object for each moment, of the categories and the time that are named', async () => {
    const { out, err } = await server.command('timeline', URN, '-c', 'owner', '-c', 'Domain', '--from', '1h', '--json');
    expect(err).toBe('{"message":"1 change in 1 moment.","changes":1,"moments":1}');
    expect(JSON.parse(out)).toMatchObject({
      semVer: '0.0.0-computed',
      rawDiff: null,
      changeEvents: [{ modifier: 'urn:li:corpuser:maya' }],
    });
    const raw = await server.command('timeline', URN, '-c', 'owner', '--raw', '--json');
    expect(JSON.parse(raw.out)).toMatchObject({ rawDiff: [{ op: 'add', path: '/ownership' }] });
  });

  it('says when nothing changed', async () => {
    const nothing = { code: 0, out: '', err: 'Nothing changed in this time.' };
    expect(await server.command('timeline', URN, '--from', '2024-01-31', '--to', '2024-02-29T12:00')).toEqual(nothing);
    expect(await server.command('timeline', URN, '--to', '1d')).toEqual(nothing);
  });

  it('refuses unknown categories, entities without a timeline, and times that are none', async () => {
    expect(await server.command('timeline', URN, '-c', 'tags')).toMatchObject({
      code: 1,
      err: expect.stringContaining('"TAGS" is none of DEPRECATION, DOCUMENTATION,'),
    });
    expect(await server.command('timeline', 'urn:li:tag:a')).toMatchObject({
      code: 1,
      err: expect.stringContaining('have no timeline'),
    });
    expect(await server.command('timeline', URN, '--from', 'yesterday')).toMatchObject({
      code: 2,
      err: expect.stringContaining('It must be a time such as 7d'),
    });
  });
});
