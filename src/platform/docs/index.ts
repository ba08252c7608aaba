// src/platform/docs - pages about resources, entities and types, from generated data.
export { DocsModule } from './docs.module.js';
