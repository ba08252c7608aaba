import { Link } from 'react-router';
import { addressOf } from '../app/addresses.js';
import { Notice } from '../shared/notice.js';
import { FacetValue } from '../search/facet-value.js';
import { EVERYTHING } from '../search/search-address.js';
import { useSearch } from '../search/use-search.js';
import classes from './browse-page.module.css';

/** Values of a search field over the whole catalog, each leading to what has it. */
export function FacetList({ field }: { readonly field: string }) {
  const { data, error } = useSearch(EVERYTHING);
  if (error !== null) throw error;
  const values = data?.facets.find((facet) => facet.field === field)?.aggregations ?? [];
  if (data !== undefined && values.length === 0) return <Notice title="Nothing is here yet" within="section" />;
  return (
    <ul className={classes['tiles']}>
      {values.map(({ value, count }) => (
        <li key={value}>
          <Link className={`card ${classes['tile'] ?? ''}`} to={addressOf.search('', [[field, value]])}>
            <FacetValue field={field} value={value} />
            <span className={classes['count']}>{count.toLocaleString('en')}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
