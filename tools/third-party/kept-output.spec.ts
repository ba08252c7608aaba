import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KeptOutput, makersDigest, outputDigest } from './kept-output.js';

const FILES = [
  { path: 'generated/a.ts', text: 'export {};\n' },
  { path: 'generated/b.ts', text: '' },
];

describe('the digest of what an output is made of', () => {
  const [first = { path: '', text: '' }, second = first] = FILES;

  it('does not depend on the order of files', () => {
    expect(outputDigest('codegen', [second, first])).toBe(outputDigest('codegen', FILES));
  });

  it('is another one for another maker, path, text or number of files', () => {
    const all = [
      outputDigest('codegen', FILES),
      outputDigest('codegen 2', FILES),
      outputDigest('codegen', [first]),
      outputDigest('codegen', [first, { ...second, text: ' ' }]),
      outputDigest('codegen', [first, { ...second, path: 'generated/c.ts' }]),
      outputDigest('codegen', [{ path: first.path, text: `${first.text}${second.path}` }]),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  it('is that of no maker where nothing says which packages are installed', () => {
    expect(makersDigest('no/such/file')).toBeUndefined();
  });

  it('is another maker with another package', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cadastre-installed-'));
    try {
      const digests = ['1.0.0', '1.0.1', '1.0.1'].map((version) => {
        writeFileSync(join(folder, 'lock.json'), version);
        return makersDigest(join(folder, 'lock.json'));
      });
      expect(digests[1]).not.toBe(digests[0]);
      expect(digests[2]).toBe(digests[1]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('KeptOutput', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cadastre-kept-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('has what was written, also nothing, and nothing else', () => {
    const kept = new KeptOutput(join(folder, 'new'));
    kept.write('one', FILES);
    kept.write('two', []);
    expect([kept.read('one'), kept.read('two'), kept.read('three')]).toEqual([FILES, [], undefined]);
    kept.write('one', []);
    expect(kept.read('one')).toEqual([]);
  });

  it('has none where a file is damaged', () => {
    const kept = new KeptOutput(folder);
    for (const text of ['[{"path":', '{}', '[7]']) {
      writeFileSync(join(folder, 'one.json'), text);
      expect(kept.read('one')).toBeUndefined();
    }
  });

  it('removes the oldest when there are too many', () => {
    const kept = new KeptOutput(folder, 2);
    for (const [age, digest] of ['three', 'one', 'two'].entries()) {
      kept.write(digest, []);
      utimesSync(join(folder, `${digest}.json`), age, age);
    }
    kept.write('four', []);
    expect(readdirSync(folder).sort()).toEqual(['four.json', 'two.json']);
  });
});
