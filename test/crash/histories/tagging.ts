import type { SequentialModel } from './linearizability.js';

/** One call about the tags of one dataset, in the terms of its callers. */
export type TagCall =
  | { readonly kind: 'create' | 'createEntity' | 'patch' | 'update' | 'upsert'; readonly tag: string }
  | { readonly kind: 'delete' }
  | { readonly kind: 'read' };

/** What a caller gets: a write is done or refused; a read gives the tags, `null` when there are none. */
export type TagAnswer = 'done' | 'refused' | { readonly tags: readonly string[] | null };

/** `null`: there is no such dataset. `tags` are `null` when it has no such aspect. */
type Tagging = { readonly tags: readonly string[] | null } | null;

/** When the calls that set all tags are refused. */
const REFUSED: Readonly<Record<'create' | 'createEntity' | 'update' | 'upsert', (state: Tagging) => boolean>> = {
  create: (state) => state !== null && state.tags !== null,
  createEntity: (state) => state !== null,
  update: (state) => state === null,
  upsert: () => false,
};

/** What the service promises of these calls, one at a time. */
export const TAGGING: SequentialModel<Tagging, TagCall, TagAnswer> = {
  initial: null,
  apply: (state, call) => {
    switch (call.kind) {
      case 'read':
        return { state, output: { tags: state?.tags ?? null } };
      case 'delete':
        return { state: null, output: 'done' };
      case 'patch': {
        const tags = state?.tags ?? [];
        return { state: { tags: tags.includes(call.tag) ? tags : [...tags, call.tag] }, output: 'done' };
      }
      default:
        return REFUSED[call.kind](state)
          ? { state, output: 'refused' }
          : { state: { tags: [call.tag] }, output: 'done' };
    }
  },
};

const HEADERS = { 'content-type': 'application/json' };
const CHANGE_TYPES = {
  create: 'CREATE',
  createEntity: 'CREATE_ENTITY',
  patch: 'PATCH',
  update: 'UPDATE',
  upsert: 'UPSERT',
} as const;

/** An answer as it came, whole. */
interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

/** Carry out a call over HTTP. @returns `undefined` when no answer came */
export async function carryOut(url: string, urn: string, call: TagCall): Promise<TagAnswer | undefined> {
  if (call.kind === 'read') {
    const answer = await answerTo(`${url}/aspects/${encodeURIComponent(urn)}?aspect=globalTags&version=0`);
    return answer && readTags(answer);
  }
  const answer = await answerTo(`${url}/aspects?action=ingestProposal`, { proposal: proposal(urn, call) });
  return answer && writeOutcome(answer);
}

async function answerTo(address: string, body?: object): Promise<RawAnswer | undefined> {
  const post = { method: 'POST', headers: HEADERS, body: JSON.stringify(body) };
  try {
    const answer = await fetch(address, body === undefined ? {} : post);
    return { status: answer.status, text: await answer.text() };
  } catch {
    // The connection broke.
    return undefined;
  }
}

function readTags({ status, text }: RawAnswer): TagAnswer {
  if (status === 404) return { tags: null };
  if (status !== 200) throw new RangeError(`a read was answered ${String(status)}: ${text}`);
  const body: { aspect: Record<string, { tags: readonly { tag: string }[] }> } = JSON.parse(text);
  return { tags: Object.values(body.aspect)[0]?.tags.map(({ tag }) => tag) ?? null };
}

function writeOutcome({ status, text }: RawAnswer): TagAnswer {
  if (status === 200) return 'done';
  if ((status === 400 || status === 404) && text.includes('Cannot ')) return 'refused';
  throw new RangeError(`a write was answered ${String(status)}: ${text}`);
}

function proposal(entityUrn: string, call: Exclude<TagCall, { kind: 'read' }>): object {
  const target = { entityType: 'dataset', entityUrn };
  if (call.kind === 'delete') return { ...target, changeType: 'DELETE', aspectName: 'datasetKey' };
  const { kind, tag } = call;
  const value = kind === 'patch' ? [{ op: 'add', path: `/tags/${tag}`, value: { tag } }] : { tags: [{ tag }] };
  const contentType = kind === 'patch' ? 'application/json-patch+json' : 'application/json';
  const aspect = { contentType, value: JSON.stringify(value) };
  return { ...target, changeType: CHANGE_TYPES[kind], aspectName: 'globalTags', aspect };
}
