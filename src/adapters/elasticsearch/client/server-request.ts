/** A JSON body as the server wrote it. */
export type ServerJson = Readonly<Record<string, unknown>>;

/**
 * What a request to the server is. `body`: to be said as JSON; bytes are one JSON text a line. `missing`: whether 404
 * is an answer; otherwise it is a fault.
 */
export interface ServerRequest {
  readonly method: 'DELETE' | 'GET' | 'HEAD' | 'POST' | 'PUT';
  readonly path: string;
  readonly query?: Readonly<Record<string, boolean | number | string>>;
  readonly body?: unknown;
  readonly missing?: 'answer';
  /** Statuses that say something to the caller, and are no faults. */
  readonly answers?: readonly number[];
  /** Milliseconds; by default those of reads. */
  readonly timeout?: number;
}

export interface ServerAnswer {
  readonly status: number;
  readonly body: ServerJson;
}
