import { inTurns } from '../../kernel/in-turns.js';
import { LongText } from '../../kernel/long-text.js';
import { Remembered } from '../../kernel/remembered.js';
import type { Page } from '../../kernel/page.js';
import type { Work } from '../../kernel/work.js';
import type { ScorePart } from '../search-index.port.js';
import type { Facet, SearchAnswer } from './search-entities.query.js';

/** Under this name the score of the engine is reported among the features of a hit. */
const SCORE_FEATURE = 'SEARCH_BACKEND_SCORE';

/** Parts of a hit as JSON text, printed once for all places where they stand. */
export interface HitText {
  readonly urn: string;
  readonly matchedFields: string;
}

/** The least work of a hit, written twice; what matched it is counted where it was found. */
const HIT_UNITS = 5;

/** `page`: as it was asked for. `more`: further members of the answer, as text. */
export interface AnswerForm {
  readonly page: Page;
  readonly work: Work;
  readonly more?: string;
}

/**
 * A search answer as the wire shows it, as JSON text: where hits were found is most of it and stands there twice. The
 * metadata carries the keys of both forms of `entities`, lists of records and of URNs.
 * @param answer with all that `entityText` tells of its hits
 * @param entityText a hit in `entities`
 * @throws what `work` throws
 */
export async function searchAnswerText<H extends SearchAnswer['hits'][number]>(
  answer: Omit<SearchAnswer, 'hits'> & { readonly hits: readonly H[] },
  form: AnswerForm,
  entityText: (hit: H, text: HitText) => string,
): Promise<LongText> {
  const { hits, total, facets } = answer;
  const { page, work, more } = form;
  const text = new LongText();
  const urns = new LongText();
  const matches = new LongText();
  let comma = '';
  text.add('{"entities":[');
  await inTurns(hits, { work, units: HIT_UNITS }, (hit) => {
    const parts = { urn: JSON.stringify(hit.urn), matchedFields: JSON.stringify(hit.matched) };
    text.add(`${comma}${entityText(hit, parts)}`);
    urns.add(`${comma}${parts.urn}`);
    matches.add(`${comma}{"matchedFields":${parts.matchedFields}}`);
    comma = ',';
  });
  const facetTexts = facets.map(facetText);
  text.add('],"metadata":{"aggregations":[');
  text.add(facetTexts.map(({ aggregation }) => aggregation).join(','));
  text.add('],"suggestions":[],"urns":[');
  text.append(urns);
  text.add('],"matches":[');
  text.append(matches);
  text.add('],"searchResultMetadatas":[');
  text.add(facetTexts.map(({ metadata }) => metadata).join(','));
  text.add(']}');
  text.add(`,"from":${String(page.start)},"pageSize":${String(page.count)},"numEntities":${String(total)}`);
  text.add(more === undefined ? '}' : `,${more}}`);
  return text;
}

/** Members of a hit as a record, without the braces around them. */
export function hitMembers(
  { score, explanation }: SearchAnswer['hits'][number],
  { urn, matchedFields }: HitText,
): string {
  const printed = JSON.stringify(score);
  const parts = explanation === undefined ? '' : `,"explanation":${JSON.stringify(explanation.map(shownPart))}`;
  return `"entity":${urn},"matchedFields":${matchedFields},"features":{"${SCORE_FEATURE}":${printed}},"score":${printed}${parts}`;
}

function shownPart(part: ScorePart): object {
  return { ...part, effect: EFFECTS[part.effect] };
}

const EFFECTS: Readonly<Record<ScorePart['effect'], string>> = { add: 'ADD', multiply: 'MULTIPLY' };

/** Both forms of a facet. Values are many, and each stands there four times. */
function facetText({ field, label, values }: Facet): FacetText {
  const name = JSON.stringify(field);
  const counts: string[] = [];
  const filterValues: string[] = [];
  for (const { value, count, isFiltered } of values) {
    const { beforeCount, beforeFacetCount } = valueTexts.of(value, valueTextOf);
    const printed = String(count);
    counts.push(beforeCount, printed);
    filterValues.push(beforeFacetCount, printed, isFiltered === true ? FILTERED : UNFILTERED);
  }
  const displayName = JSON.stringify(label);
  // Each text begins with a comma; a list that is joined at once is no tree of small strings to walk in the end.
  const aggregations = counts.join('').slice(1);
  const shown = filterValues.join('').slice(1);
  return {
    aggregation: `{"name":${name},"displayName":${displayName},"aggregations":{${aggregations}},"filterValues":[${shown}]}`,
    metadata: `{"name":${name},"aggregations":{${aggregations}}}`,
  };
}

const FILTERED = ',"filtered":true}';
const UNFILTERED = ',"filtered":false}';

/** A value of a facet as both of its forms have it, up to where a number of entities follows. */
interface ValueText {
  readonly beforeCount: string;
  readonly beforeFacetCount: string;
}

/** The same values are counted in one search after the other. */
const valueTexts = new Remembered<ValueText>(4096);

function valueTextOf(value: string): ValueText {
  const printed = JSON.stringify(value);
  const entity = value.startsWith('urn:li:') ? `"entity":${printed},` : '';
  return { beforeCount: `,${printed}:`, beforeFacetCount: `,{"value":${printed},${entity}"facetCount":` };
}

interface FacetText {
  readonly aggregation: string;
  readonly metadata: string;
}
