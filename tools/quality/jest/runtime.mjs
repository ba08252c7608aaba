import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import JestRuntime from 'jest-runtime';
import { importSpec } from './modules.mjs';

const require = createRequire(import.meta.url);

/**
 * Runs spec files in the realm of the worker, with modules that its files share (D-407). Jest's own runtime makes a realm
 * for each file, and loads and links everything in it once more, which for most files is the whole service.
 */
class SharedModulesRuntime extends JestRuntime {
  unstable_shouldLoadAsEsm() {
    return true;
  }

  async unstable_importModule(path) {
    globalThis.jest = this.jestGlobals.jestObjectFor(path);
    await importSpec(pathToFileURL(path).href);
  }

  /** Jest's own modules. The one that holds the tests of a file is loaded again for each. */
  requireInternalModule(path) {
    delete require.cache[path];
    return require(path);
  }

  installGetBuiltinModule() {
    // Jest's would stay in this process, and ask a runtime that is gone.
  }
}

export { SharedModulesRuntime as 'module.exports' };
