import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type WireApp, wireApp } from './app.builder.js';
import { jsonMember } from './json-member.js';
import { proposal } from './proposal.builder.js';

let root: string;
let dataDir: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cadastre-restored-'));
  dataDir = join(root, 'data');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function urn(name: string): string {
  return `urn:li:tag:${name}`;
}

/** Run a service on the folder for as long as the work takes. */
async function serving<T>(work: (app: WireApp) => Promise<T>): Promise<T> {
  const app = await wireApp({ dataDir });
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}

/** Write tags with a word in their description. */
function write(word: string, ...names: readonly string[]): Promise<void> {
  return serving(async (app) => {
    for (const name of names) {
      const value = { name, description: `a ${word} tag` };
      const sent = proposal('tagProperties', value, { entityType: 'tag', entityUrn: urn(name) });
      expect((await app.post('/aspects?action=ingestProposal', { proposal: sent })).status).toBe(200);
    }
  });
}

/** Names of tags that a word finds. */
async function found(word: string): Promise<unknown> {
  const answer = await serving((app) =>
    app.post('/entities?action=search', { entity: 'tag', input: word, start: 0, count: 10 }),
  );
  const entities = jsonMember(answer.json(), 'value', 'entities');
  return Array.isArray(entities) ? [...entities].sort() : entities;
}

const isIndex = (name: string): boolean => /^(documents|edges)-/.test(name);
const isPrimary = (name: string): boolean => name.startsWith('truth.db');

/** Copy files of the folder away. @returns how to put them back, in place of those that are there then */
function save(of: (name: string) => boolean): () => void {
  const copy = mkdtempSync(join(root, 'copy-'));
  const move = (from: string, to: string): void => {
    for (const name of readdirSync(from).filter(of))
      cpSync(join(from, name), join(to, name), { preserveTimestamps: true });
  };
  move(dataDir, copy);
  return () => {
    for (const name of readdirSync(dataDir).filter(of)) rmSync(join(dataDir, name));
    move(copy, dataDir);
  };
}

describe('an index beside a primary store that it was not made from', () => {
  it('is rebuilt when the store was put back from a backup', async () => {
    await write('green', 'a', 'b');
    const restore = save(isPrimary);
    await write('green', 'c');
    await write('red', 'a');
    restore();
    expect(await found('green')).toEqual([urn('a'), urn('b')]);
    expect(await found('red')).toEqual([]);
  });

  it('is rebuilt when the store has gone another way since, as far or further', async () => {
    await write('green', 'a');
    const restore = save(isPrimary);
    await write('green', 'b', 'c');
    const putBack = save(isIndex);
    restore();
    await write('red', 'd', 'e', 'f');
    putBack();
    expect(await found('green')).toEqual([urn('a')]);
    expect(await found('red')).toEqual([urn('d'), urn('e'), urn('f')]);
  });

  it('is kept when it is merely older, and follows', async () => {
    await write('green', 'a');
    const putBack = save(isIndex);
    const before = readdirSync(dataDir).filter(isIndex);
    await write('green', 'b', 'c');
    putBack();
    expect(await found('green')).toEqual([urn('a'), urn('b'), urn('c')]);
    expect(readdirSync(dataDir).filter(isIndex)).toEqual(before);
  });
});
