import { run } from './program.js';
import { processTerminal } from './terminal.js';

/**
 * Run the command that this process was started for.
 * @param prepareService called before code of the service is loaded, which may have to be built first
 */
export async function runProcess(prepareService: () => Promise<void>): Promise<void> {
  const environment = { terminal: processTerminal, environment: process.env, prepareService };
  const code = await run(process.argv.slice(2), environment);
  if (code !== undefined) process.exitCode = code;
}
