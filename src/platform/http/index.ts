// src/platform/http - the HTTP server that every transport shares: limits, addresses, and whose pages may call.
export { createHttpServer } from './http-server.js';
export { sendPage } from './pages.js';
