import { Link } from 'react-router';
import { addressOf } from '../app/addresses.js';
import { FacetValue } from './facet-value.js';
import { useFacetTitle } from './facet-title.js';
import classes from './home-page.module.css';
import { EVERYTHING } from './search-address.js';
import { useSearch } from './use-search.js';

const SHOWN_FACETS = 6;
const SHOWN_VALUES = 6;

/** What most entities have in common: the most frequent values of the facets of everything. */
export function StartingPoints() {
  const { data } = useSearch(EVERYTHING);
  const facets = (data?.facets ?? [])
    .filter(({ field, aggregations }) => !field.startsWith('_') && field !== 'entity' && aggregations.length > 0)
    .sort((a, b) => entitiesIn(b) - entitiesIn(a))
    .slice(0, SHOWN_FACETS);
  return (
    <div className={classes['columns']}>
      {facets.map(({ field, displayName, aggregations }) => (
        <section key={field} className={`card ${classes['column'] ?? ''}`}>
          <FacetHeading field={field} stated={displayName} />
          <ul>
            {aggregations.slice(0, SHOWN_VALUES).map(({ value, count }) => (
              <li key={value}>
                <Link to={addressOf.search('', [[field, value]])}>
                  <FacetValue field={field} value={value} />
                  <small>{count.toLocaleString('en')}</small>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** How many entities a facet divides. */
function entitiesIn({ aggregations }: { readonly aggregations: readonly { readonly count: number }[] }): number {
  return aggregations.reduce((sum, { count }) => sum + count, 0);
}

function FacetHeading({ field, stated }: { readonly field: string; readonly stated?: string | null | undefined }) {
  return <h2>{useFacetTitle(field, stated)}</h2>;
}
