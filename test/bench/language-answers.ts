import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readTrees, treeRoots } from '../../tools/commands/model-trees.js';
import { ModelCache } from '../../tools/disk/model-cache.js';
import { completionsAt, type Cursor } from '../../tools/language-server/completion.js';
import { hoverAt } from '../../tools/language-server/hover.js';
import { definitionAt, referencesAt } from '../../tools/language-server/references.js';
import { Workspace } from '../../tools/language-server/workspace.js';
import type { Aside } from './bench.js';

const OWN = fileURLToPath(new URL('../../models', import.meta.url));
/** More than compiled code needs, so that the first are left out. */
const EDITS = 130;
const WARM_UP = 30;

const ANSWERS: Readonly<Record<string, (cursor: Cursor) => unknown>> = {
  completion: (cursor) => completionsAt({ ...cursor, offset: cursor.file.text.lastIndexOf('string') }),
  definition: ({ snapshot, file, offset }) => definitionAt(snapshot, file, offset),
  hover: ({ snapshot, file, offset }) => hoverAt(snapshot, file, offset),
  references: ({ snapshot, file, offset }) => referencesAt(snapshot, { file, offset }, 'with-declaration'),
  'first diagnostics': ({ snapshot }) => snapshot.compile().compiled.diagnostics,
};

/**
 * CPU time of what the language server answers right after an edit, over a tree of models and ours: each answer is the
 * first one, which resolves all names again.
 * @param edited path of a file of the tree that declares a record
 */
export function languageAnswers(bench: Aside, models: string, edited: string): void {
  const directories = { own: OWN, trees: [models] };
  const cache = new ModelCache();
  const workspace = new Workspace(treeRoots(directories), () =>
    readTrees(directories, (directory, tree) => cache.read(directory, tree)),
  );
  const place = join(models, edited);
  const uri = pathToFileURL(place).href;
  const text = readFileSync(place, 'utf8');
  for (const [name, answer] of Object.entries(ANSWERS)) {
    const times: number[] = [];
    for (let edit = 0; edit < EDITS; edit++) {
      workspace.edit(uri, text.replace(/\}\s*$/, `\n  ${name.slice(0, 1)}${String(edit)}: optional string\n}\n`));
      const began = process.threadCpuUsage();
      const file = workspace.fileAt(uri);
      if (file === undefined) throw new RangeError(`${edited} is not in ${models}`);
      answer({ snapshot: workspace.snapshot(), file, offset: file.text.indexOf('record ') + 'record '.length });
      const { user, system } = process.threadCpuUsage(began);
      times.push((user + system) / 1000);
    }
    const sorted = times.slice(WARM_UP).sort((a, b) => a - b);
    bench.report(
      {
        name: `language server, ${name} after an edit, CPU`,
        unit: 'ms',
        figure: sorted[sorted.length >> 1] ?? 0,
        budget: 50,
      },
      { name: `language server, ${name} after an edit, CPU, p99`, unit: 'ms', figure: sorted.at(-2) ?? 0 },
    );
  }
}
