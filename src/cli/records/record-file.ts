import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** Why a file holds no records. */
export class RecordFileError extends Error {
  override readonly name = 'RecordFileError';
}

const GZIP = Buffer.from([0x1f, 0x8b]);

/**
 * Records of a file: a JSON array, one record, or one record a line; plain or compressed with gzip.
 * @throws RecordFileError when the file cannot be read or is not JSON
 */
export function readRecords(path: string): readonly unknown[] {
  const text = readText(path);
  try {
    const whole: unknown = JSON.parse(text);
    return Array.isArray(whole) ? whole : [whole];
  } catch (cause) {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    if (lines.length < 2) throw new RecordFileError(`${path} is not JSON.`, { cause });
    return lines.map((line, at) => readLine(line, `${path}:${String(at + 1)}`));
  }
}

function readText(path: string): string {
  try {
    const bytes = readFileSync(path);
    const plain = bytes.subarray(0, GZIP.length).equals(GZIP) ? gunzipSync(bytes) : bytes;
    return plain.toString('utf8').replace(/^\uFEFF/, '');
  } catch (cause) {
    throw new RecordFileError(`${path} cannot be read: ${cause instanceof Error ? cause.message : 'unknown reason'}.`, {
      cause,
    });
  }
}

function readLine(line: string, place: string): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new RecordFileError(`${place} is not JSON.`, { cause });
  }
}
