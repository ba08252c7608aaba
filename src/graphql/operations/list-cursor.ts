import { ReadEntitiesQuery } from '../../aspects/index.js';
import { failures } from '../../kernel/failures.js';
import { isMembers } from '../../kernel/members.js';
import type { Urn } from '../../kernel/urn.js';
import type { CriterionDto } from '../../search/index.js';
import type { RequestScope } from '../reading/request-scope.js';

/** URNs that differ in case alone; beyond it no catalog has them. */
const MAX_LAST = 100;
const URN = 'urn';

/**
 * Where a list stands that is ordered by a search field, the greatest first, and then by URN. `value`: of the last
 * entity; `undefined` when it has none, as the last of all have. `last`: that entity, after those that the index takes
 * for equal to it, since it compares URNs without regard to case.
 */
export interface ListCursor {
  readonly value: number | undefined;
  readonly last: readonly [string, ...string[]];
}

/** The text that callers send back. */
export function writeListCursor({ value, last }: ListCursor): string {
  return Buffer.from(JSON.stringify({ value, last })).toString('base64url');
}

/** @throws failures.parameterInvalid for a text that is no cursor of a list */
export function readListCursor(scrollId: string): ListCursor {
  const { value, last } = membersIn(scrollId);
  const urns = Array.isArray(last) ? last.filter((urn): urn is string => typeof urn === 'string') : [];
  const [first, ...others] = urns;
  const isWhole = Array.isArray(last) && urns.length === last.length && urns.length <= MAX_LAST;
  if (first === undefined || !isWhole || (value !== undefined && typeof value !== 'number'))
    throw failures.parameterInvalid({ name: 'scrollId', reason: 'it is not one that this list has answered' });
  return { value, last: [first, ...others] };
}

function membersIn(scrollId: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(Buffer.from(scrollId, 'base64url').toString('utf8'));
    return isMembers(value) ? value : {};
  } catch {
    return {};
  }
}

/** What holds for those after the cursor, and for it and its equals: one of these, each with all of its criteria. */
export function branchesAfter({ value, last }: ListCursor, field: string): readonly (readonly CriterionDto[])[] {
  const further: CriterionDto = { field: URN, condition: 'GREATER_THAN_OR_EQUAL_TO', values: [last[0]] };
  const without: CriterionDto = { field, condition: 'EXISTS', negated: true };
  if (value === undefined) return [[without, further]];
  const text = String(value);
  return [
    [{ field, condition: 'LESS_THAN', values: [text] }],
    [{ field, condition: 'EQUAL', values: [text] }, further],
    [without],
  ];
}

/** The cursor after a page. @param before of the request */
export async function cursorAfter(
  page: readonly [Urn, ...Urn[]],
  before: ListCursor | undefined,
  field: string,
  scope: RequestScope,
): Promise<ListCursor> {
  const end = page.at(-1) ?? page[0];
  const folded = end.toLowerCase();
  const equal = [...(before?.last ?? []), ...page].filter((urn) => urn.toLowerCase() === folded).slice(-MAX_LAST);
  return { value: await valueOf(end, field, scope), last: [equal[0] ?? end, ...equal.slice(1)] };
}

/** What an entity has in a search field that has one number. */
async function valueOf(urn: Urn, field: string, { sources, context }: RequestScope): Promise<number | undefined> {
  const { entity } = sources.registry.requireUrn(urn);
  for (const { name, searchable } of entity.aspectByName.values()) {
    const spec = searchable.find((one) => one.name === field || one.aliases.includes(field));
    if (spec === undefined) continue;
    const [found] = await sources.bus.execute(new ReadEntitiesQuery([urn], [name], context));
    const row = found?.rows.find(({ aspect }) => aspect === name);
    let value: unknown = row === undefined ? undefined : JSON.parse(row.json);
    for (const step of spec.path) value = isMembers(value) ? value[step] : undefined;
    if (typeof value === 'number') return value;
  }
  return undefined;
}
