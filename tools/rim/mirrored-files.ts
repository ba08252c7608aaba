import { fileURLToPath } from 'node:url';
import type { Emitter } from '../emit/emitter.js';
import { generatedNotice } from '../emit/output-file.js';
import { readTree } from './file-tree.js';

const ROOM = fileURLToPath(new URL('../mirrored/', import.meta.url));

/** What the generator declares for itself and for the service: the files of `tools/mirrored`, word for word. */
export const mirroredFiles: Emitter = {
  name: 'mirrored',
  emit: () =>
    [...readTree(ROOM, (path) => path.endsWith('.ts'))].map(([path, text]) => ({
      path,
      text: `// ${generatedNotice('')}\n\n${text}`,
    })),
};
