import { createReadStream, statSync } from 'node:fs';
import { codeOf, messageOf } from '../../kernel/caught-error.js';
import { exactNumbers } from '../../kernel/exact-json.js';
import { readJson } from '../../kernel/json-text.js';
import { gunzipped } from './gunzipped.js';
import { type RecordText, RecordTexts } from './record-texts.js';

/** Why a file holds no records, or none from some place on, as a sentence about "it". */
export class RecordFileError extends Error {
  override readonly name = 'RecordFileError';
}

/** Stands for standard input in the place of a file. */
const STANDARD_INPUT = '-';
const GZIP = Buffer.from([0x1f, 0x8b]);
/** Characters of a record: a longer one no service takes. */
const LONGEST = 33_554_432;

/** `characters`: of its text. */
export interface FileRecord {
  readonly value: unknown;
  readonly characters: number;
}

/**
 * A file with a JSON array of records, one record, or one record a line; plain or compressed with gzip. It is read as
 * its records are asked for, so that it may be longer than memory. `-` stands for standard input.
 */
export class RecordFile {
  /** Bytes of the file that were read. */
  position = 0;

  /** @param input what comes from standard input */
  constructor(
    private readonly path: string,
    private readonly input: () => AsyncIterable<Buffer>,
  ) {}

  /** Bytes of the file; `undefined` when that is not known. */
  get size(): number | undefined {
    if (this.path === STANDARD_INPUT) return undefined;
    try {
      const found = statSync(this.path);
      return found.isFile() ? found.size : undefined;
    } catch {
      // Reading it says why.
      return undefined;
    }
  }

  /**
   * The records in their order. Numbers are as `exactNumbers` gives them.
   * @throws RecordFileError where the file cannot be read, or is not JSON from there on
   */
  async *records(): AsyncGenerator<FileRecord> {
    const texts = new RecordTexts(LONGEST);
    let number = 0;
    const read = (one: RecordText): FileRecord => recordOf(one, texts.form, ++number);
    for await (const piece of this.pieces()) for (const one of texts.add(piece)) yield read(one);
    for (const one of texts.end()) yield read(one);
  }

  /**
   * All of its text, which is JSON.
   * @throws RecordFileError when the file cannot be read, or is not JSON
   */
  async jsonText(): Promise<string> {
    const pieces: string[] = [];
    let length = 0;
    for await (const piece of this.pieces()) {
      pieces.push(piece);
      length += piece.length;
      if (length > LONGEST) throw new RecordFileError(TOO_LONG);
    }
    const text = pieces.join('');
    const whole = readJson(text, exactNumbers);
    if (whole.kind === 'problem') throw new RecordFileError(whole.reason);
    return text;
  }

  private async *pieces(): AsyncGenerator<string> {
    // It also removes the mark of the byte order.
    const decoder = new TextDecoder();
    try {
      for await (const bytes of plain(this.bytes())) yield decoder.decode(bytes, { stream: true });
    } catch (cause) {
      throw new RecordFileError(problemOf(cause), { cause });
    }
    yield decoder.decode();
  }

  private async *bytes(): AsyncGenerator<Buffer> {
    const source: AsyncIterable<Buffer> = this.path === STANDARD_INPUT ? this.input() : createReadStream(this.path);
    for await (const bytes of source) {
      this.position += bytes.length;
      yield bytes;
    }
  }
}

const TOO_LONG = 'it is longer than 32 MiB';

function recordOf({ text, line }: RecordText, form: RecordTexts['form'], number: number): FileRecord {
  const reading = text === undefined ? ({ kind: 'problem', reason: TOO_LONG } as const) : readJson(text, exactNumbers);
  if (reading.kind === 'value') return { value: reading.value, characters: text?.length ?? 0 };
  if (number === 1) throw new RecordFileError(reading.reason);
  const place = form === 'array' ? `its record ${String(number)}` : `its line ${String(line)}`;
  throw new RecordFileError(reading.reason.replace(/^it/, place));
}

/** The bytes, uncompressed if they are compressed. */
async function* plain(bytes: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  let beginning = Buffer.alloc(0);
  while (beginning.length < GZIP.length) {
    const next = await bytes.next();
    if (next.done === true) break;
    beginning = Buffer.concat([beginning, next.value]);
  }
  const all = async function* (): AsyncGenerator<Buffer> {
    yield beginning;
    yield* bytes;
  };
  const isCompressed = beginning.subarray(0, GZIP.length).equals(GZIP);
  yield* isCompressed ? gunzipped(all()) : all();
}

const PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'it does not exist',
  EACCES: 'this user may not read it',
  EISDIR: 'it is a folder',
};

function problemOf(cause: unknown): string {
  return PROBLEMS[codeOf(cause) ?? ''] ?? `it cannot be read: ${messageOf(cause)}`;
}
