/**
 * What an event says, as sketches of what is to be written: of its run, its job with the flow, and the datasets, each
 * with its facets. Sketches of one aspect of one entity become one.
 */
import type {
  FacetKind,
  FacetSpec,
  OpenLineageAspect,
  OpenLineageSpec,
} from '../../generated/service/registry/model.js';
import type { AspectMerge } from '../aspects/index.js';
import type { AuditStamp } from '../kernel/audit-stamp.js';
import type { Members } from '../kernel/members.js';
import type { Urn } from '../kernel/urn.js';
import type { Registry } from '../registry/index.js';
import { type ExplicitFacets, withExplicitLineage } from './events/explicit-lineage.js';
import type { EventDataset, EventJob, EventRun, Facets, LineageEvent } from './events/lineage-event.js';
import type { FacetContext } from './facets/facet-context.js';
import { sketchesOfDeletedFacet, sketchesOfFacet } from './facets/facet-sketches.js';
import {
  namesDatasets,
  sinceOfJob,
  sinceOfRun,
  withDatasets,
  withoutOlder,
  withRunMoments,
  withSince,
} from './job-lineage.js';
import { earlier, keyBy, union, withFacet } from './merging.js';
import { EventUrns } from './naming/urns.js';
import type { AspectSketch, EventTarget } from './sketch.js';

/** `unknown`: facets that no row of the models is about. */
export interface MappedEvent {
  readonly sketches: readonly AspectSketch[];
  readonly unknown: number;
}

/** States of a run by the type of the event, and how it ended. */
const STATES: Readonly<Record<string, { readonly status: string; readonly result?: string }>> = {
  START: { status: 'STARTED' },
  RUNNING: { status: 'STARTED' },
  COMPLETE: { status: 'COMPLETE', result: 'SUCCESS' },
  FAIL: { status: 'COMPLETE', result: 'FAILURE' },
  ABORT: { status: 'COMPLETE', result: 'FAILURE' },
};

export class EventMapper {
  private readonly urns: EventUrns;
  private readonly rows: ReadonlyMap<string, FacetSpec>;
  private readonly explicit: ExplicitFacets;

  constructor(
    private readonly models: OpenLineageSpec,
    registry: Registry,
  ) {
    this.urns = new EventUrns(models, registry);
    this.rows = new Map(models.facets.map((row) => [`${row.on}.${row.facet}`, row]));
    const explicit = models.facets.filter(({ as }) => as === 'lineage');
    this.explicit = Object.fromEntries(explicit.map(({ on, facet }) => [on, facet]));
  }

  /** @throws failures.parameterInvalid for a facet of known name in another form, failures.urnInvalid for names */
  map(event: LineageEvent, actor: Urn): MappedEvent {
    const tables = { models: this.models, urns: this.urns, rows: this.rows };
    const events = withExplicitLineage(event, this.explicit);
    const mapped = events.map((one) => new EventMapping(one, actor, tables).run());
    const unknown = mapped.reduce((sum, one) => sum + one.unknown, 0);
    return { sketches: mapped.flatMap(({ sketches }) => sketches), unknown };
  }
}

/** What does not depend on the event. */
interface MappingTables {
  readonly models: OpenLineageSpec;
  readonly urns: EventUrns;
  readonly rows: ReadonlyMap<string, FacetSpec>;
}

/** Facets of one place. */
interface FacetPlace {
  readonly on: FacetKind;
  readonly facets: Facets;
  readonly path: string;
  readonly target: EventTarget;
}

class EventMapping {
  private readonly sketches: AspectSketch[] = [];
  private unknown = 0;
  private readonly job: EventTarget | undefined;
  private readonly stamp: AuditStamp;
  /** Since when the lineage of the task counts by this event, and as then stored: known inside the transaction. */
  private sinceByEvent: number | undefined;
  private since = 0;

  constructor(
    private readonly event: LineageEvent,
    actor: Urn,
    private readonly tables: MappingTables,
  ) {
    this.stamp = { time: event.time, actor };
    this.job = event.job && tables.urns.job(event.job, event.producer);
  }

  run(): MappedEvent {
    const { job, inputs, outputs, datasets } = this.event;
    const named = [inputs, outputs].map((all) => all.map((one) => this.tables.urns.dataset(one).urn));
    const [read = [], written = []] = named;
    if (job !== undefined && this.job !== undefined) this.taskOf(job, this.job, [read, written]);
    for (const one of datasets) this.dataset(one);
    for (const one of inputs) this.dataset(one, 'input');
    for (const one of outputs) this.dataset(one, 'output');
    if (this.job !== undefined) this.lineageOf(this.job, [read, written]);
    return { sketches: joined(this.sketches), unknown: this.unknown };
  }

  private dataset(one: EventDataset, as?: 'input' | 'output'): void {
    const { namespace, name, path } = one;
    const target = this.tables.urns.dataset(one);
    const texts = [
      { to: ['customProperties', 'openlineage.namespace'], text: namespace },
      { to: ['customProperties', 'openlineage.name'], text: name },
    ];
    this.merge(target, 'dataset', (stored) =>
      withFacet({ customProperties: {}, ...stored }, { facet: 'dataset', time: this.event.time, texts }),
    );
    this.facets({ on: 'dataset', facets: one.facets, path: `${path}/facets`, target }, as);
    if (as !== undefined) this.facets({ on: as, facets: one.own, path: `${path}/${as}Facets`, target }, as);
  }

  /** The run before its task: the task takes over what is then known of the run, in the same transaction. */
  private taskOf(job: EventJob, target: EventTarget, named: readonly [readonly Urn[], readonly Urn[]]): void {
    const { run } = this.event;
    if (run !== undefined) this.runOf(run, target, named);
    this.jobOf(job, target);
  }

  private jobOf(job: EventJob, target: EventTarget): void {
    const { urns } = this.tables;
    const flow = urns.flow(job, this.event.producer);
    const [flowName = job.name, ...rest] = job.name.split('.');
    this.merge(flow, 'flow', (stored) => ({
      ...{ name: flowName, project: job.namespace, customProperties: {} },
      ...stored,
    }));
    const own = {
      name: rest.length === 0 ? job.name : rest.join('.'),
      type: { string: urns.orchestrator(this.event.producer) },
      flowUrn: flow.urn,
      customProperties: {},
    };
    // An event of the task itself says all of its lineage.
    const { event } = this;
    if (event.run === undefined && event.extent === 'all' && namesDatasets(event)) this.sinceByEvent = event.time;
    this.merge(target, 'job', (stored) => {
      const value = withSince({ ...own, ...stored }, this.sinceByEvent);
      this.since = sinceOfJob(value);
      return value;
    });
    this.facets({ on: 'job', facets: job.facets, path: `${this.event.path}/job/facets`, target });
  }

  /** Also for an event that names no dataset, but may end a run of which others named some. */
  private lineageOf(target: EventTarget, [inputs, outputs]: readonly [readonly Urn[], readonly Urn[]]): void {
    const { event, stamp, tables } = this;
    const isNaming = namesDatasets(event);
    const jobs = event.jobs.map((job) => tables.urns.job(job, event.producer).urn);
    this.merge(target, 'jobLineage', (stored) =>
      stored === undefined && !isNaming
        ? undefined
        : withoutOlder(withDatasets(stored, { inputs, outputs, jobs, stamp }), this.since, tables.urns.columnPrefix),
    );
  }

  private step(): 'end' | 'other' {
    return STATES[this.event.run?.type ?? '']?.result === undefined ? 'other' : 'end';
  }

  private runOf(run: EventRun, job: EventTarget, [inputs, outputs]: readonly [readonly Urn[], readonly Urn[]]): void {
    const target = this.tables.urns.run(run.id);
    this.merge(target, 'run', (stored) => {
      const value = {
        name: run.id,
        customProperties: {},
        ...stored,
        created: earlier(stored?.['created'], this.stamp),
      };
      const known = withRunMoments(value, this.event, this.step());
      this.sinceByEvent = sinceOfRun(known);
      return known;
    });
    this.merge(target, 'runRelationships', (stored) => ({
      upstreamInstances: [],
      ...stored,
      parentTemplate: job.urn,
    }));
    if (inputs.length > 0)
      this.merge(target, 'runInputs', (stored) => ({ inputs: urnUnion(stored?.['inputs'], inputs) }));
    if (outputs.length > 0)
      this.merge(target, 'runOutputs', (stored) => ({ outputs: urnUnion(stored?.['outputs'], outputs) }));
    this.state(run, target);
    this.facets({ on: 'run', facets: run.facets, path: `${this.event.path}/run/facets`, target });
  }

  /** Two events of one moment are two points, since they have different ids. */
  private state({ type }: EventRun, target: EventTarget): void {
    const state = type === undefined ? undefined : STATES[type];
    if (type === undefined || state === undefined) return;
    const { status, result } = state;
    const ended = result === undefined ? {} : { result: { type: result, nativeResultType: type } };
    const value = { timestampMillis: this.event.time, messageId: type, status, ...ended };
    this.sketches.push({ ...target, aspect: this.tables.models.aspects.runEvent, kind: 'point', value });
  }

  private facets({ on, facets, path, target }: FacetPlace, as?: 'input' | 'output'): void {
    const { models, urns, rows } = this.tables;
    for (const [facet, value] of Object.entries(facets)) {
      const row = rows.get(`${on}.${facet}`);
      if (row === undefined) this.unknown += 1;
      if (row === undefined) continue;
      const { event, stamp, job } = this;
      const context: FacetContext = {
        ...{ row, value, path: `${path}/${facet}`, target, event, stamp, job, as, models, urns },
      };
      const sketches = value['_deleted'] === true ? sketchesOfDeletedFacet(context) : sketchesOfFacet(context);
      for (const sketch of sketches) this.sketches.push(sketch);
    }
  }

  private merge(target: EventTarget, aspect: OpenLineageAspect, merge: AspectMerge): void {
    this.sketches.push({ ...target, aspect: this.tables.models.aspects[aspect], kind: 'merge', merge });
  }
}

function urnUnion(stored: unknown, urns: readonly Urn[]): readonly unknown[] {
  return union(stored, urns, keyBy());
}

/** One sketch for each aspect of an entity, where the first stood. */
function joined(sketches: readonly AspectSketch[]): readonly AspectSketch[] {
  const merges = new Map<string, AspectMerge[]>();
  const result: AspectSketch[] = [];
  for (const sketch of sketches) {
    if (sketch.kind === 'point') {
      result.push(sketch);
      continue;
    }
    const key = `${sketch.aspect} ${sketch.urn}`;
    const known = merges.get(key);
    if (known !== undefined) {
      known.push(sketch.merge);
      continue;
    }
    const all = [sketch.merge];
    merges.set(key, all);
    result.push({
      ...sketch,
      merge: (stored) => all.reduce((value: Members | undefined, merge) => merge(value), stored),
    });
  }
  return result;
}
