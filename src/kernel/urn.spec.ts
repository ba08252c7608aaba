import { readUrn } from './urn.js';

describe('readUrn', () => {
  it.each([
    ['urn:li:tag:a', 'urn:li:tag:a', ['a']],
    ['urn:li:tag:(a)', 'urn:li:tag:a', ['a']],
    ['urn:li:tag:(a(b))', 'urn:li:tag:a(b)', ['a(b)']],
    ['urn:li:x:(a,b)', 'urn:li:x:(a,b)', ['a', 'b']],
    // Without its own parentheses it would be a tuple of two parts.
    ['urn:li:x:((a,b))', 'urn:li:x:((a,b))', ['(a,b)']],
    ['urn:li:x:a,b', 'urn:li:x:a,b', ['a,b']],
  ])('takes %s for %s', (text, urn, parts) => {
    expect(readUrn(text)).toMatchObject({ kind: 'urn', value: { urn, parts } });
  });

  it.each(['urn:li:tag:', 'urn:li:tag:()', 'urn:li:tag:(a', 'urn:li:Tag:a', 'tag:a', 'urn:li:x:(a,)'])(
    'refuses %s',
    (text) => {
      expect(readUrn(text)).toMatchObject({ kind: 'problem' });
    },
  );
});
