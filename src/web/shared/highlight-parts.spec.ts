import { highlightParts } from './highlight-parts.js';

function marked(text: string, query: string): string {
  return highlightParts(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');
}

describe('a text with the words of a query', () => {
  it.each([
    ['Every pet that came', 'pet', 'Every [pet] that came'],
    ['petshop.mart.clean_pets', 'pets clean', '[pets]hop.mart.[clean]_[pets]'],
    ['Adoption rate', 'ADOPT*', '[Adopt]ion rate'],
    ['carpet and pet', 'pet', 'carpet and [pet]'],
    ['name of a cat', 'name:cat AND NOT dog', '[name] of a [cat]'],
    ['a (b) c', '(b)', 'a ([b]) c'],
    ['Äpfel und Birnen', 'äpfel', '[Äpfel] und Birnen'],
    ['unchanged', '*', 'unchanged'],
    ['pets petshop', 'pet pets', '[pets] [pets]hop'],
  ])('is marked where words begin like them: %s, %s', (text, query, shown) => {
    expect(marked(text, query)).toBe(shown);
    expect(marked(text, query).replaceAll(/[[\]]/g, '')).toBe(text);
  });
});
