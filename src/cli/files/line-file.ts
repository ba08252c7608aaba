import { createReadStream } from 'node:fs';
import { gunzipped } from './gunzipped.js';
import { codeOf } from '../../kernel/caught-error.js';

/**
 * Lines of a file that is compressed with gzip. One that is cut off or damaged ends there: whoever reads it knows by
 * its last line whether it is whole.
 */
export async function* readLines(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let pieces: string[] = [];
  try {
    for await (const bytes of gunzipped(createReadStream(path))) {
      const [first = '', ...further] = decoder.decode(bytes, { stream: true }).split('\n');
      pieces.push(first);
      for (const next of further) {
        yield pieces.join('');
        pieces = [next];
      }
    }
  } catch (error) {
    if (codeOf(error)?.startsWith('Z_') !== true) throw error;
  }
}
