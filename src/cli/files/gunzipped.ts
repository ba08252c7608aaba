import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

/** What was compressed with gzip. Rejects behind all that could be read where it is cut off or damaged. */
export async function* gunzipped(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const plain = createGunzip();
  const filled = pipeline(source, plain);
  // It is awaited below, when what could be read is read.
  filled.catch(() => undefined);
  for await (const chunk of plain) if (Buffer.isBuffer(chunk)) yield chunk;
  await filled;
}
