import { gzipSync } from 'node:zlib';
import type { RunningService } from './command-line.builder.js';
import { startServer, startService } from './command-line.builder.js';

let server: RunningService;
beforeAll(async () => {
  server = await startService();
});
afterAll(() => server.close());

function tag(name: string, aspect: unknown = { json: { name } }): object {
  return {
    entityType: 'tag',
    entityUrn: `urn:li:tag:${name}`,
    changeType: 'UPSERT',
    aspectName: 'tagProperties',
    aspect,
  };
}

async function storedTag(name: string): Promise<unknown> {
  const { out } = await server.command('get', `urn:li:tag:${name}`, '--aspect', 'tagProperties', '--json');
  const read: unknown = JSON.parse(out);
  return typeof read === 'object' && read !== null && 'tagProperties' in read ? read.tagProperties : undefined;
}

describe('forms of files', () => {
  it.each([
    ['an array', 'array', (records: readonly object[]) => JSON.stringify(records)],
    [
      'a record a line',
      'lines',
      (records: readonly object[]) => records.map((one) => JSON.stringify(one)).join('\n\n'),
    ],
    ['an array behind a byte order mark', 'mark', (records: readonly object[]) => `\uFEFF${JSON.stringify(records)}`],
    ['a compressed array', 'gzip', (records: readonly object[]) => gzipSync(JSON.stringify(records))],
    [
      'compressed lines',
      'gzip-lines',
      (records: readonly object[]) => gzipSync(records.map((one) => `${JSON.stringify(one)}\r\n`).join('')),
    ],
  ])('reads %s', async (_what, name, write) => {
    const path = server.file(name, write([tag(`${name}-a`), tag(`${name}-b`)]));
    expect(await server.command('ingest', path)).toEqual({ code: 0, out: `${path}: 2 accepted, 0 refused`, err: '' });
    expect([await storedTag(`${name}-a`), await storedTag(`${name}-b`)]).toEqual([
      { name: `${name}-a` },
      { name: `${name}-b` },
    ]);
  });

  it('reads one record', async () => {
    const path = server.file('one', JSON.stringify(tag('one')));
    expect(await server.command('ingest', path)).toEqual({ code: 0, out: `${path}: 1 accepted, 0 refused`, err: '' });
  });

  it.each([
    ['no/such', undefined, 'it does not exist'],
    ['n'.repeat(300), undefined, `it cannot be read: ENAMETOOLONG: name too long, open '${'n'.repeat(300)}'`],
    ['broken', '[{', 'it is not JSON'],
    ['empty', '', 'it is not JSON'],
    ['cut', gzipSync('[]').subarray(0, 12), 'it cannot be read: unexpected end of file'],
  ])('reports why the file %s cannot be read, and continues', async (name, content, reason) => {
    const path = content === undefined ? name : server.file(name, content);
    const good = server.file('good', JSON.stringify([tag('good')]));
    expect(await server.command('ingest', path, good)).toEqual({
      code: 1,
      out: [`${path}: 0 accepted, 1 refused`, `${good}: 1 accepted, 0 refused`, 'total: 1 accepted, 1 refused'].join(
        '\n',
      ),
      err: `refused ${path}: ${reason}`,
    });
  });
});

describe('a file that is broken somewhere', () => {
  it.each([
    ['line', `${JSON.stringify(tag('sound'))}\n\n{\n{}\n`, 'its line 3 is not JSON'],
    ['element', `[${JSON.stringify(tag('sound'))},\n{]`, 'its record 2 is not JSON'],
    ['end', `[${JSON.stringify(tag('sound'))},\n`, 'its record 2 is not JSON'],
    ['rest', gzipSync(`${JSON.stringify(tag('sound'))}\n${'{}'.repeat(9)}`).subarray(0, -9), 'it cannot be read:'],
  ])('has the records before its broken %s sent', async (name, content, reason) => {
    const path = server.file(`broken-${name}`, content);
    const { code, out, err } = await server.command('ingest', path);
    expect([code, out]).toEqual([1, expect.stringMatching(/: 1 accepted, \d+ refused$/)]);
    expect(err).toContain(`refused ${path}: ${reason}`);
  });

  it('is not read further than a record that no service takes', async () => {
    const long = JSON.stringify(tag('long', { json: { name: 'long'.repeat(9_000_000) } }));
    const path = server.file('long', `${JSON.stringify(tag('short'))}\n${long}`);
    expect(await server.command('ingest', path)).toEqual({
      code: 1,
      out: `${path}: 1 accepted, 1 refused`,
      err: `refused ${path}: its line 2 is longer than 32 MiB`,
    });
  });
});

it('sends the records of a long file in parts, those of one entity in their order', async () => {
  // More than one part has.
  const records = Array.from({ length: 1100 }, (_, at) =>
    tag(`long-${String(at % 7)}`, { json: { name: String(at) } }),
  );
  const path = server.file('many', records.map((one) => JSON.stringify(one)).join('\n'));
  expect((await server.command('ingest', path)).out).toBe(`${path}: 1100 accepted, 0 refused`);
  const names = await Promise.all(Array.from({ length: 7 }, (_, at) => storedTag(`long-${String(at)}`)));
  const last = Array.from({ length: 7 }, (_, at) => records.findLastIndex((_one, number) => number % 7 === at));
  expect(names).toEqual(last.map((number) => ({ name: String(number) })));
});

describe('refused records', () => {
  it('are counted and reported with their reasons, in the order of the file', async () => {
    const path = server.file(
      'mixed',
      JSON.stringify([
        { ...tag('lost'), entityType: 'wombat' },
        tag('kept'),
        'text',
        { some: 'thing' },
        {
          proposedSnapshot: { 'com.linkedin.pegasus2avro.metadata.snapshot.WombatSnapshot': { urn: 'x', aspects: [] } },
        },
        { ...tag('lost'), aspectName: 'burrow' },
        tag('lost', { json: { name: 7 } }),
      ]),
    );
    expect(await server.command('ingest', path)).toEqual({
      code: 1,
      out: `${path}: 1 accepted, 6 refused`,
      err: [
        'refused urn:li:tag:lost tagProperties: Unknown entity type "wombat". Given in "proposal.entityType".',
        'refused record 3: it is not a JSON object',
        'refused record 4: it is neither a snapshot event nor a proposal',
        'refused x: Unknown entity type: no entity has a snapshot record "com.linkedin.metadata.snapshot.WombatSnapshot".',
        'refused urn:li:tag:lost burrow: Unknown aspect "burrow" for entity "tag". Given in "proposal.aspectName".',
        'refused urn:li:tag:lost tagProperties: Failed to validate record with class com.linkedin.tag.TagProperties: ERROR :: /name :: 7 is not of type string',
      ].join('\n'),
    });
    expect(await storedTag('kept')).toEqual({ name: 'kept' });
  });

  it('are members of the JSON summary', async () => {
    const path = server.file('refused', JSON.stringify([{ ...tag('lost'), aspectName: 'burrow' }]));
    const { code, out, err } = await server.command('--json', 'ingest', path);
    expect([code, JSON.parse(out), err]).toEqual([
      1,
      {
        file: path,
        accepted: 0,
        refused: [
          {
            record: 'urn:li:tag:lost burrow',
            reason: 'Unknown aspect "burrow" for entity "tag". Given in "proposal.aspectName".',
          },
        ],
      },
      '',
    ]);
  });
});

it('keeps the order of the records of one entity', async () => {
  const records = Array.from({ length: 50 }, (_, at) => tag('ordered', { json: { name: `name ${String(at)}` } }));
  await server.command('ingest', server.file('ordered', JSON.stringify(records)));
  expect(await storedTag('ordered')).toEqual({ name: 'name 49' });
});

describe('a server that is unavailable', () => {
  it('is called again after the wait that it asks for', async () => {
    const asked: number[] = [];
    const away = await startServer((_request, response) => {
      asked.push(performance.now());
      if (asked.length < 3) response.writeHead(503, { 'retry-after': '0' }).end('{"message":"away"}');
      else response.end('{"value":"urn:li:tag:a"}');
    });
    const path = server.file('patient', JSON.stringify([tag('a')]));
    expect(await away.command('ingest', path)).toEqual({ code: 0, out: `${path}: 1 accepted, 0 refused`, err: '' });
    await away.close();
    expect(asked).toHaveLength(3);
  });

  it('ends the run with its message when it stays unavailable', async () => {
    const away = await startServer((_request, response) => {
      response.writeHead(503, { 'retry-after': '0' }).end('{"message":"The store is unavailable."}');
    });
    const path = server.file('gone', JSON.stringify([tag('a')]));
    expect(await away.command('ingest', path)).toEqual({
      code: 1,
      out: '',
      err: `${path}: stopped after 0 records.\nThe store is unavailable.`,
    });
    await away.close();
  });

  it('is named when it does not respond at all', async () => {
    const gone = await startServer(() => undefined);
    await gone.close();
    const path = server.file('nobody', JSON.stringify([tag('a')]));
    const { code, err } = await gone.command('ingest', path);
    expect([code, err]).toEqual([
      1,
      `${path}: stopped after 0 records.\nNo server answers at ${gone.address}. Start one with "npx cadastre serve", or name another with --server.`,
    ]);
  });
});

it('sends a record once the one before it of the same entity was answered, however long that takes', async () => {
  const long = 'long'.repeat(1_000_000);
  const records = [
    tag('slow', { json: { name: 'slow', description: long } }),
    tag('slow', { json: { name: 'quick' } }),
  ];
  const path = server.file('slow', records.map((one) => JSON.stringify(one)).join('\n'));
  expect((await server.command('ingest', path)).out).toBe(`${path}: 2 accepted, 0 refused`);
  expect(await storedTag('slow')).toEqual({ name: 'quick' });
});
