import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compareText } from '../../tools/emit/order.js';
import type { OutputFile } from '../../tools/emit/output-file.js';
import { GeneratorBug } from '../../tools/invariant.js';
import { compile } from '../../tools/resolve/compile.js';
import { EMITTERS } from '../../tools/commands/emitters.js';
import { readTree, writeTree } from '../../tools/disk/file-tree.js';
import { readModels } from '../../tools/disk/model-sources.js';
import type { SourceFile } from '../../tools/source/source-file.js';

const ROOT = fileURLToPath(new URL('models/', import.meta.url));
const UPDATE = process.env['UPDATE_GOLDEN'] === '1';

const cases = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort(compareText);

function emitAll(sources: readonly SourceFile[]): readonly OutputFile[] {
  const { model, diagnostics } = compile(sources);
  if (model === undefined) throw new GeneratorBug(JSON.stringify(diagnostics.map(({ code }) => code)));
  return EMITTERS.flatMap((emitter) => emitter.emit(model));
}

/** The folder of `expected/` names an output: it is compared whole. Outputs that a case has no folder for are not. */
function expectedOutputs(name: string): readonly string[] {
  const folder = join(ROOT, name, 'expected');
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder);
}

describe('the emitters', () => {
  it('have cases', () => {
    expect(cases.length).toBeGreaterThan(0);
  });

  it.each(cases)('give what the folder %s expects, whatever the order of its files', (name) => {
    const outputs = expectedOutputs(name);
    expect(outputs).not.toEqual([]);
    const sources = readModels(join(ROOT, name, 'models'));
    const files = emitAll(sources);
    expect(emitAll([...sources].reverse())).toEqual(files);
    const wanted = files.filter((file) => outputs.some((output) => file.path.startsWith(`${output}/`)));
    const expected = join(ROOT, name, 'expected');
    if (UPDATE) {
      for (const output of outputs) rmSync(join(expected, output), { recursive: true });
      writeTree(expected, wanted);
    }
    const expectedFiles = Object.fromEntries(readTree(expected, () => true));
    expect(Object.fromEntries(wanted.map((file) => [file.path, file.text]))).toEqual(expectedFiles);
  });

  it('leave no folder without its models', () => {
    expect(cases.filter((name) => !existsSync(join(ROOT, name, 'models')))).toEqual([]);
  });
});
