import type { Members } from '../../kernel/members.js';

/** Facets by name, as they came. */
export type Facets = Readonly<Record<string, Members>>;

/** A dataset as an event names it. `path`: where it stands in the event. `own`: facets of it as an input or output. */
export interface EventDataset {
  readonly path: string;
  readonly namespace: string;
  readonly name: string;
  readonly facets: Facets;
  readonly own: Facets;
}

/** What a job is called. */
export interface JobName {
  readonly namespace: string;
  readonly name: string;
}

/** A job as an event names it. */
export interface EventJob extends JobName {
  readonly facets: Facets;
}

/** A run as an event names it. `type`: in upper case; absent for an event that says nothing of its state. */
export interface EventRun {
  readonly id: string;
  readonly type: string | undefined;
  readonly facets: Facets;
}

/**
 * A parsed event: of a run with its job, of a job, or of a dataset, which is the one in `datasets`. `path`: where
 * the event stands in the body; empty for the body itself. `time`: epoch milliseconds. `jobs`: those that feed the job.
 * `extent`: whether an event without a run says all of the lineage of its job, or a part of it.
 */
export interface LineageEvent {
  readonly path: string;
  readonly time: number;
  readonly producer: string;
  readonly run: EventRun | undefined;
  readonly job: EventJob | undefined;
  readonly inputs: readonly EventDataset[];
  readonly outputs: readonly EventDataset[];
  readonly datasets: readonly EventDataset[];
  readonly jobs: readonly JobName[];
  readonly extent: 'all' | 'part';
}
