// @generated from models/ by "npm run generate". Do not edit.
import type { EntitySpec } from './model.js';

export const entities: readonly EntitySpec[] = [
  {
    name: 'hold',
    doc: 'A room of a ship.',
    category: 'core',
    found: 'always',
    keyAspect: 'holdKey',
    keyFields: [
      { name: 'ship', value: 'urn', symbols: [], presence: 'required' },
      { name: 'number', value: 'string', symbols: [], presence: 'required' },
    ],
    aspects: ['holdKey'],
    snapshot: undefined,
    partOf: 'ship',
  },
  {
    name: 'ship',
    doc: 'A ship that calls at the port.',
    category: 'core',
    found: 'always',
    keyAspect: 'shipKey',
    keyFields: [{ name: 'sign', value: 'string', symbols: [], presence: 'required' }],
    aspects: ['shipKey', 'shipCargo', 'shipCall'],
    snapshot: undefined,
  },
];
