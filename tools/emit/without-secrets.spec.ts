import { array, aspect, catalogModel, enumeration, field, named, record } from './catalog-model.builder.js';
import { withoutSecrets } from './without-secrets.js';

const secret = { audience: 'secret' } as const;

function typesOf(model: ReturnType<typeof catalogModel>): Readonly<Record<string, readonly string[] | undefined>> {
  const { types } = withoutSecrets(model);
  return Object.fromEntries(
    types.map((type) => [type.fqn, type.kind === 'record' ? type.fields.map(({ name }) => name) : undefined]),
  );
}

describe('withoutSecrets', () => {
  it('gives a model without secrets as it is', () => {
    const model = catalogModel({ types: [record('a.Open', [field('name')])] });
    expect(withoutSecrets(model)).toBe(model);
  });

  it('leaves out secret fields, and the types that only such fields use', () => {
    const types = [
      record('a.Safe', [field('name'), field('keys', { type: array(named('a.Key')), ...secret })]),
      record('a.Key', [field('maker', { type: named('a.Maker') }), field('next', { type: named('a.Key') })]),
      enumeration('a.Maker', ['SMITH']),
    ];
    expect(typesOf(catalogModel({ types, aspects: [aspect('safe', 'a.Safe')] }))).toEqual({ 'a.Safe': ['name'] });
  });

  it('keeps a type that is used openly, too, or included', () => {
    const types = [
      record('a.Safe', [
        field('key', { type: named('a.Key'), ...secret }),
        field('sample', { type: named('a.Key') }),
        field('chest', { type: named('a.Chest'), ...secret }),
      ]),
      record('a.Key', [field('teeth', secret), field('length')]),
      record('a.Chest', [field('lid')]),
      record('a.Trunk', [field('lid', { declaredIn: 'a.Chest' })], { includes: ['a.Chest'] }),
    ];
    expect(typesOf(catalogModel({ types }))).toEqual({
      'a.Safe': ['sample'],
      'a.Key': ['length'],
      'a.Chest': ['lid'],
      'a.Trunk': ['lid'],
    });
  });

  it('keeps the record of an aspect and of a method that a secret field uses', () => {
    const types = [
      record('a.Safe', [
        field('inner', { type: named('a.Inner'), ...secret }),
        field('report', { type: named('a.Report'), ...secret }),
      ]),
      record('a.Inner', [field('name')]),
      record('a.Report', [field('text')]),
    ];
    const method = {
      kind: 'action',
      name: 'open',
      doc: '',
      deprecated: undefined,
      parameters: [],
      returns: named('a.Report'),
      errors: [],
    } as const;
    const resources = [{ name: 'safes', doc: '', source: 'rpc/safes.yml', methods: [method] }];
    expect(typesOf(catalogModel({ types, aspects: [aspect('inner', 'a.Inner')], resources }))).toEqual({
      'a.Safe': [],
      'a.Inner': ['name'],
      'a.Report': ['text'],
    });
  });
});
