import type { Page } from '../../../../kernel/page.js';
import type { Urn } from '../../../../kernel/urn.js';
import type { Suggestion, SuggestRequest } from '../../../../search/search-index.port.js';
import { completedFields, completionFinder, completionTiers } from '../../../../text-search/completions.js';
import type { Stepwise } from '../../../../text-search/stepwise.js';
import type { DocSet } from '../memory/doc-set.js';
import { type RankKeys, topDocuments } from '../memory/top-documents.js';
import type { DocumentTexts } from '../storage/document-texts.js';
import { docFilter } from './filter-evaluation.js';
import type { QuerySources } from './query-evaluation.js';

/**
 * Completions, best first: values equal to the text, values that begin with it, names with a word that begins with it,
 * then other fields. Within each of these short names come before long ones, then by URN.
 */
export function* suggest(
  request: SuggestRequest,
  sources: QuerySources & { readonly texts: DocumentTexts },
): Stepwise<readonly Suggestion[]> {
  const filter = yield* docFilter(request.filter, request.entityTypes, { ...sources, documents: 'many' });
  const completionOf = completionFinder(request.text, completedFields(request, sources.fields));
  const found = new Map<Urn, Suggestion>();
  for (const expression of completionTiers(request, sources.fields)) {
    const tier = yield* sources.lists.text(expression);
    const candidates = filter === undefined ? tier : filter.passing(tier);
    yield;
    for (let start = 0, count = request.limit + 8; start < candidates.size; start += count, count *= 4) {
      for (const id of yield* inOrder(candidates, { start, count }, sources)) {
        if (found.size >= request.limit) return [...found.values()];
        const document = sources.texts.get(id);
        if (document === undefined || found.has(document.urn)) continue;
        sources.work.spend(UNITS_A_DOCUMENT);
        const text = completionOf(document);
        if (text !== undefined) found.set(document.urn, { urn: document.urn, text });
        yield;
      }
    }
  }
  return [...found.values()];
}

/** Units of work of a document of which the texts are read. */
const UNITS_A_DOCUMENT = 30;

/** A window of the documents, those with short names first; mostly the first few are enough. */
function* inOrder(candidates: DocSet, window: Page, { directory }: QuerySources): Stepwise<Int32Array> {
  const lengths = directory.lengthsOfNames();
  const keys: RankKeys = (ids, written) => {
    for (let at = 0; at < ids.length; at++) written[at] = -(lengths[ids[at] ?? 0] ?? 0);
  };
  return yield* topDocuments(candidates, { keys }, window, directory.urnOrder());
}
