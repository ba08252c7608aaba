import { VARIABLES } from '../platform/config/index.js';

/** Default address of the service for the command line. */
const USUAL = `http://${VARIABLES.host.fallback}:${VARIABLES.port.fallback}`;

/**
 * Printed once the service listens: its address, its data folder, what to try next.
 * @param folder absolute path of the data
 */
export function startupBanner(url: string, folder: string): string {
  const cadastre = url === USUAL ? 'npx cadastre' : `npx cadastre --server ${url}`;
  return [
    `Cadastre listens on ${url}`,
    '',
    `  data      ${folder}`,
    '  engines   SQLite for the primary store; SQLite for the search index and the edge graph',
    `  browse    ${url}/api/graphql (GraphiQL) and ${url}/restli/docs`,
    '  stop      Ctrl+C',
    '',
    'Try next, in another terminal:',
    '',
    `  ${cadastre} ingest test/samples/petshop.json`,
    `  ${cadastre} search pets`,
    '',
  ].join('\n');
}
