import { readFileSync } from 'node:fs';
import { MODEL_INTERFACES } from './model-interfaces.js';

/** Declarations with their doc comments, by name. */
function declarations(text: string): ReadonlyMap<string, string> {
  const found = text.matchAll(
    /(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export (?:interface|type) (\w+)[\s\S]*?(?=\n\n|\n*$(?![\s\S]))/g,
  );
  return new Map([...found].map((match) => [match[1] ?? '', match[0].trimEnd()]));
}

describe('MODEL_INTERFACES', () => {
  it('repeats the declarations of the catalog model word for word', () => {
    const source = declarations(readFileSync(new URL('../../model/catalog-model.ts', import.meta.url), 'utf8'));
    const shared = [...declarations(MODEL_INTERFACES)].filter(([name]) => source.has(name));
    expect(shared.length).toBeGreaterThan(12);
    expect(Object.fromEntries(shared)).toEqual(Object.fromEntries(shared.map(([name]) => [name, source.get(name)])));
  });
});
