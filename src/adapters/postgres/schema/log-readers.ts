/**
 * Processes that read the change log. `settled`: each will not read entries up to it again, which counts until `until`.
 */
export const LOG_READERS = `
CREATE TABLE log_reader (
  id text PRIMARY KEY,
  settled bigint NOT NULL,
  until timestamptz NOT NULL
) WITH (fillfactor = 50);
`;
