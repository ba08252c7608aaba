import { env } from 'node:process';
import { TYPESCRIPT } from './typescript.config.mjs';

/**
 * Changes the code of the rooms that decide what is stored, found and traced, a line at a time, and counts how many of
 * the changes fail a test. A change costs a start of the specs of its room, which takes seconds, so that a room takes an
 * hour or more: this is no part of CI. `MUTATION_ROOM=lineage npm run test:mutation` tries one room, and with
 * `-- --mutate FILE` one file of it.
 */

/** By room: what its specs are, beside those that stand beside its files. The fewer, the sooner. */
const SPECS = {
  aspects: 'test/wire/{default-aspects,entities,patches,proposals}.spec.ts',
  lineage: 'test/wire/{lineage,relationships}.spec.ts',
  projections: 'test/conformance/projection-runner.spec.ts',
  search: 'test/wire/{browse,search,soft-delete}.spec.ts',
  timeseries: 'test/wire/timeseries.spec.ts',
};

const chosen = env['MUTATION_ROOM'];
const rooms = Object.keys(SPECS).filter((room) => chosen === undefined || room === chosen);
if (rooms.length === 0) throw new RangeError(`MUTATION_ROOM is one of ${Object.keys(SPECS).join(', ')}.`);

const MODULES = { swcrc: false, sourceMaps: 'inline', module: { type: 'es6' } };

export default {
  plugins: ['@stryker-mutator/jest-runner'],
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules'],
  mutate: [
    ...rooms.map((room) => `src/${room}/**/*.ts`),
    '!src/**/*.spec.ts',
    '!src/**/*.builder.ts',
    '!src/**/*.{module,port}.ts',
  ],
  jest: {
    configFile: 'tools/quality/jest.config.mjs',
    config: {
      // Each try needs modules of its own, which Jest's runtime makes: a mutant may change what runs while one loads.
      runtime: undefined,
      testEnvironment: 'node',
      extensionsToTreatAsEsm: ['.ts'],
      transform: { '^.+\\.ts$': ['@swc/jest', { ...TYPESCRIPT, ...MODULES }] },
      moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
      testMatch: rooms.flatMap((room) => [`<rootDir>/src/${room}/**/*.spec.ts`, `<rootDir>/${SPECS[room]}`]),
    },
  },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // A worker does not give back all that the modules of a file took.
  maxTestRunnerReuse: 20,
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 60,
  tempDirName: 'coverage/mutants',
  ignorePatterns: ['dist', 'coverage', 'test/{bench,clients,crash,fidelity,foreign,golden,samples}'],
  reporters: ['clear-text', 'progress', 'html'],
  htmlReporter: { fileName: 'coverage/mutation.html' },
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 90, low: 75, break: 70 },
};
