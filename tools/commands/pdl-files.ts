import { readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { SourceFile } from '../source/source-file.js';
import type { CommandOutput } from './command-output.js';
import { readTree } from '../disk/file-tree.js';

/** The models of this repository. */
export const OWN_MODELS = fileURLToPath(new URL('../../models', import.meta.url));

/**
 * The named PDL files and those below named folders, with paths relative to the working directory; `undefined` after
 * reporting a name that does not exist.
 */
export function readPdl(names: readonly string[], output: CommandOutput): readonly SourceFile[] | undefined {
  const files: SourceFile[] = [];
  for (const name of names) {
    const found = statSync(name, { throwIfNoEntry: false });
    if (found === undefined) {
      output.say(`There is no file or folder ${name}.\n`);
      return undefined;
    }
    if (found.isDirectory()) files.push(...filesBelow(name));
    else files.push(new SourceFile(name, readFileSync(name, 'utf8')));
  }
  return files;
}

function filesBelow(folder: string): readonly SourceFile[] {
  const texts = readTree(folder, (path) => path.endsWith('.pdl'));
  return [...texts].map(([path, text]) => new SourceFile(relative(process.cwd(), join(folder, path)), text));
}
