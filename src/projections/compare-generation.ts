import { Logger } from '@nestjs/common';
import { nextTurn } from '../kernel/event-loop-turn.js';
import type { ChangeLog } from '../change-log/change-log.port.js';
import { StoreUnavailable } from '../kernel/failures.js';
import type { Urn } from '../kernel/urn.js';
import { compareContent, type EntityDifference } from './compare-content.js';
import type { DeadLetterRetry } from './dead-letter-retry.js';
import type { DerivedProjection, ProjectedGeneration } from './derived-projection.js';
import type { ProjectionSources } from './projection-sources.js';

/** Entities that are compared in one go, and those of a log line. */
const ENTITIES = 100;
const NAMED = 10;
/** Entries that one read of the log takes. */
const PAGE = 1000;

interface ComparisonContext {
  readonly projection: Pick<DerivedProjection<unknown>, 'expectedContent' | 'name'>;
  readonly sources: Pick<ProjectionSources, 'log' | 'source'>;
  readonly deadLetters: Pick<DeadLetterRetry, 'urns'>;
  readonly checkLife: () => void;
}

/**
 * Compare a generation with the primary store, entity by entity; what differs is logged and derived once more. Entities
 * that the log has entries of after `began`, which are still to be added, do not count, nor do those with dead letters.
 * @throws StoreUnavailable when entities still differ afterwards
 */
export async function compareGeneration(
  generation: ProjectedGeneration,
  context: ComparisonContext,
  began: number,
): Promise<void> {
  const logger = new Logger('Projections');
  const { name } = context.projection;
  for (const attempt of ['repair', 'look'] as const) {
    const different = await differences(generation, context, { began, attempt });
    if (different.length === 0) return;
    const named = different.slice(0, NAMED).map(({ urn, kind }) => `${urn} (${kind})`);
    const more = different.length > NAMED ? ` and ${String(different.length - NAMED)} more` : '';
    const what = attempt === 'repair' ? 'was derived once more' : 'still differs';
    logger.error(`Projection "${name}", in the making, ${what} for ${named.join(', ')}${more}.`);
  }
  throw new StoreUnavailable(`What was made for "${name}" differs from the primary store, and does not serve.`);
}

async function differences(
  generation: ProjectedGeneration,
  { projection, sources, deadLetters, checkLife }: ComparisonContext,
  { began, attempt }: { readonly began: number; readonly attempt: 'look' | 'repair' },
): Promise<readonly EntityDifference[]> {
  const found: EntityDifference[] = [];
  const compared = {
    storedContent: (after: Urn | undefined, limit: number) => generation.storedContent(after, limit),
    expectedContent: projection.expectedContent.bind(projection),
  };
  const changes = new LaterChanges(sources.log, began);
  let after: Urn | undefined;
  do {
    checkLife();
    const { different, entries, next } = await compareContent(compared, sources.source, { after, limit: ENTITIES });
    if (different.length > 0) {
      await changes.read();
      const own = different.filter(({ urn }) => !changes.urns.has(urn) && !deadLetters.urns.includes(urn));
      const urns = new Set(own.map(({ urn }) => urn));
      if (attempt === 'repair' && urns.size > 0) {
        await generation.replace(
          [...urns],
          entries.filter(({ urn }) => urns.has(urn)),
        );
      }
      for (const difference of own) found.push(difference);
    }
    after = next;
    await nextTurn();
  } while (after !== undefined);
  return found;
}

/** Entities that the log has entries of after a number. */
class LaterChanges {
  readonly urns = new Set<Urn>();

  constructor(
    private readonly log: ChangeLog,
    private seq: number,
  ) {}

  /** Read on to the end of the log: what was read of the primary store is not newer. */
  async read(): Promise<void> {
    for (;;) {
      const entries = await this.log.read(this.seq, PAGE);
      for (const { urn, seq } of entries) {
        this.urns.add(urn);
        this.seq = seq;
      }
      if (entries.length < PAGE) return;
    }
  }
}
