import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import ts from 'typescript';
import { createClient } from '../../generated/contract/client/index.js';
import { type CatalogOptions, startCatalog } from '../../src/index.js';
import { typeErrors } from '../type-errors.js';

/** The program in the README: it compiles, does what it shows, and is short. */
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const LONGEST = 10;
const CLIENT = join(ROOT, 'generated/contract/client/index.ts');
const [, PROGRAM = ''] = /^```ts\n([^]*?)^```$/m.exec(readFileSync(join(ROOT, 'README.md'), 'utf8')) ?? [];
/** How the package declares what programs import of the service. */
const DECLARATIONS = new URL('../../tools/declarations.mjs', import.meta.url).href;
interface Declarations {
  readonly declareService: (root: string, directory: string) => void;
}

describe('the program in the README', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cadastre-readme-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('compiles, in ten lines, and not with a wrong name', async () => {
    expect(PROGRAM.trimEnd().split('\n').length).toBeLessThanOrEqual(LONGEST);
    const file = join(folder, 'program.mts');
    writeFileSync(file, PROGRAM);
    const wrong = join(folder, 'wrong.mts');
    writeFileSync(wrong, PROGRAM.replace("'globalTags', {", "'globalTag', {"));
    const { declareService }: Declarations = await import(DECLARATIONS);
    declareService(ROOT, folder);
    const packages = { cadastre: join(folder, 'src/index.d.ts'), 'cadastre/client': CLIENT };
    expect(typeErrors([file, wrong], packages)).toEqual([expect.stringContaining('wrong.mts(')]);
  });

  it('prints what its comments say', async () => {
    const printed: string[] = [];
    const lines = PROGRAM.split('\n').filter((line) => !line.startsWith('import '));
    const { outputText } = ts.transpileModule(lines.join('\n'), {
      compilerOptions: { target: ts.ScriptTarget.ES2022 },
    });
    const given = {
      createClient,
      startCatalog: (options: CatalogOptions) =>
        startCatalog({ ...options, dataDir: join(folder, options.dataDir ?? ''), logLevel: 'silent' }),
      console: {
        log: (...values: readonly unknown[]) => {
          printed.push(values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join(' '));
        },
      },
    };
    const run: unknown = runInNewContext(`(async () => { ${outputText} })()`, given);
    await run;
    const shown = [...PROGRAM.matchAll(/\/\/ (.*)$/gm)].map(([, text]) => text);
    expect(printed).toEqual(shown);
    expect(shown.length).toBeGreaterThan(0);
  });
});
