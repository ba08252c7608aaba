import { Command } from 'commander';
import { packageVersion } from '../assets/index.js';
import type { CommandContext } from './command-context.js';
import { addCompletion } from './completion/completion.js';
import { addCompact } from './maintenance/compact.js';
import type { ExitCode } from './exit-code.js';
import { EXIT } from './exit-code.js';
import { endOf } from './failure.js';
import { addDataCommands } from './maintenance/data.js';
import { addToken } from './maintenance/token.js';
import { addTransferCommands } from './maintenance/transfer.js';
import { addDeadLetters } from './service/dead-letters.js';
import { addDelete } from './service/delete.js';
import { addOpen } from './service/open.js';
import { addPut } from './service/put.js';
import { addStatus } from './service/status.js';
import { addExplain } from './models/explain.js';
import { addGenerate } from './models/generate.js';
import { addGet } from './service/get.js';
import { addIngest } from './service/ingest.js';
import { addLineage } from './service/lineage.js';
import { addMcp } from './service/mcp.js';
import { addModels } from './models/models.js';
import { addRestoreIndices } from './service/restore-indices.js';
import { addSearch } from './service/search.js';
import { addRuns } from './service/runs.js';
import { addServe } from './serve.js';
import { addTimeline } from './service/timeline.js';
import { DEFAULT_SERVER, ServerClient } from './service/server-client.js';
import type { Terminal } from './terminal.js';

/** What a run of the command line depends on besides its arguments. */
export interface CliEnvironment {
  readonly terminal: Terminal;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Called before code of the service is loaded. */
  readonly prepareService?: () => Promise<void>;
  /** Shows a page in a browser; absent where there is none. */
  readonly openPage?: (address: string) => Promise<void>;
  /** Milliseconds since some moment; the clock of the process by default. */
  readonly now?: () => number;
}

/**
 * Run one command.
 * @param args without the program's own name
 * @returns the exit code; `undefined` while a command keeps running, as `serve` does
 */
export async function run(args: readonly string[], environment: CliEnvironment): Promise<ExitCode | undefined> {
  let code: ExitCode | undefined = EXIT.done;
  // The parser may stop at a mistake before it comes to the option.
  const format = args.includes('--json') ? 'json' : 'text';
  const program = buildProgram(environment, format, (changed) => {
    code = changed;
  });
  try {
    await program.parseAsync([...args], { from: 'user' });
    return code;
  } catch (error) {
    const { exit, failure, isReported } = endOf(error);
    if (failure !== undefined && format === 'json') environment.terminal.say(JSON.stringify(failure));
    else if (failure !== undefined && !isReported) environment.terminal.say(failure.message);
    return exit;
  }
}

const FIRST_STEPS = `
Examples:
  $ npx cadastre serve
  $ npx cadastre ingest test/samples/petshop.json
  $ npx cadastre search pets
  $ npx cadastre --server http://127.0.0.1:9002 search pets --json
  $ npx cadastre ingest --help

Exit codes: 0 done, 1 refused in part or not found, 2 wrong use, 78 wrong configuration.`;

function buildProgram(
  cli: CliEnvironment,
  format: 'json' | 'text',
  exit: (code: ExitCode | undefined) => void,
): Command {
  const { terminal, environment } = cli;
  // Empty, it counts as absent, like every variable.
  const serverVariable = environment['CADASTRE_SERVER'] === '' ? undefined : environment['CADASTRE_SERVER'];
  const program = new Command('cadastre')
    .description('A metadata catalog: serve it, fill it, search it.')
    .option(
      '-s, --server <address>',
      'address of the server (variable CADASTRE_SERVER)',
      serverVariable ?? DEFAULT_SERVER,
    )
    .option('--json', 'print JSON: one object per line and result; messages for people become the member `message`')
    .version(packageVersion(), '-v, --version', 'print the version')
    .addHelpText('after', FIRST_STEPS)
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError('(--help shows how the command is used)')
    .configureOutput({
      writeOut: (text) => {
        terminal.result(text.trimEnd());
      },
      writeErr: (text) => {
        if (format === 'text') terminal.say(text.trimEnd());
      },
    })
    .exitOverride();
  const context: CommandContext = {
    terminal,
    client: (address) => clientOf(program, address ?? namedServer(program), environment['CADASTRE_TOKEN']),
    isServerNamed: () => program.getOptionValueSource('server') === 'cli' || serverVariable !== undefined,
    format: () => format,
    note: (sentence, facts = {}) => {
      terminal.say(format === 'json' ? JSON.stringify({ message: sentence, ...facts }) : sentence);
    },
    done: (sentence, facts) => {
      terminal.result(format === 'json' ? JSON.stringify(facts) : sentence);
    },
    openPage: cli.openPage,
    refuse: (failure) => {
      terminal.say(format === 'json' ? JSON.stringify(failure) : failure.message);
      exit(EXIT.refused);
    },
    progress: (sentence) => {
      if (terminal.audience === 'person') terminal.say(sentence);
    },
    now: cli.now ?? (() => performance.now()),
    loadService: async (load) => {
      await cli.prepareService?.();
      return load();
    },
    exit,
  };
  addCommands(program, context, cli, exit);
  return program;
}

function addCommands(
  program: Command,
  context: CommandContext,
  { environment }: CliEnvironment,
  exit: (code: ExitCode | undefined) => void,
): void {
  const { loadService } = context;
  addServe(program, {
    environment,
    loadService,
    keepRunning: () => {
      exit(undefined);
    },
  });
  addCompact(program, context, environment);
  addGenerate(program, exit);
  addDataCommands(program, context, environment);
  addTransferCommands(program, context, environment);
  addToken(program, context, environment);
  for (const add of [
    addModels,
    addIngest,
    addGet,
    addPut,
    addDelete,
    addStatus,
    addOpen,
    addSearch,
    addLineage,
    addMcp,
    addTimeline,
    addRuns,
    addRestoreIndices,
    addDeadLetters,
    addExplain,
    addCompletion,
  ])
    add(program, context);
}

/** Ends the command for a token that no header can have; it is not printed. */
function clientOf(program: Command, address: string, text: string | undefined): ServerClient {
  const token = text?.trim() ?? '';
  if (!/^[\x21-\x7e]*$/.test(token)) return program.error('error: CADASTRE_TOKEN is not an access token.');
  return new ServerClient(address).withToken(token);
}

const WRONG_SERVER =
  '--server or CADASTRE_SERVER is not the address of a server, such as http://127.0.0.1:9002, without user and password.';

/** An address without a scheme uses HTTP. Ends the command for what is no address; a password in it is not printed. */
function namedServer(program: Command): string {
  const text = String(program.opts()['server']);
  const address = (/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `http://${text}`).replace(/\/+$/, '');
  const { protocol, username, password } = URL.canParse(address) ? new URL(address) : NO_ADDRESS;
  const isRight = ['http:', 'https:'].includes(protocol) && username === '' && password === '';
  return isRight ? address : program.error(`error: ${WRONG_SERVER}`);
}

const NO_ADDRESS = { protocol: '', username: '', password: '' };
