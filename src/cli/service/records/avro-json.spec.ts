import { NumberText } from '../../../kernel/exact-json.js';
import { AvroJson, wireName } from './avro-json.js';
import type { AvroType } from './avro-schema.js';

const LONG = new NumberText('9007199254740993');
const KIND: AvroType = { type: 'enum', name: 'Kind', namespace: 'org.pegasus2avro.farm', symbols: ['HEN', 'GOOSE'] };
const EGG: AvroType = {
  type: 'record',
  name: 'Egg',
  namespace: 'org.pegasus2avro.farm',
  fields: [{ name: 'weight', type: ['null', 'double'] }],
};

const PRICE: AvroType = {
  type: 'record',
  name: 'Price',
  namespace: 'org.pegasus2avro.farm',
  fields: [
    { name: 'amount', type: ['null', 'double'] },
    { name: 'label', type: ['null', 'string'] },
    { name: 'fieldDiscriminator', type: { type: 'enum', name: 'PriceDiscriminator', symbols: ['amount', 'label'] } },
  ],
};

function field(type: AvroType): AvroJson {
  return new AvroJson({ type: 'record', name: 'Nest', fields: [{ name: 'value', type }] });
}

describe('AvroJson', () => {
  it.each<[string, AvroType, unknown, unknown]>([
    ['drops a null', ['null', 'string'], null, undefined],
    ['unwraps an optional text', ['null', 'string'], { string: 'x' }, 'x'],
    ['keeps an optional text without wrapper', ['null', 'string'], 'x', 'x'],
    ['unwraps an optional list', ['null', { type: 'array', items: 'string' }], { array: ['x'] }, ['x']],
    [
      'unwraps an optional map',
      ['null', { type: 'map', values: ['null', 'long'] }],
      { map: { a: { long: 1 } } },
      { a: 1 },
    ],
    [
      'unwraps an optional record',
      ['null', EGG],
      { 'org.pegasus2avro.farm.Egg': { weight: { double: 60 } } },
      { weight: 60 },
    ],
    ['keeps a record whose one member looks like no wrapper', EGG, { weight: 61.5 }, { weight: 61.5 }],
    ['keeps the key of a union of the model', [EGG, 'string'], { string: 'x' }, { string: 'x' }],
    [
      'renames the key of a record in a union of the model',
      [EGG, 'string'],
      { 'org.pegasus2avro.farm.Egg': { weight: null } },
      { 'org.farm.Egg': {} },
    ],
    ['keeps the key of a union of one type', ['string'], { string: 'x' }, { string: 'x' }],
    ['wraps a plain text in a union of the model', [KIND, 'string'], 'HEN', { string: 'HEN' }],
    ['wraps a plain symbol where no text may stand', [KIND, 'long'], 'HEN', { 'org.farm.Kind': 'HEN' }],
    ['wraps a plain number', ['string', 'long'], 7, { long: 7 }],
    ['wraps a number by its text', ['string', 'long'], LONG, { long: LONG }],
    ['keeps a number by its text in the place of a map', { type: 'map', values: 'long' }, LONG, LONG],
    ['wraps a plain truth value', ['string', 'boolean'], false, { boolean: false }],
    ['keeps what fits no member', [KIND, 'long'], 'DUCK', 'DUCK'],
    ['keeps an object that names no member', [EGG, 'string'], { weight: 60, other: 1 }, { weight: 60, other: 1 }],
    ['takes the member of a named union', PRICE, { fieldDiscriminator: 'label', label: 'low' }, { label: 'low' }],
    [
      'takes the wrapped member of a named union',
      PRICE,
      { amount: { double: 2.5 }, label: null, fieldDiscriminator: 'amount' },
      { amount: 2.5 },
    ],
    ['takes a named union as the wire has it', PRICE, { amount: 2.5 }, { amount: 2.5 }],
    ['looks into lists', { type: 'array', items: ['null', 'string'] }, [{ string: 'a' }, 'b'], ['a', 'b']],
    ['keeps a value of another shape', { type: 'array', items: EGG }, 'eggs', 'eggs'],
  ])('%s', (_what, type, given, expected) => {
    expect(field(type).toWire({ value: given })).toEqual(expected === undefined ? {} : { value: expected });
  });

  it('keeps members that the schema lacks', () => {
    expect(field('string').toWire({ value: 'x', other: { string: 'y' } })).toEqual({
      value: 'x',
      other: { string: 'y' },
    });
  });

  it('follows a type that is named again', () => {
    const nest: AvroType = {
      type: 'record',
      name: 'Nest',
      fields: [
        { name: 'first', type: EGG },
        { name: 'second', type: ['null', 'org.pegasus2avro.farm.Egg'] },
      ],
    };
    const second = { 'org.pegasus2avro.farm.Egg': { weight: { double: 60 } } };
    expect(new AvroJson(nest).toWire({ first: { weight: null }, second })).toEqual({
      first: {},
      second: { weight: 60 },
    });
  });

  it('follows a type that has a schema of its own, and recognises the symbols of an enum that has', () => {
    const colour: AvroType = { type: 'enum', name: 'Colour', symbols: ['WHITE'] };
    const schemas = new Map<string, AvroType>(Object.entries({ 'org.pegasus2avro.farm.Egg': EGG, Colour: colour }));
    const nest: AvroType = {
      type: 'record',
      name: 'Nest',
      fields: [
        { name: 'first', type: 'org.pegasus2avro.farm.Egg' },
        { name: 'shell', type: ['null', 'double', 'Colour'] },
      ],
    };
    const reader = new AvroJson(nest, (name) => schemas.get(name));
    expect(reader.toWire({ first: { weight: { double: 60 } }, shell: 'WHITE' })).toEqual({
      first: { weight: 60 },
      shell: { Colour: 'WHITE' },
    });
  });
});

it('drops the segment that Avro names have more', () => {
  expect(wireName('com.linkedin.pegasus2avro.common.Status')).toBe('com.linkedin.common.Status');
});
