/**
 * Changes the code of the rooms that decide what is stored, found and traced, a line at a time, and counts how many of
 * the changes fail a test. Takes hours, so it is no part of CI: `npm run test:mutation`, or one room of it with
 * `npm run test:mutation -- --mutate "src/lineage/**\/*.ts"`.
 */
const ROOMS = '{search,lineage,aspects,projections,timeseries}';

export default {
  plugins: ['@stryker-mutator/jest-runner'],
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules'],
  mutate: [`src/${ROOMS}/**/*.ts`, '!src/**/*.spec.ts', '!src/**/*.builder.ts', '!src/**/*.{module,port}.ts'],
  jest: {
    configFile: 'tools/quality/jest.config.mjs',
    config: {
      // The specs that belong to the rooms: beside their files, and at their wires.
      testMatch: [
        `<rootDir>/src/${ROOMS}/**/*.spec.ts`,
        '<rootDir>/test/conformance/projection-runner.spec.ts',
        '<rootDir>/test/wire/{browse,default-aspects,entities,limits,lineage,patches,proposals,relationships}.spec.ts',
        '<rootDir>/test/wire/{search,search-text,soft-delete,timeseries,write-order}.spec.ts',
      ],
    },
  },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // Workers keep what the modules of a file took.
  maxTestRunnerReuse: 40,
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 60,
  tempDirName: 'coverage/mutants',
  ignorePatterns: ['dist', 'coverage', 'test/{bench,clients,crash,fidelity,foreign,golden,samples}'],
  reporters: ['clear-text', 'progress', 'html'],
  htmlReporter: { fileName: 'coverage/mutation.html' },
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 90, low: 75, break: 70 },
};
