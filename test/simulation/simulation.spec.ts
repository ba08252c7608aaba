import { randomInt } from 'node:crypto';
import { env } from 'node:process';
import { Logger } from '@nestjs/common';
import { sampleSize } from '../sample-size.js';
import { Simulation } from './simulation.js';

const STEPS = 25;
/** Ends what hangs: a thorough run takes long on a machine with other work. */
const LIMIT = 1_800_000;
/** Lives to simulate; `SEED=n` repeats one that failed. */
const SEEDS = sampleSize(15, 2000);

beforeAll(() => {
  Logger.overrideLogger(false);
});
afterAll(() => {
  Logger.overrideLogger(['error', 'warn', 'log']);
});

it(
  'a service loses nothing that it acknowledged, and its indexes agree with its store, whatever happens when',
  async () => {
    const first = Number(env['SEED'] ?? randomInt(2 ** 30));
    const count = env['SEED'] === undefined ? SEEDS : 1;
    for (let at = 0; at < count; at++) await new Simulation(first + at).run(STEPS);
  },
  LIMIT,
);
