// @generated from models/ by "npm run generate". Do not edit.
import type { ModelRules } from './model.js';

/** What the models state beside what they state of single entities and aspects. */
export const rules: ModelRules = {
  defaults: {},
  expansions: {},
  changeEvents: {
    shipKey: [{ category: 'LIFECYCLE', changed: { kind: 'presence', set: 'CREATE', cleared: 'HARD_DELETE' } }],
    shipCall: [
      {
        category: 'CALL',
        changed: { kind: 'point', path: ['stage'], operations: { MOORED: 'ARRIVED', CLEARED: 'LEFT' } },
        parameters: { berth: ['at', 'berth'] },
      },
    ],
    shipCargo: [
      {
        category: 'CREW',
        changed: { kind: 'keyed', modified: [] },
        list: { path: ['crew'], key: 'name' },
        parameter: 'name',
        parameters: { rank: ['rank'] },
      },
      {
        category: 'STOWAGE',
        changed: { kind: 'keyed', modified: [['capacity']] },
        list: { path: ['holds'], key: 'number', part: 'hold' },
        parameter: 'hold',
        parameters: { capacity: ['capacity'] },
      },
      {
        category: 'GOODS',
        changed: { kind: 'items', path: ['goods', '*'] },
        list: { path: ['holds'], key: 'number', part: 'hold', whole: 'ship' },
        parameter: 'goods',
      },
      {
        category: 'SEAL',
        changed: { kind: 'flag', path: ['sealed'], set: 'SEALED', cleared: 'OPENED' },
        list: { path: ['holds'], key: 'number', part: 'hold' },
      },
      { category: 'REMARK', changed: { kind: 'text', path: ['remark'] }, parameter: 'remark' },
    ],
  },
};
