/**
 * What changed from one value of an aspect to the next, as the models say what to compare. A value that is absent is
 * compared as one that has nothing.
 */
import type { TimelineChangeSpec, TimelinePartsSpec, TimelineSpec } from '../../../generated/service/registry/model.js';
import { assertNever, invariant } from '../../kernel/assert-never.js';
import { parseUrn, partUrn, type Urn } from '../../kernel/urn.js';
import type { TimelineEvent } from '../timeline-transaction.js';
import { compareLists } from './compare-lists.js';
import { compareParts } from './compare-parts.js';
import { compareTexts } from './compare-texts.js';
import type { ValueDifference } from './value-difference.js';
import { itemsAt, pairItems } from './member-values.js';

/** A rule of the models, and the category that its events have. */
export interface CategorisedSpec {
  readonly category: string;
  readonly spec: TimelineSpec;
}

/** An event without the moment in which it happened. */
export type PlacedDifference = Omit<TimelineEvent, 'auditStamp'>;

/** @param urn the entity that has the aspect */
export function compareValues(
  urn: Urn,
  { category, spec }: CategorisedSpec,
  before: unknown,
  after: unknown,
): readonly PlacedDifference[] {
  const { changed, parts } = spec;
  const events = (
    entityUrn: Urn,
    changes: readonly ValueDifference[],
    modifier?: string,
  ): readonly PlacedDifference[] =>
    changes.map((change) => ({
      entityUrn,
      category,
      operation: change.operation,
      modifier: change.subject ?? modifier ?? null,
      parameters: spec.parameter === undefined ? null : { [spec.parameter]: change.value },
      semVerChange: change.weight ?? spec.weights[change.operation],
      description: change.sentence(entityUrn),
    }));
  if (parts === undefined) return events(urn, compareOne(changed, before, after));
  const nameOf = (key: string): Urn => urnOfPart(urn, parts, key);
  if (changed.kind === 'parts') return events(urn, compareParts({ spec: changed, parts, nameOf }, before, after));
  return pairItems(itemsAt(before, parts.path), itemsAt(after, parts.path), parts.key).flatMap((pair) => {
    const part = nameOf(pair.key);
    return events(part, compareOne(changed, pair.before, pair.after), part);
  });
}

function compareOne(changed: TimelineChangeSpec, before: unknown, after: unknown): readonly ValueDifference[] {
  switch (changed.kind) {
    case 'list':
      return compareLists(changed, before, after);
    case 'text':
      return compareTexts(changed, before, after);
    case 'parts':
      invariant(false, 'parts are compared where they are listed');
      break;
    default:
      return assertNever(changed, 'what is compared');
  }
}

/** Steps of a path that say the type of a column and do not name it; there may be dots in them. */
const TYPE_STEPS = /\[[^\]]*\](?:\.|$)/g;

/** The whole itself where a name is none of a part. */
function urnOfPart(whole: Urn, { entityType }: TimelinePartsSpec, key: string): Urn {
  const name = key.replaceAll(TYPE_STEPS, '');
  return parseUrn(partUrn(entityType, whole, name)) ?? parseUrn(partUrn(entityType, whole, key)) ?? whole;
}
