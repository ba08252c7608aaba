import { useQuery } from '@tanstack/react-query';
import {
  OwnershipTypesDocument,
  type OwnershipType,
  type OwnershipTypesQuery,
} from '../../../../generated/web/graphql/graphql.js';
import { carryOut } from '../../app/transport.js';

/** How the URNs of the types start that every catalog has. */
const FIXED_START = 'urn:li:ownershipType:__system__';
/** Symbols of those that new owners can have. */
const FIXED: readonly OwnershipType[] = ['TECHNICAL_OWNER', 'BUSINESS_OWNER', 'DATA_STEWARD', 'NONE'];

/** Types of one request. */
const PAGE = 100;

/** A type of ownership that the catalog has. */
export interface OwnershipChoice {
  readonly urn: string;
  readonly name: string;
}

/** The type that an owner has; the service reads a symbol that stands alone in the same way. */
export function ownershipTypeUrn(symbol: string, urn: string): string {
  return urn === '' ? `${FIXED_START}${symbol.toLowerCase()}` : urn;
}

/** The symbol of a type that every catalog has; `undefined` for one that an organisation has made. */
export function fixedSymbol(urn: string): OwnershipType | undefined {
  return FIXED.find((symbol) => ownershipTypeUrn(symbol, '') === urn);
}

/** Every type of ownership, by name; the usual one first. None until they are read, and for whoever chooses none. */
export function useOwnershipTypes(need: 'read' | 'skip'): readonly OwnershipChoice[] {
  const { data = [] } = useQuery({
    queryKey: ['ownership-types'],
    enabled: need === 'read',
    queryFn: ({ signal }) => readOwnershipTypes(signal),
    staleTime: 60_000,
  });
  return data;
}

async function readOwnershipTypes(signal: AbortSignal): Promise<readonly OwnershipChoice[]> {
  const types: OwnershipChoice[] = [];
  let scrollId: string | undefined = '';
  while (scrollId !== undefined) {
    const input: { readonly count: number; readonly scrollId: string } = { count: PAGE, scrollId };
    const answer: OwnershipTypesQuery = await carryOut(OwnershipTypesDocument, { input }, signal);
    for (const { urn, info } of answer.listOwnershipTypes?.ownershipTypes ?? [])
      types.push({ urn, name: info?.name ?? urn });
    scrollId = answer.listOwnershipTypes?.nextScrollId ?? undefined;
  }
  return types.sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en'));
}

/** The usual one first; one that says nothing last. */
function rank({ urn }: OwnershipChoice): number {
  const symbol = fixedSymbol(urn);
  return symbol === 'TECHNICAL_OWNER' ? 0 : symbol === 'NONE' ? 2 : 1;
}
