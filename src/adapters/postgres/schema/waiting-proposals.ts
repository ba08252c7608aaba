/**
 * Proposals that are carried out later. `number` is never used again, so that nobody takes one for another.
 * `reason`, `time`: why and when it failed; NULL while it waits. They stand before the text, which may be long.
 */
export const WAITING_PROPOSALS = `
CREATE TABLE waiting_proposal (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  urn text COLLATE "C" NOT NULL,
  aspect text NOT NULL,
  actor text NOT NULL,
  reason text,
  time bigint,
  proposal text NOT NULL
);
CREATE INDEX waiting_proposal_pending ON waiting_proposal (number) WHERE reason IS NULL;
CREATE INDEX waiting_proposal_failed ON waiting_proposal (number) WHERE reason IS NOT NULL;
`;
