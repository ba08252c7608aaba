import { env } from 'node:process';
import { fileURLToPath } from 'node:url';

/**
 * Changes the code of the rooms that decide what is stored, found and traced, a line at a time, and counts how many of
 * the changes fail a test. A room takes minutes to half an hour: this is no part of CI. `MUTATION_ROOM=lineage npm run
 * test:mutation` tries one room, and with `-- --mutate FILE` one file of it.
 */

/** By room: what its specs are, beside those that stand beside its files. The fewer, the sooner. */
const SPECS = {
  aspects: 'wire/{default-aspects,entities,patches,proposals}',
  lineage: 'wire/{lineage,relationships}',
  projections: '{conformance/projection-{runner,start},wire/{lineage,search}}',
  search: 'wire/{browse,search,soft-delete}',
  timeseries: 'wire/timeseries',
};

const chosen = env['MUTATION_ROOM'];
const rooms = Object.keys(SPECS).filter((room) => chosen === undefined || room === chosen);
if (rooms.length === 0) throw new RangeError(`MUTATION_ROOM is one of ${Object.keys(SPECS).join(', ')}.`);

const RUNNER = fileURLToPath(new URL('jest/mutation-runner.mjs', import.meta.url));
/** In the copy of the project in which Stryker runs the tests. */
const ENVIRONMENT = './tools/quality/jest/mutation-environment.mjs';

export default {
  plugins: [RUNNER],
  testRunner: 'jest',
  mutate: [
    ...rooms.map((room) => `src/${room}/**/*.ts`),
    '!src/**/*.spec.ts',
    '!src/**/*.builder.ts',
    '!src/**/*.{module,port}.ts',
  ],
  jest: {
    configFile: 'tools/quality/jest.config.mjs',
    // Which of the tests reach a mutant is known from their coverage.
    enableFindRelatedTests: false,
    config: {
      testEnvironment: ENVIRONMENT,
      testMatch: rooms.flatMap((room) => [
        `<rootDir>/src/${room}/**/*.spec.ts`,
        `<rootDir>/test/${SPECS[room]}.spec.ts`,
      ]),
    },
  },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // A worker does not give back all that the modules of a file took.
  maxTestRunnerReuse: 200,
  timeoutMS: 8_000,
  dryRunTimeoutMinutes: 60,
  tempDirName: 'coverage/mutants',
  ignorePatterns: ['dist', 'coverage', 'test/{bench,clients,crash,fidelity,foreign,golden,samples}'],
  reporters: ['clear-text', 'progress', 'html'],
  htmlReporter: { fileName: 'coverage/mutation.html' },
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 90, low: 75, break: 70 },
};
