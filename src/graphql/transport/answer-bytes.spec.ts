import { NumberText, writeExactJson } from '../../kernel/exact-json.js';
import { Work } from '../../kernel/work.js';
import { isLarge, writeInParts } from './answer-bytes.js';

const LARGE = {
  data: {
    list: Array.from({ length: 3000 }, (_, at) => ({
      at,
      text: `é"${String(at)}`,
      exact: new NumberText('1.10'),
      none: null,
    })),
    empty: [],
    deep: [{ list: [Array.from({ length: 1500 }, (_, at) => at), {}] }],
  },
  extensions: {},
};

describe('an answer of GraphQL', () => {
  it('is written in parts when it is large, as it is in one go', async () => {
    expect([isLarge(LARGE), isLarge({ data: { list: LARGE.data.list.slice(0, 100) } })]).toEqual([true, false]);
    expect(String(await writeInParts(LARGE, Work.unlimited))).toBe(writeExactJson(LARGE));
  });

  it('ends with the work of its request', async () => {
    class Ended extends Work {
      override get turnIsOver(): boolean {
        return true;
      }
    }
    await expect(writeInParts(LARGE, new Ended({ units: 1, seconds: 0 }))).rejects.toThrow('longer than 0 s');
  });
});
