import { run } from './program.js';
import { processTerminal } from './terminal.js';

const code = await run(process.argv.slice(2), { terminal: processTerminal, environment: process.env });
if (code !== undefined) process.exitCode = code;
