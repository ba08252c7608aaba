import { NativeSelect, SegmentedControl, Switch } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/SegmentedControl.css';
import '@mantine/core/styles/Switch.css';
import type { ReactNode } from 'react';
import { symbolInWords } from '../shared/titles.js';
import { ALL_HOPS, type LineageAddress } from './lineage-address.js';
import { DIRECTIONS } from './lineage-graph.js';
import classes from './lineage-view.module.css';

const HOPS = [
  ...[1, 2, 3, 4, 5].map((hops) => ({ value: String(hops), label: hops === 1 ? '1 hop' : `${String(hops)} hops` })),
  { value: String(ALL_HOPS), label: 'All hops' },
];
const TIMES = [
  { value: '', label: 'Of all time' },
  { value: '7', label: 'Of the last week' },
  { value: '30', label: 'Of the last 30 days' },
  { value: '365', label: 'Of the last year' },
];

/** What to see of a lineage, and how. `children`: what stands beside it. */
export function LineageChoices({
  address,
  onChange,
  children,
}: {
  readonly address: LineageAddress;
  readonly onChange: (part: Partial<LineageAddress>) => void;
  readonly children: ReactNode;
}) {
  const direction = ['both', ...DIRECTIONS].map((value) => ({ value, label: symbolInWords(value) }));
  return (
    <div className={classes['choices']}>
      <SegmentedControl
        size="xs"
        aria-label="Direction"
        data={direction}
        value={address.direction}
        onChange={(value) => onChange({ direction: DIRECTIONS.find((one) => one === value) ?? 'both' })}
      />
      <NativeSelect
        size="xs"
        aria-label="Hops"
        data={HOPS}
        value={String(address.hops)}
        onChange={(event) => onChange({ hops: Number(event.currentTarget.value) })}
      />
      <NativeSelect
        size="xs"
        aria-label="Time"
        data={TIMES}
        value={String(address.days ?? '')}
        onChange={(event) => onChange({ days: Number(event.currentTarget.value) || undefined })}
      />
      <Switches address={address} onChange={onChange} />
      <span className={classes['gap']} />
      <SegmentedControl
        size="xs"
        aria-label="Show as"
        data={[
          { value: 'graph', label: 'Graph' },
          { value: 'table', label: 'Table' },
        ]}
        value={address.show}
        onChange={(value) => onChange({ show: value === 'table' ? 'table' : 'graph' })}
      />
      {children}
    </div>
  );
}

function Switches({
  address,
  onChange,
}: {
  readonly address: LineageAddress;
  readonly onChange: (part: Partial<LineageAddress>) => void;
}) {
  return (
    <>
      <Switch
        size="xs"
        label="Columns"
        checked={address.columns === 'on'}
        onChange={(event) => onChange({ columns: event.currentTarget.checked ? 'on' : 'off' })}
      />
      <Switch
        size="xs"
        label="Fold parallel paths"
        checked={address.fold === 'on'}
        onChange={(event) => onChange({ fold: event.currentTarget.checked ? 'on' : 'off' })}
      />
    </>
  );
}
