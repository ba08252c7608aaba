#!/usr/bin/env node
/** `npx cadastre`: the command line, from a build that matches the sources. */
import './supported-node.mjs';
import { buildWhenStale } from './build.mjs';

await buildWhenStale();
await import('../dist/src/cli/main.js');
