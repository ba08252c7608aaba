import { Moment } from '../shared/moment.js';
import { inWords } from '../shared/titles.js';
import { ValueView } from '../widgets/value-view.js';
import type { SeriesPoint } from './figure-series.js';
import { pointColumns, valueAt } from './point-columns.js';
import classes from './series-tab.module.css';

/** Points of a time series as a table, the newest first: what charts say, for those who do not see them. */
export function PointTable({ title, points }: { readonly title: string; readonly points: readonly SeriesPoint[] }) {
  const columns = pointColumns(points);
  return (
    <div className={classes['scroll']} role="region" aria-label={`${title} as a table`} tabIndex={0}>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">Time</th>
            {columns.map(({ path, name }) => (
              <th key={path.join('.')} scope="col">
                {inWords(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ time, value }, at) => (
            <tr key={at}>
              <th scope="row">
                <Moment time={time} withTime />
              </th>
              {columns.map((column) => (
                <td key={column.path.join('.')}>
                  <ValueView value={valueAt(value, column)} name={column.name} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
