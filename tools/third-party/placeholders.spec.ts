import { Placeholders } from './placeholders.js';

describe('StandIns', () => {
  it('leaves names alone that are kept', () => {
    const standIns = new Placeholders('');
    const types = ['Status', 'MLModelKey', 'V2', 'Md5'].map((name) => standIns.forType(name));
    expect([types, standIns.forProperty('name')]).toEqual([['Status', 'MLModelKey', 'V2', 'Md5'], 'name']);
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('stands for the property %s', (name) => {
    const standIns = new Placeholders('');
    const other = standIns.forProperty(name);
    expect(other in Object.prototype).toBe(false);
    expect([standIns.forProperty(name), standIns.resolve(`a: ${other}; b: ${other}`)]).toEqual([
      other,
      `a: ${name}; b: ${name}`,
    ]);
  });

  it.each(['heritage', 'V2beta', 'Snake_case', '_Hidden'])('stands for the type %s', (name) => {
    const standIns = new Placeholders('');
    expect(standIns.forType(name)).toMatch(/^[A-Z][A-Za-z]*\d+[A-Z]$/);
    expect(standIns.resolve(`Array<${standIns.forType(name)}>`)).toBe(`Array<${name}>`);
  });

  it('is no word of the text', () => {
    const text = 'StandIn0Z and StandInX1Z';
    const standIns = new Placeholders(text);
    standIns.forType('heritage');
    expect(standIns.resolve(text)).toBe(text);
  });
});
