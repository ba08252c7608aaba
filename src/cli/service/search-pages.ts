import { listOf, textOf } from '../json-members.js';
import { type ServerClient, ServerRefusal } from './server-client.js';

/** A field of the index, and values of which it has to have one. */
export interface ValueFilter {
  readonly field: string;
  readonly values: readonly string[];
}

export interface SearchOptions {
  /** Entity types; empty means those that people work with. */
  readonly entity: readonly string[];
  readonly filter: readonly ValueFilter[];
  readonly start: number;
  readonly count: number;
  /** Whether hits say what their scores are made of. */
  readonly explain?: true;
}

/** Hits as the service answers them. `total`: of all pages. */
export interface SearchPage {
  readonly hits: readonly unknown[];
  readonly total: number;
}

/** The most that the service answers at once: each answer costs it a look at all URNs. */
const LARGEST_ANSWER = 10_000;
/** Hits of one page: what is read about them is in memory at once. */
const PAGE = 1000;
const OK = 200;
const URN = 'urn';

/** The page that the options name, the best hits first. @throws ServerRefusal */
export async function* onePage(text: string, options: SearchOptions, client: ServerClient): AsyncGenerator<SearchPage> {
  const { start, count } = options;
  yield await search({ ...criteriaOf(text, options), ...filterOf(options.filter), start, count }, client);
}

/**
 * Every hit, by URN, page after page, so that memory does not grow with their number. Ranking serves the first ten
 * thousand alone: so a page is asked for by where the last one ended, not by its offset (D-094). The index compares
 * URNs without regard to case; those that are equal to the last one may be on both sides, and are asked for twice.
 * @param count hits of one answer; more than there are URNs that differ in case alone
 * @throws ServerRefusal
 */
export async function* allPages(
  text: string,
  options: SearchOptions,
  client: ServerClient,
  count = LARGEST_ANSWER,
): AsyncGenerator<SearchPage> {
  const sort = { field: URN, order: 'ASCENDING' };
  let before: ReadonlySet<string> = new Set();
  for (let last: string | undefined; ;) {
    const from = last === undefined ? [] : [{ field: URN, value: last, condition: 'GREATER_THAN_OR_EQUAL_TO' }];
    const filter = filterOf(options.filter, from);
    const answer = await search({ ...criteriaOf(text, options), ...filter, sort, start: 0, count }, client);
    const seen = before;
    const hits = answer.hits.filter((hit) => !seen.has(textOf(hit, 'entity')));
    yield* pagesOf({ hits, total: answer.total });
    if (answer.hits.length < count) return;
    if (hits.length === 0) throw new ServerRefusal(OK, `Too many URNs differ in case alone from ${last ?? ''}.`);
    before = new Set(answer.hits.map((hit) => textOf(hit, 'entity')));
    last = textOf(answer.hits.at(-1), 'entity');
  }
}

/** At least one, which has the total. */
function* pagesOf({ hits, total }: SearchPage): Generator<SearchPage> {
  for (let start = 0; start === 0 || start < hits.length; start += PAGE) {
    yield { hits: hits.slice(start, start + PAGE), total };
  }
}

async function search(parameters: object, client: ServerClient): Promise<SearchPage> {
  const result = await client.action('entities', 'searchAcrossEntities', parameters);
  return { hits: listOf(result, 'entities'), total: Number(textOf(result, 'numEntities')) };
}

/** The query also accepts `field:value` and AND, OR, NOT. */
function criteriaOf(text: string, { entity, explain }: SearchOptions): object {
  return {
    input: text,
    ...(explain === undefined ? {} : { explain }),
    ...(entity.length === 0 ? {} : { entities: entity }),
    searchFlags: { fulltext: false, skipAggregates: true },
  };
}

function filterOf(criteria: readonly ValueFilter[], further: readonly object[] = []): object {
  const and = [...criteria.map(({ field, values }) => ({ field, value: '', values, condition: 'EQUAL' })), ...further];
  return and.length === 0 ? {} : { filter: { or: [{ and }] } };
}
