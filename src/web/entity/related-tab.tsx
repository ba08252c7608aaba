import { Button } from '@mantine/core';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { type RelatedQuery, RelatedDocument } from '../../../generated/web/graphql/graphql.js';
import { carryOut } from '../app/transport.js';
import { EntityLink } from '../shared/entity-link.js';
import { inWords } from '../shared/titles.js';
import { readUrn } from '../shared/urn.js';
import classes from './related-tab.module.css';

const PAGE = 100;

type Edge = NonNullable<NonNullable<RelatedQuery['entity']>['relationships']>['relationships'][number];

/** What points at an entity, by what it is to it. `from`: entity type on the other side; all unless given. */
export function RelatedTab({
  urn,
  relationships,
  from,
}: {
  readonly urn: string;
  readonly relationships: readonly string[];
  readonly from?: string;
}) {
  const { edges, total, more } = useEdges(urn, relationships);
  const wanted = edges.filter(
    ({ entity }) => entity !== null && (from === undefined || readUrn(entity.urn)?.entityType === from),
  );
  if (wanted.length === 0) return <p className="faint">Nothing points here.</p>;
  const groups = Map.groupBy(wanted, ({ type }) => type);
  return (
    <>
      {[...groups].map(([type, found]) => (
        <section key={type} className={classes['group']}>
          {from === undefined && <h2>{inWords(type)}</h2>}
          <ul>
            {found.map(({ entity }, at) => (
              <li key={`${entity?.urn ?? ''} ${String(at)}`}>{entity !== null && <EntityLink urn={entity.urn} />}</li>
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
