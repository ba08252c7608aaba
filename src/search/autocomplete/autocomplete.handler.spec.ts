import { urn } from '../../../test/conformance/primary-store.builder.js';
import { filterParser, RecordedSearchIndex, searchedRegistry, UNLIMITED } from '../recorded-search-index.builder.js';
import { AutocompleteHandler } from './autocomplete.handler.js';
import { type AutocompleteAnswer, type AutocompleteCriteria, AutocompleteQuery } from './autocomplete.query.js';

const CRITERIA: AutocompleteCriteria = { entityTypes: [], text: 'ord', field: undefined, filter: undefined, limit: 10 };

describe('a completion', () => {
  let index: RecordedSearchIndex;
  beforeEach(() => {
    index = new RecordedSearchIndex();
  });

  const answer = (criteria: Partial<AutocompleteCriteria> = {}): Promise<AutocompleteAnswer> =>
    new AutocompleteHandler(searchedRegistry, filterParser, index).execute(
      new AutocompleteQuery({ ...CRITERIA, ...criteria }, UNLIMITED),
    );

  const NOT_REMOVED = { field: 'removed', condition: 'EQUAL', values: ['true'], negated: true };

  it('asks the index for what is not removed, of the types that every completion finds', async () => {
    await answer();
    expect(index.suggests).toEqual([
      { entityTypes: ['note'], text: 'ord', fields: [], filter: { or: [{ and: [NOT_REMOVED] }] }, limit: 10 },
    ]);
  });

  it('asks for the types, the field and the filter that are named', async () => {
    await answer({
      entityTypes: ['PIN', 'card'],
      field: 'name.keyword',
      filter: { criteria: [{ field: 'name', value: 'x' }] },
    });
    expect(index.suggests).toMatchObject([
      {
        entityTypes: ['pin', 'card'],
        fields: ['name'],
        filter: { or: [{ and: [NOT_REMOVED, { field: 'name', values: ['x'] }] }] },
      },
    ]);
  });

  it('never finds what is removed, also when the filter asks for it', async () => {
    await answer({ filter: { criteria: [{ field: 'removed', value: 'true' }] } });
    expect(index.suggests[0]?.filter.or).toMatchObject([
      { and: [NOT_REMOVED, { field: 'removed', values: ['true'] }] },
    ]);
  });

  it('answers each text once, and every entity in which it was found', async () => {
    index.suggestions = [
      { urn: urn('urn:li:note:a'), text: 'orders' },
      { urn: urn('urn:li:note:b'), text: 'ordered' },
      { urn: urn('urn:li:note:c'), text: 'orders' },
    ];
    expect(await answer()).toEqual({
      suggestions: ['orders', 'ordered'],
      urns: ['urn:li:note:a', 'urn:li:note:b', 'urn:li:note:c'],
    });
  });

  it.each<[string, Partial<AutocompleteCriteria>]>([
    ['it can not be null or empty', { text: '' }],
    ['it can not be null or empty', { text: ' \t' }],
    ['it is longer than 4096 characters', { text: 'x'.repeat(4097) }],
    ['there is no field "nothing"', { field: 'nothing' }],
    ['limit', { limit: -1 }],
    ['limit', { limit: 10_001 }],
    ['pine', { entityTypes: ['pine'] }],
  ])('is refused, %s: %j', async (reason, criteria) => {
    await expect(answer(criteria)).rejects.toThrow(reason);
    expect(index.suggests).toEqual([]);
  });

  it('takes texts of 4096 characters', async () => {
    await answer({ text: 'x'.repeat(4096), limit: 10_000 });
    expect(index.suggests[0]?.text).toHaveLength(4096);
  });
});
