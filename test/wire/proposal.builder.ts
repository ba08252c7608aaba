import type { WireAnswer, WireApp } from './app.builder.js';
import { CLIENT_HEADERS } from './app.builder.js';

/** A dataset that the tests write and read. */
export const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders,PROD)';

/** A proposal that upserts an aspect of `DATASET`. */
export function proposal(aspectName: string, value: unknown, change: object = {}): object {
  return {
    entityType: 'dataset',
    entityUrn: DATASET,
    changeType: 'UPSERT',
    aspectName,
    aspect: { value: JSON.stringify(value), contentType: 'application/json' },
    ...change,
  };
}

export function ingest(app: WireApp, dto: object): Promise<WireAnswer> {
  return app.post('/aspects?action=ingestProposal', { proposal: dto }, { headers: CLIENT_HEADERS });
}

/** Write an aspect; throws when the service refuses it. */
export async function put(app: WireApp, urn: string, aspectName: string, value: unknown): Promise<void> {
  const entityType = urn.split(':')[2];
  const answer = await ingest(app, proposal(aspectName, value, { entityType, entityUrn: urn }));
  expect([answer.status, answer.text]).toEqual([200, JSON.stringify({ value: urn })]);
}

/** Status and message of a refusal. */
export function refusal(answer: WireAnswer): readonly [number, unknown] {
  const body = answer.json();
  const message: unknown = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
  return [answer.status, message];
}

/** Value of a stored aspect from the versioned read; `undefined` when there is none. */
export async function stored(app: WireApp, urn: string, aspect: string, version = 0): Promise<unknown> {
  const answer = await app.get(`/aspects/${encodeURIComponent(urn)}?aspect=${aspect}&version=${String(version)}`);
  if (answer.status === 404) return undefined;
  const body = answer.json();
  const versioned: unknown = typeof body === 'object' && body !== null && 'aspect' in body ? body.aspect : undefined;
  return typeof versioned === 'object' && versioned !== null ? Object.values(versioned)[0] : undefined;
}
