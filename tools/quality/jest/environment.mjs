import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');
/** Bytes of a heap, a little below those for which Jest replaces a worker. */
const MUCH = 750_000_000;

/** The realm of the worker itself. What Jest and a spec file put into it ends with the file. */
export default class SharedRealm {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  #before = { console: globalThis.console, exit: process.exit, names: new Set(Reflect.ownKeys(globalThis)) };
  #variables = { ...process.env };

  constructor({ projectConfig: config }) {
    this.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
  }

  async setup() {
    // Node reads the source maps that stand in the code; Jest's reader knows of files that its own runtime has loaded.
    Error.prepareStackTrace = undefined;
    process.setSourceMapsEnabled(true);
  }

  async teardown() {
    this.fakeTimersModern.dispose();
    globalThis.console = this.#before.console;
    process.exit = this.#before.exit;
    for (const name of Object.keys(process.env)) if (!(name in this.#variables)) delete process.env[name];
    Object.assign(process.env, this.#variables);
    for (const name of Reflect.ownKeys(globalThis)) {
      if (!this.#before.names.has(name)) Reflect.deleteProperty(globalThis, name);
    }
    // Jest counts garbage as well, and a worker that takes the place of another loads and compiles everything again.
    if (process.memoryUsage().heapUsed > MUCH) collectGarbage();
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }
}
