import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StoreUnavailable } from '../../kernel/failures.js';
import { DataDirectory } from './data-directory.js';
import { openFiles } from './open-files.builder.js';

const MODULE = fileURLToPath(new URL('./data-directory.ts', import.meta.url));

describe('DataDirectory', () => {
  let root: string;
  let path: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'cadastre-data-'));
    path = join(root, 'deep', 'data');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('creates a directory with owner-only permissions and names files in it', () => {
    const directory = DataDirectory.open(path);
    expect(statSync(path).mode & 0o777).toBe(0o700);
    expect(directory.file('truth.db')).toBe(join(path, 'truth.db'));
    directory.close();
  });

  it('removes the permissions of others from an existing directory that is empty', () => {
    mkdirSync(path, { recursive: true, mode: 0o755 });
    DataDirectory.open(path).close();
    expect(statSync(path).mode & 0o777).toBe(0o700);
  });

  it('leaves the permissions of a directory in which something is', () => {
    mkdirSync(join(path, 'of somebody'), { recursive: true, mode: 0o755 });
    DataDirectory.open(path).close();
    DataDirectory.open(path).close();
    expect(statSync(path).mode & 0o777).toBe(0o755);
  });

  describe('the file from which others are derived', () => {
    it('may be missing or empty while there are no others', () => {
      const directory = DataDirectory.open(path);
      expect(directory.primaryFile('truth.db')).toBe(join(path, 'truth.db'));
      writeFileSync(join(path, 'truth.db'), '');
      expect(directory.primaryFile('truth.db')).toBe(join(path, 'truth.db'));
      directory.close();
    });

    it('is where it was, beside others', () => {
      const directory = DataDirectory.open(path);
      writeFileSync(join(path, 'truth.db'), 'pages');
      writeFileSync(join(path, 'edges-3.db'), 'pages');
      expect(directory.primaryFile('truth.db')).toBe(join(path, 'truth.db'));
      directory.close();
    });

    it.each([
      ['missing', undefined],
      ['empty', ''],
    ])('is lost when it is %s beside others', (_how, content) => {
      const directory = DataDirectory.open(path);
      if (content !== undefined) writeFileSync(join(path, 'truth.db'), content);
      writeFileSync(join(path, 'edges-3.db'), 'pages');
      expect(() => directory.primaryFile('truth.db')).toThrow(
        new StoreUnavailable(
          `The data file ${join(path, 'truth.db')} is missing or empty, but edges-3.db, which was made from it, is there. Restore truth.db from a backup, or remove all other files of the directory to begin with an empty catalog.`,
        ),
      );
      directory.close();
    });
  });

  it('is locked by one process at a time', () => {
    const directory = DataDirectory.open(path);
    const code = `
      import { DataDirectory } from ${JSON.stringify(MODULE)};
      try { DataDirectory.open(${JSON.stringify(path)}); } catch (error) { console.log(error.name + ': ' + error.message); if (error.address) console.log('(' + error.address + ')'); }`;
    const other = (): string =>
      spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], { encoding: 'utf8' }).stdout;
    expect(other()).toBe(
      `StoreInUse: The data directory ${path} is in use by another process (${String(process.pid)}). Stop it, or choose another DATA_DIR.\n`,
    );
    directory.announce('http://127.0.0.1:1');
    expect(other()).toContain('(http://127.0.0.1:1)');
    directory.close();
    expect(existsSync(directory.file('address'))).toBe(false);
    expect(other()).toBe('');
    DataDirectory.open(path).close();
  });

  it('is not opened a second time, not even by the process that has it, and says at once where that one serves', async () => {
    const directory = DataDirectory.open(path);
    const refusal = `The data directory ${path} is in use by another process (${String(process.pid)}). Stop it, or choose another DATA_DIR.`;
    const began = performance.now();
    const again = (): Promise<DataDirectory> => Promise.resolve().then(() => DataDirectory.open(path));
    await expect(again()).rejects.toMatchObject({ name: 'StoreInUse', message: refusal, address: undefined });
    directory.announce('http://127.0.0.1:1');
    await expect(again()).rejects.toMatchObject({ address: 'http://127.0.0.1:1' });
    expect(performance.now() - began).toBeLessThan(4000);
    directory.close();
    expect(openFiles(root)).toEqual([]);
  });

  it('is not said to be in use when its lock is no database', () => {
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, 'lock'), 'no database '.repeat(100));
    const opening = (): unknown => DataDirectory.open(path);
    expect(opening).toThrow(StoreUnavailable);
    expect(opening).not.toThrow('is in use');
    expect(openFiles(root)).toEqual([]);
  });

  it('is locked by a file that others may not read', () => {
    const directory = DataDirectory.open(path);
    expect(statSync(join(path, 'lock')).mode & 0o777).toBe(0o600);
    directory.announce('http://127.0.0.1:1');
    expect(statSync(join(path, 'address')).mode & 0o777).toBe(0o600);
    directory.close();
  });

  it('forgets the address of a process that was killed', () => {
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, 'address'), 'http://127.0.0.1:1');
    const directory = DataDirectory.open(path);
    expect(existsSync(join(path, 'address'))).toBe(false);
    directory.close();
  });

  it('says how large the files of each store are, in all generations', async () => {
    const directory = DataDirectory.open(path);
    const contents = {
      'truth.db': 'pages',
      'truth.db-wal': 'log',
      'documents-2.db': 'four',
      'documents-13.db': 'more',
      'documents-13.db-wal': '',
      'documents-13.db-seal': 'clean',
      'notes.txt': 'of somebody',
    };
    for (const [name, content] of Object.entries(contents)) writeFileSync(join(path, name), content);
    expect(await directory.sizes()).toEqual([
      { store: 'documents', part: 'database', bytes: 8 },
      { store: 'documents', part: 'wal', bytes: 0 },
      { store: 'truth', part: 'database', bytes: 5 },
      { store: 'truth', part: 'wal', bytes: 3 },
    ]);
    // One that is gone when its turn comes.
    symlinkSync(join(path, 'nothing'), join(path, 'edges-1.db'));
    expect((await directory.sizes()).slice(2, 3)).toEqual([{ store: 'edges', part: 'database', bytes: 0 }]);
    directory.close();
    rmSync(path, { recursive: true });
    await expect(directory.sizes()).rejects.toThrow(StoreUnavailable);
    expect(() => directory.announce('http://127.0.0.1:1')).toThrow(StoreUnavailable);
  });

  it('fails with StoreUnavailable where it cannot be created', () => {
    writeFileSync(join(root, 'deep'), '');
    expect(() => DataDirectory.open(path)).toThrow(StoreUnavailable);
  });
});
