import { Bar, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from 'recharts';
import { Moment } from '../shared/moment.js';
import classes from './figure-chart.module.css';
import type { FigurePoint } from './figure-series.js';

const DAY = 86_400_000;
const SHORT = new Intl.NumberFormat('en', { notation: 'compact' });
const HOUR_OF_DAY = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const DAY_OF_MONTH = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const MONTH_OF_YEAR = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric' });
const COLOUR = 'var(--page-link)';
const AXIS = { fill: 'var(--page-faint)', fontSize: 11 } as const;

/**
 * A figure over time: its newest value, and its course. `counted`: each point counts what happened in a span of time,
 * and is a bar; the others are states, and are joined by a line.
 */
export function FigureChart({
  title,
  figures,
  counted,
}: {
  readonly title: string;
  readonly figures: readonly FigurePoint[];
  readonly counted: boolean;
}) {
  const newest = figures.at(-1);
  const oldest = figures[0];
  if (newest === undefined || oldest === undefined) return null;
  const highest = figures.reduce((most, { figure }) => Math.max(most, figure), newest.figure);
  const summary = `${title}: ${newest.figure.toLocaleString('en')}, highest ${highest.toLocaleString('en')}, ${String(figures.length)} points`;
  return (
    <figure className={`card ${classes['course-card'] ?? ''}`}>
      <figcaption className="faint">{title}</figcaption>
      <p className={classes['newest']}>
        {newest.figure.toLocaleString('en')}
        <span className={classes['when']}>
          <Moment time={newest.time} />
        </span>
      </p>
      {figures.length > 1 && (
        <Course figures={figures} counted={counted} summary={summary} span={newest.time - oldest.time} />
      )}
    </figure>
  );
}

/** Axes, and the course of a figure. The arrow keys go from point to point. `span`: milliseconds. */
function Course({
  figures,
  counted,
  summary,
  span,
}: {
  readonly figures: readonly FigurePoint[];
  readonly counted: boolean;
  readonly summary: string;
  readonly span: number;
}) {
  const formatTime = tickFormat(span);
  const shared = { dataKey: 'figure', isAnimationActive: false } as const;
  return (
    <ComposedChart
      responsive
      className={classes['course'] ?? ''}
      data={[...figures]}
      title={summary}
      margin={{ top: 6, right: 6, bottom: 0, left: 0 }}
    >
      <CartesianGrid vertical={false} stroke="var(--page-line)" />
      <XAxis
        dataKey="time"
        height={20}
        {...(counted ? {} : ({ type: 'number', scale: 'time', domain: ['dataMin', 'dataMax'] } as const))}
        tickFormatter={formatTime}
        tick={AXIS}
        tickLine={false}
        axisLine={false}
        minTickGap={24}
      />
      <YAxis
        width={40}
        domain={counted ? [0, 'auto'] : ['auto', 'auto']}
        tickFormatter={(figure: number) => SHORT.format(figure)}
        tick={AXIS}
        tickLine={false}
        axisLine={false}
        tickCount={3}
      />
      <Tooltip content={PointNote} cursor={{ fill: 'var(--page-sunken)', stroke: 'var(--page-line)' }} />
      {counted ? (
        <Bar {...shared} fill={COLOUR} maxBarSize={18} radius={[2, 2, 0, 0]} />
      ) : (
        <Line {...shared} type="linear" stroke={COLOUR} strokeWidth={2} dot={figures.length <= 12} />
      )}
    </ComposedChart>
  );
}

/** What stands beside the point that is looked at. */
function PointNote(props: {
  readonly active?: boolean;
  readonly payload?: readonly { readonly payload?: Partial<FigurePoint> }[];
}) {
  const { time, figure } = props.payload?.[0]?.payload ?? {};
  if (props.active !== true || time === undefined || figure === undefined) return null;
  return (
    <p className={`card ${classes['note'] ?? ''}`}>
      <strong>{figure.toLocaleString('en')}</strong> <Moment time={time} withTime />
    </p>
  );
}

function tickFormat(span: number): (time: number) => string {
  const format = span < 2 * DAY ? HOUR_OF_DAY : span < 400 * DAY ? DAY_OF_MONTH : MONTH_OF_YEAR;
  return (time) => format.format(time);
}
