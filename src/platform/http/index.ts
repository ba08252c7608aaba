// src/platform/http - the HTTP server that every transport shares: limits of size and memory, addresses and names,
// whose pages may call, and what browsers may do with ours.
export { createHttpServer } from './http-server.js';
export { sendPage } from './pages.js';
