import { useSuspenseQuery } from '@tanstack/react-query';
import { readEntity, type StoredEntity } from '../shared/read-aspects.js';

/** An entity with all its aspects; `null` when the service knows none of this URN. */
export function useEntity(urn: string): StoredEntity | null {
  return useSuspenseQuery({
    queryKey: ['entity', urn],
    queryFn: async ({ signal }) => (await readEntity(urn, signal)) ?? null,
  }).data;
}
