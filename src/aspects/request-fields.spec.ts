import { NumberText } from '../kernel/exact-json.js';
import { optionalText, parseSystemMetadata, requireItems, requireMembers, requireText } from './request-fields.js';

describe('parts of a request body', () => {
  it.each<[string, (value: unknown) => unknown, unknown]>([
    ['an object', (value) => requireMembers('part', value), { a: 1 }],
    ['an array', (value) => requireItems('part', value), [1]],
    ['a string', (value) => requireText('part', value), 'x'],
  ])('are %s and nothing else', (what, required, fitting) => {
    expect(required(fitting)).toBe(fitting);
    for (const other of [{ a: 1 }, [1], 'x', 7, true].filter(
      (value) => typeof value !== typeof fitting || Array.isArray(value) !== Array.isArray(fitting),
    )) {
      expect(() => required(other)).toThrow(`it is not ${what}`);
      expect(() => required(other)).toThrow('part');
    }
  });

  it.each([undefined, null])('are missing when they are %s', (value) => {
    expect(() => requireText('part', value)).toThrow('part');
    expect(optionalText('part', value)).toBeUndefined();
    expect(parseSystemMetadata('part', value)).toBeUndefined();
    expect(() => requireMembers('part', value)).toThrow('it is not an object');
    expect(() => requireItems('part', value)).toThrow('it is not an array');
  });

  it('are texts when they are there', () => {
    expect([optionalText('part', ''), optionalText('part', 'x')]).toEqual(['', 'x']);
    expect(() => optionalText('part', 7)).toThrow('it is not a string');
  });
});

describe('system metadata', () => {
  const texts = { runId: 'a', lastRunId: 'b', pipelineName: 'c', registryName: 'd', registryVersion: 'e' };

  it('are what this service records of them', () => {
    const properties = { k: 'v' };
    expect(parseSystemMetadata('system', { ...texts, lastObserved: 5, properties, version: 7 })).toEqual({
      ...texts,
      lastObserved: 5,
      properties,
    });
    expect(parseSystemMetadata('system', {})).toEqual({});
    expect(parseSystemMetadata('system', { runId: null, lastObserved: null, properties: null })).toEqual({});
  });

  it.each([0, 8.64e15, new NumberText('5')])('take %s for a time', (lastObserved) => {
    expect(parseSystemMetadata('system', { lastObserved })).toEqual({ lastObserved: Number(lastObserved) });
  });

  it.each([-1, 8.64e15 + 2, 1.5, '5', new NumberText('1e400'), {}])('do not take %s for a time', (lastObserved) => {
    expect(() => parseSystemMetadata('system', { lastObserved })).toThrow('it is not a time in epoch milliseconds');
  });

  it.each<[string, unknown]>([
    ['system', []],
    ['system.runId', { runId: 7 }],
    ['system.registryVersion', { registryVersion: {} }],
    ['system.properties', { properties: 'x' }],
    ['system.properties.k', { properties: { k: 7 } }],
    ['system.properties.k', { properties: { k: null } }],
    ['system.lastObserved', { lastObserved: -1 }],
  ])('name what is wrong in them: %s', (name, value) => {
    expect(() => parseSystemMetadata('system', value)).toThrow(new RegExp(`'?${name}'?(?![.\\w])`));
  });
});
