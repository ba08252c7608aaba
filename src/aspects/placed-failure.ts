import { CatalogError } from '../kernel/failures.js';

/** A refusal that says which of many it is about. @param name such as `proposals[3]` */
export function placedFailure(error: unknown, name: string, urn: string | undefined): unknown {
  if (!(error instanceof CatalogError)) return error;
  const about = urn === undefined ? name : `${name}, ${urn}`;
  return new CatalogError(error.row, `${about}: ${error.message}`, error.params, error);
}
