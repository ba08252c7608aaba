/**
 * Explicit lineage: facets that say what a dataset or a job is fed from, and not only what a run has touched. Takes an
 * event; gives it with what these facets say that its own job reads and writes, and one event for each other job that
 * they name. What they say of columns stays in facets of datasets. So whatever becomes of inputs and outputs becomes of
 * explicit lineage too, in any order of events.
 *
 * Example: a run of `load` says that table c is made of table a and by job `clean`: `load` reads a and writes c, and
 * `clean` writes c.
 */
import { z } from 'zod';
import type { FacetKind } from '../../../generated/service/registry/model.js';
import type { Members } from '../../kernel/members.js';
import { name, parsed } from './event-reader.js';
import type { EventDataset, Facets, JobName, LineageEvent } from './lineage-event.js';

export const TRANSFORMATION = z.looseObject({
  type: z.string(),
  subtype: z.string().nullish(),
  masking: z.boolean().nullish(),
});
const DATASET_SOURCE = z.looseObject({
  type: z.literal('DATASET'),
  ...{ namespace: name, name, field: name.nullish(), transformations: z.array(TRANSFORMATION).nullish() },
});
/** Without namespace and name, it is the job of the event. */
const JOB = z.looseObject({ type: z.literal('JOB'), namespace: name.nullish(), name: name.nullish() });
const SOURCES = z.array(z.discriminatedUnion('type', [DATASET_SOURCE, JOB.superRefine(hasBothNames)]));
const SAID = {
  inputs: SOURCES.nullish(),
  fields: z.record(z.string(), z.looseObject({ inputs: SOURCES })).nullish(),
};
export const DATASET_LINEAGE = z.looseObject(SAID);
const DATASET_ENTRY = z.looseObject({ type: z.literal('DATASET'), namespace: name, name, ...SAID });
const JOB_ENTRY = JOB.extend({ inputs: SOURCES.nullish() }).superRefine(hasBothNames);
const ENTRIES = z.array(z.discriminatedUnion('type', [DATASET_ENTRY, JOB_ENTRY]));
/** Drafts of the facet called its entries `lineage`. */
const JOB_LINEAGE = z
  .looseObject({ entries: ENTRIES.nullish(), lineage: ENTRIES.nullish() })
  .refine((facet) => (facet.entries ?? facet.lineage) !== undefined, { path: ['entries'], error: 'it is missing' });

type LineageSource = z.infer<typeof SOURCES>[number];
type DatasetLineage = z.infer<typeof DATASET_LINEAGE>;
type JobEntry = z.infer<typeof JOB_ENTRY>;

/** Names of facets with explicit lineage, by where they stand; a kind without one is absent. */
export type ExplicitFacets = Partial<Readonly<Record<FacetKind, string>>>;

/** What feeds a job and what it writes. */
interface JobPart {
  readonly inputs: EventDataset[];
  readonly outputs: EventDataset[];
  readonly jobs: JobName[];
}

/**
 * The event with what its explicit lineage says, first, and what that says of other jobs.
 * @throws failures.parameterInvalid with the path of what is not as specified
 */
export function withExplicitLineage(event: LineageEvent, facets: ExplicitFacets): readonly LineageEvent[] {
  return new ExplicitLineage(event, facets).events();
}

class ExplicitLineage {
  private readonly own: JobPart = { inputs: [], outputs: [], jobs: [] };
  private readonly others = new Map<string, { readonly job: JobName; readonly part: JobPart }>();

  constructor(
    private readonly event: LineageEvent,
    private readonly names: ExplicitFacets,
  ) {}

  events(): readonly LineageEvent[] {
    const { event, own } = this;
    for (const one of event.outputs) this.dataset(one, 'here');
    for (const one of [...event.inputs, ...event.datasets]) this.dataset(one, 'elsewhere');
    this.entries('job', event.job?.facets);
    this.entries('run', event.run?.facets);
    const others = [...this.others.values()].map(({ job, part }): LineageEvent => {
      const said = { job: { ...job, facets: {} }, ...part };
      return { ...event, run: undefined, datasets: [], ...said, extent: 'part' };
    });
    const [inputs, outputs] = [
      [...event.inputs, ...own.inputs],
      [...event.outputs, ...own.outputs],
    ];
    return [{ ...event, inputs, outputs, jobs: own.jobs }, ...others];
  }

  /** What a dataset that the job does not write is made from stays in its facet. */
  private dataset(one: EventDataset, made: 'here' | 'elsewhere'): void {
    const facet = this.names.dataset;
    const value = facet === undefined ? undefined : saidIn(one.facets, facet);
    if (facet === undefined || value === undefined) return;
    const sources = sourcesOf(parsed(DATASET_LINEAGE, value, `${one.path}/facets/${facet}`));
    for (const source of sources)
      if (source.type === 'JOB') this.partOf(source).outputs.push(bare(one, one.path));
      else if (made === 'here') this.own.inputs.push(bare(source, one.path));
  }

  private entries(on: 'job' | 'run', facets: Facets | undefined): void {
    const facet = this.names[on];
    const value = facet === undefined ? undefined : saidIn(facets ?? {}, facet);
    if (facet === undefined || value === undefined) return;
    const path = `${this.event.path}/${on}/facets/${facet}`;
    const { entries, lineage } = parsed(JOB_LINEAGE, value, path);
    for (const [at, entry] of (entries ?? lineage ?? []).entries()) {
      const place = `${path}/${entries === undefined ? 'lineage' : 'entries'}/${String(at)}`;
      if (entry.type === 'JOB') this.jobEntry(entry, place);
      else this.datasetEntry(bare(entry, place), entry);
    }
  }

  /** The own job writes it unless all of its sources are other jobs. */
  private datasetEntry(target: EventDataset, { inputs, fields }: DatasetLineage): void {
    const sources = sourcesOf({ inputs, fields });
    const isOwn = sources.length === 0 || sources.some((one) => one.type === 'DATASET' || this.isOwn(one));
    const { dataset: facet } = this.names;
    if (isOwn)
      this.own.outputs.push(facet === undefined ? target : { ...target, facets: { [facet]: { inputs, fields } } });
    for (const source of sources)
      if (source.type === 'DATASET') this.own.inputs.push(bare(source, target.path));
      else if (!this.isOwn(source)) this.partOf(source).outputs.push(target);
  }

  private jobEntry(entry: JobEntry, path: string): void {
    const part = this.partOf(entry);
    for (const source of entry.inputs ?? [])
      if (source.type === 'DATASET') part.inputs.push(bare(source, path));
      else if (this.partOf(source) !== part) {
        const job = nameOf(source) ?? this.event.job;
        if (job !== undefined) part.jobs.push({ namespace: job.namespace, name: job.name });
      }
  }

  private partOf(one: z.infer<typeof JOB>): JobPart {
    const job = nameOf(one);
    if (job === undefined || this.isOwn(one)) return this.own;
    const key = JSON.stringify([job.namespace, job.name]);
    const known = this.others.get(key) ?? { job, part: { inputs: [], outputs: [], jobs: [] } };
    this.others.set(key, known);
    return known.part;
  }

  private isOwn(one: z.infer<typeof JOB>): boolean {
    const [job, own] = [nameOf(one), this.event.job];
    return job === undefined || (job.namespace === own?.namespace && job.name === own.name);
  }
}

/** The facet, unless it is deleted. */
function saidIn(facets: Facets, facet: string): Members | undefined {
  const value = facets[facet];
  return value?.['_deleted'] === true ? undefined : value;
}

function sourcesOf({ inputs, fields }: DatasetLineage): readonly LineageSource[] {
  return [...(inputs ?? []), ...Object.values(fields ?? {}).flatMap((field) => field.inputs)];
}

function nameOf({ namespace, name: called }: z.infer<typeof JOB>): JobName | undefined {
  return typeof namespace === 'string' && typeof called === 'string' ? { namespace, name: called } : undefined;
}

/** A dataset of which nothing more is said here. @param path where it is named */
function bare({ namespace, name: called }: Pick<EventDataset, 'name' | 'namespace'>, path: string): EventDataset {
  return { path, namespace, name: called, facets: {}, own: {} };
}

/** A job has both names or none. */
function hasBothNames(
  job: { readonly namespace?: string | null | undefined; readonly name?: string | null | undefined },
  context: z.RefinementCtx,
): void {
  const isNamed = [job.namespace, job.name].map((one) => typeof one === 'string');
  const [hasNamespace, hasName] = isNamed;
  if (hasNamespace === hasName) return;
  const path = [hasNamespace === true ? 'name' : 'namespace'];
  context.addIssue({ code: 'custom', path, message: 'it is missing' });
}
