/**
 * `npm run test:engines [-- NAME...] [--all]`: suites over the real engines, each of which is installed when it is
 * missing, started for its suites and removed after them, also on Ctrl+C. Without a name the usual ones run, two at a
 * time; `--all` adds the other engines, and the suites that take long. Prints what ran and what could not, and why; the
 * exit code is 1 when a suite failed or an engine that was named is missing.
 */
import { spawn, type StdioOptions } from 'node:child_process';
import process, { argv, env, exit, stderr, stdout } from 'node:process';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { ENGINE_RUNS, type EngineRun } from './engine-runs.js';
import { familyOf, signalEach } from './process-family.js';
import { EngineMissing, type RealEngine } from './real-engine.js';
import { messageOf } from '../../src/kernel/caught-error.js';

/** Runs at a time: in most of them this machine waits, for an engine that starts, or for the end of a fault. */
const AT_ONCE = 2;
/** Seconds after which a run is given up, and with `--all`: jest waits for ever where a test left a connection open. */
const LIMIT = 900;
const LIMIT_OF_ALL = 3600;
/** How a run of jest begins. */
const JEST = ['node_modules/jest/bin/jest.js', '--config', 'tools/quality/jest.config.mjs', '--runInBand'];

const NAMES = ENGINE_RUNS.map(({ name }) => name).join(', ');
const HELP = `npm run test:engines [-- NAME...] [--all]

Suites over the real engines, which are installed when they are missing, started, and removed afterwards.

  NAME    ${NAMES}; without one, the usual ones run:
          ${ENGINE_RUNS.filter(({ usual }) => usual)
            .map(({ name }) => name)
            .join(', ')}
  --all   the other engines too, and the suites that take long
  --help  print this
`;

const { values, positionals } = readArguments();
if (values.help) {
  stdout.write(HELP);
  exit(0);
}
const unknown = positionals.filter((name) => !ENGINE_RUNS.some((run) => run.name === name));
if (unknown.length > 0) {
  stderr.write(`Unknown: ${unknown.join(', ')}. There are ${NAMES}.\n`);
  exit(2);
}

const started = new Set<RealEngine>();
const outcomes: (readonly [name: string, outcome: string])[] = [];
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stopAndExit());

interface EngineArguments {
  readonly values: { readonly all: boolean; readonly help: boolean };
  readonly positionals: readonly string[];
}

/** Ends the process when an option is unknown. */
function readArguments(): EngineArguments {
  const options = { all: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } } as const;
  try {
    return parseArgs({ args: argv.slice(2), allowPositionals: true, options });
  } catch (error) {
    stderr.write(`${messageOf(error)}\n\n${HELP}`);
    return exit(2);
  }
}

async function stopAndExit(): Promise<void> {
  await remove([...started]);
  exit(130);
}

async function remove(engines: readonly RealEngine[]): Promise<void> {
  for (const engine of engines) {
    await engine.remove();
    started.delete(engine);
  }
}

/** Every line that it prints begins with the name of the run. @returns how it ended */
function runSuites(
  name: string,
  suites: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<string> {
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe'];
  const child = spawn(process.execPath, [...JEST, ...suites], { stdio, env: { ...env, ...variables } });
  for (const output of [child.stdout, child.stderr]) {
    if (output !== null) createInterface(output).on('line', (line) => stderr.write(`${name}: ${line}\n`));
  }
  return new Promise((done, fail) => {
    const limit = setTimeout(
      () => {
        if (child.pid !== undefined) signalEach(familyOf(child.pid), 'SIGKILL');
        done('failed to end');
      },
      (values.all ? LIMIT_OF_ALL : LIMIT) * 1000,
    );
    child.once('error', fail);
    child.once('close', (code) => {
      clearTimeout(limit);
      done(code === 0 ? 'passed' : 'failed');
    });
  });
}

async function execute({ name, engines, suites, more, variables: own = {} }: EngineRun): Promise<string> {
  const began = performance.now();
  const mine = engines();
  try {
    let variables = own;
    for (const engine of mine) {
      started.add(engine);
      variables = { ...variables, ...(await engine.start()) };
    }
    const outcome = await runSuites(name, values.all ? [...suites, ...more] : suites, variables);
    return `${outcome} in ${((performance.now() - began) / 1000).toFixed(0)} s`;
  } catch (error) {
    if (error instanceof EngineMissing) return `could not run: ${error.message}`;
    return `failed: ${messageOf(error)}`;
  } finally {
    await remove(mine);
  }
}

const wanted = ENGINE_RUNS.filter(({ name, usual }) =>
  positionals.length > 0 ? positionals.includes(name) : usual || values.all,
).values();
const all = Array.from({ length: AT_ONCE }, async () => {
  // All of them take from the same runs.
  for (const run of wanted) outcomes.push([run.name, await execute(run)]);
});
await Promise.all(all);
for (const [name, outcome] of outcomes) stderr.write(`${name}: ${outcome}\n`);
const isBad = (outcome: string): boolean =>
  outcome.startsWith('failed') || (positionals.length > 0 && outcome.startsWith('could not'));
exit(outcomes.some(([, outcome]) => isBad(outcome)) ? 1 : 0);
