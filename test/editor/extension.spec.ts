import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BUILD = fileURLToPath(new URL('../../tools/editor/build.mjs', import.meta.url));

/** Loads the extension beside an editor of which every member is a class, and prints what the extension offers. */
const LOAD = `
const { Module } = require('node:module');
const stub = new Proxy(class {}, { get: (target, key) => (key === 'prototype' ? target.prototype : stub) });
const load = Module._load;
Module._load = (name, ...others) => (name === 'vscode' ? stub : load(name, ...others));
console.log(Object.keys(require(process.argv[1])).sort().join());
`;

describe('the extension of the editor', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cadastre-editor-'));
  const out = join(folder, 'extension');
  beforeAll(() => {
    execFileSync(process.execPath, [BUILD, out]);
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('is a folder with what its manifest names, the client of the protocol bundled', () => {
    const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).sort();
    expect(files).toEqual([
      'LICENSE',
      'README.md',
      'extension.cjs',
      'language-configuration.json',
      'package.json',
      'syntaxes',
      join('syntaxes', 'pdl.tmLanguage.json'),
    ]);
    const manifest: unknown = JSON.parse(readFileSync(join(out, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({
      main: './extension.cjs',
      files: ['LICENSE', 'README.md', 'extension.cjs', 'language-configuration.json', 'syntaxes/**'],
      engines: { vscode: '^1.91.0' },
      contributes: {
        languages: [{ id: 'pdl', extensions: ['.pdl'], configuration: './language-configuration.json' }],
        grammars: [{ language: 'pdl', scopeName: 'source.pdl', path: './syntaxes/pdl.tmLanguage.json' }],
      },
    });
    expect(manifest).not.toHaveProperty('type');
    const bundle = readFileSync(join(out, 'extension.cjs'), 'utf8');
    expect([...bundle.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, name]) => name)).not.toContain(
      'vscode-languageclient',
    );
  });

  it('can be loaded by an editor, and offers how to start and stop it', () => {
    const offered = execFileSync(process.execPath, ['-e', LOAD, join(out, 'extension.cjs')], { encoding: 'utf8' });
    expect(offered.trim()).toBe('activate,deactivate');
  });

  it('configures brackets and comments of the language in JSON', () => {
    const text = readFileSync(join(out, 'language-configuration.json'), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ comments: { lineComment: '//', blockComment: ['/*', '*/'] } });
  });
});
