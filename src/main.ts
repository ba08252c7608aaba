import process from 'node:process';
import { readSettings, CONFIGURATION_EXIT } from './platform/config/index.js';
import { serve } from './server/serve.js';

const reading = readSettings(process.env);
if (reading.kind === 'problems') {
  for (const problem of reading.problems) process.stderr.write(`${problem}\n`);
  process.exit(CONFIGURATION_EXIT);
}
await serve(reading.settings);
