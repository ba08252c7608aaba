import {
  array,
  catalogModel,
  enumeration,
  field,
  map,
  named,
  record,
  STRING,
  typeref,
  union,
} from '../catalog-model.builder.js';
import type { MethodSpec, ParameterSpec } from '../../model/catalog-model.js';
import { rpcEmitter } from './emit-rpc.js';

function parameter(name: string, change: Partial<ParameterSpec> = {}): ParameterSpec {
  return { name, doc: '', type: STRING, presence: 'required', default: undefined, ...change };
}

function method(kind: MethodSpec['kind'], name: string, parameters: readonly ParameterSpec[]): MethodSpec {
  return { kind, name, doc: '', deprecated: undefined, parameters, returns: undefined, errors: [] };
}

function lines(methods: readonly MethodSpec[], types: Parameters<typeof catalogModel>[0] = {}): readonly string[] {
  const resources = [{ name: 'things', doc: '', source: 'rpc/things.yml', methods }];
  const [file] = rpcEmitter.emit(catalogModel({ ...types, resources }));
  const text = file?.text ?? '';
  return text.slice(text.indexOf('export')).trimEnd().split('\n');
}

describe('rpcEmitter', () => {
  it('writes the parameters of every method, with the key of a read and without the absence that a default ends', () => {
    const long = { kind: 'primitive', name: 'long' } as const;
    const methods = [
      method('get', 'get', [parameter('version', { type: long, presence: 'optional', default: 0 })]),
      method('action', 'list', [
        parameter('names', { type: array(array(STRING)), presence: 'optional', doc: 'Which.' }),
      ]),
    ];
    expect(lines(methods)).toEqual([
      'export interface RpcParameters {',
      "  readonly 'things.get': {",
      '    readonly key: string;',
      '    readonly version: number;',
      '  };',
      "  readonly 'things.list': {",
      '    /** Which. */',
      '    readonly names?: readonly (readonly string[])[];',
      '  };',
      '}',
    ]);
  });

  it('writes the types that parameters use, unions as what the handler looks up', () => {
    const types = [
      enumeration('a.Colour', ['RED', 'GREEN']),
      record('a.Thing', [
        field('colour', { type: named('a.Colour') }),
        field('parts', { type: map(named('a.Thing')), presence: 'optional' }),
        field('value', { type: named('a.Value'), default: {} }),
      ]),
      typeref('a.Value', union({ string: STRING })),
    ];
    const methods = [method('action', 'put', [parameter('thing', { type: named('a.Thing') })])];
    expect(lines(methods, { types })).toEqual([
      'export interface RpcParameters {',
      "  readonly 'things.put': {",
      '    readonly thing: Thing;',
      '  };',
      '}',
      '',
      'export interface Thing {',
      '  readonly colour: Colour;',
      '  readonly parts?: Readonly<Record<string, Thing>>;',
      '  readonly value: Readonly<Record<string, unknown>>;',
      '}',
      '',
      "export type Colour = 'RED' | 'GREEN';",
    ]);
  });

  it('tells types of one simple name apart by their full names', () => {
    const types = [record('a.Thing', []), record('b.Thing', [])];
    const parameters = [parameter('one', { type: named('a.Thing') }), parameter('two', { type: named('b.Thing') })];
    expect(lines([method('action', 'put', parameters)], { types }).filter((line) => line.includes('Thing'))).toEqual([
      '    readonly one: a_Thing;',
      '    readonly two: b_Thing;',
      'export interface a_Thing {',
      'export interface b_Thing {',
    ]);
  });
});
