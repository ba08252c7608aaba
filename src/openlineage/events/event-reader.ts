/**
 * Reads events of OpenLineage: JSON in, a parsed event out, or the failure that names the path of what is wrong.
 * Members that are not known are ignored, and so is `null` where a member may be absent: producers of all versions are
 * read. Facets are checked by whoever knows them.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { failures } from '../../kernel/failures.js';
import { isMembers, ownMember } from '../../kernel/members.js';
import type { EventDataset, Facets, LineageEvent } from './lineage-event.js';

/** A name of which a URN is made: blanks alone would name nothing that anybody could look for. */
export const name = z.string().regex(/\S/, 'it has nothing but blanks');
const facets = z.record(z.string(), z.looseObject({}).nullable()).nullish();
const job = z.looseObject({ namespace: name, name, facets });
const run = z.looseObject({ runId: name, facets });
const dataset = z.looseObject({ namespace: name, name, facets, inputFacets: facets, outputFacets: facets });
const datasets = z.array(dataset).nullish();
const common = { eventTime: z.string(), producer: name };
const EVENT_TYPES = ['START', 'RUNNING', 'COMPLETE', 'ABORT', 'FAIL', 'OTHER'];

const RUN_EVENT = z.looseObject({
  ...common,
  eventType: z
    .string()
    .transform((type) => type.toUpperCase())
    .pipe(z.enum(EVENT_TYPES))
    .nullish(),
  run,
  job,
  inputs: datasets,
  outputs: datasets,
});
const JOB_EVENT = z.looseObject({ ...common, job, inputs: datasets, outputs: datasets });
const DATASET_EVENT = z.looseObject({ ...common, dataset });

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** A time without a zone is one of UTC: so do early clients mean it. */
const TIME = /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d(:\d\d(\.\d+)?)?([Zz]|[+-]\d\d:?\d\d)?$/;

/** @param path where the event stands in the body @throws failures.parameterInvalid */
export function readEvent(value: unknown, path: string): LineageEvent {
  if (!isMembers(value))
    throw failures.parameterInvalid({ name: path === '' ? 'body' : path, reason: 'it is no event' });
  if (ownMember(value, 'run') !== undefined) return runEvent(parsed(RUN_EVENT, value, path), path);
  if (ownMember(value, 'job') !== undefined) return jobEvent(parsed(JOB_EVENT, value, path), path);
  if (ownMember(value, 'dataset') !== undefined) return datasetEvent(parsed(DATASET_EVENT, value, path), path);
  throw failures.parameterInvalid({ name: path === '' ? 'body' : path, reason: 'it has neither run, job nor dataset' });
}

/** A value in its form. @throws failures.parameterInvalid with the path of the first thing that is wrong */
export function parsed<T>(schema: z.ZodType<T>, value: unknown, path: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const place = (issue?.path ?? []).map((step) => `/${String(step)}`).join('');
  const reason = (issue?.message ?? 'it does not fit').replace(/^Invalid input: /, '');
  throw failures.parameterInvalid({ name: `${path}${place}` || 'body', reason });
}

function runEvent(event: z.infer<typeof RUN_EVENT>, path: string): LineageEvent {
  const { runId } = event.run;
  return {
    ...jobEvent(event, path),
    run: { id: runIdOf(runId), type: event.eventType ?? undefined, facets: facetsOf(event.run.facets) },
  };
}

function jobEvent(event: z.infer<typeof JOB_EVENT>, path: string): LineageEvent {
  return {
    ...commonOf(event, path),
    run: undefined,
    job: { ...event.job, facets: facetsOf(event.job.facets) },
    inputs: datasetsOf(event.inputs, `${path}/inputs`, 'inputFacets'),
    outputs: datasetsOf(event.outputs, `${path}/outputs`, 'outputFacets'),
    datasets: [],
  };
}

function datasetEvent(event: z.infer<typeof DATASET_EVENT>, path: string): LineageEvent {
  const { namespace, name: called } = event.dataset;
  const at = { path: `${path}/dataset`, namespace, name: called };
  return {
    ...commonOf(event, path),
    ...{ run: undefined, job: undefined, inputs: [], outputs: [] },
    datasets: [{ ...at, facets: facetsOf(event.dataset.facets), own: {} }],
  };
}

function commonOf(event: { readonly eventTime: string; readonly producer: string }, path: string) {
  const time = timeOf(event.eventTime, `${path}/eventTime`);
  return { path, time, producer: event.producer, jobs: [], extent: 'all' as const };
}

/** @throws failures.parameterInvalid */
function timeOf(text: string, path: string): number {
  const [, , , zone] = TIME.exec(text) ?? [];
  const time = TIME.test(text) ? Date.parse(zone === undefined ? `${text}Z` : text) : Number.NaN;
  if (Number.isNaN(time) || time < 0)
    throw failures.parameterInvalid({ name: path, reason: 'it is no time such as 2026-01-31T12:00:00.000Z' });
  return time;
}

/** Ids are UUIDs; what some producers send in their place is known by its digest. */
export function runIdOf(text: string): string {
  return UUID.test(text) ? text.toLowerCase() : createHash('sha256').update(text).digest('hex').slice(0, 32);
}

function datasetsOf(
  all: z.infer<typeof datasets>,
  path: string,
  own: 'inputFacets' | 'outputFacets',
): readonly EventDataset[] {
  return (all ?? []).map((one, at) => ({
    path: `${path}/${String(at)}`,
    namespace: one.namespace,
    name: one.name,
    facets: facetsOf(one.facets),
    own: facetsOf(one[own]),
  }));
}

function facetsOf(all: z.infer<typeof facets>): Facets {
  return Object.fromEntries(
    Object.entries(all ?? {}).flatMap(([key, facet]) => (facet === null ? [] : [[key, facet] as const])),
  );
}
