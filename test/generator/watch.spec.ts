import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WatchProcess } from './watch-process.js';

const MODELS = fileURLToPath(new URL('../golden/models/library/models', import.meta.url));
const ANSWERED = /Wrote \d+ and removed \d+ files in .*\n/;
const COMPLETED = /\d+ in all\.\n/;

describe('generate --watch', () => {
  const directory = mkdtempSync(join(tmpdir(), 'watch-'));
  const models = join(directory, 'models');
  const out = join(directory, 'out');
  const binding = join(models, 'library/Binding.pdl');
  const schema = (): string => readFileSync(join(out, 'contract/json-schema/library.json'), 'utf8');
  const types = (): string => readFileSync(join(out, 'contract/types/library.ts'), 'utf8');
  let process: WatchProcess;

  beforeAll(async () => {
    cpSync(MODELS, models, { recursive: true });
    process = new WatchProcess(['--models', models, '--out', out]);
    await process.says(COMPLETED);
  });
  afterAll(async () => {
    await process.interrupt();
    rmSync(directory, { recursive: true });
  });

  it('processes an edit at once, and completes the rest afterwards', async () => {
    const text = readFileSync(binding, 'utf8');
    writeFileSync(binding, text.replace('{', '{\n  /** Held by a ring. */\n  RING'));
    // The bench measures how soon; here, that nobody waits for a whole run.
    expect(await process.says(ANSWERED)).not.toMatch(COMPLETED);
    expect(schema()).toContain('RING');
    await process.says(COMPLETED);
    expect(types()).toContain('RING');
  });

  it('reports errors, writes nothing meanwhile, and continues when they are fixed', async () => {
    const before = schema();
    const text = readFileSync(binding, 'utf8');
    writeFileSync(binding, text.replace('RING', 'RING RING'));
    expect(await process.says(/Nothing was written\.\n/)).toContain('duplicate-symbol');
    expect(schema()).toEqual(before);
    writeFileSync(binding, text.replace('RING', 'SPIRAL'));
    expect(await process.says(ANSWERED)).not.toContain('duplicate-symbol');
    expect(schema()).toContain('SPIRAL');
  });

  it('follows files that are replaced, folders that are new, moved and gone', async () => {
    const beside = join(directory, 'Binding.pdl~');
    writeFileSync(beside, readFileSync(binding, 'utf8').replace('SPIRAL', 'STAPLE'));
    renameSync(beside, binding);
    await process.says(ANSWERED);
    expect(schema()).toContain('STAPLE');

    mkdirSync(join(models, 'attic/deep'), { recursive: true });
    writeFileSync(join(models, 'attic/deep/Box.pdl'), 'namespace attic.deep\n\nrecord Box {}\n');
    await process.says(ANSWERED);
    expect(existsSync(join(out, 'contract/json-schema/attic.deep.json'))).toBe(true);

    renameSync(join(models, 'attic'), join(models, 'cellar'));
    await process.says(ANSWERED);
    writeFileSync(join(models, 'cellar/deep/Box.pdl'), 'namespace cellar.deep\n\nrecord Box {}\n');
    await process.says(ANSWERED);
    expect(existsSync(join(out, 'contract/json-schema/attic.deep.json'))).toBe(false);
    expect(existsSync(join(out, 'contract/json-schema/cellar.deep.json'))).toBe(true);

    rmSync(join(models, 'cellar'), { recursive: true });
    await process.says(ANSWERED);
    expect(existsSync(join(out, 'contract/json-schema/cellar.deep.json'))).toBe(false);
  });

  it('ends on a signal, also in the middle of its work', async () => {
    writeFileSync(binding, readFileSync(binding, 'utf8').replace('STAPLE', 'THREAD'));
    await process.says(ANSWERED);
    expect(await process.interrupt()).toBe(0);
  });
});
