import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ContentSum, type ContentTotal } from '../../change-log/content-sum.js';
import type { GenerationProgress } from '../../change-log/derived-store.port.js';
import type { Position } from '../../change-log/position.js';
import { InvariantError } from '../../kernel/assert-never.js';
import { StoreUnavailable } from '../../kernel/failures.js';
import { parseUrn } from '../../kernel/urn.js';
import type { FileCheck } from './check/file-check.js';
import { type GenerationBuilder, type GenerationFormat, ServedGenerations } from './served-generations.js';
import { openSqliteFile } from './sqlite-file.js';
import { Words } from './write-behind.builder.js';

const POSITION: Position = { storeId: 'store', seq: 7 };

/** A file of words that notes what is done with it. */
class ServedWords extends Words {
  readonly signature = 'now';

  constructor(
    path: string,
    private readonly done: string[],
  ) {
    const opening = openSqliteFile({ path, durability: 'process', cacheBytes: 1_000_000 });
    if (opening.kind === 'corrupt') throw new InvariantError(opening.reason);
    super(opening.file);
    const { writes, file } = this;
    const name = basename(path);
    jest.spyOn(writes, 'flush').mockImplementationOnce(() => {
      done.push(`flush ${name}`);
      writes.flush();
    });
    const stop = writes.stop.bind(writes);
    writes.stop = (): void => {
      done.push(`stop ${name}`);
      stop();
    };
    const close = file.close.bind(file);
    file.close = (): void => {
      done.push(`close ${name}`);
      close();
    };
  }

  prepareClose(): void {
    this.done.push('prepareClose');
  }
}

describe('ServedGenerations', () => {
  let root: string;
  let directory: string;
  /** What was done with files that serve, and with those in the making. */
  let done: string[];
  /** How far files are that were left. */
  let left: Map<string, GenerationProgress>;
  let open: ServedGenerations<ServedWords, string> | undefined;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'cadastre-generations-'));
    directory = join(root, 'data');
    done = [];
    left = new Map();
  });
  afterEach(async () => {
    await open?.close();
    open = undefined;
    rmSync(root, { recursive: true, force: true });
  });

  const progress = (): GenerationProgress => {
    const after = parseUrn('urn:li:wombat:a');
    if (after === undefined) throw new InvariantError('no URN');
    return { began: POSITION, after, entities: 1, total: new ContentSum().total };
  };
  const finished = (path: string): ServedWords => {
    const words = new ServedWords(path, done);
    words.writes.apply(POSITION, () => 0);
    words.writes.flush();
    return words;
  };
  const builder = (path: string): GenerationBuilder<ServedWords, string> => {
    const note = (what: string): Promise<void> => {
      done.push(`${what} ${basename(path)}`);
      return Promise.resolve();
    };
    const total = (): Promise<ContentTotal> => Promise.resolve(new ContentSum().total);
    return {
      add: total,
      checkpoint: () => note('checkpoint'),
      total,
      content: () => Promise.resolve([]),
      finish: () => Promise.resolve(finished(path)),
      leave: () => note('leave'),
      destroy: () => note('remove'),
    };
  };
  const format: GenerationFormat<ServedWords, string> = {
    name: 'words',
    signature: 'now',
    openFinished: (path) => {
      const words = new ServedWords(path, done);
      if (words.durable() !== undefined) return words;
      words.file.close();
      return undefined;
    },
    create: (path) => new ServedWords(path, done),
    left: (path) => left.get(basename(path)),
    build: builder,
  };
  const begin = async (): Promise<ServedGenerations<ServedWords, string>> => {
    open = await ServedGenerations.open(directory, format);
    done.length = 0;
    return open;
  };
  const make = (...names: readonly string[]): void => {
    mkdirSync(directory);
    for (const name of names) finished(join(directory, name)).file.close();
  };
  const files = (): readonly string[] => readdirSync(directory).filter((name) => name.endsWith('.db'));

  it('begins with an empty one in a folder that is missing', async () => {
    const generations = await begin();
    expect([files(), await generations.position()]).toEqual([['words-1.db'], undefined]);
  });

  it('serves the newest that was finished, and removes the others', async () => {
    make('words-1.db', 'words-2.db');
    new ServedWords(join(directory, 'words-3.db'), done).file.close();
    const generations = await begin();
    expect([files(), await generations.position()]).toEqual([['words-2.db'], POSITION]);
  });

  it('commits in the background what is flushed, before it is waited for', async () => {
    const { current } = await begin();
    for (let seq = 1; seq <= 128; seq++) current.putLater(seq, 'a');
    await open?.flush();
    expect(current.milliseconds).toEqual([4, Number.POSITIVE_INFINITY]);
  });

  it('stops the writes of one that is damaged, and serves the next', async () => {
    const generations = await begin();
    const served: string[] = [];
    generations.forEachServed((words) => served.push(basename(words.file.path)));
    const reasons: string[] = [];
    const damage: FileCheck['run'] = (_file, onDamage) => {
      onDamage('malformed');
      return Promise.resolve();
    };
    generations.check(damage, (reason) => reasons.push(reason));
    expect([done, reasons]).toEqual([['stop words-1.db'], ['malformed']]);
    expect(() => generations.current).toThrow(StoreUnavailable);
    generations.forEachServed((words) => served.push(`then ${basename(words.file.path)}`));
    const next = await generations.newGeneration('empty');
    await next.finish(POSITION);
    expect([served, files(), await generations.position()]).toEqual([
      ['words-1.db', 'then words-2.db'],
      ['words-2.db'],
      POSITION,
    ]);
  });

  it('stops the writes of one that is replaced', async () => {
    const generations = await begin();
    await (await generations.newGeneration('empty')).finish(POSITION);
    expect(done).toContain('stop words-1.db');
  });

  it('removes one that was left where another begins in its place', async () => {
    make('words-1.db');
    new ServedWords(join(directory, 'words-2.db'), done).file.close();
    left.set('words-2.db', progress());
    const generations = await begin();
    expect([files(), await generations.leftGeneration()]).toEqual([['words-1.db', 'words-2.db'], progress()]);
    const removed = jest.spyOn(format, 'build').mockImplementationOnce((path) => {
      done.push(`there ${String(existsSync(path))}`);
      return builder(path);
    });
    await generations.newGeneration('empty');
    removed.mockRestore();
    expect([done, await generations.leftGeneration()]).toEqual([['there false'], undefined]);
  });

  it('leaves one as of its last checkpoint, unless another was begun in its place', async () => {
    const generations = await begin();
    const first = await generations.newGeneration('empty');
    await first.checkpoint(progress());
    await first.leave();
    expect([done.splice(0), await generations.leftGeneration()]).toEqual([
      ['checkpoint words-2.db', 'leave words-2.db'],
      progress(),
    ]);
    const second = await generations.newGeneration('left');
    const third = await generations.newGeneration('empty');
    await second.leave();
    expect(done).toEqual(['remove words-2.db']);
    await expect(second.finish(POSITION)).rejects.toThrow('a generation of words was replaced while it was made');
    await third.abandon();
  });

  it('makes everything durable and the next start quick before it closes', async () => {
    await begin();
    await open?.close();
    open = undefined;
    expect(done).toEqual(['flush words-1.db', 'prepareClose', 'stop words-1.db', 'close words-1.db']);
  });
});
