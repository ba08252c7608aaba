import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { RunningServer } from '../cli/command-line.builder.js';
import { wordsOfEach } from '../readme/console-block.js';

const BLOCK = /<pre class="call"><code>(.*?)<\/code><\/pre>/gs;
const ESCAPED = /&#(\d+);/g;
/** Another task of maintenance may still be under way: whoever pastes the call tries it again. */
const CONFLICT = 409;
const MOST_TRIES = 1_000;
const PAUSE = 50;
/** Bytes of what the calls of some pages print. */
const MOST_OUTPUT = 2 ** 26;

/** The commands of a page, as somebody copies them. */
export function callsOf(page: string): readonly string[] {
  return [...page.matchAll(BLOCK)].map(([, text = '']) =>
    text.replaceAll(ESCAPED, (_match, code: string) => String.fromCharCode(Number(code))),
  );
}

const PIPED = /^(echo '.*?') \| (npx cadastre .*)$/s;

/** A command that a shell has taken apart. `input`: what is piped into it. */
export interface TakenCall {
  readonly words: readonly string[];
  readonly input: string;
}

/** Have one shell take commands apart: to begin a process for each takes longer than to carry them out. */
export function takenApart(commands: readonly string[]): readonly TakenCall[] {
  const sides = commands.map((command) => {
    const [, source = '', target = command] = PIPED.exec(command) ?? [];
    return { source, target };
  });
  const sources = wordsOfEach(sides.map(({ source }) => source));
  const targets = wordsOfEach(sides.map(({ target }) => target));
  return targets.map((words, at) => ({ words, input: sources[at]?.[1] ?? '' }));
}

/** What came of a command: `done`, or what is wrong. */
export async function outcomeOf({ words, input }: TakenCall, server: RunningServer): Promise<string> {
  const [program = '', ...args] = words;
  if (program === 'npx' && args[0] === 'cadastre') {
    const { code, err } = await server.commandAt({ input }, ...args.slice(1));
    return code === 0 ? 'done' : `exit code ${String(code)}: ${err}`;
  }
  return program === 'curl' ? fetchLikeCurl(args) : `${program} is no command of ours`;
}

/**
 * The same with the program itself, one after the other in one shell: to begin a process takes the longer, the more
 * memory the one has that begins it.
 */
export async function outcomesInShell(commands: readonly string[]): Promise<readonly string[]> {
  const running = promisify(execFile)('sh', ['-s'], { maxBuffer: MOST_OUTPUT });
  running.child.stdin?.end(commands.map((command) => `${command} -w '\\n%{http_code}'\nprintf '\\0'\n`).join(''));
  const { stdout } = await running;
  const outputs = stdout.split('\0').slice(0, -1);
  return outputs.map((output) => (output.split('\n').at(-1) === '200' ? 'done' : output));
}

async function fetchLikeCurl(args: readonly string[]): Promise<string> {
  const { url, headers, bodies, verbs } = readOptions(args);
  const [body] = bodies;
  const [verb = body === undefined ? 'GET' : 'POST'] = verbs;
  const request = { method: verb, headers, ...(body === undefined ? {} : { body }) };
  for (let tries = 1; ; tries++) {
    const answer = await fetch(url, request);
    const text = await answer.text();
    if (answer.status === CONFLICT && tries < MOST_TRIES) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      continue;
    }
    if (answer.status !== 200) return `${String(answer.status)} ${text.slice(0, 800)}`;
    return url.endsWith('/graphql') && text.includes('"errors"') ? text.slice(0, 400) : 'done';
  }
}

/** The options of curl that pages use: `-s`, `-H`, `-d`, `-X`. */
function readOptions(args: readonly string[]) {
  const valuesOf = (option: string): readonly string[] =>
    args.flatMap((word, at) => (word === option ? [args[at + 1] ?? ''] : []));
  const pairs = valuesOf('-H').map((header) => header.split(': '));
  const url =
    args.findLast((word, at) => /^https?:/.test(word) && !['-H', '-X', '-d'].includes(args[at - 1] ?? '')) ?? '';
  return {
    url,
    headers: Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value])),
    bodies: valuesOf('-d'),
    verbs: valuesOf('-X'),
  };
}
