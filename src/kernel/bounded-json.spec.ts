import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { readBoundedJson, readInSteps } from './bounded-json.js';
import { exactNumbers, writeExactJson } from './exact-json.js';
import { Unreadable } from './json-division.js';
import { BytesSource, type JsonSource, TextSource } from './json-source.js';
import { MAX_JSON_DEPTH, MAX_JSON_VALUES } from './json-text.js';
import { Work } from './work.js';

const list = (length: number, item: string): string => `[${Array(length).fill(item).join(',')}]`;
const nested = (levels: number, inner: string): string => '['.repeat(levels) + inner + ']'.repeat(levels);
/** Makes any text long enough to be read in pieces. */
const LONG = ' '.repeat(600_000);

/** As `toStrictEqual`, which alone takes a second for a million values. */
function expectSame(value: unknown, right: unknown): void {
  if (!isDeepStrictEqual(value, right)) expect(value).toStrictEqual(right);
}

/** What a text is read as, whose bytes are read as the same. */
async function read(text: string): Promise<unknown> {
  const [result, ofBytes] = [
    await readBoundedJson(text, Work.unlimited),
    await readBoundedJson(Buffer.from(text), Work.unlimited),
  ];
  expectSame(ofBytes, result);
  return result.kind === 'problem' ? result.reason : result.value;
}

/** What a text in small pieces is read as, whose bytes are read as the same; `undefined` when it is not JSON. */
function readSmall(text: string, piece: number): { readonly value: unknown } | undefined {
  const value = readSource(new TextSource(text), piece);
  expect(readSource(new BytesSource(Buffer.from(text)), piece)).toEqual(value);
  return value;
}

function readSource(source: JsonSource, piece: number): { readonly value: unknown } | undefined {
  const steps = readInSteps(source, { numbers: (_text, value) => value, most: MAX_JSON_VALUES }, piece);
  try {
    for (;;) {
      const { done, value } = steps.next();
      if (done === true) return { value };
    }
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

function readWhole(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

describe('a text in pieces', () => {
  const pieces = fc.integer({ min: 1, max: 40 });
  const texts = fc
    .tuple(fc.jsonValue({ maxDepth: 5 }), fc.constantFrom(0, 2))
    .map(([value, indent]) => JSON.stringify(value, null, indent));

  it('is the value that it is as a whole', () => {
    fc.assert(
      fc.property(texts, pieces, (text, piece) => {
        expect(readSmall(text, piece)).toEqual(readWhole(text));
      }),
      { numRuns: 500 },
    );
  });

  it('is refused when the whole is, whatever is wrong with it', () => {
    const faults = fc.constantFrom(',', ':', '[', ']', '{', '}', '"', '\\', ' ', '0', '');
    const change = fc.record({ at: fc.nat(), cut: fc.constantFrom(0, 1), put: faults });
    fc.assert(
      fc.property(texts, pieces, change, (text, piece, { at, cut, put }) => {
        const place = at % (text.length + 1);
        const changed = text.slice(0, place) + put + text.slice(place + cut);
        expect(readSmall(changed, piece)).toEqual(readWhole(changed));
      }),
      { numRuns: 1500 },
    );
  });

  it.each([
    '{"__proto__":{"a":[1,2,3,4,5,6]},"b":[1,2,3,4,5,6]}',
    '{"a":[1,2,3,4],"a":[5,6,7,8]}',
    '["\\ud83d\\ude00\\u00e9\\n\\"\\\\",[],{}]',
    '{"größe":["😀😀😀 naïve ガス","é"]}',
    '[[1,2,3],,[4,5,6]]',
    '[[1,2,3] [4,5,6]]',
    '[1,2,3,4,]',
    '{"a":1 [2,3,4]}',
    '{"a" "bcdefgh":[1,2,3,4]}',
    '{"abcdefgh":"abcdefgh"}',
    '["abcdefgh" "abcdefgh"]',
    '["abcdefgh"x]',
    ']',
    ',',
    '[1}',
    'x[1,2]',
    '[1,2]x',
    '  "text"  ',
    '[1            ,                2            3]',
    '{"a"        :             [1,2,3]        ,          "b"        :          "abcdefgh"            }           ',
    '            ',
    '[            \u0001          ]',
  ])('%s is what it is as a whole', (text) => {
    for (let piece = 1; piece < 12; piece++) expect([piece, readSmall(text, piece)]).toEqual([piece, readWhole(text)]);
  });
});

describe('readBoundedJson', () => {
  it('reads short texts at once and long ones with others between', () => {
    expect(readBoundedJson('[1]', Work.unlimited)).toEqual({ kind: 'value', value: [1] });
    expect(readBoundedJson(`[1${LONG}]`, Work.unlimited)).toBeInstanceOf(Promise);
  });

  it.each([
    ['numbers', list(MAX_JSON_VALUES - 1, '1'), list(MAX_JSON_VALUES, '1')],
    ['empty objects', list(MAX_JSON_VALUES / 2 - 1, '{}'), list(MAX_JSON_VALUES / 2, '{}')],
    ['members', list(MAX_JSON_VALUES / 2 - 1, '{"a":1}'), list(MAX_JSON_VALUES / 2, '{"a":1}')],
  ])('reads texts with as many %s as there may be values, and no more', async (_what, most, more) => {
    expectSame(await read(most), JSON.parse(most));
    expect(await read(more)).toBe('it has more than 1000000 values');
  });

  it('does not count what is inside of strings', async () => {
    const value = ['[,{'.repeat(MAX_JSON_VALUES), '"\\,'.repeat(MAX_JSON_VALUES)];
    expect(await read(JSON.stringify(value))).toEqual(value);
  });

  it.each([`["${','.repeat(MAX_JSON_VALUES + 1)}`, `["${','.repeat(MAX_JSON_VALUES)}\\`, `[[1]${LONG}`])(
    'refuses strings and lists that do not end',
    async (text) => {
      expect(await read(text)).toBe('it is not JSON');
    },
  );

  it('reads long texts up to the greatest depth', async () => {
    expect(await read(nested(MAX_JSON_DEPTH, LONG))).toEqual(JSON.parse(nested(MAX_JSON_DEPTH, '')));
    expect(await read(nested(MAX_JSON_DEPTH + 1, LONG))).toBe('it is nested more than 128 levels deep');
  });

  it('reads the numbers of every piece in the form that is asked for', async () => {
    const text = `{"short":1.10,"long":[${'"text",'.repeat(200_000)}2.20],"last":3.30}`;
    const result = await readBoundedJson(text, Work.unlimited, exactNumbers);
    expect(result.kind === 'value' && writeExactJson(result.value)).toBe(text);
  });

  it('ends when the caller hangs up', async () => {
    const work = new Work({ units: Infinity, seconds: Infinity }, { destroyed: true });
    await expect(readBoundedJson(list(900_000, '"abcdefghijkl"'), work)).rejects.toThrow('hung up');
  });
});
