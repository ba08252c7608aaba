import type { Page } from '../../../../kernel/page.js';
import type { Urn } from '../../../../kernel/urn.js';
import { type IndexField, type SearchFields, URN_FIELD } from '../../../../registry/search-fields.js';
import type { Suggestion, SuggestRequest } from '../../../../search/search-index.port.js';
import type { DocSet } from '../memory/doc-set.js';
import { type DocumentText, type DocumentTexts, valuesNamed } from '../storage/document-texts.js';
import { docFilter } from './filter-evaluation.js';
import { type FullTextExpression, prefixPattern, wholeBeginning, wholeValue } from './full-text-expression.js';
import type { QuerySources } from './query-evaluation.js';
import { analysePrefix, analyseValue, fold } from '../text/text-analysis.js';
import { wholeTokensOf } from '../text/value-tokens.js';
import type { Stepwise } from '../memory/stepwise.js';
import { type RankKeys, topDocuments } from '../memory/top-documents.js';

/**
 * Completions, best first: values equal to the text, values that begin with it, names with a word that begins with it,
 * then other fields. Within each of these short names come before long ones, then by URN.
 */
export function* suggest(
  request: SuggestRequest,
  sources: QuerySources & { readonly texts: DocumentTexts },
): Stepwise<readonly Suggestion[]> {
  const passing = yield* docFilter(request.filter, request.entityTypes, { ...sources, documents: 'many' });
  const completed = completedFields(request, sources.fields);
  const fit = completionTest(request.text);
  const found = new Map<Urn, Suggestion>();
  for (const expression of tiers(request, sources)) {
    const tier = yield* sources.lists.text(expression);
    const candidates = passing === undefined ? tier : passing(tier);
    yield;
    for (let start = 0, count = request.limit + 8; start < candidates.size; start += count, count *= 4) {
      for (const id of yield* inOrder(candidates, { start, count }, sources)) {
        if (found.size >= request.limit) return [...found.values()];
        const urn = sources.directory.urn(id);
        if (urn === undefined || found.has(urn)) continue;
        sources.work.spend(UNITS_A_DOCUMENT);
        const text = completionOf(sources.texts.get(id), completed, fit);
        if (text !== undefined) found.set(urn, { urn, text });
        yield;
      }
    }
  }
  return [...found.values()];
}

/** Units of work of a document of which the texts are read. */
const UNITS_A_DOCUMENT = 30;

function* tiers({ text, fields: named }: SuggestRequest, { fields }: QuerySources): Generator<FullTextExpression> {
  const whole = wholeTokensOf(text);
  for (const expression of [wholeValue(whole?.stemmed), wholeBeginning(whole?.beginnings)]) {
    if (expression !== undefined) yield expression;
  }
  const pattern = prefixPattern(text);
  if (pattern === undefined) return;
  yield { columns: ['name'], pattern };
  yield { columns: ['suggest'], pattern };
  // A field that is named need not be one that offers completions by itself.
  const others = named.filter((name) => fields.field(name)?.offersCompletions !== true);
  if (others.length > 0) yield { columns: ['strong', 'plain', 'weak'], pattern };
}

/** A window of the documents, those with short names first; mostly the first few are enough. */
function* inOrder(candidates: DocSet, window: Page, { directory }: QuerySources): Stepwise<Int32Array> {
  const lengths = directory.lengthsOfNames();
  const keys: RankKeys = (ids, written) => {
    for (let at = 0; at < ids.length; at++) written[at] = -(lengths[ids[at] ?? 0] ?? 0);
  };
  return yield* topDocuments(candidates, { keys }, window, directory.urnOrder());
}

/** Fields that may be completed, those with the highest boost first. */
function completedFields(request: SuggestRequest, fields: SearchFields): readonly string[] {
  if (request.fields.length > 0) {
    return request.fields.flatMap((name) => fields.field(name)?.sources ?? []);
  }
  const byBoost = (a: IndexField, b: IndexField): number => b.boost - a.boost || (a.name < b.name ? -1 : 1);
  const completed = fields.select(request.entityTypes, (field) => field.offersCompletions);
  return [...[...completed].sort(byBoost).map((field) => field.name), URN_FIELD];
}

/** The first value that begins with the text, else the first that has its words. */
function completionOf(
  document: DocumentText | undefined,
  fields: readonly string[],
  fit: CompletionTest,
): string | undefined {
  if (document === undefined) return undefined;
  const values = fields.flatMap((name) => valuesNamed(document, name));
  return values.find(fit.begins) ?? values.find(fit.contains);
}

interface CompletionTest {
  readonly begins: (value: string) => boolean;
  /** Whether the value has the words of the text, the last of which may be unfinished. */
  readonly contains: (value: string) => boolean;
}

function completionTest(text: string): CompletionTest {
  const start = fold(text.trim());
  const { tokens, last } = analysePrefix(text);
  return {
    begins: (value) => fold(value).startsWith(start),
    contains: (value) => {
      if (last.length === 0) return false;
      const analysed = analyseValue(value);
      const words = [...analysed.tokens, ...analysed.extras];
      return (
        tokens.every((token) => words.includes(token)) && words.some((word) => last.some((end) => word.startsWith(end)))
      );
    },
  };
}
