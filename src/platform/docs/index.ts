// src/platform/docs - pages about resources, entities, aspects and types, from generated data; what pages are made of.
export { CallWriter } from './calls.js';
export { readDocsCatalog } from './docs-catalog.js';
export type { DocsCatalog } from './docs-catalog.js';
export { DocsModule } from './docs.module.js';
export { framedPage } from './pages/frame.js';
export { html } from './pages/html.js';
export type { Markup } from './pages/html.js';
export { commandBlock, pathOf } from './pages/parts.js';
