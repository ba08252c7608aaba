import { InvariantError } from '../../src/kernel/assert-never.js';
import type { Criterion, Filter } from '../../src/kernel/filter.js';
import { entityTypeOf, parseUrn, type Urn } from '../../src/kernel/urn.js';
import type { DocumentPatch } from '../../src/search/document-store.port.js';
import type { QueryNode, SearchRequest } from '../../src/search/search-index.port.js';

/** URN of a table, by its name. */
export function tableUrn(name: string, platform = 'hive'): Urn {
  return urnOf(`urn:li:dataset:(urn:li:dataPlatform:${platform},${name},PROD)`);
}

export function personUrn(name: string): Urn {
  return urnOf(`urn:li:corpuser:${name}`);
}

function urnOf(text: string): Urn {
  const urn = parseUrn(text);
  if (urn === undefined) throw new InvariantError(`${text} is no URN`);
  return urn;
}

/** Fields of a document as a test writes them: by aspect, then by field. */
export type PlainFields = Readonly<Record<string, Readonly<Record<string, readonly (boolean | number | string)[]>>>>;

/** A patch that sets these aspects and nothing else, unless the change says otherwise. */
export function patchOf(urn: Urn, fields: PlainFields = {}, change: Partial<DocumentPatch> = {}): DocumentPatch {
  const set = new Map(Object.entries(fields).map(([aspect, values]) => [aspect, new Map(Object.entries(values))]));
  return { urn, entityType: entityTypeOf(urn), set, clear: [], dropsFirst: false, ...change };
}

/** A table with a name, and further aspects. */
export function tablePatch(name: string, fields: PlainFields = {}): DocumentPatch {
  const { datasetProperties = {}, ...others } = fields;
  return patchOf(tableUrn(name), {
    datasetKey: { id: [name], platform: ['urn:li:dataPlatform:hive'] },
    datasetProperties: { name: [name], ...datasetProperties },
    ...others,
  });
}

/** All documents by score, the first ten, without facets. */
export function searchRequest(change: Partial<SearchRequest> = {}): SearchRequest {
  return {
    entityTypes: [],
    query: { kind: 'all' },
    filter: { or: [] },
    sort: undefined,
    page: { start: 0, count: 10 },
    facets: [],
    matched: 'none',
    ...change,
  };
}

/** Words side by side, all of them wanted. */
export function words(text: string): QueryNode {
  const nodes = text.split(' ').map((word): QueryNode => ({ kind: 'word', text: word }));
  const [only] = nodes;
  return only !== undefined && nodes.length === 1 ? only : { kind: 'and', nodes };
}

/** A filter of one criterion. */
export function filterOf(field: string, change: Partial<Criterion>): Filter {
  return { or: [{ and: [{ field, condition: 'EQUAL', values: [], negated: false, ...change }] }] };
}
