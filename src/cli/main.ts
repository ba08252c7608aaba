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
 * exit code that it has by the end of this turn, or as done. Results that cannot be written for another reason, such as
 * a full disk, end it as refused, and messages are given up. A service continues without its startup banner.
 */
function endWithReader(isServing: () => boolean): void {
  process.stderr.on('error', () => undefined);
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    setImmediate(() => {
      if (isServing()) return;
      if (code === 'EPIPE') process.exit(process.exitCode ?? EXIT.done);
      process.stderr.write(`The results cannot be written: ${message}.\n`);
      process.exit(EXIT.refused);
    });
  });
}
