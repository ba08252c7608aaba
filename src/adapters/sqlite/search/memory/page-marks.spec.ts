import fc from 'fast-check';
import { anyValueTest } from '../../../../text-search/value-match.js';
import type { FieldValues } from '../../../../search/document-store.port.js';
import { needleOf } from '../query/value-needle.js';
import { ColumnPage, PAGE_DOCUMENTS } from '../storage/column-page.js';
import { encodePage } from '../storage/page-encoding.js';
import { Column } from './column.js';
import { PageTest } from './page-marks.js';

const FIRST = PAGE_DOCUMENTS;
/** Enough values for those to be looked for at once that few documents have. */
const DOCUMENTS = 700;

describe('Documents of a page that pass', () => {
  const page = (values: readonly FieldValues[]): ColumnPage | undefined => {
    const column = new Column();
    values.forEach((own, document) => {
      column.set(document, own);
    });
    const data = encodePage(column, values.length);
    return data === undefined ? undefined : new ColumnPage(data);
  };
  const passing = (marks: Uint8Array): readonly number[] => [...marks.keys()].filter((at) => marks[at] === 1);

  it('are those that have a value which does, whether few pass or many, and those that changed as they are now', () => {
    const wanted = fc.constantFrom('7', '77', 'value', 'E 6', 'no', '', 'é');
    const lengths = fc.array(fc.nat(3), { minLength: 1, maxLength: 7 });
    const changes = fc.uniqueArray(
      fc.tuple(fc.nat(DOCUMENTS), fc.constantFrom<string[]>([], ['VALUE 7'], ['other', 'value 77'])),
      {
        selector: ([document]) => document,
        maxLength: 3,
      },
    );
    fc.assert(
      fc.property(wanted, lengths, changes, fc.boolean(), (text, counts, pending, isAscii) => {
        const values = Array.from({ length: DOCUMENTS }, (_, document): string[] =>
          Array.from(
            { length: counts[document % counts.length] ?? 0 },
            (_each, at) => `${isAscii ? 'Value' : 'Valué'} ${String(document * 3 + at)}`,
          ),
        );
        const test = anyValueTest('CONTAIN', [text], 'text');
        const needle = needleOf('CONTAIN', [text], 'text');
        const content = { page: page(values), pending: new Map(pending.map(([at, own]) => [FIRST + at, own])) };
        for (const [document, own] of pending) values[document] = own;
        const right = [...values.keys()].filter((document) => values[document]?.some(test) === true);
        for (const each of [needle, undefined]) {
          const pageTest = new PageTest({ test, needle: each, name: () => text });
          expect(passing(pageTest.passingDocuments(content, FIRST))).toEqual(right);
        }
      }),
      { numRuns: 60 },
    );
  });
});
