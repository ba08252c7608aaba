// src/platform/docs - pages about resources, entities and types, from what the generator wrote of them.
export { DocsModule } from './docs.module.js';
