import type { AspectRow } from '../../aspects/index.js';
import type { SystemMetadata } from '../../kernel/audit-stamp.js';
import { parseUrn } from '../../kernel/urn.js';
import { momentsOf } from './moments.js';

function row(aspect: string, createdOn: number, system: Partial<SystemMetadata> = {}, actor = 'maya'): AspectRow {
  const [urn, createdBy] = [parseUrn('urn:li:dataset:x'), parseUrn(`urn:li:corpuser:${actor}`)];
  if (urn === undefined || createdBy === undefined) throw new RangeError('both are URNs');
  const stamps = { createdOn, createdBy, system: { lastObserved: 1, runId: 'run', ...system } };
  return { urn, aspect, version: 0, json: '{}', seq: 1, ...stamps };
}

function moments(...rows: readonly AspectRow[]): readonly string[] {
  return momentsOf(rows).map((moment) => moment.rows.map(({ aspect }) => aspect).join(' '));
}

describe('momentsOf', () => {
  it('keeps what was written together, whatever was observed again since', () => {
    expect(moments(row('tags', 1), row('owners', 1, { lastObserved: 9, lastRunId: 'later' }))).toEqual(['tags owners']);
  });

  it.each<[string, AspectRow]>([
    ['of another millisecond', row('owners', 2)],
    ['of another request', row('owners', 1, { ordinal: 1 })],
    ['of another actor', row('owners', 1, {}, 'ada')],
    ['of another run', row('owners', 1, { runId: 'other' })],
    ['of another pipeline', row('owners', 1, { pipelineName: 'nightly' })],
    ['of another registry', row('owners', 1, { registryName: 'ours' })],
    ['of another version of a registry', row('owners', 1, { registryVersion: '2' })],
    ['of an aspect that was written already', row('tags', 1)],
  ])('divides a write %s', (_what, other) => {
    expect(moments(row('tags', 1), other)).toEqual(['tags', other.aspect]);
  });

  it('joins nothing over another write', () => {
    expect(moments(row('tags', 1), row('owners', 1, { runId: 'other' }), row('terms', 1))).toEqual([
      'tags',
      'owners',
      'terms',
    ]);
  });
});
