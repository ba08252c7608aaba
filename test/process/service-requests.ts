import type { ServiceProcess } from './service-process.js';

/** What the service answers. `body`: the object that the text is in JSON; `{}` when it is something else. */
export interface ServiceAnswer {
  readonly status: number;
  readonly text: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Send a POST with JSON, or a GET when there is nothing to send. */
export async function send({ url }: ServiceProcess, path: string, sent?: object): Promise<ServiceAnswer> {
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) };
  const answer = await fetch(url + path, sent === undefined ? {} : request);
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json') === true && text !== '';
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- every JSON answer is an object
  return { status: answer.status, text, body: (isJson ? JSON.parse(text) : {}) as ServiceAnswer['body'] };
}

/** Send the UPSERT of one aspect. The URN says of which entity type. */
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

/** @returns the whole answer, with `data` and `errors` */
export async function graphql(service: ServiceProcess, query: string): Promise<ServiceAnswer['body']> {
  return (await send(service, '/api/graphql', { query })).body;
}
