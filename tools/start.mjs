/** `npm start`: serve, from a build that matches the sources. The service runs in this process and gets its signals. */
import './supported-node.mjs';
import { buildWhenStale } from './build.mjs';

await buildWhenStale();
await import('../dist/src/main.js');
