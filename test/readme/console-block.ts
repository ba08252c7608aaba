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
  const printed = execFileSync('sh', ['-c', `printf '%s\\0' ${command}`], { encoding: 'utf8' });
  return printed.split('\0').slice(0, -1);
}
