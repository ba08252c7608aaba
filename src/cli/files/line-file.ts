import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/**
 * Write lines to a file that is compressed with gzip. It has its name once it is complete and durable; until then it is
 * `<path>.part`.
 */
export async function writeLines(path: string, lines: AsyncIterable<string>): Promise<void> {
  const part = `${path}.part`;
  const ended = async function* (): AsyncGenerator<string> {
    for await (const line of lines) yield `${line}\n`;
  };
  await pipeline(Readable.from(ended()), createGzip(), createWriteStream(part, { mode: 0o600 }));
  const file = await open(part, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(part, path);
}

/**
 * Lines of such a file. One that is cut off or damaged ends there: whoever reads it knows by its last line whether it
 * is whole.
 */
export async function* readLines(path: string): AsyncGenerator<string> {
  const plain = createGunzip().setEncoding('utf8');
  const filled = pipeline(createReadStream(path), plain);
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
