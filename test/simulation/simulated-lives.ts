import { randomInt } from 'node:crypto';
import { env } from 'node:process';
import { Logger } from '@nestjs/common';
import { sampleSize } from '../sample-size.js';
import { Simulation } from './simulation.js';

/** Ends what hangs: a thorough run takes long on a machine with other work. */
const LIMIT = 1_800_000;

/** `usual`, `thorough`: how many are simulated. `steps`: of each. */
interface Lives {
  readonly usual: number;
  readonly thorough: number;
  readonly steps: number;
}

/** The test that lives of so many steps lose nothing; `SEED=n` repeats one that failed. */
export function tryLives({ usual, thorough, steps }: Lives): void {
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
      const count = env['SEED'] === undefined ? sampleSize(usual, thorough) : 1;
      for (let at = 0; at < count; at++) await new Simulation(first + at).run(steps);
    },
    LIMIT,
  );
}
