import { fileURLToPath } from 'node:url';

const swc = {
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'es6' },
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    // Nest reads the types of constructor parameters from the metadata which decorators leave behind.
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
};

export default {
  rootDir: fileURLToPath(new URL('../../', import.meta.url)),
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{src,tools,test}/**/*.spec.ts'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', swc] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  // By default one core is kept for a watching person, which on two cores doubles the time.
  maxWorkers: '100%',
  testTimeout: 20_000,
};
