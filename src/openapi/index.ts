// src/openapi - the routes below /openapi that programs use beside RPC; what they ask is asked of the capabilities.
export { OpenApiModule } from './openapi.module.js';
