import { env } from 'node:process';
import { mixinJestEnvironment } from '@stryker-mutator/jest-runner';
import SharedRealm from './environment.mjs';

/** The mutant that a test has failed for. Its other tests would say nothing more. */
let killed;

/**
 * Switches a mutant on for a spec file. Modules that stay loaded would otherwise keep to the first one. Once a test has
 * failed, the others are skipped (D-408): Jest's own way out after a failure ends the process.
 */
export default class MutationRealm extends mixinJestEnvironment(SharedRealm) {
  #mutant = env['__STRYKER_ACTIVE_MUTANT__'];

  constructor(config, context) {
    super(config, context);
    globalThis.__stryker__.activeMutant = this.#mutant;
  }

  async handleTestEvent(event, state) {
    await super.handleTestEvent?.(event, state);
    if (this.#mutant === undefined) return;
    if (event.name === 'test_fn_failure' || event.name === 'hook_failure') killed = this.#mutant;
    if (killed !== this.#mutant) return;
    if (event.name === 'run_start') state.rootDescribeBlock.mode = 'skip';
    if (event.name === 'test_start') event.test.mode = 'skip';
  }
}
