import { sendAction } from '../app/transport.js';
import type { JsonObject } from '../shared/json-object.js';

/** An aspect that somebody has filled in. */
export interface FilledAspect {
  readonly urn: string;
  readonly entityType: string;
  readonly aspect: string;
  /** What was stored when the form was opened; absent when nothing was. */
  readonly before: JsonObject | undefined;
  readonly value: unknown;
}

/**
 * Write an aspect, unless somebody has written it since the form was opened: a change of what is there begins with a
 * test of what it was, and what was not there is only created.
 * @throws ServiceError with what the service says
 */
export async function saveAspect({ urn, entityType, aspect, before, value }: FilledAspect): Promise<void> {
  const change =
    before === undefined
      ? { changeType: 'CREATE', aspect: content('application/json', value) }
      : { changeType: 'PATCH', aspect: content('application/json-patch+json', replacement(before, value)) };
  const proposal = { entityType, entityUrn: urn, aspectName: aspect, ...change };
  await sendAction('/aspects?action=ingestProposal', { proposal });
}

/** In JSON Patch. */
function replacement(before: JsonObject, value: unknown): readonly object[] {
  return [
    { op: 'test', path: '', value: before },
    { op: 'replace', path: '', value },
  ];
}

function content(contentType: string, value: unknown): object {
  return { contentType, value: JSON.stringify(value) };
}
