import { stderr } from 'node:process';
import { messageOf } from '../../src/kernel/caught-error.js';

/** Say that a scenario runs, and run it. @returns a sentence when it failed: the others run nevertheless */
export async function attempt(name: string, run: () => Promise<void> | void): Promise<string | undefined> {
  stderr.write(`${name} ...\n`);
  try {
    await run();
    return undefined;
  } catch (error) {
    return `${name} failed: ${messageOf(error)}`;
  }
}
