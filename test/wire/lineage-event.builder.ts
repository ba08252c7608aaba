import type { FacetKind } from '../../generated/service/registry/model.js';

/** Producers as they name themselves; the first is an orchestrator that the table knows. */
export const AIRFLOW = 'https://github.com/OpenLineage/OpenLineage/tree/1.9.1/integration/airflow';
const FACET = { _producer: AIRFLOW, _schemaURL: 'https://openlineage.io/spec/2-0-2/OpenLineage.json#/$defs/BaseFacet' };

export const RUN_ID = '0176a8c2-fe01-7439-87e6-56a1a1b4029f';
export const RUN = `urn:li:dataProcessInstance:${RUN_ID}`;
export const FLOW = 'urn:li:dataFlow:(airflow,orders,prod)';

/** A facet with what all facets have. */
export function facet(members: object): object {
  return { ...FACET, ...members };
}

/** A table of the warehouse. */
export function table(name: string, change: object = {}): { readonly namespace: string; readonly name: string } {
  return { namespace: 'postgres://warehouse:5432', name: `shop.public.${name}`, ...change };
}

export function tableUrn(name: string): string {
  return `urn:li:dataset:(urn:li:dataPlatform:postgres,shop.public.${name},PROD)`;
}

export function jobUrn(name: string): string {
  return `urn:li:dataJob:(${FLOW},${name})`;
}

/** An event of a run of `orders.load` that has completed. */
export function runEvent(change: object = {}): object {
  return {
    eventType: 'COMPLETE',
    eventTime: '2026-05-01T10:05:00.000Z',
    producer: AIRFLOW,
    schemaURL: 'https://openlineage.io/spec/2-0-2/OpenLineage.json#/$defs/RunEvent',
    run: { runId: RUN_ID, facets: {} },
    job: { namespace: 'prod', name: 'orders.load', facets: {} },
    inputs: [],
    outputs: [],
    ...change,
  };
}

/** A facet where that kind of facet stands. */
export interface FacetSample {
  readonly on: FacetKind;
  readonly name: string;
  readonly value: object;
}

/** Name of the table of a sample. */
export function facetTable(on: FacetKind, name: string): string {
  return `${on}_${name}`;
}

/** An event with one facet, about a job, a run and a table of its own. */
export function facetEvent({ on, name, value }: FacetSample): object {
  const facets = { [name]: facet(value) };
  const of = (kind: FacetKind) => (on === kind ? facets : {});
  const dataset = table(facetTable(on, name), {
    facets: of('dataset'),
    inputFacets: of('input'),
    outputFacets: of('output'),
  });
  return runEvent({
    job: { namespace: 'prod', name: `facets.${on}_${name}`, facets: of('job') },
    run: { runId: `facets of ${on}.${name}`, facets: of('run') },
    ...(on === 'input' ? { inputs: [dataset] } : { outputs: [dataset] }),
  });
}
