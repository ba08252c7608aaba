// src/statistics - figures of the points of time series, and of what there is in the catalog; the models say of what.
export { calendarUnit, CalendarWindows } from './figure-table/calendar-windows.js';
export { CountValuesQuery } from './count-values/count-values.js';
export type { ValueCriteria, FacetedCounts } from './count-values/count-values.js';
export { StatisticsModule } from './statistics.module.js';
export { QueryUsageQuery, type Usage } from './usage-stats/query-usage.js';
export type { UsageReach } from './usage-stats/usage-reach.js';
