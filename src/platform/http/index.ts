// src/platform/http - the HTTP server that every transport shares: limits of size and memory, addresses and names,
// whose pages may call, and what browsers may do with ours.
export { Authenticator } from './authenticator.port.js';
export type { Credentials } from './authenticator.port.js';
export { createHttpServer } from './http-server.js';
export { sendPacked, sendPage, sendStored, sendUnstored, storedContent, storedPage } from './pages.js';
export { HOME_PATH, PAGES_PATH } from './rewrite-url.js';
export type { PackedContent, StoredContent } from './pages.js';
