import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import TestSequencer from '@jest/test-sequencer';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Files that take longest, the slowest first: one that began last would run on when all others have ended. Jest knows how
 * long each took the last time, but a fresh clone has no last time.
 */
const SLOWEST = [
  'test/process/added-models',
  'test/crash/service',
  'test/process/quick-return',
  'test/wire/worst-requests',
  'test/generator/generate',
  'test/cli/models-check',
  'test/process/launcher',
  'test/wire/hostile-graphql',
  'test/conformance/search-index',
  'test/crash/faults/power-loss',
  'test/process/third-party-models',
  'test/generator/watch',
  'test/generator/review-size',
  'test/conformance/search-sorts',
  'test/process/log',
  'test/generator/broken-models',
  'test/wire/long-bodies',
  'test/process/signals',
  'test/wire/bad-input-values',
  'test/process/refused-start',
  'test/cli/pipes',
  'test/language/language',
  'test/fidelity/fidelity',
  'test/wire/page-calls',
  'test/crash/rebuild',
  'test/conformance/search-memory',
  'src/kernel/bounded-json',
].map((name) => `${ROOT}${name}.spec.ts`);

/** Runs the slowest spec files first, then the others by their size. */
export default class SlowestFirst extends TestSequencer {
  constructor(options) {
    super(options);
    const missing = SLOWEST.find((path) => !existsSync(path));
    if (missing !== undefined) throw new RangeError(`${missing} is among the slowest spec files, and there is none.`);
  }

  sort(tests) {
    const ranked = [...tests].map((test) => ({ test, rank: rankOf(test), size: statSync(test.path).size }));
    return ranked.sort((one, other) => one.rank - other.rank || other.size - one.size).map(({ test }) => test);
  }
}

function rankOf({ path }) {
  const rank = SLOWEST.indexOf(path);
  return rank < 0 ? SLOWEST.length : rank;
}
