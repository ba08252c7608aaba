import { fileURLToPath } from 'node:url';
import type { Emitter } from '../emit/emitter.js';
import { generatedNotice } from '../emit/output-file.js';
import { readTree } from '../disk/file-tree.js';

const RUNTIME_FOLDER = fileURLToPath(new URL('../runtime/', import.meta.url));

/** Declarations shared by the generator and the service: the files of `tools/runtime`, verbatim. */
export const runtimeFiles: Emitter = {
  name: 'runtime',
  emit: () =>
    [...readTree(RUNTIME_FOLDER, (path) => path.endsWith('.ts'))].map(([path, text]) => ({
      path,
      text: `// ${generatedNotice('')}\n\n${text}`,
    })),
};
