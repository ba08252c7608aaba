import { codeOf, messageOf } from './caught-error.js';

describe('messageOf', () => {
  it.each([
    ['an error', new Error('why'), 'why'],
    ['an error of another realm', { message: 'why' }, 'why'],
    ['an error without a message', new TypeError(), 'TypeError'],
    ['a message that is no text', { message: 5 }, '[object Object]'],
    ['a text that was thrown', 'text', 'text'],
    ['null', null, 'null'],
  ])('is a text for %s', (_, error, expected) => {
    expect(messageOf(error)).toBe(expected);
  });
});

describe('codeOf', () => {
  it.each([
    ['an error of Node.js', Object.assign(new Error('gone'), { code: 'ENOENT' }), 'ENOENT'],
    ['an error without a code', new Error('why'), undefined],
    ['a code that is a number', { code: 5 }, undefined],
    ['null', null, undefined],
  ])('is what names %s', (_, error, expected) => {
    expect(codeOf(error)).toBe(expected);
  });
});
