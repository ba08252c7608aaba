import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
/**
 * The compiler's program, and what every use of it says: threads that check parts of one program check what these have
 * in common once each, which takes twice the processor time.
 */
export const COMPILER: readonly string[] = [join(ROOT, 'node_modules/typescript-7/bin/tsc'), '--singleThreaded'];

/** Paths of sources by the names of modules that texts import. */
export type ModulePaths = Readonly<Record<string, string>>;

/**
 * What the compiler says of TypeScript, with the settings of the project.
 * @param files paths
 * @returns a line for each mistake, with the name of its file; none when there are none
 */
export function typeErrors(files: readonly string[], modules: ModulePaths = {}): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'cadastre-types-'));
  try {
    const paths = Object.fromEntries(Object.entries(modules).map(([name, path]) => [name, [path]]));
    const settings = {
      extends: join(ROOT, 'tsconfig.json'),
      compilerOptions: { noEmit: true, rootDir: '/', typeRoots: [join(ROOT, 'node_modules/@types')], paths },
      files,
      include: [],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    const { stdout, error } = spawnSync(process.execPath, [...COMPILER, '--project', folder], { encoding: 'utf8' });
    if (error !== undefined) throw error;
    return stdout.split('\n').filter((line) => line.includes('error TS'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
