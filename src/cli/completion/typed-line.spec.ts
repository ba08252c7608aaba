import { typedLine } from './typed-line.js';

it.each<[string, readonly string[], string]>([
  ['', [], ''],
  ['cadastre', [], ''],
  ['cadastre ', [], ''],
  ['cadastre se', [], 'se'],
  ['cadastre search  pets ', ['search', 'pets'], ''],
  ['cadastre search "front desk" x', ['search', 'front desk'], 'x'],
  ['cadastre search "front de', ['search'], 'front de'],
  ["cadastre search 'a \"b\\' c", ['search', 'a "b\\'], 'c'],
  ['cadastre search a\\ b c\\', ['search', 'a b'], 'c'],
  ['cadastre search "a \\" b" \'\' ', ['search', 'a " b', ''], ''],
  ['cadastre get urn:li:dataset:(a,b', ['get'], 'urn:li:dataset:(a,b'],
])('%j has the words %j and is at %j', (line, words, current) => {
  expect(typedLine(line)).toEqual({ words, current });
});

it('takes no longer than the line for any quotation', () => {
  const line = `cadastre ${'"\\'.repeat(50_000)}`;
  expect(typedLine(line).words).toEqual([]);
});
