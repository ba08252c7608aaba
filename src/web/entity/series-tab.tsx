import { useSuspenseQuery } from '@tanstack/react-query';
import { sendAction } from '../app/transport.js';
import { useModels } from '../shared/page-models.js';
import type { StoredEntity } from '../shared/read-aspects.js';
import { inWords } from '../shared/titles.js';
import { ValueView } from '../widgets/value-view.js';
import { FigureChart } from './figure-chart.js';
import { type AnsweredPoint, areCounted, figureSeries, pointsOf, type SeriesPoint } from './figure-series.js';
import { PointTable } from './point-table.js';
import classes from './series-tab.module.css';

/** Newest points that are drawn. */
const POINTS = 60;

/** Time series of an entity: each figure over time, and the newest point as a whole. */
export function SeriesTab({ entity, aspects }: { readonly entity: StoredEntity; readonly aspects: readonly string[] }) {
  const { data } = useSuspenseQuery({
    queryKey: ['series', entity.urn, aspects],
    queryFn: () => Promise.all(aspects.map((aspect) => readPoints(entity, aspect))),
  });
  const shown = data.filter(({ points }) => points.length > 0);
  if (shown.length === 0) return <p className="faint">Nothing was measured yet.</p>;
  return shown.map(({ aspect, points }) => <Series key={aspect} aspect={aspect} points={points} />);
}

async function readPoints({ urn, entityName }: StoredEntity, aspect: string) {
  const parameters = { urn, entity: entityName, aspect, limit: POINTS };
  const answer = await sendAction<{ readonly values: readonly AnsweredPoint[] }>(
    '/aspects?action=getTimeseriesAspectValues',
    parameters,
  );
  return { aspect, points: pointsOf(answer.values) };
}

function Series({ aspect, points }: { readonly aspect: string; readonly points: readonly SeriesPoint[] }) {
  const models = useModels();
  const newest = points.at(-1);
  const title = inWords(aspect);
  const series = figureSeries(points);
  return (
    <section className={classes['series']}>
      <h2 title={models.aspect(aspect)?.doc}>{title}</h2>
      {series.length > 0 && (
        <div className={classes['charts']}>
          {series.map(({ name, figures }) => (
            <FigureChart key={name} title={inWords(name)} figures={figures} counted={areCounted(points)} />
          ))}
        </div>
      )}
      <details open={series.length === 0}>
        <summary>
          {points.length === POINTS ? `The newest ${String(POINTS)} points` : countOf(points.length)} as a table
        </summary>
        <PointTable title={title} points={points} />
      </details>
      {newest !== undefined && (
        <details>
          <summary>All of the newest point</summary>
          <ValueView value={newest.value} />
        </details>
      )}
    </section>
  );
}

function countOf(points: number): string {
  return points === 1 ? 'The point' : `All ${String(points)} points`;
}
