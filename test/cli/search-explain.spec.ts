import { fileURLToPath } from 'node:url';
import { explainedHit } from '../../src/cli/service/explained-hit.js';
import { type RunningService, startService } from './command-line.builder.js';

let server: RunningService;
beforeAll(async () => {
  server = await startService();
  await server.command('ingest', fileURLToPath(new URL('../samples/petshop.json', import.meta.url)));
});
afterAll(() => server.close());

describe('search --explain', () => {
  it('shows of each result what was found by what, and what it is worth', async () => {
    const { code, out, err } = await server.command('search', 'adopted', 'rate', '--explain', '--count', '2');
    expect([code, err]).toEqual([0, '2 of 3 shown.']);
    const lines = out.split('\n');
    expect(lines.filter((line) => !line.startsWith(' '))).toEqual([
      expect.stringMatching(/^urn:li:glossaryTerm:AdoptionRate {2}score \d+(\.\d+)?$/),
      expect.stringMatching(/^urn:li:dataset:\(.*monthly_adoption_rate,PROD\) {2}score \d+(\.\d+)?$/),
    ]);
    expect(lines[1]).toMatch(/^ {2}\+ [\d.]+ +adopted: name .*name "Adoption rate" \(stem\)/);
    expect(lines[2]).toMatch(/rate: .*name "Adoption rate" \(word\)/);
  });

  it('prints it as JSON, too, and only when it is asked for', async () => {
    const { out } = await server.command('search', 'adoption', '--explain', '--json', '--count', '1');
    expect(JSON.parse(out)).toMatchObject({
      explanation: expect.arrayContaining([expect.objectContaining({ effect: 'ADD', words: 'adoption' })]),
    });
    const plain = await server.command('search', 'adoption', '--json', '--count', '1');
    expect(plain.out).not.toContain('explanation');
  });

  it.each(['--all', '--wide'])('does not go with %s', async (option) => {
    const { code, err } = await server.command('search', 'adoption', '--explain', option);
    expect([code, err]).toEqual([2, expect.stringContaining('cannot be used with option')]);
  });

  it('explains at most a hundred results', async () => {
    const { code, err } = await server.command('search', 'adoption', '--explain', '--count', '101');
    expect([code, err]).toEqual([1, expect.stringContaining('scores of at most 100 hits are explained')]);
  });
});

describe('explainedHit', () => {
  it('aligns amounts and reasons, and cuts long values', () => {
    const hit = {
      entity: 'urn:li:tag:orders',
      score: 7.5049999,
      explanation: [
        {
          ...{ effect: 'ADD', amount: 14.999, reason: 'name', words: 'order' },
          matches: [
            { name: 'name', value: 'orders', by: 'stem' },
            { name: 'description', value: 'x'.repeat(41), by: 'word' },
          ],
        },
        { effect: 'ADD', amount: 0.01, reason: 'all', matches: [] },
        {
          ...{ effect: 'MULTIPLY', amount: 0.5, reason: 'weights' },
          matches: [{ name: 'deprecated', value: 'true', by: 'weight 0.5' }],
        },
      ],
    };
    expect(explainedHit(hit)).toEqual([
      'urn:li:tag:orders  score 7.5',
      `  + 15    order: name  name "orders" (stem), description "${'x'.repeat(39)}…" (word)`,
      '  + 0.01  all',
      '  × 0.5   weights      deprecated "true" (weight 0.5)',
    ]);
  });
});
