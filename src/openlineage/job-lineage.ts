/**
 * The lineage of a task: what its newest run that has ended has read and written, and what was named since. The
 * problem: a task that reads something else from today on keeps no edge to what it read until yesterday, but events
 * come late and in any order, each names a part of what its run touches, and runs overlap. The idea: an edge knows when
 * it was named last, and the task since when its lineage counts, which is the start of its newest run that has ended.
 * Both only grow with what events say, so the edges that are older than that moment, which go, are the same in any
 * order. What is said of the columns of an output has a moment too, and goes likewise.
 *
 * Example: a run of 10:00 named a and b, one that began at 11:00 names b at 11:00 and ends at 11:05: a goes. While it
 * still runs, both are there. Had the events of 11 o'clock come first, a would go with the event that names it.
 *
 * What it costs: two moments of each run and one of the task are custom properties. What it does not do: a run that
 * names no dataset, or of which nobody has seen the start, takes nothing away, and neither does one that still runs.
 * Edges that did not come by events stay. An edge that has gone and comes again is created again (D-309).
 */
import type { AuditStamp } from '../kernel/audit-stamp.js';
import { writeExactJson } from '../kernel/exact-json.js';
import { isMembers, type Members } from '../kernel/members.js';
import type { Urn } from '../kernel/urn.js';
import type { LineageEvent } from './events/lineage-event.js';
import { earlier, keyBy, later, momentAt, momentIn, union, withMoment } from './merging.js';

/** Custom properties of a run: when it started, when it ended, when datasets were named last. */
const STARTED = 'started';
const ENDED = 'ended';
const NAMED = 'datasets';
/** Custom property of a task: the start of its newest run that has ended. */
const SINCE = 'lineageSince';
/** By which edges of events are known. */
const SOURCE = { source: 'openlineage' } as const;
/** Property of an edge to an output: of which moment what is known of its columns is. */
const COLUMNS = 'columnLineage';

/** The properties of a run with the moments that an event adds. @param step whether its type ends the run */
export function withRunMoments(value: Members, event: LineageEvent, step: 'end' | 'other'): Members {
  const { time, run } = event;
  const started = run?.type === 'START' ? withMoment(value, STARTED, time) : value;
  const ended = step === 'end' ? withMoment(started, ENDED, time) : started;
  return namesDatasets(event) ? withMoment(ended, NAMED, time) : ended;
}

/** Since when the lineage of the task counts, as far as this run is concerned. */
export function sinceOfRun(value: Members): number | undefined {
  const isCounted = [ENDED, NAMED].every((name) => momentAt(value, name) !== undefined);
  return isCounted ? momentAt(value, STARTED) : undefined;
}

export function namesDatasets({ inputs, outputs, jobs }: LineageEvent): boolean {
  return inputs.length + outputs.length + jobs.length > 0;
}

/** The properties of a task with what is known by a run, or by an event of the task itself. */
export function withSince(value: Members, since: number | undefined): Members {
  return since === undefined ? value : withMoment(value, SINCE, since);
}

export function sinceOfJob(value: Members): number {
  return momentAt(value, SINCE) ?? 0;
}

/** What an event names. `jobs`: those that feed its job. */
export interface NamedDatasets {
  readonly inputs: readonly Urn[];
  readonly outputs: readonly Urn[];
  readonly jobs: readonly Urn[];
  readonly stamp: AuditStamp;
}

/** What events say of the columns of an output. `prefix`: how URNs of its columns begin. */
export interface OutputColumns {
  readonly output: Urn;
  readonly prefix: string;
  readonly stamp: AuditStamp;
  readonly entries: readonly Members[];
}

export function withDatasets(stored: Members | undefined, { inputs, outputs, jobs, stamp }: NamedDatasets): Members {
  const jobEdges = stored?.['inputDatajobEdges'];
  return {
    ...{ inputDatasets: [], outputDatasets: [] },
    ...stored,
    inputDatasetEdges: withEdges(stored?.['inputDatasetEdges'], inputs, stamp),
    outputDatasetEdges: withEdges(stored?.['outputDatasetEdges'], outputs, stamp),
    ...(jobs.length === 0 ? {} : { inputDatajobEdges: withEdges(jobEdges, jobs, stamp) }),
  };
}

/** The columns of the newest event that says something of those of the output; the greater of two of one moment. */
export function withColumns(stored: Members | undefined, columns: OutputColumns): Members {
  const { output, prefix, stamp, entries } = columns;
  const value = withDatasets(stored, { inputs: [], outputs: [output], jobs: [], stamp });
  const moment = new Date(stamp.time).toISOString();
  const edges = items(value['outputDatasetEdges']);
  const known = edges.map((edge) => (edge['destinationUrn'] === output ? columnMoment(edge) : undefined)).find(Boolean);
  const all = items(value['fineGrainedLineages']);
  const own = all.filter((entry) => isOf(entry, prefix));
  const next = sorted(entries);
  const isOlder = known !== undefined && known > moment;
  if (isOlder || (known === moment && writeExactJson(sorted(own)) >= writeExactJson(next))) return value;
  return {
    ...value,
    outputDatasetEdges: edges.map((edge) =>
      edge['destinationUrn'] === output
        ? { ...edge, properties: { ...membersOf(edge['properties']), [COLUMNS]: moment } }
        : edge,
    ),
    fineGrainedLineages: sorted([...all.filter((entry) => !isOf(entry, prefix)), ...next]),
  };
}

/** The value without what was named last before a moment. @param prefixOf how URNs of columns of a dataset begin */
export function withoutOlder(value: Members, since: number, prefixOf: (dataset: string) => string): Members {
  const moment = new Date(since).toISOString();
  const isCounted = (edge: Members): boolean =>
    membersOf(edge['properties'])['source'] !== SOURCE.source || momentIn(edge['lastModified']) >= since;
  const outputs = items(value['outputDatasetEdges']);
  const outdated = outputs.filter((edge) => (columnMoment(edge) ?? moment) < moment);
  const prefixes = outdated.map((edge) => prefixOf(String(edge['destinationUrn'])));
  const { fineGrainedLineages, inputDatajobEdges, ...rest } = value;
  const jobs = items(inputDatajobEdges).filter(isCounted);
  const entries = items(fineGrainedLineages).filter((entry) => !prefixes.some((prefix) => isOf(entry, prefix)));
  return {
    ...rest,
    inputDatasetEdges: items(value['inputDatasetEdges']).filter(isCounted),
    outputDatasetEdges: outputs
      .filter(isCounted)
      .map((edge) => (outdated.includes(edge) ? { ...edge, properties: withoutColumns(edge['properties']) } : edge)),
    ...(jobs.length === 0 ? {} : { inputDatajobEdges: jobs }),
    ...(entries.length === 0 ? {} : { fineGrainedLineages: entries }),
  };
}

function withEdges(stored: unknown, urns: readonly Urn[], stamp: AuditStamp): readonly unknown[] {
  const added = urns.map((destinationUrn) => ({
    ...{ destinationUrn, created: stamp, lastModified: stamp, properties: SOURCE },
  }));
  return union(stored, added, keyBy('destinationUrn'), (known) => ({
    ...known,
    created: earlier(known['created'], stamp),
    lastModified: later(known['lastModified'], stamp),
  }));
}

function columnMoment(edge: Members): string | undefined {
  const moment = membersOf(edge['properties'])[COLUMNS];
  return typeof moment === 'string' ? moment : undefined;
}

function withoutColumns(properties: unknown): Members {
  return Object.fromEntries(Object.entries(membersOf(properties)).filter(([name]) => name !== COLUMNS));
}

function isOf({ downstreams }: Members, prefix: string): boolean {
  return Array.isArray(downstreams) && downstreams.some((urn) => String(urn).startsWith(prefix));
}

const KEY = keyBy('downstreams', 'transformOperation');

function sorted(entries: readonly Members[]): readonly Members[] {
  return [...entries].sort((a, b) => (KEY(a) < KEY(b) ? -1 : 1));
}

function items(list: unknown): readonly Members[] {
  return Array.isArray(list) ? list.filter(isMembers) : [];
}

function membersOf(value: unknown): Members {
  return isMembers(value) ? value : {};
}
