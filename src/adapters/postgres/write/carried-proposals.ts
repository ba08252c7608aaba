import type { WriteRequest } from '../../../aspects/aspect-store.port.js';
import { numberArray } from '../array-text.js';
import type { Session } from '../postgres-connections.js';
import type { RequestResult } from './group-writer.js';

const LOCK = {
  name: 'lock-waiting-proposals',
  text: `SELECT number FROM waiting_proposal
    WHERE number = ANY ($1::bigint[]) AND reason IS NULL ORDER BY number FOR UPDATE`,
};
const REMOVE = {
  name: 'remove-waiting-proposals',
  text: 'DELETE FROM waiting_proposal WHERE number = ANY ($1::bigint[])',
};

/** Of a request whose proposal has left the queue before. */
export const NOTHING: RequestResult = { kind: 'written', entries: [], removed: { rows: 0, points: 0 } };

/** The proposals that a group of requests carries out, inside its transaction. */
export class CarriedProposals {
  private constructor(
    private readonly requests: readonly WriteRequest[],
    private readonly waiting: ReadonlySet<number>,
  ) {}

  /** Lock those that still wait, until the end of the transaction. */
  static async lock(session: Session, requests: readonly WriteRequest[]): Promise<CarriedProposals> {
    const numbers = requests.flatMap(({ waiting }) => waiting ?? []);
    const rows = numbers.length === 0 ? [] : await session.rows<[number]>(LOCK, [numberArray(numbers)]);
    return new CarriedProposals(requests, new Set(rows.map(([number]) => number)));
  }

  /** Whether the request is to be carried out. */
  mayWrite({ waiting }: WriteRequest): boolean {
    return waiting === undefined || this.waiting.has(waiting);
  }

  /** Those of the requests that were not refused leave the queue. */
  async remove(session: Session, results: readonly RequestResult[]): Promise<void> {
    const carried = this.requests.flatMap(({ waiting = -1 }, at) =>
      results[at]?.kind === 'written' && this.waiting.has(waiting) ? waiting : [],
    );
    if (carried.length > 0) await session.rows(REMOVE, [numberArray(carried)]);
  }
}
