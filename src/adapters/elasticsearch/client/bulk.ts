/** A document to be written or removed, unless a later version of it is there. */
export type BulkOperation =
  | {
      readonly kind: 'put';
      readonly index: string;
      readonly id: string;
      readonly version: number;
      /** As JSON. */
      readonly source: string;
    }
  | { readonly kind: 'remove'; readonly index: string; readonly id: string; readonly version: number };

/** Characters of a request's body beyond which another one begins: servers refuse 100 MB. */
const LONGEST = 8 * 1024 * 1024;

/** Bodies of bulk requests, none of them much longer than its documents make it. */
export function* bulkBody(operations: readonly BulkOperation[]): Generator<string> {
  let lines: string[] = [];
  let length = 0;
  for (const operation of operations) {
    const { kind, index, id, version } = operation;
    const action = { _index: index, _id: id, version, version_type: 'external_gte' };
    const source = operation.kind === 'put' ? operation.source : '';
    if (length + source.length > LONGEST && lines.length > 0) {
      yield lines.join('');
      lines = [];
      length = 0;
    }
    length += source.length;
    lines.push(
      kind === 'put' ? `${JSON.stringify({ index: action })}\n${source}\n` : `${JSON.stringify({ delete: action })}\n`,
    );
  }
  if (lines.length > 0) yield lines.join('');
}

/** Why a document could not be written. */
interface BulkFault {
  readonly status: number;
  readonly type: string;
  readonly reason: string;
}

/** Faults of an answer, those first that another attempt may be spared. What is there in a later version is none. */
export function readBulk(answer: { readonly errors?: unknown; readonly items?: unknown }): readonly BulkFault[] {
  if (answer.errors !== true || !Array.isArray(answer.items)) return [];
  const items: readonly unknown[] = answer.items;
  const faults = items.flatMap((item): BulkFault[] => {
    const results: readonly unknown[] = typeof item === 'object' && item !== null ? Object.values(item) : [];
    const [result] = results;
    if (typeof result !== 'object' || result === null) return [];
    const { status, error }: { status?: unknown; error?: unknown } = result;
    if (typeof status !== 'number' || status < 400 || status === CONFLICT) return [];
    // To remove what is not there is no error.
    if (status === 404 && error === undefined) return [];
    const { type, reason }: { type?: unknown; reason?: unknown } =
      typeof error === 'object' && error !== null ? error : {};
    return [{ status, type: String(type), reason: String(reason) }];
  });
  return faults.sort((a, b) => b.status - a.status);
}

const CONFLICT = 409;
