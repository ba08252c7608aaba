import { availableParallelism } from 'node:os';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { keepTemporaryFilesInMemory } from './jest/temporary-folder.mjs';

// Services that tests start from sources do not build the pages beside them.
env['BUILD_PAGES'] ??= 'off';
keepTemporaryFilesInMemory();

export default {
  rootDir: fileURLToPath(new URL('../../', import.meta.url)),
  // Modules are loaded once for all files of a worker (D-407).
  runtime: fileURLToPath(new URL('jest/runtime.mjs', import.meta.url)),
  testEnvironment: fileURLToPath(new URL('jest/environment.mjs', import.meta.url)),
  testSequencer: fileURLToPath(new URL('jest/slowest-first.mjs', import.meta.url)),
  testMatch: ['<rootDir>/{src,tools,test}/**/*.spec.ts'],
  // They build, pack and install the whole, again and again: a quarter of all the time.
  testPathIgnorePatterns: [
    '/node_modules/',
    ...(env['THOROUGH'] === undefined ? ['<rootDir>/test/delivery/'] : []),
    // They need a broker, a database, and a search server, which `npm run test:engines` starts.
    ...(env['TEST_KAFKA_BROKERS'] === undefined ? ['<rootDir>/test/engines/kafka/'] : []),
    ...(env['TEST_DATABASE_URL'] === undefined ? ['<rootDir>/test/engines/postgres/'] : []),
    ...(env['TEST_FAULTS'] === undefined ? ['<rootDir>/test/engines/faults/(usual|rare|restored)'] : []),
    // They need a browser and what is built, as `npm run test:web` has them.
    ...(env['TEST_WEB'] === undefined ? ['<rootDir>/test/web/'] : []),
    // They need the clients that `npm run test:clients` installs.
    ...(env['TEST_CLIENTS'] === undefined ? ['<rootDir>/test/clients/'] : []),
    ...(env['TEST_SEARCH_URL'] === undefined ? ['<rootDir>/test/engines/search/'] : []),
  ],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/coverage/'],
  transform: {},
  // Otherwise among the temporary files, which end with a run: what it knows of all files is of use to the next one.
  cacheDirectory: fileURLToPath(new URL('../../node_modules/.cache/jest/', import.meta.url)),
  // By default one core is kept for a watching person, which on two cores doubles the time. A tenth of the time a worker
  // waits, for a process to begin or a pause to end, and another one uses the core.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // Replaces a worker that keeps too much, so that it stays below 1.5 GB with all that it maps. Each new one loads and
  // compiles the service again.
  workerIdleMemoryLimit: '800MB',
  // Ends what hangs. It measures nothing: tests wait for events, and a machine may be loaded eight times over.
  testTimeout: 600_000,
};
