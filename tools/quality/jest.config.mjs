import { fileURLToPath } from 'node:url';
import { TYPESCRIPT } from './typescript.config.mjs';

const swc = { ...TYPESCRIPT, swcrc: false, sourceMaps: 'inline', module: { type: 'es6' } };

export default {
  rootDir: fileURLToPath(new URL('../../', import.meta.url)),
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{src,tools,test}/**/*.spec.ts'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/coverage/'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', swc] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  // By default one core is kept for a watching person, which on two cores doubles the time.
  maxWorkers: '100%',
  // A worker does not give back all that the modules of a file took (35 MB for one that starts the service): it is
  // replaced when its heap is larger than this, which keeps it below 1 GB with all that it maps.
  workerIdleMemoryLimit: '300MB',
  // Ends what hangs. It measures nothing: tests wait for events, and a machine may be loaded eight times over.
  testTimeout: 600_000,
};
