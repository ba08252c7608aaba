// src/statistics - computes figures from the points of time series; what it can compute of is said by the models.
export { StatisticsModule } from './statistics.module.js';
