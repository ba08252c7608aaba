import {
  aliasedUnion,
  array,
  aspect,
  catalogModel,
  field,
  map,
  named,
  record,
  STRING,
  union,
} from '../catalog-model.builder.js';
import { pointMembers } from './point-members.js';

it('members of points are gathered through every structure, and once round a circle', () => {
  const types = [
    record('a.Visit', [
      field('count'),
      field('tags', { type: array(STRING) }),
      field('length', { type: { kind: 'primitive', name: 'int' } }),
      field('sizes', { type: array({ kind: 'primitive', name: 'double' }) }),
      field('rooms', { type: array(named('a.Room')) }),
      field('more', { type: map(STRING) }),
      field('alias', { type: aliasedUnion({ short: STRING }) }),
      field('full', { type: union({ 'a.Room': named('a.Room') }) }),
    ]),
    record('a.Room', [field('name'), field('next', { type: named('a.Room'), presence: 'optional' })]),
  ];
  const aspects = [aspect('visit', 'a.Visit', { kind: 'timeseries' }), aspect('room', 'a.Room')];
  expect([...pointMembers(catalogModel({ types, aspects }))]).toEqual([
    [
      'visit',
      {
        single: ['count', 'length', 'alias.short'],
        repeated: ['tags', 'sizes', 'rooms.name'],
        open: ['rooms.next', 'more'],
        numbers: ['length', 'sizes'],
      },
    ],
  ]);
});
