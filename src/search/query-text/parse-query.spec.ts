import fc from 'fast-check';
import { sampleSize } from '../../../test/sample-size.js';
import { CatalogError } from '../../kernel/failures.js';
import type { QueryNode } from '../search-index.port.js';
import { MAX_QUERY_DEPTH, MAX_QUERY_LENGTH, parseQuery } from './parse-query.js';
import type { QueryFields, QueryMode } from './query-token.js';

const NAMES = new Set(['name', 'tags', 'urn', 'customProperties', 'browsePaths']);
const FIELDS: QueryFields = {
  field: (sent) => {
    const name = sent.replace(/\.keyword$/, '');
    return NAMES.has(name) ? { name } : undefined;
  },
  hintFor: (sent) => (sent === 'tag' ? ' Did you mean "tags"?' : ''),
};

function parse(text: string, mode: QueryMode = 'structured'): QueryNode {
  return parseQuery(text, mode, FIELDS);
}

const word = (text: string): QueryNode => ({ kind: 'word', text });
const and = (...nodes: readonly QueryNode[]): QueryNode => ({ kind: 'and', nodes });
const or = (...nodes: readonly QueryNode[]): QueryNode => ({ kind: 'or', nodes });
const not = (node: QueryNode): QueryNode => ({ kind: 'not', node });
const field = (name: string, value: string): QueryNode => ({ kind: 'field', field: name, value });

describe('parseQuery', () => {
  it.each<[string, QueryNode]>([
    ['', { kind: 'all' }],
    ['  *  ', { kind: 'all' }],
    ['orders', word('orders')],
    ['order items', and(word('order'), word('items'))],
    ['"order items"', { kind: 'phrase', text: 'order items' }],
    ['""', { kind: 'all' }],
    ['ord*', { kind: 'prefix', text: 'ord' }],
    ['o*r', { kind: 'wildcard', pattern: 'o*r' }],
    ['a | b c', or(word('a'), and(word('b'), word('c')))],
    ['a || b', or(word('a'), word('b'))],
    ['a + b', and(word('a'), word('b'))],
    ['-a b', and(not(word('a')), word('b'))],
    ['--a', word('a')],
    ['a - b', and(word('a'), word('-'), word('b'))],
    ['a-b c++', and(word('a-b'), word('c++'))],
    ['(a | b) c', and(or(word('a'), word('b')), word('c'))],
    ['(a | (b))', or(word('a'), word('b'))],
    ['a) b', and(word('a)'), word('b'))],
    ['| a | | b |', or(word('a'), word('b'))],
    ['f(x) (y)', and(word('f(x)'), word('y'))],
    ['f(x :(', and(word('f(x'), word('('))],
    ['(f(x) b)', and(word('f(x)'), word('b'))],
    ['a |b', or(word('a'), word('b'))],
    [':::a', word('a')],
    ['(urn:li:chart:(looker,1) | b)', or(word('urn:li:chart:(looker,1)'), word('b'))],
  ])('reads %j alike in both modes', (text, expected) => {
    expect(parse(text, 'simple')).toEqual(expected);
    expect(parse(text, 'structured')).toEqual(expected);
  });

  it('counts the depth of parentheses, and not how many there are', () => {
    const many = MAX_QUERY_DEPTH + 1;
    expect(parse('(a) '.repeat(many))).toEqual(and(...Array.from({ length: many }, () => word('a'))));
  });

  it.each(['AND', 'OR', 'NOT'])('passes over %s at the end', (operator) => {
    expect(parse(`a ${operator}`)).toEqual(word('a'));
  });

  it.each<[string, QueryNode]>([
    ['tags:()', { kind: 'all' }],
    ['tags:PII', field('tags', 'PII')],
    [':tags:PII', field('tags', 'PII')],
    ['tags:"Two Words" a', and(field('tags', 'Two Words'), word('a'))],
    ['customProperties: node_type=model', field('customProperties', 'node_type=model')],
    ['browsePaths:*/dbt/*', field('browsePaths', '*/dbt/*')],
    ['tags:urn\\:li\\:tag\\:Legacy OR a', or(field('tags', 'urn:li:tag:Legacy'), word('a'))],
    ['tags:urn:li:tag:Legacy', field('tags', 'urn:li:tag:Legacy')],
    ['name:(a OR b*) c', and(or(field('name', 'a'), field('name', 'b*')), word('c'))],
    ['NOT name:a', not(field('name', 'a'))],
    ['name:', { kind: 'all' }],
    ['name.keyword:a', field('name', 'a')],
    ['"unknown:a"', { kind: 'phrase', text: 'unknown:a' }],
    ['unknown\\:a', word('unknown:a')],
    ['https://example.org/a', word('https://example.org/a')],
    ['std::vector', word('std::vector')],
    ['12:30', word('12:30')],
    ['big-shop:a', word('big-shop:a')],
    ['-"12:30"', not({ kind: 'phrase', text: '12:30' })],
    ['URN:LI:TAG:A', word('URN:LI:TAG:A')],
    ['(urn:li:tag:a)', word('urn:li:tag:a')],
    ['urn:li:tag:a', word('urn:li:tag:a')],
    ['urn:*tag*', field('urn', '*tag*')],
    ['a AND b OR c && d', or(and(word('a'), word('b')), and(word('c'), word('d')))],
    ['ANDROID ORDER NOTE', and(word('ANDROID'), word('ORDER'), word('NOTE'))],
    ['!a b!', and(not(word('a')), word('b!'))],
    ['a\\*b', word('a*b')],
    ['a\\ b', word('a b')],
    ['\\(a', word('(a')],
    ['item?', { kind: 'wildcard', pattern: 'item?' }],
    [':a', word('a')],
  ])('reads %j in structured mode', (text, expected) => {
    expect(parse(text)).toEqual(expected);
    expect(parse(`/q ${text}`, 'simple')).toEqual(expected);
  });

  it.each<[string, QueryNode]>([
    ['tags:PII', word('tags:PII')],
    ['a AND b', and(word('a'), word('AND'), word('b'))],
    ['what?', word('what?')],
    ['a\\b', word('a\\b')],
  ])('reads %j as words in simple mode', (text, expected) => {
    expect(parse(text, 'simple')).toEqual(expected);
  });

  it('refuses what is too long or nested too deep', () => {
    const depth = (count: number): string => `${'('.repeat(count)}a${')'.repeat(count)}`;
    expect(parse('a'.repeat(MAX_QUERY_LENGTH))).toEqual(word('a'.repeat(MAX_QUERY_LENGTH)));
    expect(() => parse('a'.repeat(MAX_QUERY_LENGTH + 1))).toThrow(
      'The query cannot be read: it is longer than 4096 characters.',
    );
    expect(parse(depth(MAX_QUERY_DEPTH))).toEqual(word('a'));
    expect(() => parse(depth(MAX_QUERY_DEPTH + 1))).toThrow(
      'The query cannot be read: its parentheses are nested deeper than 32.',
    );
  });

  it.each<[string, string]>([
    ['"order', 'the quotation mark at character 1 is not closed'],
    ['  a "b" "c d', 'the quotation mark at character 9 is not closed'],
    ['5" pipe', 'the quotation mark at character 2 is not closed'],
    ['"', 'the quotation mark at character 1 is not closed'],
    ['"a\\"', 'the quotation mark at character 1 is not closed'],
    ['a (b', 'the parenthesis at character 3 is not closed'],
    ['(a | (b', 'the parenthesis at character 6 is not closed'],
    ['(', 'the parenthesis at character 1 is not closed'],
  ])('refuses %j in both modes', (text, reason) => {
    const message = `The query cannot be read: ${reason}.`;
    expect(() => parse(text, 'simple')).toThrow(message);
    expect(() => parse(text, 'structured')).toThrow(message);
  });

  it.each<[string, string]>([
    ['unknown:a', 'a field "unknown" that does not exist, at character 1. Text'],
    ['a (b OR :tag:c)', 'a field "tag" that does not exist, at character 10. Did you mean "tags"? Text'],
    ['NOT Note: a', 'a field "Note" that does not exist, at character 5. Text'],
    ['name:(a OR b:c)', 'a field "b" that does not exist, at character 12. Text'],
    ['C:\\data', 'a field "C" that does not exist, at character 1. Text'],
  ])('refuses %j in structured mode', (text, part) => {
    const message = `The query names ${part} with a colon is put in quotation marks.`;
    expect(() => parse(text)).toThrow(message);
    expect(() => parse(` /q ${text}`, 'simple')).toThrow(message.replace(/\d+/, (at) => String(Number(at) + 4)));
  });

  it('refuses what is not closed after the name of a field', () => {
    expect(() => parse('name:(a')).toThrow('The query cannot be read: the parenthesis at character 6 is not closed.');
    expect(() => parse('name:"a')).toThrow(
      'The query cannot be read: the quotation mark at character 6 is not closed.',
    );
  });

  it('makes a tree of every text, or says what is wrong with it', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '(',
        ')',
        '"',
        '*',
        '?',
        '-',
        '+',
        '|',
        '!',
        '\\',
        ':',
        ' ',
        'AND',
        'OR',
        'NOT',
        'name:',
        'a',
        '/q ',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    );
    const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, fc.constantFrom('simple' as const, 'structured' as const), (query, mode) => {
        try {
          expect(parse(query, mode)).toHaveProperty('kind');
        } catch (error) {
          expect(error).toBeInstanceOf(CatalogError);
          expect(String(error)).toMatch(/nested deeper|at character \d+/);
        }
      }),
      { numRuns: sampleSize(500, 20_000) },
    );
  });
});
