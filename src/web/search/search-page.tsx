import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/Pagination.css';
import '@mantine/core/styles/Pill.css';
import { Button, Drawer, Pagination, Skeleton } from '@mantine/core';
import { useDisclosure, useDocumentTitle, useMediaQuery } from '@mantine/hooks';
import { MixerHorizontalIcon } from '@radix-ui/react-icons';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { SearchQuery } from '../../../generated/web/graphql/graphql.js';
import { Notice } from '../shared/notice.js';
import { ChosenFilters } from './chosen-filters.js';
import { FacetPanel } from './facet-panel.js';
import { PreviewCard } from './preview-card.js';
import { ResultRow } from './result-row.js';
import { readSearch, type SearchAddress, withToggled, writeSearch } from './search-address.js';
import classes from './search-page.module.css';
import { PAGE_SIZE, useSearch } from './use-search.js';

type Results = SearchQuery['searchAcrossEntities'];

/** Results of a search, with facets to narrow it and a preview of the one that is looked at. */
export function SearchPage() {
  const [parameters, setParameters] = useSearchParams();
  const search = readSearch(parameters);
  const { data, error, isPlaceholderData } = useSearch(search);
  const [isOpen, { open, close }] = useDisclosure(false);
  const isWide = useMediaQuery('(min-width: 62em)', true);
  useDocumentTitle(search.query === '' ? 'Search · Cadastre' : `${search.query} · Cadastre`);
  const change = (next: SearchAddress): void => setParameters(writeSearch(next));
  const toggle = (field: string, value: string): void => change(withToggled(search, field, value));
  const facets = <FacetPanel facets={data?.facets ?? []} filters={search.filters} onToggle={toggle} />;
  return (
    <div className={classes['page']}>
      {isWide ? (
        <aside className={classes['facets']} aria-label="Filters">
          {facets}
        </aside>
      ) : (
        <Drawer opened={isOpen} onClose={close} title="Filters" size="xs">
          {facets}
        </Drawer>
      )}
      <section className={classes['results']} aria-label="Results" aria-busy={isPlaceholderData}>
        <div className={classes['head']}>
          <h1 className={classes['title']}>
            <Heading total={data?.total} query={search.query} />
          </h1>
          {!isWide && (
            <Button variant="default" size="xs" leftSection={<MixerHorizontalIcon />} onClick={open}>
              Filters
            </Button>
          )}
        </div>
        <ChosenFilters
          filters={search.filters}
          place={search.place}
          onToggle={toggle}
          onLeave={() => change({ ...search, page: 1, place: [] })}
          onClear={() => change({ ...search, page: 1, filters: new Map(), place: [] })}
        />
        {error === null ? (
          <Found results={data} search={search} onPage={(page) => change({ ...search, page })} />
        ) : (
          <Notice title="This cannot be searched for" tone="bad" within="section">
            <p>{error.message}</p>
          </Notice>
        )}
      </section>
    </div>
  );
}

function Heading({ total, query }: { readonly total: number | undefined; readonly query: string }) {
  if (total === undefined) return 'Searching …';
  const many = `${total.toLocaleString('en')} ${total === 1 ? 'result' : 'results'}`;
  return query === '' ? many : `${many} for “${query}”`;
}

function Found({
  results,
  search,
  onPage,
}: {
  readonly results: Results | undefined;
  readonly search: SearchAddress;
  readonly onPage: (page: number) => void;
}) {
  const [looked, setLooked] = useState<string>();
  if (results === undefined || results === null)
    return [0, 1, 2, 3, 4].map((row) => <Skeleton key={row} height={76} mb="xs" />);
  const { searchResults, total } = results;
  if (searchResults.length === 0) return <NothingFound search={search} />;
  const shown = searchResults.find(({ entity }) => entity.urn === looked) ?? searchResults[0];
  const pages = Math.ceil(total / PAGE_SIZE);
  return (
    <div className={classes['found']}>
      <div className={classes['list']}>
        <ol>
          {searchResults.map(({ entity, matchedFields }) => (
            <li key={entity.urn}>
              <ResultRow
                urn={entity.urn}
                query={search.query}
                matched={matchedFields}
                isShown={entity.urn === shown?.entity.urn}
                onLook={() => setLooked(entity.urn)}
              />
            </li>
          ))}
        </ol>
        {pages > 1 && (
          <Pagination
            mt="md"
            size="sm"
            total={pages}
            value={search.page}
            onChange={onPage}
            getControlProps={(control) => ({ 'aria-label': `${control} page` })}
          />
        )}
      </div>
      {shown !== undefined && (
        <aside className={classes['preview']} aria-label="Preview">
          <PreviewCard urn={shown.entity.urn} />
        </aside>
      )}
    </div>
  );
}

function NothingFound({ search }: { readonly search: SearchAddress }) {
  return (
    <Notice title={search.query === '' ? 'Nothing is here' : `Nothing matches “${search.query}”`} within="section">
      <p>
        {search.filters.size > 0
          ? 'Fewer filters find more.'
          : 'Every word has to be somewhere in a result: try fewer words, the beginning of one with *, or one word OR another.'}
      </p>
    </Notice>
  );
}
