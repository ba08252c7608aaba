import { SYSTEM_ACTOR } from '../kernel/actors.js';
import { noteEntry } from '../projections/memory-ports.builder.js';
import { changeMessage } from './change-records.js';

describe('changeMessage', () => {
  it('has the value, what it replaced, their bookkeeping, and who changed it when', () => {
    const entry = noteEntry(7, 'a', {
      json: '{"text":"é"}',
      previousJson: '{}',
      system: { lastObserved: 5, runId: 'run', lastRunId: 'run', pipelineName: 'p', properties: { a: 'b' } },
      previousSystem: { lastObserved: 4, runId: 'before' },
      time: 9,
    });
    expect(changeMessage(entry)).toEqual({
      topic: 'versionedLogTopic',
      key: 'urn:li:note:a',
      record: {
        auditHeader: null,
        entityType: 'note',
        entityUrn: 'urn:li:note:a',
        entityKeyAspect: null,
        changeType: 'UPSERT',
        aspectName: 'info',
        aspect: { value: Buffer.from('{"text":"é"}'), contentType: 'application/json' },
        systemMetadata: {
          ...{ lastObserved: 5, runId: 'run', lastRunId: 'run', pipelineName: 'p' },
          ...{ registryName: null, registryVersion: null, properties: { a: 'b' } },
        },
        previousAspectValue: { value: Buffer.from('{}'), contentType: 'application/json' },
        previousSystemMetadata: {
          ...{ lastObserved: 4, runId: 'before', pipelineName: null },
          ...{ registryName: null, registryVersion: null, properties: null },
        },
        created: { time: 9, actor: SYSTEM_ACTOR, impersonator: null, message: null },
      },
    });
  });

  it('has no value for a deletion, and the ends of the time from which points were deleted', () => {
    const range = { startTime: 1, endTime: undefined };
    const { record } = changeMessage(
      noteEntry(1, 'a', { kind: 'timeseries', change: 'DELETE', json: undefined, range }),
    );
    expect([record['changeType'], record['aspect'], record['previousAspectValue']]).toEqual(['DELETE', null, null]);
    expect(record['systemMetadata']).toMatchObject({ properties: { startTimeMillis: '1' } });
  });
});
