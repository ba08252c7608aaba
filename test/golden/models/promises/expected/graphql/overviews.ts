// @generated from models/graphql/overviews.yml by "npm run generate". Do not edit.
import type { OverviewSpec } from './overview.js';

/** Figures of the catalog and recommendations, in the order in which people are shown them. */
export const overviews: OverviewSpec = { highlights: [], charts: [], modules: [] };
