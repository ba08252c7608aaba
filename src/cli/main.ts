import { EXIT } from './exit-code.js';
import { hasBrowser, showPage } from './processes/browser.js';
import { run } from './program.js';
import { processTerminal } from './terminal.js';

/**
 * Run the command that this process was started for.
 * @param prepareService called before code of the service is loaded, which may have to be built first
 */
export async function runProcess(prepareService: () => Promise<void>): Promise<void> {
  let isServing = false;
  endWithReader(() => isServing);
  const environment = {
    terminal: processTerminal,
    environment: process.env,
    prepareService,
    ...(hasBrowser(process.env) ? { openPage: showPage } : {}),
  };
  const code = await run(process.argv.slice(2), environment);
  if (code === undefined) isServing = true;
  else process.exitCode = code;
}

/**
 * A reader that has enough closes its end of the pipe, as `head` does: nothing is wrong then. The command ends with the
 * exit code that it has by the end of this turn, or as done. A service continues without its greeting.
 */
function endWithReader(isServing: () => boolean): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      if (stream === process.stderr) return;
      setImmediate(() => {
        if (!isServing()) process.exit(process.exitCode ?? EXIT.done);
      });
    });
  }
}
