import { storedContent, type StoredContent } from '../http/index.js';
import { PageCache } from './page-cache.js';

/** Ask for pages of ten bytes. @returns those that had to be made */
function madeBy(cache: PageCache, addresses: string): string {
  let made = '';
  for (const address of addresses) {
    cache.get(address, (): StoredContent => {
      made += address;
      return storedContent('text/plain', 'x'.repeat(10));
    });
  }
  return made;
}

describe('PageCache', () => {
  it.each([
    ['aab', 'ab', 'keeps what fits'],
    ['abcabc', 'abc', 'keeps as much as fits'],
    ['abcda', 'abcda', 'forgets what was used longest ago'],
    ['abcadab', 'abcdb', 'counts every use'],
  ])('of three pages, asked for %s, makes %s: %s', (asked, made) => {
    expect(madeBy(new PageCache(30), asked)).toBe(made);
  });

  it('keeps no page that is longer than all that it may keep', () => {
    expect(madeBy(new PageCache(9), 'aa')).toBe('aa');
  });
});
