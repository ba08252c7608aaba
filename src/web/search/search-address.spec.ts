import { EVERYTHING, filterInput, readSearch, withToggled, writeSearch } from './search-address.js';

describe('the address of a search', () => {
  it('says words, page and chosen values, and reads back as it was', () => {
    const text = 'q=front+desk&f.platform=urn%3Ali%3AdataPlatform%3Apostgres&f.platform=x&f.origin=PROD&page=3';
    const search = readSearch(new URLSearchParams(text));
    expect(search).toEqual({
      place: [],
      query: 'front desk',
      page: 3,
      filters: new Map([
        ['platform', ['urn:li:dataPlatform:postgres', 'x']],
        ['origin', ['PROD']],
      ]),
    });
    expect(writeSearch(search).toString()).toBe(text);
  });

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', '', 'f.origin=', 'other=1'])(
    'is that of everything for %j',
    (text) => {
      expect(readSearch(new URLSearchParams(text))).toEqual(EVERYTHING);
      expect(writeSearch(readSearch(new URLSearchParams(text))).toString()).toBe('');
    },
  );

  it('begins again on the first page when a value is chosen or taken back', () => {
    const search = readSearch(new URLSearchParams('page=4&f.a=1'));
    expect(writeSearch(withToggled(search, 'a', '2')).toString()).toBe('f.a=1&f.a=2');
    expect(writeSearch(withToggled(search, 'a', '1')).toString()).toBe('');
  });

  it('asks for one value of each field', () => {
    const search = readSearch(new URLSearchParams('f.a=1&f.b=2&f.a=3'));
    expect(filterInput(search)).toEqual([
      {
        and: [
          { field: 'a', values: ['1', '3'] },
          { field: 'b', values: ['2'] },
        ],
      },
    ]);
    expect(filterInput(readSearch(new URLSearchParams()))).toEqual([]);
  });

  it('asks for what lies at a place or below it, with the other conditions', () => {
    const search = readSearch(new URLSearchParams('f.a=1&in=petshop&in=mart'));
    expect(search.place).toEqual(['petshop', 'mart']);
    expect(writeSearch(search).toString()).toBe('f.a=1&in=petshop&in=mart');
    expect(filterInput(search)).toEqual([
      {
        and: [
          { field: 'a', values: ['1'] },
          { field: 'browsePathV2', values: ['petshop\u241fmart'] },
        ],
      },
      {
        and: [
          { field: 'a', values: ['1'] },
          { field: 'browsePathV2', condition: 'START_WITH', values: ['petshop\u241fmart\u241f'] },
        ],
      },
    ]);
  });
});
