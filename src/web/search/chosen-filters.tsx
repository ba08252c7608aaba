import { Button, Pill } from '@mantine/core';
import classes from './chosen-filters.module.css';
import { useFacetTitle } from './facet-title.js';
import { FacetValue } from './facet-value.js';

/** What narrows the search, each part to be taken back. */
export function ChosenFilters({
  filters,
  onToggle,
  onClear,
}: {
  readonly filters: ReadonlyMap<string, readonly string[]>;
  readonly onToggle: (field: string, value: string) => void;
  readonly onClear: () => void;
}) {
  if (filters.size === 0) return null;
  return (
    <div className={classes['chosen']}>
      {[...filters].flatMap(([field, values]) =>
        values.map((value) => (
          <ChosenValue key={`${field} ${value}`} field={field} value={value} onRemove={() => onToggle(field, value)} />
        )),
      )}
      <Button variant="subtle" size="compact-xs" onClick={onClear}>
        Clear all
      </Button>
    </div>
  );
}

function ChosenValue({
  field,
  value,
  onRemove,
}: {
  readonly field: string;
  readonly value: string;
  readonly onRemove: () => void;
}) {
  const title = useFacetTitle(field);
  return (
    <Pill
      withRemoveButton
      onRemove={onRemove}
      removeButtonProps={{ 'aria-label': `Remove the filter ${title}`, 'aria-hidden': false, tabIndex: 0 }}
    >
      {title}: <FacetValue field={field} value={value} />
    </Pill>
  );
}
