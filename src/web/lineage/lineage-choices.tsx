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
import { TimeChoice } from './time-choice.js';
import type { TimeFault } from './time-span.js';

const HOPS = [
  ...[1, 2, 3, 4, 5].map((hops) => ({ value: String(hops), label: hops === 1 ? '1 hop' : `${String(hops)} hops` })),
  { value: String(ALL_HOPS), label: 'All hops' },
];
/** What to see of a lineage, and how. `children`: what stands beside it. */
export function LineageChoices({
  address,
  fault,
  onChange,
  children,
}: {
  readonly address: LineageAddress;
  readonly fault: TimeFault | undefined;
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
      <TimeChoice address={address} fault={fault} onChange={onChange} />
      <Switches address={address} onChange={onChange} />
      <div className={classes['end']}>
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
