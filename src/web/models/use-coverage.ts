import { useQuery } from '@tanstack/react-query';
import { sendAction, ServiceError } from '../app/transport.js';

/** Which aspects entities have, as the service counted them. */
export interface EntityCoverage {
  /** Epoch milliseconds, UTC. */
  readonly asOf: number;
  /** How many entities of a type there are, those that are marked as removed among them. */
  entities: (entityType: string) => number;
  /** How many of them have an aspect. */
  carriers: (entityType: string, aspect: string) => number;
}

interface CoverageAnswer {
  readonly asOf: number;
  readonly entityTypes: Readonly<
    Record<string, { readonly entities: number; readonly aspects: Readonly<Record<string, number>> }>
  >;
}

const FORBIDDEN = 403;

/** `unknown`: why nothing is known, while it is counted or because somebody may not know it. */
export type CoverageState =
  { readonly kind: 'known'; readonly coverage: EntityCoverage } | { readonly kind: 'unknown'; readonly reason: string };

export function useCoverage(): CoverageState {
  const { data, error } = useQuery({
    queryKey: ['coverage'],
    staleTime: 10_000,
    queryFn: async (): Promise<EntityCoverage> => {
      // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- written by the service of the same release
      const answer: CoverageAnswer = JSON.parse(await sendAction<string>('/aspects?action=getCoverage', {}));
      const of = (entityType: string) => answer.entityTypes[entityType];
      return {
        asOf: answer.asOf,
        entities: (entityType) => of(entityType)?.entities ?? 0,
        carriers: (entityType, aspect) => of(entityType)?.aspects[aspect] ?? 0,
      };
    },
  });
  if (data !== undefined) return { kind: 'known', coverage: data };
  if (error === null) return { kind: 'unknown', reason: 'Counting …' };
  const isForbidden = error instanceof ServiceError && error.status === FORBIDDEN;
  return { kind: 'unknown', reason: isForbidden ? 'Counts are for those who may count entities.' : error.message };
}
