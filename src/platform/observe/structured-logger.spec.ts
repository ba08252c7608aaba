import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { jsonLogger } from './structured-logger.js';

describe('a log whose disk is full', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cadastre-full-log-'));
  const path = join(folder, 'log');
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  /** Writes to a file that is open for reading are refused, as those to a full disk are. */
  function openRefused(): number {
    closeSync(openSync(path, 'w'));
    return openSync(path, 'r');
  }

  function messages(): readonly unknown[] {
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
    return lines.map((line): unknown => Reflect.get(Object(JSON.parse(line)), 'msg'));
  }

  it('keeps its lines until one can be written', async () => {
    const descriptor = openRefused();
    const logger = jsonLogger('info', descriptor);
    logger.log('first', 'spec');
    logger.fatal('second', 'spec');
    await setImmediate();
    expect(readFileSync(path, 'utf8')).toBe('');
    closeSync(descriptor);
    // The lowest free number is given again.
    const again = openSync(path, 'w');
    expect(again).toBe(descriptor);
    logger.log('third', 'spec');
    expect(messages()).toEqual(['first', 'second', 'third']);
    closeSync(again);
  });

  it('says how many lines it could not keep', async () => {
    const descriptor = openRefused();
    const logger = jsonLogger('info', descriptor, { keptBytes: 150 });
    for (const line of ['first', 'second', 'third', 'fourth', 'fifth']) logger.log(line, 'spec');
    closeSync(descriptor);
    const again = openSync(path, 'w');
    expect(again).toBe(descriptor);
    logger.log('sixth', 'spec');
    await setImmediate();
    logger.log('seventh', 'spec');
    expect(messages()).toEqual([
      'first',
      'second',
      '4 lines of the log could not be written and did not fit in memory.',
      'seventh',
    ]);
    closeSync(again);
  });
});

it('writes an error that comes with its stack once, and no stack as the context', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cadastre-log-'));
  const descriptor = openSync(join(folder, 'log'), 'w');
  const logger = jsonLogger('info', descriptor);
  const error = new TypeError('broken');
  logger.error(error, error.stack);
  logger.error(error, error.stack, 'spec');
  const lines = readFileSync(join(folder, 'log'), 'utf8').trimEnd().split('\n');
  closeSync(descriptor);
  rmSync(folder, { recursive: true });
  const read = lines.map((line): unknown => JSON.parse(line));
  expect(
    read.map((line) => ['context', 'detail', 'msg'].map((name): unknown => Reflect.get(Object(line), name))),
  ).toEqual([
    [undefined, undefined, 'broken'],
    ['spec', undefined, 'broken'],
  ]);
});
