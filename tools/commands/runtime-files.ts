import { fileURLToPath } from 'node:url';
import type { Emitter } from '../emit/emitter.js';
import { generatedNotice } from '../emit/output-file.js';
import { readTree } from '../disk/file-tree.js';

const ROOM = fileURLToPath(new URL('../runtime/', import.meta.url));

/** What the generator declares for itself and for the service: the files of `tools/runtime`, word for word. */
export const runtimeFiles: Emitter = {
  name: 'runtime',
  emit: () =>
    [...readTree(ROOM, (path) => path.endsWith('.ts'))].map(([path, text]) => ({
      path,
      text: `// ${generatedNotice('')}\n\n${text}`,
    })),
};
