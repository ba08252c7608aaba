/**
 * Proposals that are carried out later. `number` is never used again, so that nobody takes one for another.
 * `reason`, `time`: why and when it failed; NULL while it waits.
 */
export const WAITING_PROPOSALS = `
CREATE TABLE waiting_proposal (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  urn text COLLATE "C" NOT NULL,
  aspect text NOT NULL,
  actor text NOT NULL,
  proposal text NOT NULL,
  reason text,
  time bigint
);
CREATE INDEX waiting_proposal_pending ON waiting_proposal (number) WHERE reason IS NULL;
`;
