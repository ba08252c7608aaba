import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import type { SearchQuery } from '../../../generated/web/graphql/graphql.js';
import { PLACE_FIELD } from '../widgets/overrides/browse-trees.js';
import classes from './facet-panel.module.css';
import { FacetValue } from './facet-value.js';
import { useFacetTitle } from './facet-title.js';

type Facet = NonNullable<SearchQuery['searchAcrossEntities']>['facets'][number];

/** Values that are shown before somebody asks for the others. */
const SHOWN = 6;
/** Says the same as the field of the entity type, for older clients. */
const OLDER_TYPE_FIELD = 'entity';

/** Facets of what was found: values with their exact counts, of which several can be chosen. */
export function FacetPanel({
  facets,
  filters,
  onToggle,
}: {
  readonly facets: readonly Facet[];
  readonly filters: ReadonlyMap<string, readonly string[]>;
  readonly onToggle: (field: string, value: string) => void;
}) {
  const useful = facets.filter(
    ({ field, aggregations }) =>
      field !== OLDER_TYPE_FIELD && field !== PLACE_FIELD && (aggregations.length > 0 || filters.has(field)),
  );
  return useful.map((facet) => (
    <FacetGroup key={facet.field} facet={facet} chosen={filters.get(facet.field) ?? []} onToggle={onToggle} />
  ));
}

function FacetGroup({
  facet,
  chosen,
  onToggle,
}: {
  readonly facet: Facet;
  readonly chosen: readonly string[];
  readonly onToggle: (field: string, value: string) => void;
}) {
  const { field, aggregations } = facet;
  const [isWhole, setWhole] = useState(false);
  const title = useFacetTitle(field, facet.displayName);
  const shown = isWhole ? aggregations : aggregations.slice(0, SHOWN);
  // A chosen value that nothing has any more can still be taken back.
  const missing = chosen.filter((value) => !aggregations.some((found) => found.value === value));
  return (
    <fieldset className={classes['group']}>
      <legend className={classes['title']}>{title}</legend>
      {[...shown, ...missing.map((value) => ({ value, count: 0 }))].map(({ value, count }) => (
        <Checkbox
          key={value}
          size="xs"
          className={classes['value'] ?? ''}
          checked={chosen.includes(value)}
          onChange={() => onToggle(field, value)}
          label={
            <span className={classes['label']}>
              <FacetValue field={field} value={value} />
              <span className={classes['count']}>{count.toLocaleString('en')}</span>
            </span>
          }
        />
      ))}
      {aggregations.length > SHOWN && (
        <button type="button" className={classes['more']} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show ${String(aggregations.length - SHOWN)} more`}
        </button>
      )}
    </fieldset>
  );
}
