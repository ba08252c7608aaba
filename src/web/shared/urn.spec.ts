import { readUrn, shortUrn } from './urn.js';

describe('a URN', () => {
  it.each([
    ['urn:li:corpuser:maya', 'corpuser', ['maya']],
    [
      'urn:li:dataset:(urn:li:dataPlatform:postgres,a.b,PROD)',
      'dataset',
      ['urn:li:dataPlatform:postgres', 'a.b', 'PROD'],
    ],
    [
      'urn:li:schemaField:(urn:li:dataset:(urn:li:dataPlatform:x,a(b),PROD),id)',
      'schemaField',
      ['urn:li:dataset:(urn:li:dataPlatform:x,a(b),PROD)', 'id'],
    ],
    ['urn:li:tag:a:b', 'tag', ['a:b']],
  ])('is taken apart: %s', (text, entityType, parts) => {
    expect(readUrn(text)).toEqual({ entityType, parts });
  });

  it.each(['', 'maya', 'urn:li:', 'urn:li:tag', 'urn:li:tag:', 'urn:x:tag:a'])('is not %j', (text) => {
    expect(readUrn(text)).toBeUndefined();
    expect(shortUrn(text)).toBe(text);
  });
});
