import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate } from '../../tools/commands/generate.js';
import { readTree } from '../../tools/disk/file-tree.js';
import { SOURCE_LOADER } from '../source-process.builder.js';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
const MODELS = join(PROJECT, 'test/golden/models/library/models');
const FLEET = join(PROJECT, 'test/third-party/fleet');

interface GenerateRun {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Run the command in this process. */
async function run(...args: readonly string[]): Promise<GenerateRun> {
  const texts = { stdout: '', stderr: '' };
  const code = await generate(args, {
    result: (text) => {
      texts.stdout += text;
    },
    say: (text) => {
      texts.stderr += text;
    },
    style: 'plain',
  });
  return { code, ...texts };
}

/** Run the command as a person would, in an environment and a working directory of one's own. */
function runApart(args: readonly string[], env: NodeJS.ProcessEnv = {}, cwd = PROJECT): Promise<GenerateRun> {
  return new Promise((resolve) => {
    const command = [...SOURCE_LOADER, join(PROJECT, 'tools/commands/generate.ts'), ...args];
    execFile(process.execPath, command, { cwd, env: { ...process.env, ...env } }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });
}

/** Digest of the text and time of the last change of every file, by path. */
function stateOf(directory: string): ReadonlyMap<string, string> {
  const texts = [...readTree(directory, () => true)];
  return new Map(
    texts.map(([path, text]) => [
      path,
      `${createHash('sha256').update(text).digest('hex')} ${String(statSync(join(directory, path)).mtimeMs)}`,
    ]),
  );
}

describe('the generate command', () => {
  let directory: string;
  let fresh: string;
  let first: GenerateRun;

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'generate-'));
    fresh = join(directory, 'fresh');
    first = await runApart(['--models', MODELS, '--out', fresh], { LC_ALL: 'C', TZ: 'UTC' });
  });
  afterAll(() => {
    rmSync(directory, { recursive: true });
  });

  it('writes a third-party tree of models elsewhere', () => {
    expect([first.code, first.stdout]).toEqual([0, '']);
    expect(existsSync(join(fresh, 'contract/types/library.ts'))).toBe(true);
    expect(first.stderr).toContain(`${String(readTree(fresh, () => true).size)} in all.`);
  });

  it('lists what is stale, missing and orphaned, changes nothing, and else finds the same in another locale', async () => {
    const damaged = join(directory, 'damaged');
    cpSync(fresh, damaged, { recursive: true });
    writeFileSync(join(damaged, 'contract/types/library.ts'), '');
    writeFileSync(join(damaged, 'contract/types/orphan.ts'), '');
    writeFileSync(join(damaged, 'README.md'), 'Written by people.');
    rmSync(join(damaged, 'service/registry/aspects.ts'));
    const before = readTree(damaged, () => true);
    const elsewhere = { LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8', TZ: 'Asia/Tokyo' };
    const checked = await runApart(['--check', '--models', MODELS, '--out', damaged], elsewhere);
    expect([checked.code, checked.stdout]).toEqual([
      1,
      'stale    contract/types/library.ts\norphan   contract/types/orphan.ts\nmissing  service/registry/aspects.ts\n',
    ]);
    expect(readTree(damaged, () => true)).toEqual(before);
  });

  it('writes nothing when the models have errors', async () => {
    const models = join(directory, 'models');
    const none = join(directory, 'none');
    const untouched = join(directory, 'untouched');
    cpSync(MODELS, models, { recursive: true });
    cpSync(fresh, untouched, { recursive: true });
    writeFileSync(join(models, 'library/Broken.pdl'), 'namespace library\n\nrecord Broken {\n  field: Strin\n}\n');
    writeFileSync(join(models, 'entity-registry.yml'), 'entities: [');
    const before = stateOf(untouched);
    for (const out of [none, untouched]) {
      const { code, stdout, stderr } = await run('--models', models, '--out', out);
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toContain('library/Broken.pdl:4:10');
      expect(stderr).toContain('entity-registry.yml:1:12');
    }
    expect(existsSync(none)).toBe(false);
    expect(stateOf(untouched)).toEqual(before);
  });

  it('writes nothing from models with warnings when it is strict', async () => {
    const out = join(directory, 'strict');
    const { code, stdout, stderr } = await run('--models', FLEET, '--strict', '--out', out);
    expect([code, stdout, existsSync(out)]).toEqual([2, '', false]);
    expect(stderr).toMatch(/^note unknown-annotation: @harbour is not a known annotation; it is kept \(2 uses\)\./m);
    expect(stderr).toMatch(/^0 errors, [1-9]\d* warnings?\.$/m);
  });

  it('names the tree in the place of a mistake', async () => {
    const models = join(directory, 'second');
    const out = join(directory, 'two');
    mkdirSync(models);
    writeFileSync(join(models, 'Broken.pdl'), 'namespace library\n\nrecord Broken {\n  field: Strin\n}\n');
    const { code, stderr } = await run('--models', MODELS, '--models', `${models}/`, '--out', out);
    expect([code, existsSync(out)]).toEqual([2, false]);
    expect(stderr).toContain(`\n  ${models}/Broken.pdl:4:10\n`);
  });

  it('names places from the working directory, as text and as JSON', async () => {
    const models = join(directory, 'third');
    mkdirSync(models);
    writeFileSync(join(models, 'Broken.pdl'), 'namespace library\n\nrecord Broken {\n  field: Strin\n}\n');
    const options = ['--models', models, '--out', join(directory, 'three')];
    expect((await runApart(options, {}, directory)).stderr).toContain('\n  third/Broken.pdl:4:10\n');
    const { code, stdout, stderr } = await runApart([...options, '--json'], {}, directory);
    expect([code, stderr]).toEqual([2, '']);
    const lines = stdout.trimEnd().split('\n');
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      {
        code: 'unknown-type',
        severity: 'error',
        message: 'The type "Strin" is not declared; looked for library.Strin and Strin.',
        fix: 'Did you mean "string"?',
        file: 'third/Broken.pdl',
        line: 4,
        column: 10,
        correction: { line: 4, column: 10, endLine: 4, endColumn: 15, text: 'string' },
      },
      expect.objectContaining({ code: 'registry-missing', file: 'third/entity-registry.yml', line: 1, column: 1 }),
    ]);
  });

  it('writes the client of a tree of models as a package, and keeps what its owner has put there', async () => {
    const client = join(directory, 'client');
    const options = ['--models', FLEET, '--client', client];
    expect((await run(...options)).code).toBe(0);
    const manifest = join(client, 'package.json');
    const made: { readonly dependencies: object } = JSON.parse(readFileSync(manifest, 'utf8'));
    expect(Object.keys(made.dependencies)).toEqual(['graphql', 'openapi-fetch', 'p-retry']);
    writeFileSync(manifest, JSON.stringify({ ...made, name: '@fleet/catalog', version: '7.0.0', license: 'MIT' }));
    writeFileSync(join(client, 'NOTES.md'), 'Written by people.');
    writeFileSync(join(client, 'client/orphan.js'), '');
    const checked = await run(...options, '--check');
    expect([checked.code, checked.stdout]).toEqual([1, 'orphan   client/orphan.js\nstale    package.json\n']);
    expect((await run(...options)).stderr).toContain('Wrote 1 and removed 1 file');
    expect(JSON.parse(readFileSync(manifest, 'utf8'))).toEqual({
      ...made,
      ...{ name: '@fleet/catalog', version: '7.0.0', license: 'MIT' },
    });
    expect(readdirSync(client).sort()).toEqual(['NOTES.md', 'client', 'package.json', 'types']);
    expect(readFileSync(join(client, 'client/catalog.d.ts'), 'utf8')).toContain('export interface EntityAspects');
  });

  it('writes no client over what is something else', async () => {
    const occupied = join(directory, 'occupied');
    mkdirSync(occupied);
    for (const [name, text] of [
      ['notes.txt', ''],
      ['package.json', '{"name":"somebody-else"}'],
    ] as const) {
      writeFileSync(join(occupied, name), text);
      const { code, stderr } = await run('--models', MODELS, '--client', occupied);
      expect([code, stderr]).toEqual([2, `${occupied} is neither empty nor a client that was generated before.\n`]);
    }
    expect(readdirSync(occupied)).toEqual(['notes.txt', 'package.json']);
  });

  it('refuses a directory that does not exist', async () => {
    const { code, stderr } = await run('--models', join(directory, 'nowhere'));
    expect(code).toBe(2);
    expect(stderr).toContain('There is no such directory.');
  });

  it('says what it takes when it is used wrongly', async () => {
    const { code, stderr } = await runApart(['--modles', 'x']);
    expect([code, stderr]).toEqual([2, "error: unknown option '--modles'\n(Did you mean --models?)\n"]);
  });
});
