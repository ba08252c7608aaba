import { BodyMemory, BulkBodies } from './bulk.js';

/** The bodies of some documents. */
function bodiesOf(memory: BodyMemory | undefined, ...sources: readonly string[]): BulkBodies {
  const bodies = new BulkBodies(memory);
  for (const source of sources) bodies.add({ kind: 'put', index: 'notes', id: 'a', version: 1, source });
  return bodies;
}

const MEGABYTE = 1024 * 1024;

describe('BulkBodies', () => {
  it('have a line for each action and each document, and are divided before they are too long', () => {
    const long = JSON.stringify('é'.repeat(3 * MEGABYTE));
    const bodies = bodiesOf(undefined, long, '{}', long).take();
    const action = '{"index":{"_index":"notes","_id":"a","version":1,"version_type":"external_gte"}}';
    const texts = [`${action}\n${long}\n${action}\n{}\n`, `${action}\n${long}\n`];
    expect(bodies.map((body, at) => body.toString() === texts[at])).toEqual([true, true]);
  });

  it('take memory that is used no more, and none that a request may still be read from', () => {
    const memory = new BodyMemory();
    const first = bodiesOf(memory, '"first"');
    const [firstBody] = first.take();
    const [second] = bodiesOf(memory, '"second"').take();
    expect(second?.buffer).not.toBe(firstBody?.buffer);
    first.release();
    const [third] = bodiesOf(memory, '"3"').take();
    expect(third?.buffer).toBe(firstBody?.buffer);
    expect([third?.toString(), second?.toString()]).toEqual([
      expect.stringMatching(/\n"3"\n$/),
      expect.stringMatching(/\n"second"\n$/),
    ]);
  });
});
