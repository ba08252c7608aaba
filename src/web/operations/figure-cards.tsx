import classes from './operations-page.module.css';
import { type MetricSample, sumOf } from './prometheus-text.js';
import { useMetrics } from './use-operations.js';

const MEGABYTE = 2 ** 20;

/** Figures that say how the service is. `unit`: what one of the figure is shown as. */
const FIGURES = [
  ['cadastre_entities', 'Entities', 1, ''],
  ['cadastre_projection_lag_entries', 'Changes not yet indexed', 1, ''],
  ['cadastre_projection_lag_seconds', 'Lag of indexes', 1, 's'],
  ['cadastre_dead_letters', 'Dead letters', 1, ''],
  ['cadastre_http_requests_in_progress', 'Requests under way', 1, ''],
  ['process_resident_memory_bytes', 'Memory', MEGABYTE, 'MB'],
  ['nodejs_eventloop_lag_p99_seconds', 'Longest turns (p99)', 0.001, 'ms'],
  ['cadastre_file_bytes', 'Files', MEGABYTE, 'MB'],
] as const;

/** Figures of the service, each with its course since the page was opened. */
export function FigureCards() {
  const { data = [] } = useMetrics();
  const [latest = []] = data.slice(-1);
  return (
    <section aria-label="Figures">
      <ul className={classes['figures']}>
        {FIGURES.map(([name, title, unit, sign]) => {
          const value = sumOf(latest, name);
          if (value === undefined) return null;
          return (
            <li key={name} className={`card ${classes['figure'] ?? ''}`}>
              <p className="faint">{title}</p>
              <p className={classes['number']}>
                {(value / unit).toLocaleString('en', { maximumFractionDigits: 1 })} {sign}
              </p>
              <Course looks={data} name={name} />
            </li>
          );
        })}
      </ul>
      <a href="/metrics">Every figure, in the format of Prometheus</a>
    </section>
  );
}

const WIDTH = 160;
const HEIGHT = 28;

/** A line without axes: whether it rises or falls. */
function Course({ looks, name }: { readonly looks: readonly (readonly MetricSample[])[]; readonly name: string }) {
  const values = looks.map((samples) => sumOf(samples, name) ?? 0);
  const most = values.reduce((a, b) => Math.max(a, b), 0);
  const step = WIDTH / Math.max(1, values.length - 1);
  const points = values.map((value, at) => {
    const y = most === 0 ? HEIGHT - 1 : HEIGHT - 1 - (value / most) * (HEIGHT - 2);
    return `${(at * step).toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg className={classes['course']} viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`} aria-hidden="true">
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
