import { useQueries, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { type Label, labelAspects, labelOf } from './label-of.js';
import { type PageModels, useModels } from './page-models.js';
import { readAspects } from './read-aspects.js';
import { readUrn } from './urn.js';

/** Entities of one request: their URNs stand in its address. */
const LARGEST_BATCH = 50;
/** Milliseconds for which a label is shown without asking again. */
const FRESH = 60_000;

interface Waiting {
  readonly urn: string;
  readonly resolve: (label: Label) => void;
  readonly reject: (error: unknown) => void;
}

/** Labels that components ask for in one turn are read together, those of one entity type in one request. */
class LabelReader {
  private waiting: Waiting[] = [];

  constructor(private readonly models: PageModels) {}

  read(urn: string): Promise<Label> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ urn, resolve, reject });
      if (this.waiting.length === 1) {
        setTimeout(() => {
          this.flush();
        });
      }
    });
  }

  private flush(): void {
    const byType = Map.groupBy(this.waiting, ({ urn }) => readUrn(urn)?.entityType ?? '');
    this.waiting = [];
    for (const [entityType, all] of byType) {
      for (let at = 0; at < all.length; at += LARGEST_BATCH)
        void this.answer(entityType, all.slice(at, at + LARGEST_BATCH));
    }
  }

  private async answer(entityType: string, batch: readonly Waiting[]): Promise<void> {
    const aspects = labelAspects(entityType, this.models);
    try {
      const urns = batch.map(({ urn }) => urn);
      const found: Awaited<ReturnType<typeof readAspects>> =
        aspects.length === 0 ? new Map() : await readAspects(urns, aspects);
      for (const { urn, resolve } of batch) resolve(labelOf(urn, found.get(urn) ?? new Map(), this.models));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}

const readers = new WeakMap<QueryClient, LabelReader>();

function readerOf(client: QueryClient, models: PageModels): LabelReader {
  const known = readers.get(client);
  if (known !== undefined) return known;
  const reader = new LabelReader(models);
  readers.set(client, reader);
  return reader;
}

/** Labels of entities, in their order; until they are read, what their URNs say. */
function useLabels(urns: readonly string[]): readonly Label[] {
  const client = useQueryClient();
  const models = useModels();
  const reader = readerOf(client, models);
  return useQueries({
    queries: urns.map((urn) => ({
      queryKey: ['label', urn],
      queryFn: () => reader.read(urn),
      staleTime: FRESH,
      placeholderData: labelOf(urn, new Map(), models),
    })),
    combine: (results) => results.map(({ data }, at) => data ?? labelOf(urns[at] ?? '', new Map(), models)),
  });
}

export function useLabel(urn: string): Label {
  const [label] = useLabels([urn]);
  return label ?? { urn, entityType: '', name: urn, platform: '', description: '' };
}
