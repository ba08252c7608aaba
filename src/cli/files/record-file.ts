import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { exactNumbers } from '../../kernel/exact-json.js';
import { readJson } from '../../kernel/json-text.js';

/** Why a file holds no records, as a sentence about "it". */
export class RecordFileError extends Error {
  override readonly name = 'RecordFileError';
}

/** Stands for standard input in the place of a file. */
const STANDARD_INPUT = '-';
const GZIP = Buffer.from([0x1f, 0x8b]);

/**
 * Records of a file: a JSON array, one record, or one record a line; plain or compressed with gzip. Numbers are as
 * `exactNumbers` gives them. `-` stands for standard input.
 * @param input reads all of standard input
 * @throws RecordFileError when the file cannot be read or is not JSON
 */
export async function readRecords(path: string, input: () => Promise<Buffer>): Promise<readonly unknown[]> {
  const text = await readText(path, input);
  const whole = readJson(text, exactNumbers);
  if (whole.kind === 'value') {
    const list: readonly unknown[] = Array.isArray(whole.value) ? whole.value : [whole.value];
    return list;
  }
  const lines = text.split('\n');
  if (lines.filter(isFilled).length < 2) throw new RecordFileError(whole.reason);
  return lines.flatMap((line, at) => (isFilled(line) ? [readLine(line, at + 1)] : []));
}

/**
 * The text of a file that is JSON, as it is written there.
 * @throws RecordFileError when the file cannot be read or is not JSON
 */
export async function readJsonText(path: string, input: () => Promise<Buffer>): Promise<string> {
  const text = await readText(path, input);
  const whole = readJson(text, exactNumbers);
  if (whole.kind === 'problem') throw new RecordFileError(whole.reason);
  return text;
}

async function readText(path: string, input: () => Promise<Buffer>): Promise<string> {
  try {
    const bytes = path === STANDARD_INPUT ? await input() : readFileSync(path);
    const plain = bytes.subarray(0, GZIP.length).equals(GZIP) ? gunzipSync(bytes) : bytes;
    return plain.toString('utf8').replace(/^\uFEFF/, '');
  } catch (cause) {
    throw new RecordFileError(problemOf(cause), { cause });
  }
}

const PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'it does not exist',
  EACCES: 'this user may not read it',
  EISDIR: 'it is a folder',
};

function problemOf(cause: unknown): string {
  const { code, message } = { code: '', message: 'for an unknown reason', ...errorMembers(cause) };
  return PROBLEMS[code] ?? `it cannot be read: ${message}`;
}

function errorMembers(cause: unknown): { readonly code?: string; readonly message?: string } {
  if (typeof cause !== 'object' || cause === null) return {};
  return {
    ...('code' in cause && typeof cause.code === 'string' ? { code: cause.code } : {}),
    ...('message' in cause && typeof cause.message === 'string' ? { message: cause.message } : {}),
  };
}

function isFilled(line: string): boolean {
  return line.trim() !== '';
}

function readLine(line: string, number: number): unknown {
  const reading = readJson(line, exactNumbers);
  if (reading.kind === 'problem')
    throw new RecordFileError(reading.reason.replace(/^it/, `its line ${String(number)}`));
  return reading.value;
}
