// @generated from models/graphql/overviews.yml by "npm run generate". Do not edit.
import type { OverviewSpec } from './overview.js';

/** Figures of the catalog and recommendations, in the order in which people are shown them. */
export const overviews: OverviewSpec = {
  highlights: [
    { entity: 'ship', title: 'Ships', shares: [{ field: 'hasCaptain', words: 'a captain' }] },
    { entity: 'pier', title: 'Piers', shares: [] },
  ],
  charts: [
    {
      name: 'homes',
      field: 'home',
      title: 'Ships by Home',
      most: 5,
      groups: ['GLOBAL'],
      form: 'bars',
      least: 1,
      label: [{ aspect: 'pierInfo', member: 'title' }],
    },
    {
      name: 'captains',
      field: 'captain',
      title: 'Ships by Captain',
      most: 3,
      groups: ['GLOBAL', 'FILTERED'],
      form: 'table',
      least: 2,
      label: [],
    },
  ],
  modules: [{ id: 'Homes', field: 'home', title: 'Homes', most: 4, renders: 'TILES', scenarios: ['DECK', 'BRIDGE'] }],
  restrictedBy: 'home',
};
