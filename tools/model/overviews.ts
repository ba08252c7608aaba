import type { OverviewSpec } from '../runtime/graphql/overview.js';

export type * from '../runtime/graphql/overview.js';

export const NO_OVERVIEWS: OverviewSpec = { highlights: [], charts: [], modules: [] };
