import { createHash } from 'node:crypto';
import { jsonText } from '../json-file.js';
import { compareText } from '../order.js';
import { generatedNotice, type OutputFile } from '../output-file.js';

/**
 * What a run made and from what: the digest of the models, and path and digest (sha-256, hex) of every file, by path.
 * Not one of the emitters, since it comes after all of them and looks at their files instead of the model.
 */
export function emitManifest(modelHash: string, files: readonly OutputFile[]): OutputFile {
  const digests = files.map((file): [string, string] => [
    file.path,
    createHash('sha256').update(file.text).digest('hex'),
  ]);
  const manifest = {
    $comment: generatedNotice(''),
    models: modelHash,
    files: Object.fromEntries(digests.sort(([a], [b]) => compareText(a, b))),
  };
  return { path: 'manifest.json', text: jsonText(manifest) };
}
