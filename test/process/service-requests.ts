import type { ServiceProcess } from './service-process.js';

/** A response of the service. `body`: its JSON object; `{}` when the text is something else. */
export interface ServiceAnswer {
  readonly status: number;
  readonly text: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Send a POST with JSON, or a GET when there is no body. */
export async function send({ url }: ServiceProcess, path: string, body?: object): Promise<ServiceAnswer> {
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(url + path, body === undefined ? {} : request);
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json') === true && text !== '';
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- every JSON answer is an object
  return { status: answer.status, text, body: (isJson ? JSON.parse(text) : {}) as ServiceAnswer['body'] };
}

/** Send an UPSERT of one aspect. The URN gives the entity type. */
export function ingest(
  service: ServiceProcess,
  entityUrn: string,
  aspectName: string,
  value: object,
): Promise<ServiceAnswer> {
  const entityType = entityUrn.split(':')[2];
  const aspect = { contentType: 'application/json', value: JSON.stringify(value) };
  const proposal = { entityType, entityUrn, changeType: 'UPSERT', aspectName, aspect };
  return send(service, '/aspects?action=ingestProposal', { proposal });
}

/** @returns the whole response, with `data` and `errors` */
export async function graphql(service: ServiceProcess, query: string): Promise<ServiceAnswer['body']> {
  return (await send(service, '/api/graphql', { query })).body;
}
