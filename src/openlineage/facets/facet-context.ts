import type { FacetSpec, OpenLineageSpec } from '../../../generated/service/registry/model.js';
import type { AuditStamp } from '../../kernel/audit-stamp.js';
import type { Members } from '../../kernel/members.js';
import type { LineageEvent } from '../events/lineage-event.js';
import type { EventUrns } from '../naming/urns.js';
import type { AspectSketch, EventTarget } from '../sketch.js';

/**
 * A facet with what it is of. `path`: where it stands in the body. `as`: whether its dataset is read or written by
 * `job`, which is absent in events of datasets.
 */
export interface FacetContext {
  readonly row: FacetSpec;
  readonly value: Members;
  readonly path: string;
  readonly target: EventTarget;
  readonly event: LineageEvent;
  readonly stamp: AuditStamp;
  readonly job: EventTarget | undefined;
  readonly as: 'input' | 'output' | undefined;
  readonly models: OpenLineageSpec;
  readonly urns: EventUrns;
}

/** What a facet becomes. @throws failures.parameterInvalid when it is not of the form that its specification states */
export type FacetSketches = (context: FacetContext) => readonly AspectSketch[];
