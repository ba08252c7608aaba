/** Header with which an answer to a write says where the write is in the log, and a read that it is to be found. */
export const TOKEN_HEADER = 'x-consistency-token';
/** Header by which a write waits for all indexes: `true`. */
const SYNC_HEADER = 'x-datahub-sync-index-update';

/** What a request wants to find, and what it has written. Made with its context, used up by it. */
export interface Consistency {
  /** The token of an earlier answer; `undefined` when the request has none. */
  readonly token: string | undefined;
  /** Whether what it writes is to be found by all reads before it is answered. */
  readonly waitsForIndexes: boolean;
  /** Resolves when reads find what the token is of; set by the first message of the request. */
  met?: Promise<void>;
  /** Commands that are under way, one inside the other. */
  commands?: number;
  /** Whether what it asks for is in a queue, and has no place in the log yet. */
  isQueued?: boolean;
  /** The token of what it has written last, which its answer carries. */
  written?: string;
}

/** Of a request with these headers. */
export function consistencyOf(headers: Readonly<Record<string, string[] | string | undefined>>): Consistency {
  const token = headers[TOKEN_HEADER];
  return {
    token: Array.isArray(token) ? token.join(', ') : token,
    waitsForIndexes: headers[SYNC_HEADER] === 'true',
  };
}
