import { env } from 'node:process';
import { mixinJestEnvironment } from '@stryker-mutator/jest-runner';
import SharedRealm from './environment.mjs';

/** Switches a mutant on for a spec file. Modules that stay loaded would otherwise keep to the first one. */
export default class MutationRealm extends mixinJestEnvironment(SharedRealm) {
  constructor(config, context) {
    super(config, context);
    globalThis.__stryker__.activeMutant = env['__STRYKER_ACTIVE_MUTANT__'];
  }
}
