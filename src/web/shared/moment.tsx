const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const EXACT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** A moment, as a day; pointing at it shows the time. @param time epoch milliseconds, UTC */
export function Moment({ time, withTime = false }: { readonly time: number; readonly withTime?: boolean }) {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return String(time);
  return (
    <time dateTime={date.toISOString()} title={EXACT.format(date)}>
      {withTime ? EXACT.format(date) : DAY.format(date)}
    </time>
  );
}
