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
  'test/generator/generate',
  'test/wire/worst-requests',
  'test/crash/faults/power-loss',
  'test/crash/service',
  'test/process/quick-return',
  'test/conformance/search-index',
  'test/process/launcher',
  'test/process/third-party-models',
  'test/wire/hostile-graphql',
  'test/generator/watch',
  'test/conformance/search-memory',
  'test/readme/program',
  'test/cli/models-check',
  'test/generator/broken-models',
  'test/conformance/search-sorts',
  'test/wire/page-calls',
  'test/wire/bad-input-values',
  'test/fidelity/fidelity',
  'test/process/signals',
  'test/process/log',
  'test/generator/review-size',
  'test/wire/long-bodies',
  'test/crash/rebuild',
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
