import { LONGEST_TURN, longestTurn } from '../longest-turn.builder.js';
import type { WireApp } from './app.builder.js';
import { largeCatalog, outline, type WorstRequest } from './large-catalog.builder.js';
import { WORST_BODIES } from './worst-bodies.js';
import { WORST_LINEAGE } from './worst-lineage.js';
import { WORST_OPERATIONS } from './worst-operations.js';
import { WORST_READS } from './worst-reads.js';
import { WORST_SEARCHES } from './worst-searches.js';

let app: WireApp;
let address: string;

beforeAll(async () => {
  ({ app, address } = await largeCatalog());
});
afterAll(() => app.close());

/** Asks whether the service is alive, again and again. @returns how often it was, once `until` has resolved */
async function pulse(until: Promise<unknown>): Promise<number> {
  const progress: { alive: number; state: 'ended' | 'running' } = { alive: 0, state: 'running' };
  void until.finally(() => (progress.state = 'ended'));
  while (progress.state === 'running') {
    const { status } = await outline(address, { path: '/health/live' });
    if (status === 200) progress.alive++;
  }
  return progress.alive;
}

const WORST: Readonly<Record<string, WorstRequest>> = {
  ...WORST_LINEAGE,
  ...WORST_READS,
  ...WORST_SEARCHES,
  ...WORST_OPERATIONS,
  ...WORST_BODIES,
};

describe('the worst request', () => {
  it.each(Object.entries(WORST))('for %s leaves others their turns', async (_name, request) => {
    const { result, turn } = await longestTurn(async () => {
      const answer = outline(address, request);
      const alive = await pulse(answer);
      return { answer: await answer, alive };
    });
    expect([result.answer.status, result.answer.begin]).toEqual([request.status ?? 200, expect.any(String)]);
    expect(result.alive).toBeGreaterThan(0);
    expect(turn).toBeLessThan(LONGEST_TURN);
  });
});
