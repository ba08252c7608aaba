import { Button } from '@mantine/core';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { type RelatedQuery, RelatedDocument } from '../../../generated/web/graphql/graphql.js';
import { carryOut } from '../app/transport.js';
import { entityTitle, inWords } from '../shared/titles.js';
import { readUrn } from '../shared/urn.js';
import type { RelatedPlace } from '../widgets/overrides/aspect-places.js';
import { useFacts } from './related-facts.js';
import { RelatedRow } from './related-row.js';
import classes from './related-tab.module.css';

const PAGE = 100;

type Edge = NonNullable<NonNullable<RelatedQuery['entity']>['relationships']>['relationships'][number];

/** What points at an entity, by what it is to it. `place`: what is listed, and what of it; everything unless given. */
export function RelatedTab({
  urn,
  relationships,
  place,
}: {
  readonly urn: string;
  readonly relationships: readonly string[];
  readonly place?: RelatedPlace;
}) {
  const { edges, total, more } = useEdges(urn, relationships);
  const wanted = edges.flatMap(({ type, entity }) =>
    entity !== null && (place === undefined || readUrn(entity.urn)?.entityType === place.from)
      ? [{ type, urn: entity.urn }]
      : [],
  );
  const facts = useFacts([...new Set(wanted.map((edge) => edge.urn))], place);
  if (wanted.length === 0)
    return (
      <p className="faint">{place === undefined ? 'Nothing refers to it.' : `No ${place.title.toLowerCase()} yet.`}</p>
    );
  const timeOf = (other: string): number => facts.get(other)?.outcome?.time ?? 0;
  // What ran last comes first; where nothing runs, the order stays.
  const groups = Map.groupBy(
    wanted.toSorted((a, b) => timeOf(b.urn) - timeOf(a.urn)),
    ({ type }) => type,
  );
  return (
    <>
      {[...groups].map(([type, found]) => (
        <section key={type} className={classes['group']}>
          {relationships.length !== 1 && <h2>{headingOf(type, urn)}</h2>}
          <ul>
            {found.map((edge, at) => (
              <li key={`${edge.urn} ${String(at)}`}>
                <RelatedRow urn={edge.urn} facts={facts.get(edge.urn) ?? {}} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {more !== undefined && (
        <Button variant="default" size="xs" onClick={more}>
          Show more of {total.toLocaleString('en')}
        </Button>
      )}
    </>
  );
}

/** The end of a relationship's name with which a sentence can go on to what it is to. */
const GOES_ON = /(?:^| )(?:at|by|for|from|in|of|on|to|with|[A-Za-z]+[^s]s)$/;

/** What entities are to this one: "Downstream of" alone would say the reverse. */
function headingOf(relationship: string, urn: string): string {
  const words = inWords(relationship);
  return GOES_ON.test(words) ? `${words} this ${entityTitle(readUrn(urn)?.entityType ?? '').toLowerCase()}` : words;
}

function useEdges(urn: string, types: readonly string[]) {
  const { data, hasNextPage, fetchNextPage } = useSuspenseInfiniteQuery({
    queryKey: ['related', urn, types],
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) => {
      const variables = { urn, types, direction: 'INCOMING', start: pageParam, count: PAGE } as const;
      return (await carryOut(RelatedDocument, variables, signal)).entity?.relationships;
    },
    getNextPageParam: (last, pages) => (pages.length * PAGE < (last?.total ?? 0) ? pages.length * PAGE : undefined),
  });
  const edges: readonly Edge[] = data.pages.flatMap((page) => page?.relationships ?? []);
  const total = data.pages[0]?.total ?? 0;
  return { edges, total, more: hasNextPage ? () => void fetchNextPage() : undefined };
}
