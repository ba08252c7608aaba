import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { strykerPlugins as stock } from '@stryker-mutator/jest-runner';

export { strykerValidationSchema } from '@stryker-mutator/jest-runner';

/** In the copy of the project: by spec file, how long its tests took before anything was changed, in milliseconds. */
const DURATIONS = 'spec-durations.json';
const SEQUENCER = fileURLToPath(new URL('mutation-sequencer.mjs', import.meta.url));

/**
 * Stryker's runner for Jest, in its place, for modules that stay loaded: what a mutant changes in their loading takes
 * another process. Of all spec files it runs those whose tests reach the mutant, the quickest first (D-408).
 */
function sharedModulesRunner(injector) {
  const runner = stock[0].factory(injector);
  runner.capabilities = () => ({ reloadEnvironment: false });

  const { dryRun, mutantRun, run } = runner;
  runner.dryRun = async (options) => {
    const result = await dryRun.call(runner, options);
    writeFileSync(DURATIONS, JSON.stringify(testsByFile(result.tests ?? [])));
    return result;
  };
  runner.mutantRun = (options) => {
    const files = filesOf(new Set(options.testFilter));
    runner.run = (settings) =>
      run.call(runner, {
        ...settings,
        testFiles: files,
        jestConfig: { ...settings.jestConfig, testSequencer: SEQUENCER },
      });
    return mutantRun.call(runner, options);
  };
  return runner;
}
sharedModulesRunner.inject = ['$injector'];

export const strykerPlugins = [{ kind: 'TestRunner', name: 'jest', factory: sharedModulesRunner }];

function testsByFile(tests) {
  const files = {};
  for (const { id, fileName, timeSpentMs } of tests) {
    const file = (files[fileName] ??= { milliseconds: 0, tests: [] });
    file.milliseconds += timeSpentMs;
    file.tests.push(id);
  }
  return files;
}

/** Without a filter, which mutants of loading have, all of them. */
function filesOf(wanted) {
  const files = Object.entries(JSON.parse(readFileSync(DURATIONS, 'utf8')));
  return files.filter(([, { tests }]) => wanted.size === 0 || tests.some((id) => wanted.has(id))).map(([file]) => file);
}
