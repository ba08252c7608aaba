import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cadastre } from './command-line.builder.js';

const EVOLUTION = fileURLToPath(new URL('../evolution/', import.meta.url));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cadastre-check-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A folder with the models of a case of `test/evolution`, which are joined with ours. */
function models(name: string, evolution: string, version: 'new' | 'old'): string {
  const directory = join(folder, name);
  cpSync(join(EVOLUTION, 'base'), directory, { recursive: true });
  cpSync(join(EVOLUTION, evolution, version), directory, { recursive: true });
  return directory;
}

/** The same with a file of those that only whole models have: compiled alone, in half the time. */
function wholeModels(name: string, evolution: string, version: 'new' | 'old'): string {
  const directory = models(name, evolution, version);
  writeFileSync(join(directory, 'patches.yml'), 'arrays: {}\n');
  return directory;
}

function git(directory: string, ...args: readonly string[]): void {
  execFileSync('git', ['-c', 'user.name=Wombat', '-c', 'user.email=wombat@localhost', ...args], { cwd: directory });
}

describe('cadastre models check', () => {
  it('compares two folders, and ends with 0 for what is compatible', async () => {
    const [older, newer] = [wholeModels('calm', 'symbol-added', 'old'), wholeModels('merry', 'symbol-added', 'new')];
    const run = await cadastre(['models', 'check', '--against', older, '--models', newer]);
    expect([run.code, run.out.split('\n').slice(0, 5), run.out.split('\n').at(-1)]).toEqual([
      0,
      [
        'Compatible, with notices',
        '',
        'symbol-added: The symbol SLEEPY is new in zoo.Mood.',
        '  Mood.pdl:3:26',
        '    enum Mood { CALM, MERRY, SLEEPY }',
      ],
      '1 change: 0 incompatible, 0 for the index, 1 notice, 0 safe.',
    ]);
    const strict = await cadastre(['models', 'check', '--against', older, '--models', newer, '--strict']);
    expect([strict.code, strict.out]).toEqual([1, run.out]);
  });

  it('compares with a commit, and ends with 1 for what is not', async () => {
    const directory = models('kept', 'field-removed', 'old');
    git(directory, 'init', '--quiet');
    git(directory, 'add', '.');
    git(directory, 'commit', '--quiet', '--message', 'Models');
    cpSync(join(EVOLUTION, 'base'), directory, { recursive: true });
    const { code, out } = await cadastre(['models', 'check', '--against', 'HEAD', '--models', directory, '--json']);
    const change = {
      code: 'field-removed',
      gravity: 'breaking',
      message: 'The field "height" of zoo.WombatInfo is gone.',
      advice: 'Keep it and mark it @deprecated with a replacement: values that contain it would be refused.',
      verdicts: { stored: 'breaking', clients: 'breaking', index: 'safe' },
      place: { tree: 'old', file: 'WombatInfo.pdl', line: 6, column: 3 },
      aspects: ['wombatInfo'],
    };
    expect([code, JSON.parse(out)]).toEqual([
      1,
      { changes: [change], counts: { breaking: 1, rebuild: 0, notice: 0, safe: 0 } },
    ]);
  });

  it('reports that nothing differs', async () => {
    const { code, out } = await cadastre([
      'models',
      'check',
      '--against',
      fileURLToPath(new URL('../../models', import.meta.url)),
    ]);
    expect({ code, out }).toEqual({ code: 0, out: 'The models are equivalent.' });
  });

  it('ends with 2 for wrong use and for models with mistakes', async () => {
    const directory = wholeModels('broken', 'field-added', 'new');
    const whole = wholeModels('whole', 'field-added', 'new');
    writeFileSync(join(directory, 'WombatInfo.pdl'), 'namespace zoo\nrecord WombatInfo { weight: Kilogram }\n');
    const against = ['models', 'check', '--against'];
    const runs = [
      await cadastre(['models', 'check']),
      await cadastre([...against, 'no-such-commit']),
      await cadastre([...against, '--upload-pack=x']),
      await cadastre([...against, 'HEAD', '--models', join(folder, 'missing')]),
      await cadastre([...against, directory, '--models', whole]),
    ];
    expect(runs.map(({ code, out }) => [code, out])).toEqual(runs.map(() => [2, '']));
    expect(runs[1]?.err).toMatch(/"no-such-commit" is neither a directory nor a git ref/);
    expect(runs[4]?.err).toMatch(/The type "Kilogram" is not declared/);
  });
});
