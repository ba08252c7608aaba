import { useSuspenseQuery } from '@tanstack/react-query';
import { sendAction } from '../app/transport.js';
import { useModels } from '../shared/page-models.js';
import type { StoredEntity } from '../shared/read-aspects.js';
import { inWords } from '../shared/titles.js';
import { ValueView } from '../widgets/value-view.js';
import { BarChart } from './bar-chart.js';
import { figureSeries, pointsOf, type SeriesPoint } from './figure-series.js';
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
  const answer = await sendAction<{ readonly values: readonly SeriesPoint[] }>(
    '/aspects?action=getTimeseriesAspectValues',
    parameters,
  );
  return { aspect, points: pointsOf(answer.values) };
}

function Series({ aspect, points }: { readonly aspect: string; readonly points: ReturnType<typeof pointsOf> }) {
  const models = useModels();
  const newest = points.at(-1);
  return (
    <section className={classes['series']}>
      <h2 title={models.aspect(aspect)?.doc}>{inWords(aspect)}</h2>
      <div className={classes['charts']}>
        {figureSeries(points).map(({ name, figures }) => (
          <BarChart key={name} title={inWords(name)} figures={figures} />
        ))}
      </div>
      {newest !== undefined && (
        <details>
          <summary>
            {points.length === 1 ? 'The point' : `The newest of ${points.length.toLocaleString('en')} points`}
          </summary>
          <ValueView value={newest.value} />
        </details>
      )}
    </section>
  );
}
