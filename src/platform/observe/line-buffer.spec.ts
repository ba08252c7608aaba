import { setTimeout as sleep } from 'node:timers/promises';
import { LineBuffer } from './line-buffer.js';

describe('LineBuffer', () => {
  let writes: string[];
  let buffer: LineBuffer;
  beforeEach(() => {
    writes = [];
    buffer = new LineBuffer((text) => writes.push(text));
  });

  it('writes lines together, in their order, when it is asked to', () => {
    buffer.add('one\n');
    buffer.add('two\n');
    expect(writes).toEqual([]);
    buffer.flush();
    buffer.flush();
    expect(writes).toEqual(['one\ntwo\n']);
  });

  it('writes what has waited for a while', async () => {
    buffer.add('one\n');
    while (writes.length === 0) await sleep(5);
    buffer.add('two\n');
    while (writes.length === 1) await sleep(5);
    expect(writes).toEqual(['one\n', 'two\n']);
  });

  it('writes 16,384 characters at once, and no fewer', () => {
    buffer.add('x'.repeat(16_383));
    expect(writes).toEqual([]);
    buffer.add('\n');
    expect(writes.map((text) => text.length)).toEqual([16_384]);
  });
});
