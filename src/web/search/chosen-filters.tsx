import { Button, Pill } from '@mantine/core';
import classes from './chosen-filters.module.css';
import { useFacetTitle } from './facet-title.js';
import { FacetValue } from './facet-value.js';

/** Pills hide their buttons from those who do not point, unless somebody says otherwise. */
const SHOWN = { 'aria-hidden': false, tabIndex: 0 } as const;

/** What narrows the search, each part to be taken back. */
export function ChosenFilters({
  filters,
  place,
  onToggle,
  onLeave,
  onClear,
}: {
  readonly filters: ReadonlyMap<string, readonly string[]>;
  readonly onToggle: (field: string, value: string) => void;
  readonly onClear: () => void;
  readonly place: readonly string[];
  readonly onLeave: () => void;
}) {
  if (filters.size === 0 && place.length === 0) return null;
  return (
    <div className={classes['chosen']}>
      {[...filters].flatMap(([field, values]) =>
        values.map((value) => (
          <ChosenValue key={`${field} ${value}`} field={field} value={value} onRemove={() => onToggle(field, value)} />
        )),
      )}
      {place.length > 0 && (
        <Pill withRemoveButton onRemove={onLeave} removeButtonProps={{ ...SHOWN, 'aria-label': 'Remove the place' }}>
          In{' '}
          {place.map((step, at) => (
            <span key={at}>
              {at > 0 && ' / '}
              <FacetValue field="" value={step} />
            </span>
          ))}
        </Pill>
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
      removeButtonProps={{ ...SHOWN, 'aria-label': `Remove the filter ${title}` }}
    >
      {title}: <FacetValue field={field} value={value} />
    </Pill>
  );
}
