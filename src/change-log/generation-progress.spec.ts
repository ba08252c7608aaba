import { readProgress } from './generation-progress.js';
import { readPosition } from './position.js';

const POSITION = { storeId: 'a', seq: 7, proof: { digest: 'd', opening: 'o' } };
const PROGRESS = {
  began: POSITION,
  after: 'urn:li:tag:a',
  entities: 3,
  total: { entries: 4, digest: '0123456789abcdef' },
};

describe('readPosition', () => {
  it('gives back what was stored', () => {
    expect(readPosition(JSON.parse(JSON.stringify(POSITION)))).toEqual(POSITION);
    expect(readPosition({ storeId: 'a', seq: 7, proof: { digest: 'd' } })).toEqual({ storeId: 'a', seq: 7 });
  });

  it.each([undefined, null, [], 'a', { seq: 7 }, { storeId: 'a' }, { storeId: 'a', seq: '7' }])(
    'refuses %j',
    (stored) => {
      expect(readPosition(stored)).toBeUndefined();
    },
  );
});

describe('readProgress', () => {
  it('gives back what was stored', () => {
    expect(readProgress(JSON.parse(JSON.stringify(PROGRESS)))).toEqual(PROGRESS);
  });

  it.each([
    undefined,
    { ...PROGRESS, began: { seq: 7 } },
    { ...PROGRESS, after: 'no URN' },
    { ...PROGRESS, after: 7 },
    { ...PROGRESS, entities: '3' },
    { ...PROGRESS, total: undefined },
    { ...PROGRESS, total: { entries: 4 } },
    { ...PROGRESS, total: { entries: '4', digest: 'd' } },
  ])('refuses %j', (stored) => {
    expect(readProgress(stored)).toBeUndefined();
  });
});
