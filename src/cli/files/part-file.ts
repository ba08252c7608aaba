import { type FileHandle, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { codeOf } from '../../kernel/caught-error.js';
import { isMembers } from '../../kernel/members.js';
import { readLines } from './line-file.js';

const compressed = promisify(gzip);

/** Characters of lines after which what was written is durable: no more is lost with a process that is killed. */
const MEMBER_LENGTH = 4_000_000;

/** What a file beside the one that is written says of it. `bytes`: so many of it are whole and durable. */
interface PartNote {
  readonly mark: string;
  readonly bytes: number;
}

/**
 * A file of lines, compressed with gzip, that is written to its end by one process or by several, one after another. It
 * has its name once it is complete; until then it is `<path>.part`, with a note beside it. Lines are written as members
 * of a gzip file, each of which is durable before the note says so.
 * @example
 * const file = new PartFile('catalog.gz');
 * for await (const line of file.earlier('state 7')) count(line); // of a process that was killed
 * await file.append(furtherLines);
 * await file.complete();
 */
export class PartFile {
  private readonly part: string;
  private readonly noted: string;
  private note: PartNote = { mark: '', bytes: 0 };

  constructor(
    private readonly path: string,
    private readonly memberLength = MEMBER_LENGTH,
  ) {
    this.part = `${path}.part`;
    this.noted = `${path}.part.json`;
  }

  /** Lines that were written under the same mark; none when it is another one, or there is no such file. */
  async *earlier(mark: string): AsyncGenerator<string> {
    const found = await this.readNote();
    const file = await open(this.part, 'a', 0o600);
    try {
      const { size } = await file.stat();
      this.note = found?.mark === mark && found.bytes <= size ? found : { mark, bytes: 0 };
      await file.truncate(this.note.bytes);
    } finally {
      await file.close();
    }
    if (this.note.bytes > 0) yield* readLines(this.part);
  }

  /** Add lines after those of `earlier`, which are to be read before. */
  async append(lines: AsyncIterable<string>): Promise<void> {
    const file = await open(this.part, 'a', 0o600);
    try {
      let pieces: string[] = [];
      let length = 0;
      for await (const line of lines) {
        pieces.push(line, '\n');
        length += line.length;
        if (length < this.memberLength) continue;
        await this.appendMember(file, pieces.join(''));
        [pieces, length] = [[], 0];
      }
      if (pieces.length > 0) await this.appendMember(file, pieces.join(''));
    } finally {
      await file.close();
    }
  }

  /** Lines that it has now. */
  written(): AsyncGenerator<string> {
    return readLines(this.part);
  }

  /** Give it its name. */
  async complete(): Promise<void> {
    await rename(this.part, this.path);
    await rm(this.noted, { force: true });
  }

  /** Remove it. */
  async discard(): Promise<void> {
    for (const path of [this.part, this.noted]) await rm(path, { force: true });
  }

  private async appendMember(file: FileHandle, text: string): Promise<void> {
    const member = await compressed(text);
    await file.appendFile(member);
    await file.datasync();
    this.note = { ...this.note, bytes: this.note.bytes + member.length };
    await writeFile(`${this.noted}.new`, JSON.stringify(this.note), { mode: 0o600, flush: true });
    await rename(`${this.noted}.new`, this.noted);
  }

  private async readNote(): Promise<PartNote | undefined> {
    try {
      const value: unknown = JSON.parse(await readFile(this.noted, 'utf8'));
      if (!isMembers(value)) return undefined;
      const { mark, bytes } = value;
      return typeof mark === 'string' && typeof bytes === 'number' ? { mark, bytes } : undefined;
    } catch (error) {
      if (codeOf(error) === 'ENOENT' || error instanceof SyntaxError) return undefined;
      throw error;
    }
  }
}
