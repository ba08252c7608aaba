import type { TimeseriesFieldSpec } from '../../../generated/service/registry/model.js';
import { aspectSpec } from '../../registry/generated-models.builder.js';
import { pointIdentity } from './point-identity.js';

function field(name: string): TimeseriesFieldSpec {
  return { path: [name], name, value: 'keyword' };
}

const CHECK = aspectSpec('check', { kind: 'timeseries', timeseriesFields: [field('about'), field('status')] });
const ABOUT = 'urn:li:burrow:north';

function identity(change: Readonly<Record<string, unknown>> = {}): string {
  return pointIdentity(CHECK, { timestampMillis: 1, status: 'DONE', ...change });
}

describe('pointIdentity', () => {
  it.each([
    ['numbers and states', { status: 'FAILED', count: 7 }],
    ['the whole dataset as its partition', { partitionSpec: { type: 'FULL_TABLE', partition: 'FULL_TABLE_SNAPSHOT' } }],
    ['a list instead of a partition', { partitionSpec: ['FULL_TABLE'] }],
  ])('is empty for a point with nothing but %s', (_what, change) => {
    expect(identity(change)).toBe('');
  });

  it('differs by message, bucket, partition and entity', () => {
    const changes = [
      { messageId: 'a' },
      { messageId: 'b' },
      { eventGranularity: { unit: 'DAY' } },
      { eventGranularity: { unit: 'DAY', multiple: 2 } },
      { partitionSpec: { partition: 'a' } },
      { partitionSpec: { partition: 'b' } },
      { about: ABOUT },
      { about: 'urn:li:burrow:south' },
    ];
    expect(new Set(changes.map(identity)).size).toBe(changes.length);
  });

  it('does not depend on anything else in the point', () => {
    const same = { about: ABOUT, eventGranularity: { unit: 'DAY' } };
    expect(identity({ ...same, status: 'FAILED', eventGranularity: { multiple: 1, unit: 'DAY' } })).toBe(
      identity(same),
    );
  });
});
