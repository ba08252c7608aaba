import { StoreUnavailable } from '../../../kernel/failures.js';
import { foundDocuments } from './answers.js';

const FOUND = { _index: 'i', _id: 'a', found: true, _version: 7, _source: { stored: '{}' } };

describe('documents that were read by their ids', () => {
  it('are those that were found', () => {
    expect(foundDocuments({ docs: [FOUND, { _index: 'i', _id: 'b', found: false }] })).toEqual([
      { id: 'a', version: 7, source: { stored: '{}' } },
    ]);
  });

  it('are none when one could not be looked for, as while a shard recovers after a crash', () => {
    const error = { type: 'no_shard_available_action_exception', reason: 'No shard available' };
    expect(() => foundDocuments({ docs: [FOUND, { _index: 'i', _id: 'b', error }] })).toThrow(StoreUnavailable);
  });
});
