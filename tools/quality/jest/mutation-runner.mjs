import { strykerPlugins as stock } from '@stryker-mutator/jest-runner';

export { strykerValidationSchema } from '@stryker-mutator/jest-runner';

/**
 * Stryker's runner for Jest, in its place, for modules that stay loaded: what a mutant changes in their loading takes
 * another process.
 */
function sharedModulesRunner(injector) {
  const runner = stock[0].factory(injector);
  runner.capabilities = () => ({ reloadEnvironment: false });
  return runner;
}
sharedModulesRunner.inject = ['$injector'];

export const strykerPlugins = [{ kind: 'TestRunner', name: 'jest', factory: sharedModulesRunner }];
