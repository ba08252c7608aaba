import type { Settings } from './settings.js';
import { NONE, type Variable } from './variable.js';
import { isLoopback } from './auth-variables.js';
import { VARIABLES } from './variables.js';

/** Exit code of a process whose configuration cannot be accepted. */
export const CONFIGURATION_EXIT = 78;

/** Texts by variable name, such as the environment of the process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** `problems`: one sentence each. */
export type SettingsResult =
  | { readonly kind: 'settings'; readonly settings: Settings }
  | { readonly kind: 'problems'; readonly problems: readonly string[] };

/** Read and check every variable; all problems are reported at once. An empty text counts as absent. */
export function readSettings(environment: Environment): SettingsResult {
  const problems: string[] = [];
  const read = ([key, variable]: [string, Variable<unknown>]): [string, unknown] => {
    const text = textOf(environment, variable.name) ?? variable.fallback ?? '';
    const reading = variable.read(text);
    if (reading.kind === 'value') return [key, reading.value];
    // A URL may contain a password.
    const shown = variable.isSecret === true ? variable.name : `${variable.name}=${text}`;
    problems.push(`${shown} cannot be accepted: ${reason(reading.reason)}`);
    return [key, undefined];
  };
  const values = Object.entries(VARIABLES).map(read);
  for (const problem of [...uselessOnes(environment), ...openOnes(environment), ...contradictions(environment)])
    problems.push(problem);
  if (problems.length > 0) return { kind: 'problems', problems };
  // Absence is a value of its own for settings that may be absent.
  const given = values.filter(([key, read]) => !(read === NONE && ABSENT.has(key)));
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- VARIABLES reads each member as its type
  return { kind: 'settings', settings: Object.fromEntries(given) as unknown as Settings };
}

/** Settings that are absent when their variable says `none`. */
const ABSENT: ReadonlySet<string> = new Set<keyof Settings>([
  'acceptModels',
  'authSecretFile',
  'databaseUrl',
  'kafkaPasswordFile',
  'openlineageTokenFile',
  'openlineageTopic',
  'openlineageUrl',
  'kafkaTlsCaFile',
  'kafkaTlsCertFile',
  'kafkaTlsKeyFile',
  'kafkaUsername',
  'schemaRegistryUrl',
  'searchUrl',
]);

/** Whoever reaches the address would be let in. */
function openOnes(environment: Environment): string[] {
  const { auth, host } = VARIABLES;
  const address = textOf(environment, host.name) ?? host.fallback;
  if (isLoopback(address) || textOf(environment, auth.name) === 'on') return [];
  const why = `without authentication the service listens on a loopback address alone; ${auth.name}=on asks callers for a token`;
  return [`${host.name}=${address} cannot be accepted: ${reason(why)}`];
}

/** What says something of a server that is not used would be ignored; names of topics and indexes may be left there. */
function uselessOnes(environment: Environment): string[] {
  return USELESS_WITHOUT.flatMap(([needed, variables]) => {
    if ((textOf(environment, needed.name) ?? NONE) !== NONE) return [];
    const useless = reason(`it has no effect without ${needed.name}`);
    return variables.flatMap(({ name, fallback, read }) => {
      const text = textOf(environment, name) ?? fallback;
      return text === undefined || text === fallback || read(text).kind === 'problem'
        ? []
        : [`${name} cannot be accepted: ${useless}`];
    });
  });
}

const USELESS_WITHOUT: readonly (readonly [needed: Variable<unknown>, variables: readonly Variable<unknown>[]])[] = [
  [
    VARIABLES.kafkaBrokers,
    [
      VARIABLES.schemaRegistryUrl,
      VARIABLES.openlineageTopic,
      VARIABLES.kafkaTls,
      VARIABLES.kafkaTlsCaFile,
      VARIABLES.kafkaTlsCertFile,
      VARIABLES.kafkaTlsKeyFile,
      VARIABLES.kafkaSasl,
      VARIABLES.kafkaUsername,
      VARIABLES.kafkaPasswordFile,
    ],
  ],
  [VARIABLES.openlineageUrl, [VARIABLES.openlineageTokenFile]],
];

/** What each variable allows by itself, but not together with another one. */
function contradictions(environment: Environment): string[] {
  const { databaseUrl, workers } = VARIABLES;
  const count = textOf(environment, workers.name) ?? workers.fallback;
  const database = textOf(environment, databaseUrl.name) ?? databaseUrl.fallback;
  if (count === workers.fallback || database !== NONE || workers.read(count).kind === 'problem') return [];
  const why = `the embedded primary store is a file that one process owns, which alone numbers its changes and commits them in groups; with ${databaseUrl.name}, several share a PostgreSQL database`;
  return [`${workers.name}=${count} cannot be accepted: ${reason(why)}`];
}

function textOf(environment: Environment, name: string): string | undefined {
  const text = environment[name];
  return text === '' ? undefined : text;
}

function reason(text: string): string {
  return `${text}.`;
}
