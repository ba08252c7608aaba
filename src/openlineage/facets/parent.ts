import { z } from 'zod';
import { parsed, runIdOf } from '../events/event-reader.js';
import { withFacet } from '../merging.js';
import type { AspectSketch } from '../sketch.js';
import type { FacetContext, FacetSketches } from './facet-context.js';

const PARENT = {
  run: z.looseObject({ runId: z.string().min(1) }),
  job: z.looseObject({ namespace: z.string(), name: z.string() }),
};
const FACET = z.looseObject({ ...PARENT, root: z.looseObject(PARENT).nullish() });
type Parent = z.infer<typeof FACET>;

/**
 * The run that started this one, such as that of a DAG. Were there two of them, it is the greater, in any order. What
 * its job and the first run of all are called is kept in properties, since they may have no events of their own.
 */
export const parentSketches: FacetSketches = (context) => {
  const { row, value, path, target, urns } = context;
  const parent = parsed(FACET, value, path);
  const { urn } = urns.run(runIdOf(parent.run.runId));
  const merge = (stored: Readonly<Record<string, unknown>> | undefined) => {
    const known = stored?.['parentInstance'];
    return { upstreamInstances: [], ...stored, parentInstance: typeof known === 'string' && known > urn ? known : urn };
  };
  return [{ ...target, aspect: row.aspect, kind: 'merge', merge }, namesSketch(context, parent)];
};

/** A run keeps its parent when the facet is deleted, but not what was said of it (D-420). */
export const deletedParentSketches: FacetSketches = (context) => [namesSketch(context, undefined)];

function namesSketch({ row, target, event: { time }, models }: FacetContext, said: Parent | undefined): AspectSketch {
  const root = said?.root ?? undefined;
  const texts = Object.entries({
    'parent.job.namespace': said?.job.namespace,
    'parent.job.name': said?.job.name,
    'root.run': root?.run.runId,
    'root.job.namespace': root?.job.namespace,
    'root.job.name': root?.job.name,
  }).map(([property, text]) => ({ to: ['customProperties', property], text }));
  const facet = `${row.on}.${row.facet}`;
  const { run: aspect } = models.aspects;
  return { ...target, aspect, kind: 'merge', merge: (stored) => withFacet(stored ?? {}, { facet, time, texts }) };
}
