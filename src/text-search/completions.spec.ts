import fc from 'fast-check';
import { urn } from '../../test/conformance/primary-store.builder.js';
import { searchedFields } from '../search/recorded-search-index.builder.js';
import { completionFinder } from './completions.js';
import { type DocumentText, documentText, valuesNamed } from './document-text.js';
import { analysePrefix, analyseValue, fold } from './text-analysis.js';

const FIELDS = ['name', 'tags', 'urn'];

function note(name: readonly string[], tags: readonly string[] = []): DocumentText {
  return documentText([{ info: { name, tags } }], urn('urn:li:note:n'), searchedFields);
}

function completion(text: string, document: DocumentText, fields = FIELDS): string | undefined {
  return completionFinder(text, fields)(document);
}

/** Whether a value has the words of a text, the last of which may be unfinished. */
function hasWords(value: string, text: string): boolean {
  const { tokens, last } = analysePrefix(text);
  const analysed = analyseValue(value);
  const words = [...analysed.tokens, ...analysed.extras];
  return (
    tokens.every((token) => words.includes(token)) && last.some((start) => words.some((word) => word.startsWith(start)))
  );
}

describe('A completion', () => {
  it('is the first value that begins with the text, in the order of the fields', () => {
    expect(completion('ord', note(['Daily orders', 'Orders'], ['ordered']))).toBe('Orders');
    expect(completion('ord', note(['Daily orders'], ['ordered']))).toBe('ordered');
    expect(completion('ord', note(['Orders'], ['ordered']), ['tags', 'name'])).toBe('ordered');
  });

  it('is else the first value with its words', () => {
    expect(completion('ord', note(['raw_sales', 'daily_orders'], ['all orders']))).toBe('daily_orders');
    expect(completion('daily ord', note(['orders daily', 'daily sales']))).toBe('orders daily');
    expect(completion('daily sal', note(['orders daily']))).toBeUndefined();
  });

  it('has the words as they are written, as stems, and undivided', () => {
    expect(completion('hope', note(['we are hoping']))).toBe('we are hoping');
    expect(completion('orderit', note(['my OrderItems']))).toBe('my OrderItems');
    expect(completion('items', note(['my OrderItems']))).toBe('my OrderItems');
  });

  it('is not found by words that say nothing beside others', () => {
    expect(completion('th', note(['sales of the month']))).toBeUndefined();
    expect(completion('th', note(['to the']))).toBe('to the');
  });

  it('is found in letters beyond ASCII, and not within words', () => {
    expect(completion('ubersicht', note(['Die Übersicht']))).toBe('Die Übersicht');
    expect(completion('rders', note(['daily_orders']))).toBeUndefined();
  });

  it('does not reach from one value into the next', () => {
    expect(completion('daily ord', note(['sales daily', 'orders']))).toBeUndefined();
    expect(completion('daily\norders', note(['daily', 'orders']))).toBeUndefined();
  });

  it('is what analysing every value would find', () => {
    const word = fc.constantFrom('the', 'Order', 'orders', 'OrderItems', 'hoping', 'é', 'x9', 'of', 'daily');
    const value = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join('_'));
    const typed = fc
      .tuple(word, word, fc.nat(12), fc.boolean())
      .map(([one, other, length, both]) =>
        both ? `${one} ${other.slice(0, length + 1)}` : other.slice(0, length + 1),
      );
    fc.assert(
      fc.property(fc.array(value, { maxLength: 3 }), fc.array(value, { maxLength: 2 }), typed, (names, tags, text) => {
        const document = note(names, tags);
        const values = FIELDS.flatMap((field) => valuesNamed(document, field));
        const wanted =
          values.find((one) => fold(one).startsWith(fold(text))) ?? values.find((one) => hasWords(one, text));
        expect(completion(text, document)).toBe(wanted);
      }),
    );
  });
});
