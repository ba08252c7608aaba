import { z } from 'zod';
import { parsed, runIdOf } from '../events/event-reader.js';
import type { FacetSketches } from './facet-context.js';

const FACET = z.looseObject({
  run: z.looseObject({ runId: z.string().min(1) }),
  job: z.looseObject({ namespace: z.string().min(1), name: z.string().min(1) }),
});

/** The run that started this one, such as that of a DAG. Were there two of them, it is the greater, in any order. */
export const parentSketches: FacetSketches = ({ row, value, path, target, urns }) => {
  const { urn } = urns.run(runIdOf(parsed(FACET, value, path).run.runId));
  const merge = (stored: Readonly<Record<string, unknown>> | undefined) => {
    const known = stored?.['parentInstance'];
    return { upstreamInstances: [], ...stored, parentInstance: typeof known === 'string' && known > urn ? known : urn };
  };
  return [{ ...target, aspect: row.aspect, kind: 'merge', merge }];
};
