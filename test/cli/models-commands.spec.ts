import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cadastre } from './command-line.builder.js';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cadastre-models-'));
  writeFileSync(join(folder, 'Book.pdl'), 'record Book {title:string}');
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('cadastre models', () => {
  it('format prints canonical text', async () => {
    const { code, out, err } = await cadastre(['models', 'format', join(folder, 'Book.pdl')]);
    expect({ code, out, err }).toEqual({ code: 0, out: 'record Book {\n  title: string\n}', err: '' });
  });

  it('format takes --json and passes the exit code on', async () => {
    const { code, out } = await cadastre(['models', 'format', '--check', folder, '--json']);
    expect([code, out]).toEqual([1, expect.stringMatching(/^"[^"]*Book\.pdl"$/)]);
  });

  it('lint ends with 2 on wrong use', async () => {
    const { code, out, err } = await cadastre(['models', 'lint', join(folder, 'missing')]);
    expect({ code, out, err }).toEqual({ code: 2, out: '', err: `There is no folder ${join(folder, 'missing')}.` });
  });
});
