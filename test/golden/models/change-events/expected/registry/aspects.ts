// @generated from models/ by "npm run generate". Do not edit.
import type { AspectSpec } from './model.js';

export const aspects: readonly AspectSpec[] = [
  {
    name: 'holdKey',
    record: 'port.key.HoldKey',
    kind: 'versioned',
    searchable: [],
    relationships: [],
    timeseriesFields: [],
    timeseriesCollections: [],
  },
  {
    name: 'shipCall',
    record: 'port.ShipCall',
    kind: 'timeseries',
    searchable: [],
    relationships: [],
    timeseriesFields: [],
    timeseriesCollections: [],
  },
  {
    name: 'shipCargo',
    record: 'port.ShipCargo',
    kind: 'versioned',
    searchable: [],
    relationships: [],
    timeseriesFields: [],
    timeseriesCollections: [],
  },
  {
    name: 'shipKey',
    record: 'port.key.ShipKey',
    kind: 'versioned',
    searchable: [],
    relationships: [],
    timeseriesFields: [],
    timeseriesCollections: [],
  },
];
