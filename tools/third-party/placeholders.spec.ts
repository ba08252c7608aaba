import { Placeholders } from './placeholders.js';

describe('Placeholders', () => {
  it('leaves names alone that are kept', () => {
    const placeholders = new Placeholders('');
    const types = ['Status', 'MLModelKey', 'V2', 'Md5'].map((name) => placeholders.forType(name));
    expect([types, placeholders.forProperty('name')]).toEqual([['Status', 'MLModelKey', 'V2', 'Md5'], 'name']);
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('stands for the property %s', (name) => {
    const placeholders = new Placeholders('');
    const other = placeholders.forProperty(name);
    expect(other in Object.prototype).toBe(false);
    expect([placeholders.forProperty(name), placeholders.resolve(`a: ${other}; b: ${other}`)]).toEqual([
      other,
      `a: ${name}; b: ${name}`,
    ]);
  });

  it.each(['heritage', 'V2beta', 'Snake_case', '_Hidden'])('stands for the type %s', (name) => {
    const placeholders = new Placeholders('');
    expect(placeholders.forType(name)).toMatch(/^[A-Z][A-Za-z]*\d+[A-Z]$/);
    expect(placeholders.resolve(`Array<${placeholders.forType(name)}>`)).toBe(`Array<${name}>`);
  });

  it('is no word of the text', () => {
    const text = 'Placeholder0Z and PlaceholderX1Z';
    const placeholders = new Placeholders(text);
    placeholders.forType('heritage');
    expect(placeholders.resolve(text)).toBe(text);
  });
});
