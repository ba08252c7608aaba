import { MadeAgain } from './made-again.js';

it('makes something of an object until it comes twice with none between that is not known', () => {
  const made: string[] = [];
  const memory = new MadeAgain<{ readonly name: string }, string>();
  const [a, b] = [{ name: 'a' }, { name: 'b' }];
  const found = [a, b, a, a, b, a, b, b, b].map((key) => memory.of(key, ({ name }) => (made.push(name), `of ${name}`)));
  expect(found.join()).toBe('of a,of b,of a,of a,of b,of a,of b,of b,of b');
  expect(made.join('')).toBe('abaabb');
});
