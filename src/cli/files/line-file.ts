import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

/**
 * Lines of a file that is compressed with gzip. One that is cut off or damaged ends there: whoever reads it knows by
 * its last line whether it is whole.
 */
export async function* readLines(path: string): AsyncGenerator<string> {
  yield* linesOf(createReadStream(path));
}

async function* linesOf(source: Readable): AsyncGenerator<string> {
  const plain = createGunzip().setEncoding('utf8');
  const filled = pipeline(source, plain);
  // It is awaited below, when what could be read is read.
  filled.catch(() => undefined);
  let pieces: string[] = [];
  try {
    for await (const chunk of plain) {
      const [first = '', ...further] = String(chunk).split('\n');
      pieces.push(first);
      for (const next of further) {
        yield pieces.join('');
        pieces = [next];
      }
    }
    await filled;
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
    if (!code.startsWith('Z_')) throw error;
  }
}
