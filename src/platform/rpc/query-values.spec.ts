import type { TypeRef } from '../../../generated/service/registry/model.js';
import { readQueryValue } from './query-values.js';

const STRING: TypeRef = { kind: 'primitive', name: 'string' };
const LIST: TypeRef = { kind: 'array', items: STRING };
const FIRST = 'urn:li:dataset:(urn:li:dataPlatform:x,a,PROD)';

describe('readQueryValue', () => {
  it.each([
    ['List()', []],
    ['List(a,b)', ['a', 'b']],
    [`List(${encodeURIComponent(FIRST)},urn%3Ali%3Atag%3Ab)`, [FIRST, 'urn:li:tag:b']],
    [`List(${FIRST},urn:li:tag:b)`, [FIRST, 'urn:li:tag:b']],
    [encodeURIComponent(`List(${FIRST},urn:li:tag:b)`), [FIRST, 'urn:li:tag:b']],
    [FIRST, [FIRST]],
    ['OwnedBy', ['OwnedBy']],
    ["List('',a)", ['', 'a']],
    ['List(a%2Cb)', ['a', 'b']],
    ['List(urn%3Ali%3Atag%3Aa%2Cb)', ['urn:li:tag:a,b']],
    ['List(urn%3Ali%3Atag%3Aa%2Cb,urn%3Ali%3Atag%3Ac)', ['urn:li:tag:a,b', 'urn:li:tag:c']],
    [
      encodeURIComponent(`List(${FIRST},urn:li:tag:b)`).replaceAll('(', '%28').replaceAll(')', '%29'),
      [FIRST, 'urn:li:tag:b'],
    ],
  ])('reads the list %s', (raw, values) => {
    expect(readQueryValue('ids', LIST, [raw])).toEqual(values);
  });

  it('joins repeated parameters, bare ones and lists', () => {
    expect(readQueryValue('ids', LIST, ['a', 'List(b,c)'])).toEqual(['a', 'b', 'c']);
  });

  it('reads texts with blanks written either way', () => {
    expect(readQueryValue('urn', STRING, ['a+b%20c%2B'])).toBe('a b c+');
  });

  it.each([
    ['int', '12', 12],
    ['int', '1.5', '1.5'],
    ['long', '-1', -1],
    ['long', '9223372036854775807', 9_223_372_036_854_775_807n],
    ['long', '%2B9007199254740993', 9_007_199_254_740_993n],
    ['double', '1e3', 1000],
    ['boolean', 'true', true],
    ['boolean', 'True', 'True'],
  ] as const)('reads a value of type %s from %s', (name, raw, value) => {
    expect(readQueryValue('x', { kind: 'primitive', name }, [raw])).toBe(value);
  });

  it.each([
    [LIST, ['List(a,(b)']],
    [LIST, ['List(a))']],
    [LIST, ['List(%zz)']],
    [STRING, ['%zz']],
    [STRING, ['a', 'b']],
  ])('refuses what cannot be read', (type, raw) => {
    expect(() => readQueryValue('x', type, raw)).toThrow("The query parameter 'x' cannot be read");
  });
});
