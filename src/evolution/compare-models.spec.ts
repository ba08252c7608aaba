import type { FieldShape, ModelShape, TypeShape, UseShape } from '../../generated/service/registry/model-shape.js';
import { aspectSpec } from '../registry/generated-models.builder.js';
import { compareModels } from './compare-models.js';

function field(name: string, type: UseShape, change: Partial<FieldShape> = {}): FieldShape {
  return { name, type, presence: 'optional', ...change };
}

function record(name: string, ...fields: readonly FieldShape[]): TypeShape {
  return { kind: 'record', name, fields };
}

/** A model whose aspects are the records `Info` and `Diet`, carried by nobody. */
function shape(...types: readonly TypeShape[]): ModelShape {
  const aspects = ['Info', 'Diet'].map((name) => aspectSpec(name.toLowerCase(), { record: name }));
  return { form: 1, types, aspects, entities: [], methods: [], patches: [] };
}

/** Reported changes: code, message, and the affected aspects. */
function reported(before: ModelShape, after: ModelShape): readonly string[] {
  return compareModels(before, after).map(
    ({ code, message, aspects }) => `${code}: ${message} (${aspects.join(', ')})`,
  );
}

const SIZE = field('size', 'int');

describe('compareModels', () => {
  it('reports a change of a shared record once, with all affected aspects', () => {
    const users = [
      record('Info', field('box', { kind: 'array', of: 'Box' })),
      record('Diet', field('bowl', { kind: 'union', members: [{ key: 'Bowl', type: 'Bowl' }] })),
      record('Bowl', field('box', { kind: 'map', of: 'BoxRef' })),
      { kind: 'typeref', name: 'BoxRef', type: 'Box' },
    ] as const;
    const [before, after] = [shape(...users, record('Box', SIZE)), shape(...users, record('Box'))];
    expect(reported(before, after)).toEqual(['field-removed: The field "size" of Box is gone. (diet, info)']);
  });

  it('reports a change of an included field once, where it is declared', () => {
    const included = (...fields: readonly FieldShape[]): ModelShape => {
      const copies = fields.map((own) => ({ ...own, from: 'Sized' }));
      return shape(record('Info', ...copies), record('Diet', ...copies));
    };
    expect(reported(included(SIZE), included(field('size', 'long')))).toEqual([
      'type-widened: The type of the field "size" of Sized was int and is long, which is wider. (diet, info)',
    ]);
    expect(reported(included(SIZE), included())).toEqual([
      'field-removed: The field "size" of Sized is gone. (diet, info)',
    ]);
  });

  it('reports a removed include as lost fields of the including record', () => {
    const copy = { ...SIZE, from: 'Sized' };
    const [before, after] = [
      shape(record('Info', copy), record('Diet', copy)),
      shape(record('Info'), record('Diet', copy)),
    ];
    expect(reported(before, after)).toEqual(['field-removed: The field "size" of Info is gone. (info)']);
    expect(reported(after, before)).toEqual(['field-added: The optional field "size" is new in Info. (info)']);
  });

  it('follows renamed types in circles', () => {
    const tree = (name: string, ...fields: readonly FieldShape[]): ModelShape =>
      shape(record('Info', field('root', name)), record('Diet'), record(name, field('next', name), ...fields));
    expect(reported(tree('Node'), tree('Knot', SIZE))).toEqual([
      'type-renamed: The type of the field "root" of Info was Node and is called Knot now. (info)',
      'type-renamed: The type of the field "next" of Knot was Node and is called Knot now. (info)',
      'field-added: The optional field "size" is new in Knot. (info)',
    ]);
  });

  it('finds stored values safe from changes of types that only methods use', () => {
    const method = { resource: 'wombats', name: 'feed', parameters: [field('bowl', 'Bowl')], returns: 'string' };
    const [before, after] = [
      { ...shape(record('Bowl', SIZE)), aspects: [], methods: [method] },
      { ...shape(record('Bowl')), aspects: [], methods: [method] },
    ];
    expect(compareModels(before, after).map(({ verdicts }) => verdicts)).toEqual([
      { stored: 'safe', clients: 'breaking', index: 'safe' },
    ]);
  });

  it('asks for parameters and answers of methods', () => {
    const feed = (parameters: readonly FieldShape[], returns?: UseShape): ModelShape => ({
      ...shape(record('Info'), record('Diet')),
      methods: [{ resource: 'wombats', name: 'feed', parameters, ...(returns === undefined ? {} : { returns }) }],
    });
    const required = field('bowl', 'string', { presence: 'required' });
    expect(reported(feed([], 'int'), feed([required]))).toEqual([
      'field-added-required: The field "bowl" is new in wombats.feed and required without a default. ()',
      'type-changed: The type of the answer of wombats.feed was int and is null. ()',
    ]);
  });

  it('keeps names that objects have by themselves apart from those of models', () => {
    const odd = ['constructor', '__proto__', 'toString'].map((name) => field(name, 'string'));
    const [before, after] = [shape(record('Info'), record('Diet')), shape(record('Info', ...odd), record('Diet'))];
    expect(reported(before, after)).toHaveLength(3);
    expect(reported(after, after)).toEqual([]);
  });

  const numbers = ['int', 'long', 'float', 'double'] as const;
  const others = ['string', 'boolean', 'bytes'] as const;
  const wider: readonly string[] = ['int long', 'int float', 'int double', 'long float', 'long double', 'float double'];
  const pairs = [...numbers, ...others].flatMap((before) =>
    [...numbers, ...others].filter((after) => after !== before).map((after) => [before, after] as const),
  );

  it.each(pairs)('tells whether every value of %s is one of %s', (before, after) => {
    const code = wider.includes(`${before} ${after}`)
      ? 'type-widened'
      : wider.includes(`${after} ${before}`)
        ? 'type-narrowed'
        : 'type-changed';
    const [older, newer] = [before, after].map((type) => shape(record('Info', field('size', type)), record('Diet')));
    expect(older && newer && compareModels(older, newer).map((change) => change.code)).toEqual([code]);
  });

  const absences = {
    optional: { presence: 'optional' },
    required: { presence: 'required' },
    defaulted: { presence: 'required', default: 'a' },
    otherwise: { presence: 'required', default: 'b' },
    hinted: { presence: 'optional', default: 'a' },
  } as const satisfies Readonly<Record<string, Partial<FieldShape>>>;

  it.each([
    ['optional', 'required', ['field-made-required']],
    ['required', 'optional', ['field-made-optional']],
    ['defaulted', 'optional', ['field-made-optional']],
    ['optional', 'defaulted', ['field-made-defaulted']],
    ['required', 'defaulted', ['default-added']],
    ['defaulted', 'required', ['default-removed']],
    ['defaulted', 'otherwise', ['default-changed']],
    ['optional', 'hinted', ['hint-changed']],
    ['hinted', 'optional', ['hint-changed']],
    ['hinted', 'hinted', []],
    ['defaulted', 'defaulted', []],
    ['required', 'required', []],
  ] as const)('tells what the absence of a field meant and means: %s, %s', (before, after, codes) => {
    const version = (absence: keyof typeof absences): ModelShape =>
      shape(record('Info', field('size', 'string', absences[absence])), record('Diet'));
    expect(compareModels(version(before), version(after)).map(({ code }) => code)).toEqual(codes);
  });
});
