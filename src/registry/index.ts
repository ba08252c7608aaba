// src/registry/index.ts - what the models say: entities, aspects, keys, validity, defaults, resources.
export { Registry, type Entity, type Normalised, type ValidationIssue } from './registry.js';
export { RegistryModule } from './registry.module.js';
