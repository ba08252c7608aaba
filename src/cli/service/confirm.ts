import type { CommandContext } from '../command-context.js';
import { EXIT } from '../exit-code.js';

/** `isAgreed`: whether it was agreed to beforehand. `otherwise`: what is said when it is not done. */
export interface Confirmation {
  readonly isAgreed: boolean;
  readonly otherwise: string;
}

/** Whether to go ahead. A command that may not ask ends as wrongly used. */
export async function isConfirmed(
  question: string,
  { isAgreed, otherwise }: Confirmation,
  context: CommandContext,
): Promise<boolean> {
  if (isAgreed) return true;
  const answer = await context.terminal.ask(`${question} [y/N] `);
  if (answer === undefined) {
    context.note(`${otherwise}: there is no terminal to ask on. --yes does it without asking.`);
    context.exit(EXIT.usage);
    return false;
  }
  if (/^y(es)?$/i.test(answer.trim())) return true;
  context.note(`${otherwise}.`);
  context.exit(EXIT.refused);
  return false;
}
