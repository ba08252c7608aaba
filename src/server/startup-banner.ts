import { relative } from 'node:path';
import { findInstalled } from '../assets/index.js';
import { shownAddress } from '../engines/shown-address.js';
import { VARIABLES } from '../platform/config/index.js';

/** Default address of the service for the command line. */
const USUAL = `http://${VARIABLES.host.fallback}:${VARIABLES.port.fallback}`;

/** Servers as people know them. `brokers`: addresses of Kafka. `database`: where the primary store is. */
export interface ShownServers {
  readonly brokers?: readonly string[];
  readonly database?: string | undefined;
  /** Of a search server; absent for the embedded index. */
  readonly searchUrl?: string | undefined;
  /** Processes that answer; 1 when absent. */
  readonly workers?: number;
}

/** Where a database is, without user and password. */
export function shownDatabase(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/**
 * Printed once the service listens: its address, its data folder, what to try next.
 * @param folder absolute path of the data
 * @param servers those that take the place of embedded engines, or add to them
 */
export function startupBanner(url: string, folder: string, servers: ShownServers = {}): string {
  const { brokers = [], database, searchUrl, workers = 1 } = servers;
  const primary = database === undefined ? 'SQLite' : `PostgreSQL at ${database}`;
  // A working copy has a launcher without the second that npx takes; a package has the command that npx finds.
  const launcher = process.platform === 'win32' ? undefined : findInstalled('tools/cadastre');
  const program = launcher === undefined ? 'npx cadastre' : fromHere(launcher);
  const cadastre = url === USUAL ? program : `${program} --server ${url}`;
  const sample = fromHere(findInstalled('test/samples/petshop.json') ?? 'FILE');
  return [
    `Cadastre listens on ${url}`,
    '',
    `  data      ${folder}`,
    `  engines   ${primary} for the primary store; ${indexName(searchUrl)} for the search index and the edge graph`,
    ...(brokers.length === 0 ? [] : [`  events    Kafka at ${brokers.join(', ')}`]),
    ...(workers === 1 ? [] : [`  workers   ${String(workers)} processes`]),
    `  browse    ${url} in a browser: search, browse, GraphiQL, documentation`,
    '  stop      Ctrl+C',
    '',
    'Try next, in another terminal:',
    '',
    `  ${cadastre} ingest ${sample}`,
    `  ${cadastre} search pets`,
    '',
  ].join('\n');
}

function indexName(searchUrl: string | undefined): string {
  return searchUrl === undefined ? 'SQLite' : `the search server at ${shownAddress(searchUrl)}`;
}

/** A path as somebody types it who is where the service was started. */
function fromHere(path: string): string {
  return relative(process.cwd(), path);
}
