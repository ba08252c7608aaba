import { Button } from '@mantine/core';
import { ChevronDownIcon, ChevronRightIcon } from '@radix-ui/react-icons';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { type BrowseQuery, BrowseDocument } from '../../../generated/web/graphql/graphql.js';
import { addressOf } from '../app/addresses.js';
import { carryOut } from '../app/transport.js';
import { EntityLink } from '../shared/entity-link.js';
import { Notice } from '../shared/notice.js';
import classes from './browse-page.module.css';

/** Places of one level that are asked for at once. */
const PAGE = 50;

type Group = NonNullable<BrowseQuery['browseV2']>['groups'][number];

/** The tree of places, each level of which is read when it is opened. */
export function PlaceTree() {
  return (
    <div className={`card ${classes['tree'] ?? ''}`}>
      <Level path={[]} />
    </div>
  );
}

function Level({ path }: { readonly path: readonly string[] }) {
  const { data, error, hasNextPage, fetchNextPage, isPending } = useInfiniteQuery({
    queryKey: ['browse', path],
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) => {
      const input = { path, start: pageParam, count: PAGE, query: '*' };
      return (await carryOut(BrowseDocument, { input }, signal)).browseV2;
    },
    getNextPageParam: (last, pages) => (pages.length * PAGE < (last?.total ?? 0) ? pages.length * PAGE : undefined),
  });
  if (error !== null) return <p role="alert">{error.message}</p>;
  if (isPending) return <p className="faint">Loading …</p>;
  const groups = data.pages.flatMap((page) => page?.groups ?? []);
  if (groups.length === 0 && path.length === 0) return <Notice title="Nothing lies anywhere yet" within="section" />;
  return (
    <>
      <ul className={classes['level']}>
        {groups.map((group) => (
          <Place key={group.name} group={group} path={[...path, group.name]} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="subtle" size="compact-xs" onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  );
}

function Place({ group, path }: { readonly group: Group; readonly path: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  const { name, count, hasSubGroups, entity } = group;
  const all = addressOf.place(path);
  return (
    <li>
      <div className={classes['place']}>
        {hasSubGroups ? (
          <button type="button" className={classes['opener']} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? <ChevronDownIcon aria-hidden /> : <ChevronRightIcon aria-hidden />}
            <span className="visually-hidden">{isOpen ? 'Close' : 'Open'}</span>
          </button>
        ) : (
          <span className={classes['opener']} />
        )}
        {entity === null ? <span>{name}</span> : <EntityLink urn={entity.urn} />}
        <Link className={classes['count']} to={all} aria-label={`${count.toLocaleString('en')} entities in ${name}`}>
          {count.toLocaleString('en')}
        </Link>
      </div>
      {isOpen && <Level path={path} />}
    </li>
  );
}
