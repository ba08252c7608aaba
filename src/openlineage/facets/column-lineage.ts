import { z } from 'zod';
import type { Members } from '../../kernel/members.js';
import { parsed } from '../events/event-reader.js';
import { keyBy, later, union } from '../merging.js';
import type { AspectSketch } from '../sketch.js';
import type { FacetContext, FacetSketches } from './facet-context.js';

const TRANSFORMATION = z.looseObject({ type: z.string().nullish(), subtype: z.string().nullish() });
const FACET = z.looseObject({
  fields: z.record(
    z.string(),
    z.looseObject({
      inputFields: z.array(
        z.looseObject({
          namespace: z.string().min(1),
          name: z.string().min(1),
          field: z.string().min(1),
          transformations: z.array(TRANSFORMATION).nullish(),
        }),
      ),
      transformationType: z.string().nullish(),
      transformationDescription: z.string().nullish(),
    }),
  ),
});
type ColumnInputs = z.infer<typeof FACET>['fields'];

/** A column and those from which it is made. */
interface ColumnSketch {
  readonly downstreams: readonly string[];
  readonly upstreams: readonly string[];
  readonly operations: readonly string[];
}

/**
 * Of an output, it is what the job does; of any other dataset, it is how the dataset is made, whoever makes it. A task
 * that is known stands between its datasets, so they get no edges of their own beside it (D-292).
 */
export const columnLineageSketches: FacetSketches = (context) => {
  const { value, path, job, as, models } = context;
  const { fields } = parsed(FACET, value, path);
  const columns = Object.entries(fields).map(([name, field]) => columnSketch(name, field, context));
  if (columns.length === 0) return [];
  if (as === 'output' && job !== undefined)
    return [
      {
        ...job,
        aspect: models.aspects.jobLineage,
        kind: 'merge',
        merge: (stored) => ({
          ...{ inputDatasets: [], outputDatasets: [] },
          ...stored,
          ...fineGrained(stored, columns),
        }),
      },
    ];
  return [datasetSketch(context, fields, columns)];
};

function datasetSketch(
  { row, target, stamp, urns }: FacetContext,
  fields: ColumnInputs,
  columns: readonly ColumnSketch[],
): AspectSketch {
  const sources = Object.values(fields).flatMap(({ inputFields }) => inputFields.map((one) => urns.dataset(one).urn));
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

function columnSketch(name: string, field: ColumnInputs[string], { target, urns }: FacetContext): ColumnSketch {
  const upstreams = field.inputFields.map((one) => urns.column(urns.dataset(one).urn, one.field));
  const operations = field.inputFields.flatMap(({ transformations }) =>
    (transformations ?? []).map(({ type, subtype }) => [type, subtype].filter(Boolean).join(':')),
  );
  const stated = [field.transformationType, ...operations].filter((one) => typeof one === 'string' && one !== '');
  return {
    downstreams: [urns.column(target.urn, name)],
    upstreams: [...new Set(upstreams)].sort(),
    operations: stated.map(String),
  };
}

/** What is known of a column is joined with what an event adds. */
function fineGrained(stored: Members | undefined, columns: readonly ColumnSketch[]): Members {
  const added = columns.map(({ downstreams, upstreams, operations }) => ({
    upstreamType: 'FIELD_SET',
    upstreams,
    downstreamType: 'FIELD',
    downstreams,
    ...operation(undefined, operations),
    confidenceScore: 1,
  }));
  const byDownstream = new Map(columns.map((column) => [JSON.stringify([column.downstreams]), column]));
  const key = keyBy('downstreams');
  const fineGrainedLineages = union(stored?.['fineGrainedLineages'], added, key, (known) => {
    const column = byDownstream.get(key(known));
    return {
      ...known,
      upstreams: union(known['upstreams'], column?.upstreams ?? [], keyBy()),
      ...operation(known['transformOperation'], column?.operations ?? []),
    };
  });
  return { fineGrainedLineages };
}

const BETWEEN = ', ';

/** All operations that events name, in order of their names. */
function operation(stored: unknown, added: readonly string[]): Members {
  const known = typeof stored === 'string' ? stored.split(BETWEEN) : [];
  const all = [...new Set([...known, ...added])].sort();
  return all.length === 0 ? {} : { transformOperation: all.join(BETWEEN) };
}
