import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { formatModels } from '../../tools/commands/format-models.js';
import { lintModels } from '../../tools/commands/lint-models.js';
import { findingsFile } from '../../tools/commands/model-findings.js';
import { compileTrees } from '../../tools/commands/model-trees.js';
import { OWN_MODELS } from '../../tools/commands/pdl-files.js';
import type { CommandOutput } from '../../tools/commands/command-output.js';

const CANONICAL = `namespace a

/** Something to read. */
record Book {
  // What is on the cover.
  title: string
}
`;
const LOOSE =
  'namespace a\n/**\n * Something to read.\n */\nrecord Book { // What is on the cover.\n  title : string, }\n';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cadastre-models-'));
  file = join(folder, 'Book.pdl');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

type Ran = Readonly<Record<'code' | 'err' | 'out', number | string>>;

function run(command: typeof formatModels, ...args: readonly string[]): Ran {
  const texts = { out: '', err: '' };
  const output: CommandOutput = {
    result: (text) => {
      texts.out += text;
    },
    say: (text) => {
      texts.err += text;
    },
    style: 'plain',
  };
  const code = command(args, output);
  return { code, ...texts };
}

describe('formatting models', () => {
  it('prints the canonical text of a file and leaves the file alone', () => {
    writeFileSync(file, LOOSE);
    expect(run(formatModels, file)).toEqual({ code: 0, out: CANONICAL, err: '' });
    expect(readFileSync(file, 'utf8')).toBe(LOOSE);
  });

  it('names files that are not canonical, writes them, and is content then', () => {
    writeFileSync(file, LOOSE);
    writeFileSync(join(folder, 'Page.pdl'), CANONICAL.replace('Book', 'Page'));
    const checked = run(formatModels, folder, '--check', '--json');
    const written = run(formatModels, folder, '--write');
    const again = run(formatModels, folder, '--check');
    expect([checked, written, again]).toEqual([
      { code: 1, out: expect.stringMatching(/^"[^"]*Book\.pdl"\n$/), err: 'Not in canonical form: 1 file.\n' },
      { code: 0, out: expect.stringMatching(/^\S*Book\.pdl\n$/), err: 'Wrote 1 file.\n' },
      { code: 0, out: '', err: 'All files are in canonical form.\n' },
    ]);
    expect(readFileSync(file, 'utf8')).toBe(CANONICAL);
  });

  it.each(['record Book { title }', 'record Book { @a = { "b": 1, "b": 2 } title: string }'])(
    'leaves %s as it is and shows the fault',
    (text) => {
      writeFileSync(file, text);
      const { code, out, err } = run(formatModels, '--write', folder);
      expect([code, out, readFileSync(file, 'utf8')]).toEqual([2, '', text]);
      expect(err).toMatch(/Book\.pdl:1:\d+\n {4}record Book/);
      expect(err).toContain('Not formatted, with errors: 1 file.');
    },
  );

  it('refuses names that lead nowhere and options that it does not have', () => {
    const missing = join(folder, 'missing');
    expect([run(formatModels, missing), run(formatModels, '--chek')]).toEqual([
      { code: 2, out: '', err: `There is no file or folder ${missing}.\n` },
      { code: 2, out: '', err: expect.stringContaining("unknown option '--chek'") },
    ]);
  });
});

describe('linting models', () => {
  it('finds nothing in the models of this repository', () => {
    expect(run(lintModels)).toEqual({ code: 0, out: '', err: 'No findings.\n' });
  });

  it('shows what it finds in a tree of somebody else, and nothing of ours', () => {
    cpSync('test/golden/lint/field-name/models', folder, { recursive: true });
    const { code, out, err } = run(lintModels, folder);
    expect([code, err]).toEqual([1, '\n2 findings.\n']);
    expect(out).toContain(`  ${folder}/a/BookInfo.pdl:7:3\n    book_title: string\n    ~~~~~~~~~~\n`);
  });

  it('lists findings for programs', () => {
    cpSync('test/golden/lint/unused-type/models', folder, { recursive: true });
    const { code, out } = run(lintModels, folder, '--json');
    expect(code).toBe(1);
    expect(String(out)).toMatch(/^[^\n]*\n$/);
    expect(JSON.parse(String(out))).toEqual({
      code: 'unused-type',
      severity: 'warning',
      message: '"a.Press" is not used by any aspect, snapshot, event or resource.',
      fix: 'Remove it, or use it.',
      file: `${folder}/a/Press.pdl`,
      line: 4,
      column: 8,
    });
  });

  it('has the same for the page of the models, with places from the folder of the tree', () => {
    cpSync('test/golden/lint/unused-type/models', folder, { recursive: true });
    const listed: unknown = JSON.parse(String(run(lintModels, folder, '--json').out));
    const { path, text } = findingsFile(compileTrees({ own: OWN_MODELS, trees: [folder] }), 1);
    expect(path).toBe('web/model-findings.json');
    expect(JSON.parse(text)).toEqual([{ ...Object(listed), file: `${basename(folder)}/a/Press.pdl` }]);
  });

  it('refuses models with errors and folders that are not there', () => {
    writeFileSync(file, 'record Book { title: Title }');
    writeFileSync(join(folder, 'entity-registry.yml'), 'entities: []\n');
    const missing = join(folder, 'missing');
    expect([run(lintModels, folder), run(lintModels, missing)]).toEqual([
      { code: 2, out: '', err: expect.stringContaining('unknown-type: The type "Title" is not declared') },
      { code: 2, out: '', err: `There is no folder ${missing}.\n` },
    ]);
  });
});
