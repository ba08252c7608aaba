import { failures } from '../../kernel/failures.js';

/** A request target taken apart. `key`: decoded; `undefined` for the resource itself. `query`: raw values by name. */
export interface RequestTarget {
  readonly resource: string;
  readonly key: string | undefined;
  readonly query: RawQuery;
}

/** Values as they were sent, still encoded, in their order; names are decoded. */
export type RawQuery = ReadonlyMap<string, readonly string[]>;

const NO_QUERY: RawQuery = new Map();

/** The resource that an address is about, whatever follows it. */
export function rootOf(url: string): string {
  return /^\/([^/?]*)/.exec(url)?.[1] ?? '';
}

/**
 * Take apart `/<resource>[/<key>][?<query>]`. The path is split before it is decoded, so that `%2F` may stand in a key.
 * @throws failures.pathMalformed, failures.pathTooDeep, failures.queryStringMalformed
 */
export function readTarget(url: string): RequestTarget {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const query = mark < 0 ? NO_QUERY : readQuery(url.slice(mark + 1));
  const from = path.indexOf('/', 1);
  if (from < 0) return { resource: path.slice(1), key: undefined, query };
  const key = path.slice(from + 1);
  if (key.includes('/')) throw failures.pathTooDeep({ path });
  return { resource: path.slice(1, from), key: key === '' ? undefined : decodeKey(key), query };
}

/** Blanks at the end are dropped: callers that paste addresses together leave them before the question mark. */
function decodeKey(text: string): string {
  const decoded = decode(text);
  if (decoded === undefined) throw failures.pathMalformed({ reason: 'its percent-encoding is broken' });
  return decoded.trimEnd();
}

function readQuery(text: string): RawQuery {
  const query = new Map<string, string[]>();
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = decodeForm(equals < 0 ? pair : pair.slice(0, equals));
    if (name === undefined)
      throw failures.queryStringMalformed({ name: pair, reason: 'its percent-encoding is broken' });
    const value = equals < 0 ? '' : pair.slice(equals + 1);
    const values = query.get(name);
    if (values === undefined) query.set(name, [value]);
    else values.push(value);
  }
  return query;
}

/** Text of a query, where a plus sign is a blank; `undefined` when its encoding is broken or is no UTF-8. */
export function decodeForm(text: string): string | undefined {
  return decode(text.includes('+') ? text.replaceAll('+', ' ') : text);
}

function decode(text: string): string | undefined {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
