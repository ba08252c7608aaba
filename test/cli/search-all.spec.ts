import { textOf } from '../../src/cli/json-members.js';
import { allPages } from '../../src/cli/service/search-pages.js';
import { ServerClient } from '../../src/cli/service/server-client.js';
import type { RunningService } from './command-line.builder.js';
import { startService } from './command-line.builder.js';
import { writeTags } from './written-tags.js';

/** More than one page has. */
const TAGS = 2_300;
/** What differs in case alone is equal for the index, and may be on both sides of the end of an answer. */
const ALIKE = ['urn:li:tag:T-00999', 'urn:li:tag:t-00999', 'urn:li:tag:T-01998', 'urn:li:tag:t-01998'];

let server: RunningService;
beforeAll(async () => {
  server = await startService();
  const names = Array.from({ length: TAGS }, (_, at) => `t-${String(at).padStart(5, '0')}`);
  await writeTags(
    server,
    [...names, 'T-00999', 'T-01998'].map((name) => ({ name })),
  );
});
afterAll(() => server.close());

describe('search --all', () => {
  it('prints every hit once, by URN, page after page', async () => {
    const { out, err } = await server.command('search', '--entity', 'tag', '--all', '--json');
    const urns = out.split('\n').map((line) => /"urn":"([^"]+)"/.exec(line)?.[1] ?? '');
    expect([urns.length, new Set(urns).size]).toEqual([TAGS + 2, TAGS + 2]);
    expect(urns.filter((urn) => ALIKE.includes(urn)).sort()).toEqual([...ALIKE].sort());
    expect(urns.map((urn) => urn.toLowerCase())).toEqual(urns.map((urn) => urn.toLowerCase()).sort());
    expect(JSON.parse(err)).toEqual({ message: '2302 of 2302 shown.', shown: TAGS + 2, total: TAGS + 2 });
  });

  it.each([3, 4, 7, 1000, 1001, TAGS + 1, TAGS + 2, TAGS + 3])('has every hit once in answers of %d', async (count) => {
    const options = { entity: ['tag'], filter: [], start: 0, count: 10 };
    // Small answers of few hits: each costs a call.
    const text = count < 100 ? '*0199*' : '*';
    const urns: unknown[] = [];
    for await (const { hits } of allPages(text, options, new ServerClient(server.address), count)) {
      expect(hits.length).toBeLessThanOrEqual(1000);
      for (const hit of hits) urns.push(textOf(hit, 'entity'));
    }
    const expected = count < 100 ? 12 : TAGS + 2;
    expect([urns.length, new Set(urns).size]).toEqual([expected, expected]);
  });

  it('says so when it cannot tell where an answer ended', async () => {
    const options = { entity: ['tag'], filter: [], start: 0, count: 10 };
    const readAll = async (): Promise<void> => {
      for await (const { total } of allPages('*01998*', options, new ServerClient(server.address), 2)) {
        expect(total).toBeGreaterThan(0);
      }
    };
    await expect(readAll()).rejects.toThrow('Too many URNs differ in case alone');
  });

  it('keeps to filters, and prints headings once', async () => {
    const { out, err } = await server.command('search', '--entity', 'tag', '--all', '--filter', 'name=T-00999');
    expect([out.split('\n').map((line) => line.split(' ')[0]), err]).toEqual([
      ['URN', 'urn:li:tag:T-00999', 'urn:li:tag:t-00999'],
      '2 of 2 shown.',
    ]);
    const { out: whole } = await server.command('search', '--entity', 'tag', '--all');
    expect(whole.split('\n').filter((line) => line.startsWith('URN'))).toHaveLength(1);
  });

  it('does not go with a page', async () => {
    const { code, err } = await server.command('search', '--all', '--count', '5');
    expect([code, err]).toEqual([2, expect.stringContaining("option '--all' cannot be used with option '--count")]);
  });
});
