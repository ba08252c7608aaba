import { useCoverage } from './use-coverage.js';
import classes from './models.module.css';

/** How many entities of a type there are; a dash while it is not known. */
export function EntityCount({ entityType }: { readonly entityType: string }) {
  const state = useCoverage();
  return <>{state.kind === 'known' ? state.coverage.entities(entityType).toLocaleString('en') : '–'}</>;
}

/** How many entities have an aspect, of all that could: of one type, or of several. */
export function CoverageFigure({
  entityTypes,
  aspect,
}: {
  readonly entityTypes: readonly string[];
  readonly aspect: string;
}) {
  const state = useCoverage();
  if (state.kind !== 'known') return <>–</>;
  const sum = (count: (entityType: string) => number): number =>
    entityTypes.reduce((total, entityType) => total + count(entityType), 0);
  const all = sum(state.coverage.entities);
  const some = sum((entityType) => state.coverage.carriers(entityType, aspect));
  if (all === 0) return <span className="faint">no entities</span>;
  return (
    <span className={classes['coverage']}>
      <meter min={0} max={1} value={some / all} aria-hidden />
      {some.toLocaleString('en')} of {all.toLocaleString('en')}
      <span className="faint">{percentage(some, all)}</span>
    </span>
  );
}

/** As of when figures are, or why there are none. */
export function CoverageNote() {
  const state = useCoverage();
  if (state.kind === 'unknown') return <p className="faint">{state.reason}</p>;
  const moment = new Date(state.coverage.asOf);
  return (
    <p className="faint">
      Entities as of <time dateTime={moment.toISOString()}>{moment.toLocaleTimeString('en-GB')}</time>, those that are
      marked as removed among them.
    </p>
  );
}

/** Neither all nor none unless it is so. */
function percentage(some: number, all: number): string {
  const share = (100 * some) / all;
  if (some > 0 && share < 1) return '< 1 %';
  if (some < all && share > 99) return '> 99 %';
  return `${share.toFixed(0)} %`;
}
