import { Argument, type Command, type Option } from 'commander';
import { type CursorPosition, cursorPosition } from './position.js';
import { typedLine } from './typed-line.js';

/** What could stand at the cursor: a whole word. */
export interface CompletionCandidate {
  readonly text: string;
  /** One line; may be empty. */
  readonly description: string;
}

/** `files`: names of files, which a shell completes by itself. */
export type Completion =
  { readonly kind: 'files' } | { readonly kind: 'words'; readonly words: readonly CompletionCandidate[] };

/**
 * Names that the models have. `given`: arguments before. A name that ends with `=`, `:` or `.` is continued.
 * @param typed the value as far as it is typed
 */
export type NamesOf = (typed: string, given: readonly string[]) => Promise<readonly CompletionCandidate[]>;

/** By what a value is called in the help: `<type>`. */
export type NamesByValue = Readonly<Record<string, NamesOf>>;

/** Values that are files or folders. */
const FILES: ReadonlySet<string> = new Set(['arguments', 'dir', 'file', 'folder', 'ref|dir']);

/** What can follow a line, up to the cursor. Begins with the name of the program. */
export async function completionOf(program: Command, line: string, names: NamesByValue): Promise<Completion> {
  const position = cursorPosition(program, typedLine(line));
  const { value, typed, before, given } = position;
  if (value === undefined) return words(typed, before, wordsAt(position));
  if (value.argChoices !== undefined) return words(typed, before, value.argChoices.map(plain));
  const name = nameOf(value);
  if (FILES.has(name)) return { kind: 'files' };
  return words(typed, before, (await names[name]?.(typed, given)) ?? []);
}

function words(typed: string, before: string, candidates: readonly CompletionCandidate[]): Completion {
  const fitting = candidates.filter(({ text }) => text.startsWith(typed));
  const unique = new Map(fitting.map(({ text, description }) => [`${before}${text}`, description]));
  return {
    kind: 'words',
    words: [...unique].map(([text, description]) => ({ text, description: description.replaceAll(/\s+/g, ' ') })),
  };
}

/** Options where one is begun, otherwise commands. */
function wordsAt({ command, typed, given }: CursorPosition): readonly CompletionCandidate[] {
  const help = command.createHelp();
  if (typed.startsWith('-')) {
    return [...help.visibleOptions(command), ...globalOptions(command)].map(({ long, short, description }) => ({
      text: long ?? short ?? '',
      description,
    }));
  }
  if (given.length > 0) return [];
  return help.visibleCommands(command).map((one) => ({ text: one.name(), description: one.description() }));
}

function globalOptions({ parent }: Command): readonly Option[] {
  return parent === null ? [] : [...parent.createHelp().visibleOptions(parent), ...globalOptions(parent)];
}

/** `type` of `--entity <type>`, `file` of `<file...>`. */
function nameOf(value: Argument | Option): string {
  if (value instanceof Argument) return value.name();
  return /[<[]([^>\].]+)/.exec(value.flags)?.[1] ?? '';
}

function plain(text: string): CompletionCandidate {
  return { text, description: '' };
}
