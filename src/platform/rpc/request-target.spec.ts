import { readTarget } from './request-target.js';

function code(url: string): string | undefined {
  try {
    readTarget(url);
    return undefined;
  } catch (error) {
    return typeof error === 'object' && error !== null && 'row' in error ? JSON.stringify(error.row) : String(error);
  }
}

describe('readTarget', () => {
  it('splits the path before decoding it', () => {
    expect(readTarget('/entitiesV2/urn%3Ali%3Atag%3Aa%2Fb?aspects=List(a,b)')).toEqual({
      resource: 'entitiesV2',
      key: 'urn:li:tag:a/b',
      query: new Map([['aspects', ['List(a,b)']]]),
    });
  });

  it('takes URN characters in a key as they are, a plus sign too', () => {
    expect(readTarget('/aspects/urn:li:dataset:(urn:li:dataPlatform:x,a+b,PROD)').key).toBe(
      'urn:li:dataset:(urn:li:dataPlatform:x,a+b,PROD)',
    );
  });

  it('drops blanks at the end of a key', () => {
    expect(readTarget('/aspects/urn%3Ali%3Atag%3Aa%20%20?aspect=b').key).toBe('urn:li:tag:a');
  });

  it('keeps repeated and empty values, still encoded', () => {
    expect(readTarget('/r?a=1&b=&a=2%20&c&%61=3').query).toEqual(
      new Map([
        ['a', ['1', '2%20', '3']],
        ['b', ['']],
        ['c', ['']],
      ]),
    );
  });

  it.each([
    ['/aspects/%zz', '{"code":"PATH_MALFORMED","status":400}'],
    ['/aspects/%ff', '{"code":"PATH_MALFORMED","status":400}'],
    ['/aspects/a/b', '{"code":"PATH_TOO_DEEP","status":404}'],
    ['/aspects?%zz=1', '{"code":"QUERY_STRING_MALFORMED","status":400}'],
  ])('refuses %s', (url, failure) => {
    expect(code(url)).toBe(failure);
  });
});
