import process from 'node:process';
import { readSettings, CONFIGURATION_EXIT } from './platform/config/read-settings.js';

const reading = readSettings(process.env);
if (reading.kind === 'problems') {
  for (const problem of reading.problems) process.stderr.write(`${problem}\n`);
  process.exit(CONFIGURATION_EXIT);
}
// Loaded now, so that a start which settings refuse loads nothing of the service.
const { serve } = await import('./server/serve.js');
await serve(reading.settings);
