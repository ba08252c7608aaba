import { laterToken } from '../../generated/contract/client/consistency.js';
import { seqOfToken, tokenOf } from '../../src/projections/consistency/consistency-token.js';

const STORES = ['one', 'other'] as const;

describe('the later of two tokens', () => {
  it('is the one that the service made of the later entry, in any order of answers', () => {
    const seqs = [1, 9, 35, 36, 37, 1295, 1296, 46_655, 46_656, 9_007_199_254_740_991];
    for (const [at, first] of seqs.entries()) {
      for (const second of seqs.slice(at)) {
        const [a, b] = [tokenOf({ storeId: 'one', seq: first }), tokenOf({ storeId: 'one', seq: second })];
        expect([laterToken(a, b), laterToken(b, a)].map((token) => seqOfToken(token, 'one'))).toEqual([second, second]);
      }
    }
  });

  it('is the newer answer where the stores differ, and the only one where there was none', () => {
    const [one, other] = STORES.map((storeId) => tokenOf({ storeId, seq: storeId === 'one' ? 9 : 2 }));
    expect([laterToken(one, other ?? ''), laterToken(undefined, 'x'), laterToken('x', one ?? '')]).toEqual([
      other,
      'x',
      one,
    ]);
  });
});
