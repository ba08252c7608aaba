import { wellFormedJson } from './well-formed-json.js';

it.each([
  ['a high half', '{"a":"\ud800"}', '{"a":"\\ud800"}'],
  ['a low half', '["\udfffx"]', '["\\udfffx"]'],
  ['halves in the wrong order', '"\udc00\ud800"', '"\\udc00\\ud800"'],
  ['a half beside a pair', '"\ud800😀"', '"\\ud800😀"'],
])('%s is escaped', (_what, json, expected) => {
  expect(wellFormedJson(json)).toBe(expected);
});

it.each(['{"a":"😀"}', '"\u{10ffff}é"', '"\\ud800"'])('%s stays as it is', (json) => {
  expect(wellFormedJson(json)).toBe(json);
});
