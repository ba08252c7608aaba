import { completeSystemMetadata } from './system-metadata.js';

describe('system metadata to store', () => {
  it('are of now and of the default run when nothing is given', () => {
    const expected = { lastObserved: 5, runId: 'no-run-id-provided', lastRunId: 'no-run-id-provided' };
    expect(completeSystemMetadata(undefined, 5)).toEqual(expected);
    expect(completeSystemMetadata({ lastObserved: 0 }, 5)).toEqual(expected);
  });

  it('are what is given, whose run is also the last one', () => {
    const properties = { k: 'v' };
    expect(completeSystemMetadata({ lastObserved: 3, runId: 'a', lastRunId: 'b', properties }, 5)).toEqual({
      lastObserved: 3,
      runId: 'a',
      lastRunId: 'a',
      properties,
    });
  });
});
