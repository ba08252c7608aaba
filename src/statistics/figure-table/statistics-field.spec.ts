import type { TimeseriesFieldSpec } from '../../../generated/service/registry/model.js';
import { aspectSpec } from '../../registry/generated-models.builder.js';
import { statisticsFields } from './statistics-field.js';

function column(name: string, ...path: string[]): TimeseriesFieldSpec {
  return { name, path, value: 'long' };
}

describe('the fields of statistics', () => {
  it('are known by their names and by their paths', () => {
    const fields = statisticsFields({
      ...aspectSpec('usage'),
      kind: 'timeseries',
      timeseriesFields: [column('views', 'it', 'count')],
      timeseriesCollections: [{ path: ['byUser'], name: 'users', key: 'user', fields: [column('n', 'count')] }],
    });
    const views = { type: 'long', path: ['it', 'count'] };
    const count = { type: 'long', path: ['count'], collection: ['byUser'] };
    const user = { type: 'string', path: ['user'], collection: ['byUser'] };
    expect(Object.fromEntries(fields)).toEqual({
      urn: { type: 'string', path: ['urn'] },
      timestampMillis: { type: 'long', path: ['timestampMillis'] },
      views,
      'it.count': views,
      'users.user': user,
      'byUser.user': user,
      'users.n': count,
      'byUser.count': count,
    });
  });

  it('are known by a name rather than by the path of another', () => {
    const fields = statisticsFields({
      ...aspectSpec('usage'),
      timeseriesFields: [column('b', 'a'), column('c', 'b')],
    });
    expect([fields.get('a')?.path, fields.get('b')?.path, fields.get('c')?.path]).toEqual([['a'], ['a'], ['b']]);
  });
});
