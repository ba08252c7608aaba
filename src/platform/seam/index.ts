// src/platform/seam - the one way to capabilities: messages with their request's context, and what stands around them.
export { CatalogCommand, CatalogQuery } from './catalog-message.js';
export type { CatalogMessage } from './catalog-message.js';
export { consistencyOf, TOKEN_HEADER } from './consistency.js';
export type { Consistency } from './consistency.js';
export { MessageBus } from './message-bus.js';
export { MessageInterceptor } from './message-interceptor.port.js';
export type { MessageClass, MessageStep } from './message-interceptor.port.js';
export type { RequestContext, Wire } from './request-context.js';
export { SeamModule } from './seam.module.js';
