import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { sampled } from './jest/mutation-sample.mjs';
import { removeStatementsOnly } from './jest/statement-removal.mjs';

/**
 * Changes the code of the rooms that decide what is stored, kept, found and traced, a line at a time, and counts how
 * many of the changes fail a test. A room takes minutes to hours: this is no part of CI. `MUTATION_ROOM=lineage npm run
 * test:mutation` tries one room, with `-- --mutate FILE` one file of it, and with `MUTATION_SAMPLE=4` every fourth ten
 * lines of each file. With `MUTATION_KIND=statements` nothing is changed but that a statement is removed, one at a time:
 * of what an engine's adapter does to files, most is calls whose answer nobody reads.
 */

/**
 * What is changed, by room, and which specs try it beside those that stand in the same folders. The fewer, the sooner.
 * They run in the process that changes the code: what only a killed process shows is left to the crash suite.
 */
const ROOMS = {
  aspects: { folders: ['aspects/**'], specs: 'wire/{default-aspects,entities,patches,proposals,write-order}' },
  durability: {
    folders: ['adapters/sqlite', 'adapters/sqlite/{check,primary}'],
    specs:
      'conformance/{aspect-store,change-log,dead-letters,derived-store,leases,run-index,stored-*,timeseries-store,waiting-proposals}',
  },
  lineage: { folders: ['lineage/**'], specs: 'wire/{lineage,relationships}' },
  projections: { folders: ['projections/**'], specs: 'conformance/{dead-letters,projection-{runner,start}}' },
  search: { folders: ['search/**'], specs: 'wire/{browse,search,soft-delete}' },
  timeseries: { folders: ['timeseries/**'], specs: 'wire/timeseries' },
};

const chosen = env['MUTATION_ROOM'];
const rooms = Object.keys(ROOMS).filter((room) => chosen === undefined || room === chosen);
if (rooms.length === 0) throw new RangeError(`MUTATION_ROOM is one of ${Object.keys(ROOMS).join(', ')}.`);

const folders = rooms.flatMap((room) => ROOMS[room].folders);

const sample = Number(env['MUTATION_SAMPLE'] ?? 1);
if (!Number.isInteger(sample) || sample < 1) throw new RangeError('MUTATION_SAMPLE is a whole number, 1 or more.');

if (env['MUTATION_KIND'] === 'statements') removeStatementsOnly();

const RUNNER = fileURLToPath(new URL('jest/mutation-runner.mjs', import.meta.url));
/** In the copy of the project in which Stryker runs the tests. */
const ENVIRONMENT = './tools/quality/jest/mutation-environment.mjs';

export default {
  plugins: [RUNNER],
  testRunner: 'jest',
  mutate: [
    ...folders.flatMap((folder) => sampled(`src/${folder}/*.ts`, sample)),
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
      // The usual one knows spec files which this run leaves out.
      testSequencer: '@jest/test-sequencer',
      testMatch: [
        ...folders.map((folder) => `<rootDir>/src/${folder}/*.spec.ts`),
        ...rooms.map((room) => `<rootDir>/test/${ROOMS[room].specs}.spec.ts`),
      ],
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
