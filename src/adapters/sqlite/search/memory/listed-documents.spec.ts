import fc from 'fast-check';
import { SYSTEM_ACTOR } from '../../../../kernel/actors.js';
import type { EntityNumbers } from '../../../../kernel/entity-numbers.js';
import { ListedDocuments } from './listed-documents.js';

/** Numbers that mean the documents of half of them: two for each document, and none for the first few. */
const documentOf = (number: number): number => (number < 10 ? -1 : number >>> 1);

/** Lists are kept in another way where there are many documents beside what they have. */
const LIMITS = [400, 1_000_000];

const numbers = fc.array(fc.nat(600), { maxLength: 60 });
const NO_NUMBERS: EntityNumbers = { state: 'current', urnOf: () => undefined };

function listed(
  entities: readonly number[],
  sectionEnd: number,
  limit: number,
  sections?: readonly number[],
): ListedDocuments {
  const list = {
    numbers: NO_NUMBERS,
    entities: Int32Array.from(entities),
    sectionEnds: [Math.min(sectionEnd, entities.length), entities.length],
    except: SYSTEM_ACTOR,
  };
  const branchSections = sections === undefined ? undefined : [new Set(sections)];
  const within = { list, ...(branchSections === undefined ? {} : { branchSections }) };
  return new ListedDocuments(within, { documentOf, limit, except: 7 });
}

describe('documents of a list', () => {
  it.each(LIMITS)('stand each at its first place, without the excepted one, of so many: %i', (limit) => {
    fc.assert(
      fc.property(numbers, fc.nat(60), (entities, sectionEnd) => {
        const documents = listed(entities, sectionEnd, limit);
        const all = entities.map(documentOf);
        const expected = [...new Set(all)].filter((id) => id > 0 && id !== 7);
        expect([...documents.all.ids]).toEqual(expected.toSorted((a, b) => a - b));
        expect([...documents.page(documents.all, { start: 0, count: 100 })]).toEqual(expected);
        expect(expected.map((id) => documents.placeOf(id))).toEqual(expected.map((id) => all.indexOf(id)));
        expect(expected.toSorted((a, b) => documents.order.compare(a, b))).toEqual(expected);
        const first = expected.filter((id) => all.indexOf(id) < sectionEnd).length;
        expect(documents.countSections(documents.all)).toEqual([first, expected.length - first]);
      }),
    );
  });

  it.each(LIMITS)('are left out when the section of their first place is not wanted, of so many: %i', (limit) => {
    fc.assert(
      fc.property(numbers, fc.nat(60), (entities, sectionEnd) => {
        const documents = listed(entities, sectionEnd, limit, [1]);
        const all = entities.map(documentOf);
        const expected = [...new Set(all)].filter((id) => id > 0 && id !== 7 && all.indexOf(id) >= sectionEnd);
        expect([...documents.page(documents.all, { start: 0, count: 100 })]).toEqual(expected);
      }),
    );
  });
});
