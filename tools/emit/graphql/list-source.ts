import { Kind, print } from 'graphql';
import type { SourceText } from '../../model/catalog-model.js';
import type { ListRule } from '../../model/list-rules.js';
import type { EntityNames } from '../../runtime/graphql/binding.js';
import { pascalCase } from './names.js';

/** No file of that name exists: nobody is shown a place in it. */
const PATH = 'graphql/lists';

const MEMBERS = `
"""How many to leave out before the page; none unless given."""
start: Int
"""Most of them on the page; 20 unless given."""
count: Int
"""Words that they have; all of them unless given."""
query: String
"""
To continue with those that follow an answer, whatever is written meanwhile: its nextScrollId, with the same words. An
empty text begins. In place of start.
"""
scrollId: String`;

const PLACE = `
"""How many come before the page."""
start: Int!
"""How many were asked for at most."""
count: Int!
"""How many there are on all pages."""
total: Int!
"""
What to send for those that follow; null when none is left, and for a page of a list that is not the newest first,
unless scrollId was sent.
"""
nextScrollId: String
"""Those of the page."""`;

/** Definitions of the queries of the table, as people would write them. None without any. */
export function listSource(lists: readonly ListRule[], entities: readonly EntityNames[]): readonly SourceText[] {
  if (lists.length === 0) return [];
  const typeOf = new Map(entities.map(({ entity, type }) => [entity, type]));
  const queries = lists.map(
    ({ spec: { name, items }, doc }) =>
      `${description(doc)}${name}(${description('Which page, and of what.')}input: ${inputOf(name)}!): ${answerOf(items)}`,
  );
  const inputs = lists.map(
    ({ spec: { name }, doc }) => `${description(`A page of a list. ${doc}`)}input ${inputOf(name)} {${MEMBERS}\n}`,
  );
  const answers = new Map(
    lists.map(({ spec: { items, entity }, isRequired }) => [
      items,
      `${description('A page of a list.')}type ${answerOf(items)} {${isRequired ? PLACE : PLACE.replaceAll('Int!', 'Int')}\n${items}: [${typeOf.get(entity) ?? entity}!]!\n}`,
    ]),
  );
  return [
    {
      path: PATH,
      text: [`extend type Query {\n${queries.join('\n')}\n}`, ...inputs, ...answers.values()].join('\n\n'),
    },
  ];
}

function inputOf(name: string): string {
  return `${pascalCase(name)}Input`;
}

function answerOf(items: string): string {
  return `List${pascalCase(items)}Result`;
}

function description(value: string): string {
  return value === '' ? '' : `${print({ kind: Kind.STRING, value, block: true })}\n`;
}
