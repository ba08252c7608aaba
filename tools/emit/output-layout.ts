import type { OutputFile } from './output-file.js';

/** The folders of the output, by reader. */
const SERVICE = 'service';
const CONTRACT = 'contract';

/**
 * Beginnings of the paths, as emitters write them, of what others build upon: clients, other catalogs' schemas, search
 * servers. A change there may break somebody. Whatever is not listed is loaded by the service and by nobody else.
 */
const CONTRACT_PATHS: readonly string[] = [
  'avro/',
  'client/',
  'graphql/schema.graphql',
  'json-schema/',
  'model-files/',
  'openapi/',
  'search/',
  'types/',
];

/** What the pages for people are built with and load has a folder of its own. */
const PAGES_PATH = 'web/';

/** The file in the folder of its reader. Files that import each other have the same reader. */
export function placeByReader({ path, text }: OutputFile): OutputFile {
  if (path.startsWith(PAGES_PATH)) return { path, text };
  const reader = CONTRACT_PATHS.some((beginning) => path.startsWith(beginning)) ? CONTRACT : SERVICE;
  return { path: `${reader}/${path}`, text };
}
