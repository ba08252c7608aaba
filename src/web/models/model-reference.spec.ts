import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ModelReference, typeParts, type DescribedType, urnForm } from './model-reference.js';

const FILE = fileURLToPath(new URL('../../../generated/web/model-reference.json', import.meta.url));

describe('the reference of the models', () => {
  it('finds what a type is made of, each once and in order of use', () => {
    const of = (name: string, ...types: readonly string[]) => ({
      name,
      kind: 'record' as const,
      doc: '',
      source: '',
      fields: types.map((type, at) => ({ name: String(at), doc: '', type })),
    });
    const types = [of('a.A', 'array[a.B]', 'map[string, a.A]', 'int'), of('a.B', 'union[a.A, other: a.C]'), of('a.C')];
    const reference = new ModelReference({ entities: [], aspects: [], types });
    expect(reference.typesIn('a.A').map(({ name }) => name)).toEqual(['a.A', 'a.B', 'a.C']);
    expect(reference.typesIn('a.None')).toEqual([]);
  });

  it('tells names of types from what is around them', () => {
    expect(typeParts('union[null, one: a.b.C, array[a.D]]')).toEqual([
      { text: 'union[null, one: ', isName: false },
      { text: 'a.b.C', isName: true },
      { text: ', array[', isName: false },
      { text: 'a.D', isName: true },
      { text: ']]', isName: false },
    ]);
  });

  it('has every type that it names', () => {
    const { types }: { readonly types: readonly DescribedType[] } = JSON.parse(readFileSync(FILE, 'utf8'));
    const reference = new ModelReference({ entities: [], aspects: [], types });
    const texts = types.flatMap(({ type = '', fields = [] }) => [type, ...fields.map((field) => field.type)]);
    const names = texts.flatMap((text) => typeParts(text).filter(({ isName }) => isName));
    expect(names.filter(({ text }) => reference.type(text) === undefined)).toEqual([]);
    expect(names.length).toBeGreaterThan(100);
  });

  it('writes URNs with the names of their parts', () => {
    const key = { value: 'string', presence: 'required' } as const;
    const one = { name: 'ship', keyAspect: 'shipKey', keyFields: [{ ...key, name: 'imo' }] };
    expect([urnForm(one), urnForm({ ...one, keyFields: [...one.keyFields, { ...key, name: 'flag' }] })]).toEqual([
      'urn:li:ship:<imo>',
      'urn:li:ship:(<imo>,<flag>)',
    ]);
  });
});
