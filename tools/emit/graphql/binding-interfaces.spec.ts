import { readFileSync } from 'node:fs';
import { BINDING_INTERFACES } from './binding-interfaces.js';

/** Declarations by name, without comments. */
function declarations(text: string): Readonly<Record<string, string>> {
  const bare = text.replaceAll(/ *\/\*\*[\s\S]*?\*\/\n/g, '');
  const found = bare.matchAll(/export (?:interface|type) (\w+)[\s\S]*?(?=\n\n|\n$)/g);
  return Object.fromEntries([...found].map((match) => [match[1] ?? '', match[0]]));
}

function read(file: string): Readonly<Record<string, string>> {
  return declarations(readFileSync(new URL(file, import.meta.url), 'utf8'));
}

describe('BINDING_INTERFACES', () => {
  it('declares what the emitter writes', () => {
    const { EntityNames, ...emitted } = declarations(BINDING_INTERFACES);
    expect(Object.keys(emitted).length).toBeGreaterThan(5);
    const written = read('./binding.ts');
    expect(emitted).toEqual(Object.fromEntries(Object.keys(emitted).map((name) => [name, written[name]])));
    expect(EntityNames).toEqual(read('./schema-shape.ts')['EntityNames']);
  });
});
