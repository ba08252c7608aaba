import type { AspectMerge, ProposalDto } from '../aspects/index.js';
import { toNumberTexts, writeExactJson } from '../kernel/exact-json.js';
import type { Members } from '../kernel/members.js';
import type { Urn } from '../kernel/urn.js';
import type { LineageEvent } from './events/lineage-event.js';

/** An entity that an event is about. */
export interface EventTarget {
  readonly entityType: string;
  readonly urn: Urn;
}

/** What an event says of one aspect: how the stored value changes, or a point of a time series. */
export type AspectSketch = EventTarget & { readonly aspect: string } & (
    { readonly kind: 'merge'; readonly merge: AspectMerge } | { readonly kind: 'point'; readonly value: Members }
  );

/** By which writes that came over OpenLineage are known again, so that they are not sent back (D-294). */
export const SOURCE_PROPERTIES = { appSource: 'openlineage' } as const;

/** The sketch as a proposal. A rollback of the run takes back what its events wrote. */
export function proposalOf(sketch: AspectSketch, { run }: LineageEvent): ProposalDto {
  const common = {
    ...{ entityType: sketch.entityType, entityUrn: sketch.urn, aspectName: sketch.aspect },
    systemMetadata: { ...(run === undefined ? {} : { runId: run.id }), properties: SOURCE_PROPERTIES },
  };
  return sketch.kind === 'merge'
    ? { ...common, changeType: 'PATCH', merge: sketch.merge }
    : {
        ...common,
        changeType: 'UPSERT',
        aspect: { value: writeExactJson(toNumberTexts(sketch.value)), contentType: 'application/json' },
      };
}
