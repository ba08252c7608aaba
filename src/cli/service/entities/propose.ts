import { writeExactJson } from '../../../kernel/exact-json.js';
import { failures } from '../../../kernel/failures.js';
import { readUrn } from '../../../kernel/urn.js';
import { type ServerClient, ServerRefusal } from '../server-client.js';

/** One change of one aspect. `text`: JSON of the new value, or of the operations of a patch. */
export type AspectChange =
  | { readonly kind: 'DELETE'; readonly urn: string; readonly aspect: string }
  | { readonly kind: 'PATCH' | 'UPSERT'; readonly urn: string; readonly aspect: string; readonly text: string };

const CONTENT_TYPES = { PATCH: 'application/json-patch+json', UPSERT: 'application/json' } as const;

/** Have the service carry out a change. @throws ServerRefusal */
export async function propose(change: AspectChange, client: ServerClient): Promise<void> {
  const { kind, urn, aspect } = change;
  const reading = readUrn(urn);
  if (reading.kind === 'problem') {
    const { message, row } = failures.urnInvalid({ urn, reason: reading.reason });
    throw new ServerRefusal(0, message, { code: row.code });
  }
  await client.action('aspects', 'ingestProposal', {
    proposal: {
      entityType: reading.value.entityType,
      entityUrn: urn,
      changeType: kind,
      aspectName: aspect,
      ...(kind === 'DELETE' ? {} : { aspect: { contentType: CONTENT_TYPES[kind], value: change.text } }),
    },
  });
}

/** Whether anything is stored of an entity. @throws ServerRefusal */
export async function isStored(urn: string, client: ServerClient): Promise<boolean> {
  return (await client.action('entities', 'exists', { urn })) === true;
}

/** A patch that sets one member. */
export function settingPatch(path: readonly string[], value: unknown): string {
  return writeExactJson([{ op: 'add', path: `/${path.join('/')}`, value }]);
}
