import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { sampled } from './jest/mutation-sample.mjs';

/**
 * Changes the code of the rooms that decide what is stored, found and traced, a line at a time, and counts how many of
 * the changes fail a test. A room takes minutes to hours: this is no part of CI. `MUTATION_ROOM=lineage npm run
 * test:mutation` tries one room, with `-- --mutate FILE` one file of it, and with `MUTATION_SAMPLE=4` every fourth ten
 * lines of each file.
 */

/** By room: what its specs are, beside those that stand beside its files. The fewer, the sooner. */
const SPECS = {
  aspects: 'wire/{default-aspects,entities,patches,proposals,write-order}',
  lineage: 'wire/{lineage,relationships}',
  projections: 'conformance/{dead-letters,projection-{runner,start}}',
  search: 'wire/{browse,search,soft-delete}',
  timeseries: 'wire/timeseries',
};

const chosen = env['MUTATION_ROOM'];
const rooms = Object.keys(SPECS).filter((room) => chosen === undefined || room === chosen);
if (rooms.length === 0) throw new RangeError(`MUTATION_ROOM is one of ${Object.keys(SPECS).join(', ')}.`);

const sample = Number(env['MUTATION_SAMPLE'] ?? 1);
if (!Number.isInteger(sample) || sample < 1) throw new RangeError('MUTATION_SAMPLE is a whole number, 1 or more.');

const RUNNER = fileURLToPath(new URL('jest/mutation-runner.mjs', import.meta.url));
/** In the copy of the project in which Stryker runs the tests. */
const ENVIRONMENT = './tools/quality/jest/mutation-environment.mjs';

export default {
  plugins: [RUNNER],
  testRunner: 'jest',
  mutate: [
    ...rooms.flatMap((room) => sampled(`src/${room}/**/*.ts`, sample)),
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
  // What changes while modules load takes a process for each mutant: a sample leaves it out.
  ignoreStatic: sample > 1,
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
