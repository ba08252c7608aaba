#!/usr/bin/env node
/** `npx cadastre`: the command line, from a build that matches the sources. What it does not need is not built. */
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import './supported-node.mjs';

enableCompileCache();
// An installed package has no sources, only what was built from them.
const builder = existsSync(new URL('../src', import.meta.url)) ? await import('./build.mjs') : undefined;
await builder?.buildWhenStale('command line');
const { runProcess } = await import('../dist/cli/main.js');
await runProcess(async () => builder?.buildWhenStale('service'));
