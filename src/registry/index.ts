// src/registry/index.ts - the models at run time: entities, aspects, keys, validation, defaults, resources.
export { Registry, type Entity, type Normalised, type ValidationIssue } from './registry.js';
export { RegistryModule } from './registry.module.js';
