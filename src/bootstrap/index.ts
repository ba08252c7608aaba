// src/bootstrap - first contents of an empty catalog, from the files of models/bootstrap.
export { Bootstrap } from './bootstrap.js';
export type { BootstrapOutcome } from './bootstrap.js';
export { BootstrapModule } from './bootstrap.module.js';
