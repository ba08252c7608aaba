// src/timeseries - reads points of time-series aspects; knows nothing of versions.
export { CountPointsQuery } from './count-points/count-points.js';
export { QueryTimeseriesQuery } from './query-timeseries/query-timeseries.query.js';
export type { TimeseriesCriteria } from './query-timeseries/query-timeseries.query.js';
export { ReadNewestPointsQuery } from './read-newest-points/read-newest-points.js';
export { memberFilter } from './query-timeseries/member-filter.js';
export { checkedFilter } from './require-members.js';
export { readSeries } from './read-series/read-series.js';
export { TimeseriesModule } from './timeseries.module.js';
export { TimeseriesStore } from './timeseries-store.port.js';
export type { TimeseriesPoint, TimeseriesQuery } from './timeseries-store.port.js';
export { MOST_CHARACTERS, selectPoints } from './select-points/select-points.js';
export type { PointPlace, PointSlice } from './select-points/select-points.js';
export type { StoredPoint } from './select-points/point-selection.js';
