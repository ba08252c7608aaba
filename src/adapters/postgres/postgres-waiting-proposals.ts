import {
  type FailedProposal,
  MOST_WAITING,
  PAGE_LENGTH,
  queueIsFull,
  type StoredProposal,
  type WaitingProposal,
  WaitingProposals,
} from '../../aspects/waiting-proposals/waiting-proposals.port.js';
import type { Urn } from '../../kernel/urn.js';
import { textArray } from './array-text.js';
import type { PostgresConnections } from './postgres-connections.js';
import type { PostgresDatabase } from './postgres-database.js';
import { storable } from './system-columns.js';

/** Numbers of those that wait follow each other, but for a few that have failed between them. */
const ADD = {
  name: 'add-waiting-proposals',
  text: `
INSERT INTO waiting_proposal (urn, aspect, actor, proposal)
SELECT p.urn, p.aspect, p.actor, p.proposal
FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) WITH ORDINALITY AS p(urn, aspect, actor, proposal, at)
WHERE (SELECT coalesce(max(number) - min(number) + 1, 0) FROM waiting_proposal WHERE reason IS NULL) < $5
ORDER BY p.at RETURNING number`,
};
const NEXT = {
  name: 'next-waiting-proposals',
  text: `
SELECT number, urn, actor, proposal FROM (
  SELECT number, urn, actor, proposal, sum(length(proposal)) OVER (ORDER BY number) - length(proposal) AS before
  FROM (SELECT * FROM waiting_proposal WHERE reason IS NULL ORDER BY number LIMIT $1) first
) page WHERE before < ${String(PAGE_LENGTH)} ORDER BY number`,
};
const FAIL = {
  name: 'fail-waiting-proposal',
  text: 'UPDATE waiting_proposal SET reason = $2, time = $3 WHERE number = $1',
};
const FAILED = {
  name: 'failed-proposals',
  text: `SELECT number, urn, aspect, reason, time FROM waiting_proposal
    WHERE reason IS NOT NULL ORDER BY number LIMIT $1`,
};
const COUNT = {
  name: 'count-waiting-proposals',
  text: `SELECT (SELECT count(*) FROM waiting_proposal WHERE reason IS NULL),
    (SELECT count(*) FROM waiting_proposal WHERE reason IS NOT NULL)`,
};
const OF_ENTITY = 'reason IS NOT NULL AND ($1::text IS NULL OR urn = $1)';
const RETRY = {
  name: 'retry-failed-proposals',
  text: `
WITH failed AS (DELETE FROM waiting_proposal WHERE ${OF_ENTITY} RETURNING number, urn, aspect, actor, proposal)
INSERT INTO waiting_proposal (urn, aspect, actor, proposal)
SELECT urn, aspect, actor, proposal FROM failed ORDER BY number`,
};
const DROP = { name: 'drop-failed-proposals', text: `DELETE FROM waiting_proposal WHERE ${OF_ENTITY}` };

/** Proposals that wait, in the database of the primary store. */
export class PostgresWaitingProposals extends WaitingProposals {
  private readonly connections: PostgresConnections;

  constructor({ connections }: PostgresDatabase) {
    super();
    this.connections = connections;
  }

  override async add(proposals: readonly StoredProposal[]): Promise<void> {
    const columns = [
      proposals.map(({ urn }) => urn),
      proposals.map(({ aspect }) => aspect),
      proposals.map(({ actor }) => actor),
      proposals.map(({ text }) => text),
    ];
    const added = await this.connections.write(ADD, [...columns.map(textArray), MOST_WAITING]);
    if (added.length < proposals.length) throw queueIsFull();
  }

  override async next(limit: number): Promise<readonly WaitingProposal[]> {
    const rows = await this.connections.rows<[number, Urn, Urn, string]>(NEXT, [limit]);
    return rows.map(([number, urn, actor, text]) => ({ number, urn, actor, text }));
  }

  override async fail(number: number, reason: string, time: number): Promise<void> {
    await this.connections.write(FAIL, [number, storable(reason), time]);
  }

  override async failed(limit: number): Promise<readonly FailedProposal[]> {
    const rows = await this.connections.rows<[number, Urn, string, string, number]>(FAILED, [limit]);
    return rows.map(([number, urn, aspect, reason, time]) => ({ number, urn, aspect, reason, time }));
  }

  override async count(): Promise<Readonly<Record<'failed' | 'waiting', number>>> {
    const [row] = await this.connections.rows<[number, number]>(COUNT);
    const [waiting, failed] = row ?? [0, 0];
    return { waiting, failed };
  }

  override async retry(urn?: Urn): Promise<void> {
    await this.connections.write(RETRY, [urn ?? null]);
  }

  override async drop(urn?: Urn): Promise<void> {
    await this.connections.write(DROP, [urn ?? null]);
  }
}
