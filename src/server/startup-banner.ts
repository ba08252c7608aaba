import { relative } from 'node:path';
import { findInstalled } from '../assets/index.js';
import { VARIABLES } from '../platform/config/index.js';

/** Default address of the service for the command line. */
const USUAL = `http://${VARIABLES.host.fallback}:${VARIABLES.port.fallback}`;

/**
 * Printed once the service listens: its address, its data folder, what to try next.
 * @param folder absolute path of the data
 * @param brokers addresses of Kafka; none without it
 */
export function startupBanner(url: string, folder: string, brokers: readonly string[] = []): string {
  // A working copy has a launcher without the second that npx takes; a package has the command that npx finds.
  const launcher = process.platform === 'win32' ? undefined : findInstalled('tools/cadastre');
  const program = launcher === undefined ? 'npx cadastre' : fromHere(launcher);
  const cadastre = url === USUAL ? program : `${program} --server ${url}`;
  const sample = fromHere(findInstalled('test/samples/petshop.json') ?? 'FILE');
  return [
    `Cadastre listens on ${url}`,
    '',
    `  data      ${folder}`,
    '  engines   SQLite for the primary store; SQLite for the search index and the edge graph',
    ...(brokers.length === 0 ? [] : [`  events    Kafka at ${brokers.join(', ')}`]),
    `  browse    ${url} in a browser: what is there, GraphiQL, documentation`,
    '  stop      Ctrl+C',
    '',
    'Try next, in another terminal:',
    '',
    `  ${cadastre} ingest ${sample}`,
    `  ${cadastre} search pets`,
    '',
  ].join('\n');
}

/** A path as somebody types it who is where the service was started. */
function fromHere(path: string): string {
  return relative(process.cwd(), path);
}
