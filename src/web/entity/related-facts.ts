import { useQuery } from '@tanstack/react-query';
import { isObject } from '../shared/json-object.js';
import { readAspects } from '../shared/read-aspects.js';
import type { ListedText, RelatedPlace } from '../widgets/overrides/aspect-places.js';
import { readOutcomes } from '../widgets/overrides/outcomes.js';
import type { RelatedFacts } from './related-row.js';

/** Entities of one request. */
const BATCH = 50;

/** What is said of the entities of a list, by URN; nothing of those of which it is not known yet. */
export function useFacts(urns: readonly string[], place: RelatedPlace | undefined): ReadonlyMap<string, RelatedFacts> {
  const { data = new Map<string, RelatedFacts>() } = useQuery({
    queryKey: ['related-facts', place?.title, urns],
    enabled: place !== undefined && urns.length > 0,
    queryFn: () => (place === undefined ? new Map<string, RelatedFacts>() : readFacts(urns, place)),
    structuralSharing: false,
  });
  return data;
}

async function readFacts(urns: readonly string[], place: RelatedPlace): Promise<Map<string, RelatedFacts>> {
  const batches = Array.from({ length: Math.ceil(urns.length / BATCH) }, (_, at) =>
    urns.slice(at * BATCH, (at + 1) * BATCH),
  );
  const read = await Promise.all(batches.map((batch) => readBatch(batch, place)));
  return new Map(read.flat());
}

async function readBatch(urns: readonly string[], { texts, outcome }: RelatedPlace) {
  const aspects = [...new Set(texts.map(({ aspect }) => aspect))];
  const [stored, outcomes] = await Promise.all([
    aspects.length === 0 ? undefined : readAspects(urns, aspects),
    outcome === 'last' ? readOutcomes(urns) : undefined,
  ]);
  return urns.map((urn): readonly [string, RelatedFacts] => {
    const text = firstText(texts, stored?.get(urn));
    const last = outcomes?.get(urn);
    return [urn, { ...(text === undefined ? {} : { text }), ...(last === undefined ? {} : { outcome: last }) }];
  });
}

function firstText(
  texts: readonly ListedText[],
  aspects: ReadonlyMap<string, unknown> | undefined,
): RelatedFacts['text'] {
  for (const { aspect, path, as } of texts) {
    let found = aspects?.get(aspect);
    for (const step of path) found = isObject(found) ? found[step] : undefined;
    if (typeof found === 'string' && found.trim() !== '') return { text: found, as };
  }
  return undefined;
}
