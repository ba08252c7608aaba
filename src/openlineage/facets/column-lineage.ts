import { z } from 'zod';
import type { AspectMerge } from '../../aspects/index.js';
import type { Members } from '../../kernel/members.js';
import { name, parsed } from '../events/event-reader.js';
import { DATASET_LINEAGE, TRANSFORMATION } from '../events/explicit-lineage.js';
import { withColumns } from '../job-lineage.js';
import { keyBy, later, union } from '../merging.js';
import type { DatasetName } from '../naming/dataset-names.js';
import type { AspectSketch } from '../sketch.js';
import type { FacetContext, FacetSketches } from './facet-context.js';

const INPUT = z.looseObject({
  namespace: name,
  name,
  field: z.string().min(1),
  transformations: z.array(TRANSFORMATION).nullish(),
});
const FACET = z.looseObject({
  fields: z.record(
    z.string(),
    z.looseObject({ inputFields: z.array(INPUT), transformationType: z.string().nullish() }),
  ),
  dataset: z.array(INPUT).nullish(),
});
type InputColumn = z.infer<typeof INPUT>;
type ColumnFacet = z.infer<typeof FACET>;

const BETWEEN = ', ';
const MASKING = '(masking)';

/** Columns, and those from which they are made in one way. */
interface ColumnSketch {
  readonly downstreams: readonly string[];
  readonly upstreams: readonly string[];
  readonly operation: string | undefined;
}

/**
 * Of an output, it is what the job does; of any other dataset, it is how the dataset is made, whoever makes it. A task
 * that is known stands between its datasets, so they get no edges of their own beside it (D-292).
 */
export const columnLineageSketches: FacetSketches = (context) =>
  lineageSketches(parsed(FACET, context.value, context.path), [], context);

/**
 * Of explicit lineage, what it says of a dataset; edges of jobs are those of the event that it becomes. One that says
 * nothing of columns leaves what a facet of column lineage has said of them.
 */
export const explicitLineageSketches: FacetSketches = (context) => {
  if (context.row.on !== 'dataset') return [];
  const { inputs, fields } = parsed(DATASET_LINEAGE, context.value, context.path);
  const sources: DatasetName[] = [];
  const columnsIn = (list: typeof inputs): InputColumn[] =>
    (list ?? []).flatMap((one) => {
      if (one.type !== 'DATASET') return [];
      const { namespace, name, field, transformations } = one;
      if (typeof field === 'string') return [{ namespace, name, field, transformations }];
      sources.push({ namespace, name });
      return [];
    });
  const facet: ColumnFacet = {
    dataset: columnsIn(inputs),
    fields: Object.fromEntries(
      Object.entries(fields ?? {}).map(([field, said]) => [field, { inputFields: columnsIn(said.inputs) }]),
    ),
  };
  const isOfColumns = inputsOf(facet).length > 0;
  return context.as === 'output' && !isOfColumns ? [] : lineageSketches(facet, sources, context);
};

/** @param sources datasets from which it is made, whatever the columns */
function lineageSketches(
  facet: ColumnFacet,
  sources: readonly DatasetName[],
  context: FacetContext,
): readonly AspectSketch[] {
  const { job, as, models } = context;
  const columns = columnsOf(facet, context);
  if (as === 'output' && job !== undefined) {
    const { target, stamp, urns } = context;
    const prefix = urns.columnPrefix(target.urn);
    const entries = columns.map(entryOf);
    const merge: AspectMerge = (stored) => withColumns(stored, { output: target.urn, prefix, stamp, entries });
    return [{ ...job, aspect: models.aspects.jobLineage, kind: 'merge', merge }];
  }
  const inputs = [...inputsOf(facet), ...sources];
  return as === 'output' || inputs.length === 0 ? [] : [datasetSketch(context, inputs, columns)];
}

function inputsOf({ fields, dataset }: ColumnFacet): readonly InputColumn[] {
  return [...Object.values(fields).flatMap(({ inputFields }) => inputFields), ...(dataset ?? [])];
}

function datasetSketch(
  { row, target, stamp, urns }: FacetContext,
  inputs: readonly DatasetName[],
  columns: readonly ColumnSketch[],
): AspectSketch {
  const sources = inputs.map((one) => urns.dataset(one).urn);
  const added = [...new Set(sources)].map((dataset) => ({ dataset, type: 'TRANSFORMED', auditStamp: stamp }));
  const merge = (stored: Members | undefined): Members => ({
    ...stored,
    upstreams: union(stored?.['upstreams'], added, keyBy('dataset'), (known) => ({
      ...known,
      auditStamp: later(known['auditStamp'], stamp),
    })),
    ...fineGrained(stored, columns),
  });
  return { ...target, aspect: row.aspect, kind: 'merge', merge };
}

/**
 * Of each column, the inputs by what is done to them: what a column is copied from stands apart from what it is
 * filtered by. Inputs of the whole dataset, such as those of a filter, are inputs of all columns that the facet names.
 */
function columnsOf({ fields, dataset }: ColumnFacet, context: FacetContext): readonly ColumnSketch[] {
  const own = (name: string): string => context.urns.column(context.target.urn, name);
  const names = Object.keys(fields).map(own).sort();
  const single = Object.entries(fields).flatMap(([name, { inputFields, transformationType }]) =>
    sketchesBy([own(name)], inputFields, { stated: transformationType ?? undefined, context }),
  );
  const whole = names.length === 0 ? [] : sketchesBy(names, dataset ?? [], { stated: undefined, context });
  return [...single, ...whole];
}

function sketchesBy(
  downstreams: readonly string[],
  inputs: readonly InputColumn[],
  { stated, context: { urns } }: { readonly stated: string | undefined; readonly context: FacetContext },
): readonly ColumnSketch[] {
  const groups = Map.groupBy(inputs, ({ transformations }) => operationOf(transformations ?? []) ?? stated);
  return [...groups].map(([operation, all]) => ({
    downstreams,
    upstreams: [...new Set(all.map((one) => urns.column(urns.dataset(one).urn, one.field)))].sort(),
    operation: operation === '' ? undefined : operation,
  }));
}

/** What is done to an input, such as `INDIRECT:FILTER`; of several ways all, in order of their names. */
function operationOf(all: readonly z.infer<typeof TRANSFORMATION>[]): string | undefined {
  const texts = all.map(({ type, subtype, masking }) =>
    [[type, subtype].filter(Boolean).join(':'), ...(masking === true ? [MASKING] : [])].join(' '),
  );
  return texts.length === 0 ? undefined : [...new Set(texts)].sort().join(BETWEEN);
}

/** What is known of a column is joined with what an event adds. */
function fineGrained(stored: Members | undefined, columns: readonly ColumnSketch[]): Members {
  if (columns.length === 0) return {};
  const added = columns.map(entryOf);
  const fineGrainedLineages = union(
    stored?.['fineGrainedLineages'],
    added,
    keyBy('downstreams', 'transformOperation'),
    (known, one) => ({ ...known, upstreams: union(known['upstreams'], one.upstreams, keyBy()) }),
  );
  return { fineGrainedLineages };
}

function entryOf({ downstreams, upstreams, operation }: ColumnSketch) {
  return {
    upstreamType: 'FIELD_SET',
    upstreams,
    downstreamType: downstreams.length === 1 ? 'FIELD' : 'FIELD_SET',
    downstreams,
    ...(operation === undefined ? {} : { transformOperation: operation }),
    confidenceScore: 1,
  };
}
