import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { jsonSchemaEmitter } from '../../tools/emit/json-schema/emit-json-schema.js';
import { named } from '../../tools/emit/catalog-model.builder.js';
import { namespaceOf, simpleName } from '../../tools/emit/type-index.js';
import type { CatalogModel } from '../../tools/model/catalog-model.js';
import { CompiledValidators } from './compiled-validators.js';
import { ownModel } from './own-model.js';
import { testModel } from './test-model.builder.js';
import { mutated, ValueArbitrary } from './value-arbitrary.js';

const URN = /^urn:[a-z][a-z0-9-]{0,31}:[a-z]\w*:/;

/** What JSON Schema can say of URNs, and no more. */
function looksLikeUrn(text: string): string | undefined {
  return URN.test(text) ? undefined : `"${text}" is not a urn`;
}

/** Whether a value of the type fits, in the eyes of ajv. */
function openOracle(model: CatalogModel): (fqn: string) => (value: unknown) => boolean {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  for (const file of jsonSchemaEmitter.emit(model)) {
    const schema: AnySchemaObject = JSON.parse(file.text);
    ajv.addSchema(schema);
  }
  return (fqn) => {
    const validate = ajv.getSchema(`${namespaceOf(fqn)}.json#/$defs/${simpleName(fqn)}`);
    if (validate === undefined) throw new TypeError(`no schema of ${fqn}`);
    return (value) => validate(value) === true;
  };
}

describe.each([
  { name: 'one of everything', model: testModel(), runs: 100 },
  { name: 'our models', model: ownModel(), runs: 10 },
])('emitted validators of $name', ({ model, runs }) => {
  const oracleOf = openOracle(model);
  const arbitrary = new ValueArbitrary(model);
  // No value fits a union without members.
  const names = model.types.filter((type) => arbitrary.hasValues(named(type.fqn))).map((type) => type.fqn);
  let validators: CompiledValidators;
  beforeAll(async () => {
    validators = await CompiledValidators.open(model, looksLikeUrn);
  });
  afterAll(() => {
    validators.close();
  });

  it.each(names)('agree with ajv on %s', (fqn) => {
    const fits = oracleOf(fqn);
    const values = arbitrary.of(named(fqn)).map((value): unknown => JSON.parse(JSON.stringify(value)));
    fc.assert(
      fc.property(values, (value) => {
        expect([validators.lines(fqn, value), fits(value)]).toEqual([[], true]);
      }),
      { numRuns: Math.ceil(runs / 4) },
    );
    fc.assert(
      fc.property(values.chain(mutated), (value) => {
        expect({ value, valid: validators.findings(fqn, value).count === 0 }).toEqual({ value, valid: fits(value) });
      }),
      { numRuns: runs },
    );
  });
});

describe('emitted validators', () => {
  let validators: CompiledValidators;
  beforeAll(async () => {
    validators = await CompiledValidators.open(testModel(), (text, destinations) => {
      if (destinations === undefined || destinations.includes(text.split(':')[2] ?? '')) return looksLikeUrn(text);
      return looksLikeUrn(text) ?? `not one of ${destinations.join(', ')}`;
    });
  });
  afterAll(() => {
    validators.close();
  });

  it.each([
    [{ intField: 3.0, longField: 1e3, doubleField: 7, floatField: 'NaN' }, []],
    [{ intField: 2147483648 }, ['/intField 2147483648 does not fit type int']],
    [{ intField: 1.5 }, ['/intField 1.5 is not a whole number, as type int wants']],
    [{ intField: '5' }, ['/intField "5" is not of type int']],
    [{ intField: null }, ['/intField null is not of type int']],
    [{ longField: 1e21 }, ['/longField 1e+21 does not fit type long']],
    [{ longField: -(2 ** 63), intField: -0, doubleField: 2n ** 63n }, []],
    [{ longField: 2 ** 63 }, ['/longField 9223372036854776000 does not fit type long']],
    [{ longField: 2n ** 63n - 1n }, []],
    [{ longField: 2n ** 63n }, ['/longField 9223372036854775808 does not fit type long']],
    [{ longField: -(2n ** 63n) - 1n }, ['/longField -9223372036854775809 does not fit type long']],
    [{ intField: 2n ** 53n + 1n }, ['/intField 9007199254740993 does not fit type int']],
    [{ stringField: 2n ** 53n + 1n }, ['/stringField 9007199254740993 is not of type string']],
    [{ doubleField: 'nan' }, ['/doubleField "nan" is not of type double']],
    [{ doubleField: Infinity }, ['/doubleField a number is too large for type double']],
    [{ bytesField: 'ÿ' }, []],
    [{ bytesField: 'Ā' }, ['/bytesField "Ā" is not of type bytes']],
    [
      { booleanField: 0, stringField: 1 },
      ['/booleanField 0 is not of type boolean', '/stringField 1 is not of type string'],
    ],
  ])('read %p as rest.li does', (change, lines) => {
    const fitting = {
      booleanField: true,
      bytesField: '',
      doubleField: 0,
      floatField: 0,
      intField: 0,
      longField: 0,
      nullField: null,
      stringField: '',
    };
    expect(validators.lines('a.Primitives', { ...fitting, ...change })).toEqual(lines);
  });

  it('name every issue with its path, what is missing last', () => {
    const value = {
      colours: ['RED', 'red'],
      digest: 'abc',
      either: { string: 1, double: 2 },
      nested: { 'a/b': [{ x: 1.5 }] },
      none: {},
      surplus: 1,
    };
    expect(validators.lines('a.Structures', value)).toEqual([
      '/colours/1 "red" is not an enum symbol; known are RED, GREEN',
      '/digest "abc" is not of type fixed(4)',
      '/either/string 1 is not of type string',
      '/either/double is not a member of the union; known are string, b.Leaf, array',
      '/either a union takes exactly one key, found 2; known are string, b.Leaf, array',
      '/nested/a/b/0/x 1.5 is not a whole number, as type int wants',
      '/none a union takes exactly one key, found 0; it has none',
      '/surplus unrecognized field found but not allowed',
      '/tree field is required but not found and has no default value',
    ]);
  });

  it('find what is missing among more fields than one number has bits', () => {
    const fields = Object.fromEntries(Array.from({ length: 65 }, (_, index) => [`f${String(index)}`, '']));
    const { f0: _first, f29: _last, f30: _next, f64: _end, ...rest } = fields;
    expect(validators.lines('a.Wide', fields)).toEqual([]);
    expect(validators.issues('a.Wide', rest).map((issue) => issue.path)).toEqual(['/f0', '/f29', '/f30', '/f64']);
  });

  it('hold the urns of an aspect to the entity types of its relationships, and these alone', () => {
    const people = (owner: string, anybody: string, member: string): unknown => ({
      owners: [{ urn: owner }],
      anybody: { urn: anybody },
      member: { string: member },
    });
    expect(validators.lines('a.People', people('urn:li:corpuser:a', 'urn:li:x:a', 'urn:li:tag:a'))).toEqual([]);
    expect(validators.lines('a.People', people('urn:li:tag:a', 'x', 'urn:li:corpuser:a'))).toEqual([
      '/owners/0/urn not one of corpGroup, corpuser',
      '/anybody/urn "x" is not a urn',
      '/member/string not one of tag',
    ]);
    expect(validators.lines('b.Leaf', { urn: 'urn:li:x:a' })).toEqual([]);
  });

  it('stop at a depth that no model has, and find what is above it', () => {
    let tree: unknown = { wrong: 1 };
    for (let depth = 0; depth < 100_000; depth++) tree = { children: [tree] };
    const lines = validators.lines('a.Tree', { leaves: 1, children: [tree] });
    expect(lines).toEqual([
      '/leaves 1 is not of type map',
      `${'/children/0'.repeat(128)} is nested more than 128 levels deep`,
    ]);
  });

  it('take a member that is called like the prototype for what it is', () => {
    expect(validators.lines('a.Empty', JSON.parse('{"__proto__":1}'))).toEqual([
      '/__proto__ unrecognized field found but not allowed',
    ]);
  });
});
