import type { Argument, Command, Option } from 'commander';
import type { TypedLine } from './typed-line.js';

/** Where in a command line the cursor stands. */
export interface CursorPosition {
  readonly command: Command;
  /** The option or argument whose value may be typed here; `undefined` where commands or options are expected. */
  readonly value: Argument | Option | undefined;
  /** What precedes the value in its word, such as `--entity=`. */
  readonly before: string;
  /** The value as far as it is typed. */
  readonly typed: string;
  /** Arguments of the command that stand before. */
  readonly given: readonly string[];
}

/** Follow the words of a line through commands, options and arguments. */
export function cursorPosition(program: Command, { words, current }: TypedLine): CursorPosition {
  const { command, given, waiting } = words.reduce(afterWord, { command: program, given: [], waiting: undefined });
  if (waiting !== undefined) return { command, value: waiting, before: '', typed: current, given };
  const [, flag, typed = ''] = /^(--[^=]+)=(.*)$/s.exec(current) ?? [];
  if (flag !== undefined) return { command, value: optionOf(command, flag), before: `${flag}=`, typed, given };
  const value = current.startsWith('-') ? undefined : argumentAt(command, given.length);
  return { command, value, before: '', typed: current, given };
}

/** `waiting`: an option whose value comes next. */
interface WordsSoFar {
  readonly command: Command;
  readonly given: readonly string[];
  readonly waiting: Option | undefined;
}

function afterWord({ command, given, waiting }: WordsSoFar, word: string): WordsSoFar {
  if (waiting !== undefined) return { command, given, waiting: undefined };
  if (word.startsWith('-')) {
    const option = optionOf(command, word);
    return { command, given, waiting: option?.required === true || option?.optional === true ? option : undefined };
  }
  const inner = given.length > 0 ? undefined : command.commands.find((one) => one.name() === word);
  return inner === undefined
    ? { command, given: [...given, word], waiting: undefined }
    : { command: inner, given: [], waiting: undefined };
}

/** The last argument may take any number of words. */
function argumentAt({ registeredArguments }: Command, place: number): Argument | undefined {
  const last = registeredArguments.at(-1);
  return registeredArguments[place] ?? (last?.variadic === true ? last : undefined);
}

/** Options of outer commands may stand behind those of an inner one. */
function optionOf(command: Command, flag: string): Option | undefined {
  const own = command.options.find(({ long, short }) => long === flag || short === flag);
  return own ?? (command.parent === null ? undefined : optionOf(command.parent, flag));
}
