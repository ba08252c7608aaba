/**
 * Where an edge between two entities is stored: which aspect of which entity, in which list.
 * The operation is defined for these types alone; the table is the operation's definition.
 */
import type { AuditStamp } from '../../kernel/audit-stamp.js';
import { failures } from '../../kernel/failures.js';
import type { Urn } from '../../kernel/urn.js';
import { entityTypeOf } from '../../kernel/urn.js';
import type { AspectValue } from '../aspect-editor.js';

/** An edge at its place. `owner`: the entity that states it; `target`: the other end. */
export interface LineageSlot {
  readonly owner: Urn;
  readonly target: Urn;
  readonly aspect: string;
  /** List that holds one object an edge. */
  readonly list: string;
  /** Member of these objects that names the target. */
  readonly key: 'dataset' | 'destinationUrn';
  /** Older list of the same aspect that names targets alone; absent where there is none. */
  readonly legacy: string | undefined;
  /** What the aspect holds when it is not stored; `undefined` when it cannot be made up. */
  readonly base: AspectValue | undefined;
}

type LineageRule = Omit<LineageSlot, 'owner' | 'target'> & { readonly statedBy: 'downstream' | 'upstream' };

const JOB_EDGES = {
  aspect: 'dataJobInputOutput',
  key: 'destinationUrn',
  base: { inputDatasets: [], outputDatasets: [] },
} as const;

/** By `<downstream type> <upstream type>`. */
const RULES: Readonly<Record<string, LineageRule>> = {
  'dataset dataset': {
    statedBy: 'downstream',
    aspect: 'upstreamLineage',
    list: 'upstreams',
    key: 'dataset',
    legacy: undefined,
    base: { upstreams: [] },
  },
  'dataset dataJob': { ...JOB_EDGES, statedBy: 'upstream', list: 'outputDatasetEdges', legacy: 'outputDatasets' },
  'dataJob dataset': { ...JOB_EDGES, statedBy: 'downstream', list: 'inputDatasetEdges', legacy: 'inputDatasets' },
  'dataJob dataJob': { ...JOB_EDGES, statedBy: 'downstream', list: 'inputDatajobEdges', legacy: 'inputDatajobs' },
  'chart dataset': {
    statedBy: 'downstream',
    aspect: 'chartInfo',
    list: 'inputEdges',
    key: 'destinationUrn',
    legacy: 'inputs',
    base: undefined,
  },
  'dashboard chart': {
    statedBy: 'downstream',
    aspect: 'dashboardInfo',
    list: 'chartEdges',
    key: 'destinationUrn',
    legacy: 'charts',
    base: undefined,
  },
  'dashboard dataset': {
    statedBy: 'downstream',
    aspect: 'dashboardInfo',
    list: 'datasetEdges',
    key: 'destinationUrn',
    legacy: 'datasets',
    base: undefined,
  },
};

/** @throws failures.editInvalid for a pair of types between which the operation makes no edge */
export function lineageSlot(downstream: Urn, upstream: Urn): LineageSlot {
  const [lower, upper] = [entityTypeOf(downstream), entityTypeOf(upstream)];
  const rule = RULES[`${lower} ${upper}`];
  if (rule === undefined) {
    const possible = Object.keys(RULES)
      .map((pair) => pair.split(' ').join(' from '))
      .join(', ');
    throw failures.editInvalid({
      reason: `Cannot update lineage of ${downstream}: a ${lower} cannot have a ${upper} upstream. Possible: ${possible}.`,
      value: downstream,
    });
  }
  const { statedBy, ...slot } = rule;
  return statedBy === 'downstream'
    ? { ...slot, owner: downstream, target: upstream }
    : { ...slot, owner: upstream, target: downstream };
}

/** The object that states a new edge. */
export function newEdge(slot: LineageSlot, stamp: AuditStamp): AspectValue {
  const properties = { source: 'UI' };
  if (slot.key === 'destinationUrn') {
    return { destinationUrn: slot.target, created: stamp, lastModified: stamp, properties };
  }
  return { dataset: slot.target, type: 'TRANSFORMED', auditStamp: stamp, created: stamp, properties };
}
