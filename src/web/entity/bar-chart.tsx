import { Moment } from '../shared/moment.js';
import type { FigurePoint } from './figure-series.js';
import classes from './bar-chart.module.css';

const WIDTH = 220;
const HEIGHT = 48;
const GAP = 1.5;
const WIDEST = 18;

/** A figure over time, small: its newest value, and bars from the oldest to the newest. */
export function BarChart({ title, figures }: { readonly title: string; readonly figures: readonly FigurePoint[] }) {
  const newest = figures.at(-1);
  const oldest = figures[0];
  if (newest === undefined || oldest === undefined) return null;
  const highest = figures.reduce((most, { figure }) => Math.max(most, figure), 0);
  const width = Math.min(WIDEST, WIDTH / figures.length);
  const summary = `${title}: ${newest.figure.toLocaleString('en')}, highest ${highest.toLocaleString('en')}, ${String(figures.length)} points`;
  return (
    <figure className={`card ${classes['chart'] ?? ''}`}>
      <figcaption className="faint">{title}</figcaption>
      <p className={classes['newest']}>{newest.figure.toLocaleString('en')}</p>
      <svg viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`} role="img" aria-label={summary}>
        {figures.map(({ time, figure }, at) => {
          const height = highest === 0 ? 0 : Math.max(1, (Math.max(figure, 0) / highest) * HEIGHT);
          return (
            <rect
              key={time}
              x={at * width}
              y={HEIGHT - height}
              width={Math.max(1, width - GAP)}
              height={height}
              rx={1}
              className={classes['bar']}
            >
              <title>{`${figure.toLocaleString('en')} on ${new Date(time).toLocaleDateString('en-GB')}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className={classes['range']}>
        <Moment time={oldest.time} />
        <Moment time={newest.time} />
      </p>
    </figure>
  );
}
