import type { MethodSpec } from '../../../generated/service/registry/model.js';
import { envelope } from './envelope.js';
import { LongText } from '../../kernel/long-text.js';
import { RawJson } from './rpc-method.js';

function method(kind: MethodSpec['kind'], result: 'none' | 'some'): MethodSpec {
  const returns = result === 'some' ? ({ kind: 'primitive', name: 'string' } as const) : undefined;
  return { kind, name: 'x', doc: '', deprecated: undefined, parameters: [], returns, errors: [] };
}

describe('envelope', () => {
  it.each([
    ['action', 'x"y', '{"value":"x\\"y"}'],
    ['action', 3, '{"value":3}'],
    ['action', false, '{"value":false}'],
    ['action', new RawJson('{"a": 1}'), '{"value":{"a": 1}}'],
    ['get', { a: undefined, b: 1 }, '{"b":1}'],
    ['simpleGet', [1], '[1]'],
    [
      'batchGet',
      new RawJson('{"urn:li:tag:\\"":{"a":1},"b":{}}'),
      '{"results":{"urn:li:tag:\\"":{"a":1},"b":{}},"statuses":{},"errors":{}}',
    ],
  ] as const)('puts the answer of a method of kind %s into its form', (kind, answer, text) => {
    expect(envelope(method(kind, 'some'), answer)).toBe(text);
  });

  it('puts a long answer between the same parts', () => {
    const long = new LongText();
    long.add(`"${'é'.repeat(100_000)}`);
    long.add('"');
    const body = envelope(method('action', 'some'), new RawJson(long));
    expect(body).toEqual(Buffer.from(`{"value":"${'é'.repeat(100_000)}"}`));
  });

  it('is empty for a method without a result', () => {
    expect(envelope(method('action', 'none'), undefined)).toBe('');
  });

  it('takes an answer that does not suit the method for a bug', () => {
    expect(() => envelope(method('action', 'some'), undefined)).toThrow('answers one');
  });
});
