import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BUILD = fileURLToPath(new URL('../../tools/editor/build.mjs', import.meta.url));

describe('the archive that an editor installs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cadastre-archive-'));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('is made by the packager of the editor, and holds the extension', () => {
    const out = join(folder, 'extension');
    execFileSync(process.execPath, [BUILD, out, '--package'], { stdio: ['ignore', 'ignore', 'inherit'] });
    const listed = execFileSync('unzip', ['-Z1', join(out, 'cadastre-models-0.1.0.vsix')], { encoding: 'utf8' });
    expect(listed.trim().split('\n').sort()).toEqual([
      '[Content_Types].xml',
      'extension.vsixmanifest',
      'extension/LICENSE.txt',
      'extension/extension.cjs',
      'extension/language-configuration.json',
      'extension/package.json',
      'extension/readme.md',
      'extension/syntaxes/pdl.tmLanguage.json',
    ]);
  });
});
