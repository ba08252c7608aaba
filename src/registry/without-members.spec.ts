import { withoutMembers } from './without-members.js';

describe('withoutMembers', () => {
  it('is the value itself without paths', () => {
    const value = { a: 1 };
    expect(withoutMembers(value, [])).toBe(value);
  });

  it('leaves out members at any depth and shares the rest', () => {
    const kept = { deep: true };
    const value = { list: [{ a: 1, b: null }, { b: 2 }], kept, gone: [] };
    const copy = withoutMembers(value, [['gone'], ['list', 0, 'b']]);
    expect(copy).toEqual({ list: [{ a: 1 }, { b: 2 }], kept: { deep: true } });
    expect(copy).toHaveProperty('kept', kept);
    expect(value).toEqual({ list: [{ a: 1, b: null }, { b: 2 }], kept, gone: [] });
  });

  it('keeps a member that is called like the prototype', () => {
    const value: unknown = JSON.parse('{"__proto__":{"x":1},"gone":null}');
    expect(JSON.stringify(withoutMembers(value, [['gone']]))).toBe('{"__proto__":{"x":1}}');
  });
});
