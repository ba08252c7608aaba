import { judge, type LedgerWrite, WriteLedger, type WriteReply } from './write-ledger.js';

const PLACE = { urn: 'urn:li:dataset:x', aspect: 'status' };

/** What is said of writes with these answers when this is stored. */
function judged(writes: readonly (readonly [LedgerWrite['change'], string, WriteReply])[], value: string) {
  const ledger = new WriteLedger();
  for (const [change, mark, reply] of writes) ledger.note({ ...PLACE, change, mark }, reply);
  return ledger.places().map((place) => judge(place, value));
}

describe('the judgement of what is stored', () => {
  it('finds what was acknowledged once, and nothing else', () => {
    expect(
      judged(
        [
          ['append', 'a1z', 'stored'],
          ['append', 'a2z', 'refused'],
        ],
        '["a1z"]',
      ),
    ).toEqual([{ found: 1, faults: [] }]);
  });

  it.each([
    ['lost', 'stored', '[]', { found: 0, faults: ['a1z in status of urn:li:dataset:x was acknowledged and is lost'] }],
    [
      'applied twice',
      'stored',
      '["a1z","a1z"]',
      { found: 1, faults: ['a1z in status of urn:li:dataset:x was applied 2 times'] },
    ],
    [
      'refused and stored',
      'refused',
      '["a1z"]',
      { found: 1, faults: ['a1z in status of urn:li:dataset:x was refused and is stored'] },
    ],
  ] as const)('names what is %s', (_what, reply, value, judgement) => {
    expect(judged([['append', 'a1z', reply]], value)).toEqual([judgement]);
  });

  it.each(['[]', '["a1z"]'])('accepts what is of unknown outcome as %s', (value) => {
    expect(judged([['append', 'a1z', 'unknown']], value)[0]?.faults).toEqual([]);
  });

  it.each([
    ['stored', '', 2, []],
    ['stored', 'a1z', 1, ['a1z in status of urn:li:dataset:x was deleted and is stored']],
    ['refused', 'a1z', 1, []],
    ['refused', '', 2, ['a1z in status of urn:li:dataset:x was acknowledged and is lost']],
    ['unknown', '', 2, []],
    ['unknown', 'a1z', 1, []],
  ] as const)('follows a deletion that was answered as %s', (reply, value, found, faults) => {
    const writes = [['put', 'a1z', 'stored'] as const, ['delete', 'a1z', reply] as const];
    expect(judged(writes, value)).toEqual([{ found, faults }]);
  });
});
