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
