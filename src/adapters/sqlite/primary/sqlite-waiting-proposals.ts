import {
  type FailedProposal,
  MOST_WAITING,
  PAGE_LENGTH,
  queueIsFull,
  type StoredProposal,
  type WaitingProposal,
  WaitingProposals,
} from '../../../aspects/waiting-proposals/waiting-proposals.port.js';
import type { Urn } from '../../../kernel/urn.js';
import type { Statement } from '../database.js';
import { attempt } from '../sqlite-fault.js';
import type { PrimaryDatabase } from './primary-database.js';

const NEXT = `
SELECT number, urn, actor, text FROM (
  SELECT number, urn, actor, proposal AS text, sum(length(proposal)) OVER (ORDER BY number) - length(proposal) AS before
  FROM (SELECT * FROM waiting_proposal WHERE reason IS NULL ORDER BY number LIMIT ?)
) WHERE before < ${String(PAGE_LENGTH)} ORDER BY number`;
/** Numbers of those that wait follow each other, but for a few that have failed between them. */
const SPAN = 'SELECT coalesce(max(number) - min(number) + 1, 0) FROM waiting_proposal WHERE reason IS NULL';
const COUNT = `
SELECT (SELECT count(*) FROM waiting_proposal WHERE reason IS NULL) AS waiting,
  (SELECT count(*) FROM waiting_proposal WHERE reason IS NOT NULL) AS failed`;
/** `?1`: the URN, or NULL for all. */
const FAILED = 'reason IS NOT NULL AND (?1 IS NULL OR urn = ?1)';
const AGAIN = `
INSERT INTO waiting_proposal (urn, aspect, actor, proposal)
SELECT urn, aspect, actor, proposal FROM waiting_proposal WHERE ${FAILED} ORDER BY number`;

/** Proposals that wait, in the file of the primary store. */
export class SqliteWaitingProposals extends WaitingProposals {
  private readonly put: Statement<[Urn, string, Urn, string]>;
  private readonly span: Statement<[], number>;
  private readonly page: Statement<[number], WaitingProposal>;
  private readonly mark: Statement<[string, number, number]>;
  private readonly failures: Statement<[number], FailedProposal>;
  private readonly total: Statement<[], Readonly<Record<'failed' | 'waiting', number>>>;
  private readonly again: Statement<[Urn | null]>;
  private readonly remove: Statement<[Urn | null]>;

  constructor(private readonly primary: Pick<PrimaryDatabase, 'database' | 'write'>) {
    super();
    const { database } = primary;
    this.put = database.prepare('INSERT INTO waiting_proposal (urn, aspect, actor, proposal) VALUES (?, ?, ?, ?)');
    this.span = database.prepareValues(SPAN);
    this.page = database.prepare(NEXT);
    this.mark = database.prepare('UPDATE waiting_proposal SET reason = ?, time = ? WHERE number = ?');
    this.failures = database.prepare(
      'SELECT number, urn, aspect, reason, time FROM waiting_proposal WHERE reason IS NOT NULL ORDER BY number LIMIT ?',
    );
    this.total = database.prepare(COUNT);
    this.again = database.prepare(AGAIN);
    this.remove = database.prepare(`DELETE FROM waiting_proposal WHERE ${FAILED}`);
  }

  override add(proposals: readonly StoredProposal[]): Promise<void> {
    return this.primary.write(() => {
      if ((this.span.get() ?? 0) >= MOST_WAITING) throw queueIsFull();
      for (const { urn, aspect, actor, text } of proposals) this.put.run(urn, aspect, actor, text);
    });
  }

  override next(limit: number): Promise<readonly WaitingProposal[]> {
    return attempt(() => this.page.all(limit));
  }

  override fail(number: number, reason: string, time: number): Promise<void> {
    return this.primary.write(() => this.mark.run(reason, time, number));
  }

  override failed(limit: number): Promise<readonly FailedProposal[]> {
    return attempt(() => this.failures.all(limit));
  }

  override count(): Promise<Readonly<Record<'failed' | 'waiting', number>>> {
    return attempt(() => this.total.get() ?? { failed: 0, waiting: 0 });
  }

  override retry(urn: Urn | null = null): Promise<void> {
    return this.primary.write(() => {
      // Those that are added have no reason yet, and stay.
      this.again.run(urn);
      this.remove.run(urn);
    });
  }

  override drop(urn: Urn | null = null): Promise<void> {
    return this.primary.write(() => this.remove.run(urn));
  }
}
