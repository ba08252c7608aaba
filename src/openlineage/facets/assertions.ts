import { z } from 'zod';
import { toNumberTexts, writeExactJson } from '../../kernel/exact-json.js';
import { parsed } from '../events/event-reader.js';
import type { AspectSketch } from '../sketch.js';
import type { FacetContext, FacetSketches } from './facet-context.js';

const FACET = z.looseObject({
  assertions: z.array(
    z.looseObject({
      assertion: z.string().min(1),
      success: z.boolean(),
      column: z.string().nullish(),
    }),
  ),
});
type Assertion = z.infer<typeof FACET>['assertions'][number];

/** Each test of a dataset, or of a column of it, is an assertion, and its result a run of it. */
export const assertionSketches: FacetSketches = (context) =>
  parsed(FACET, context.value, context.path).assertions.flatMap((one) => sketchesOf(one, context));

function sketchesOf(
  { assertion, success, column, ...more }: Assertion,
  { row, target: dataset, event, urns, models }: FacetContext,
): readonly AspectSketch[] {
  const target = urns.assertion(dataset.urn, assertion, column ?? '');
  const { time: timestampMillis, run } = event;
  const ofColumn = typeof column === 'string' && column !== '';
  const about = ofColumn ? { fields: [urns.column(dataset.urn, column)] } : {};
  const datasetAssertion = {
    dataset: dataset.urn,
    scope: ofColumn ? 'DATASET_COLUMN' : 'DATASET_ROWS',
    ...about,
    operator: '_NATIVE_',
    nativeType: assertion,
  };
  // Such as severity, expected, actual, params: releases of the facet differ in them.
  const texts = Object.entries(more)
    .filter(([, said]) => said !== null && said !== undefined)
    .map(([name, said]) => [name, typeof said === 'string' ? said : writeExactJson(toNumberTexts(said))] as const);
  const point = {
    timestampMillis,
    runId: run?.id ?? 'none',
    assertionUrn: target.urn,
    asserteeUrn: dataset.urn,
    status: 'COMPLETE',
    result: {
      type: success ? 'SUCCESS' : 'FAILURE',
      ...(texts.length === 0 ? {} : { nativeResults: Object.fromEntries(texts) }),
    },
  };
  return [
    {
      ...target,
      aspect: row.aspect,
      kind: 'merge',
      merge: (stored) => ({ customProperties: {}, type: 'DATASET', ...stored, datasetAssertion }),
    },
    { ...target, aspect: models.aspects.assertionRun, kind: 'point', value: point },
  ];
}
