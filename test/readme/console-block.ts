import { execFileSync } from 'node:child_process';

/** A command as a reader types it, and what the terminal shows for it. */
export interface ShownCommand {
  readonly command: string;
  readonly output: string;
}

/** Commands of the `console` blocks below a heading of a Markdown page, in their order. */
export function shownCommands(page: string, heading: string): readonly ShownCommand[] {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  const blocks = [...own.matchAll(/^```console\n(.*?)^```$/gms)].map(([, text = '']) => text);
  return blocks.flatMap((block) =>
    block
      .split(/^\$ /m)
      .slice(1)
      .map((shown) => {
        const [command = '', ...lines] = shown.split('\n');
        return { command, output: lines.join('\n').trim() };
      }),
  );
}

/** The arguments of a command as a shell splits them. */
export function shellWords(command: string): readonly string[] {
  return wordsOfEach([command])[0] ?? [];
}

/** The same of many commands, by one shell. */
export function wordsOfEach(commands: readonly string[]): readonly (readonly string[])[] {
  const script = commands.map((command) => `set -- ${command}\nprintf '%s\\0' "$#" "$@"\n`).join('');
  const printed = execFileSync('sh', ['-s'], { input: script, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  let at = 0;
  return commands.map(() => {
    const count = Number(printed[at++]);
    at += count;
    return printed.slice(at - count, at);
  });
}
