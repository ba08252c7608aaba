/**
 * Build the extension of the editor into dist/editor: what an editor loads, and nothing else. With `--package`, also
 * the archive that an editor installs, made by the packager of Visual Studio Code in a pinned version: with 104 MB of
 * packages it is too large to be installed for everybody.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const PACKAGER = '@vscode/vsce@4.1.0';
const here = fileURLToPath(new URL('.', import.meta.url));
const project = join(here, '../..');
const args = process.argv.slice(2);
const out = args.find((argument) => !argument.startsWith('--')) ?? join(project, 'dist/editor');

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
for (const file of ['README.md', 'language-configuration.json', 'syntaxes']) {
  cpSync(join(here, file), join(out, file), { recursive: true });
}
cpSync(join(project, 'LICENSE'), join(out, 'LICENSE'));
// How the sources are read is no matter of what was built from them.
const manifest = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
delete manifest.type;
// What the archive contains beside the manifest.
manifest.files = ['LICENSE', 'README.md', 'extension.cjs', 'language-configuration.json', 'syntaxes/**'];
writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
await build({
  entryPoints: [join(here, 'extension.ts')],
  outfile: join(out, 'extension.cjs'),
  bundle: true,
  minify: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  external: ['vscode'],
  logLevel: 'warning',
});
if (args.includes('--package')) {
  const packed = ['--yes', PACKAGER, 'package', '--no-dependencies', '--allow-missing-repository', '--skip-license'];
  const { status } = spawnSync('npx', packed, { cwd: out, stdio: 'inherit', shell: process.platform === 'win32' });
  process.exitCode = status ?? 1;
}
