import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type ChosenTime, dayOf, DAYS, shownDay, type TimeFault } from './time-span.js';

const DAY = 86_400_000;
/** Days between which people choose first. */
const START = 30;
const BETWEEN = 'between';
const TIMES = [
  { value: '', label: 'Of all time' },
  { value: '7', label: 'Of the last week' },
  { value: '30', label: 'Of the last 30 days' },
  { value: '365', label: 'Of the last year' },
  { value: BETWEEN, label: 'Between two days' },
];

/** Of which time steps of lineage are shown: a usual span, or from one day to another. */
export function TimeChoice({
  address,
  fault,
  onChange,
}: {
  readonly address: ChosenTime;
  /** Why what the address has is no span of time. */
  readonly fault: TimeFault | undefined;
  readonly onChange: (part: Partial<ChosenTime>) => void;
}) {
  // A day that is being written is none for a moment, and its box stays.
  const [isWriting, setWriting] = useState(false);
  const isBetween = isWriting || address.from !== undefined || address.to !== undefined;
  const choose = (value: string): void => {
    setWriting(value === BETWEEN);
    onChange(
      value === BETWEEN ? lastDays(START) : { days: Number(value) || undefined, from: undefined, to: undefined },
    );
  };
  return (
    <>
      <NativeSelect
        size="xs"
        aria-label="Time"
        data={timesWith(address.days)}
        value={isBetween ? BETWEEN : String(address.days ?? '')}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {isBetween &&
        DAYS.map((field) => (
          <TextInput
            key={field}
            size="xs"
            type="date"
            aria-label={field === 'from' ? 'First day' : 'Last day'}
            value={shownDay(address[field])}
            error={fault?.field === field ? fault.message : undefined}
            onChange={({ currentTarget }) => {
              onChange({ days: undefined, [field]: currentTarget.value || undefined });
            }}
          />
        ))}
    </>
  );
}

/** Counted from when the page was loaded. */
function lastDays(days: number): ChosenTime {
  const now = performance.timeOrigin;
  return { days: undefined, from: dayOf(now - days * DAY), to: dayOf(now) };
}

/** The usual spans, and the one that somebody wrote into the address. */
function timesWith(days: number | undefined): typeof TIMES {
  const isUsual = days === undefined || TIMES.some(({ value }) => value === String(days));
  return isUsual ? TIMES : [...TIMES, { value: String(days), label: `Of the last ${String(days)} days` }];
}
