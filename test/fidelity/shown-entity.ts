import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSchema } from 'graphql';
import { entityNames } from '../../generated/service/graphql/bindings.js';
import { isList, isObject, type ExactValue, writeJson } from './exact-json.js';
import { compareShown } from './graphql-comparison.js';
import { wholeSelection } from './graphql-selection.js';
import type { StoredCatalog } from './stored-catalog.js';

const SCHEMA = buildSchema(
  readFileSync(fileURLToPath(new URL('../../generated/contract/graphql/schema.graphql', import.meta.url)), 'utf8'),
);
const QUERIES = new Map(
  entityNames.map(({ entity, read, type }) => [
    entity.toLowerCase(),
    { read, document: `query whole($urn: String!) { ${read}(urn: $urn) ${wholeSelection(SCHEMA, type)} }` },
  ]),
);

/** Aspects whose field of the same name is something else: the owner, the installation, a text for a union. */
const RESHAPED: ReadonlySet<string> = new Set(['container', 'dataPlatformInstance', 'mlModelQuantitativeAnalyses']);

/** `unseen`: aspects for which GraphQL has nothing of the same name and shape. */
export interface ShownEntity {
  readonly differences: readonly string[];
  readonly unseen: readonly string[];
}

/** All fields of an entity in GraphQL, with the values of its aspects; for time series, a list of points. */
export async function compareShownEntity(
  urn: string,
  aspects: ReadonlyMap<string, ExactValue>,
  stored: StoredCatalog,
): Promise<ShownEntity> {
  const { read = '', document = '' } = QUERIES.get(urn.split(':')[2]?.toLowerCase() ?? '') ?? {};
  const { data = null, errors = [] } = await stored.ask(document, { urn });
  const shown = isObject(data) ? (data[read] ?? null) : null;
  const comparable = [...aspects].filter(([aspect]) => !RESHAPED.has(aspect));
  const outcomes = comparable.map(([aspect, value]) => ({
    aspect,
    ...compareShown(`${urn} ${aspect}`, value, isObject(shown) ? shown[aspect] : null),
  }));
  return {
    differences: [
      ...(isList(errors) ? errors.map((error) => `${urn}: ${writeJson(error)}`) : []),
      ...outcomes.flatMap(({ differences }) => differences),
    ],
    unseen: outcomes.filter(({ compared }) => compared === 0).map(({ aspect }) => aspect),
  };
}
