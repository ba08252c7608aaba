import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { makeDirectory } from './make-directory.js';

describe('makeDirectory', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'cadastre-made-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('makes those above it, too, for the owner alone, and nothing where it is there', () => {
    const path = join(root, 'deep', 'deeper');
    makeDirectory(path);
    makeDirectory(path);
    expect([join(root, 'deep'), path].map((made) => statSync(made).mode & 0o777)).toEqual([0o700, 0o700]);
    makeDirectory(parse(root).root);
  });

  it('fails where a file is in its place or above it', () => {
    const file = join(root, 'file');
    writeFileSync(file, '');
    expect(() => {
      makeDirectory(file);
    }).toThrow(/EEXIST/);
    expect(() => {
      makeDirectory(join(file, 'below'));
    }).toThrow(/EEXIST|ENOTDIR/);
  });

  // Where there is no such file system, the directory cannot be made for another reason.
  it('fails where the system says that something is missing, and does not try for ever', () => {
    expect(() => {
      makeDirectory('/proc/missing/below');
    }).toThrow(/mkdir '\/proc/);
    expect(existsSync('/proc/missing')).toBe(false);
  });
});
