import type { MethodSpec } from '../../model/catalog-model.js';
import { array, catalogModel, field, named, record, STRING } from '../catalog-model.builder.js';
import { openApiEmitter } from './emit-openapi.js';

function method(change: Partial<MethodSpec>): MethodSpec {
  return {
    kind: 'action',
    name: 'find',
    doc: 'Find.',
    deprecated: undefined,
    parameters: [],
    returns: undefined,
    errors: [],
    ...change,
  };
}

function emit(methods: readonly MethodSpec[]): unknown {
  const types = [
    record('a.Part', [field('name')]),
    record('a.Thing', [field('parts', { type: array(named('a.Part')) })]),
  ];
  const resources = [{ name: 'things', doc: 'Things.', source: 'rpc/things.yml', methods }];
  const [file] = openApiEmitter.emit(catalogModel({ types: [...types, record('a.Unused', [])], resources }));
  return JSON.parse(file?.text ?? '');
}

const REF = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const PROTOCOL = { $ref: '#/components/parameters/Protocol' };
const ERROR = { 'application/json': { schema: REF('ErrorResponse') } };

describe('openApiEmitter', () => {
  it('writes an action as a path with its query, the value in its envelope', () => {
    const limit = {
      name: 'limit',
      doc: 'How many.',
      type: { kind: 'primitive', name: 'int' },
      presence: 'optional',
    } as const;
    const text = { name: 'text', doc: 'What.', type: STRING, presence: 'required', default: undefined } as const;
    const errors = [{ status: 404, when: 'It is not there.' }];
    const document = emit([
      method({
        parameters: [text, { ...limit, default: 10 }],
        returns: named('a.Thing'),
        errors,
        example: { text: 'a', limit: 5 },
      }),
    ]);
    expect(document).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/things?action=find': {
          post: {
            operationId: 'things_find',
            description: 'Find.',
            parameters: [PROTOCOL],
            requestBody: {
              required: true,
              content: {
                'application/json': {
                  schema: {
                    type: 'object',
                    properties: {
                      text: { description: 'What.', type: 'string' },
                      limit: { description: 'How many.', type: 'integer', default: 10 },
                    },
                    required: ['text'],
                  },
                  example: { text: 'a', limit: 5 },
                },
              },
            },
            responses: {
              '200': {
                content: {
                  'application/json': { schema: { properties: { value: REF('a.Thing') }, required: ['value'] } },
                },
              },
              '400': { content: ERROR },
              '404': { description: 'It is not there.', content: ERROR },
              '503': { content: ERROR },
            },
          },
        },
      },
    });
  });

  it('writes reads as their paths and query parameters', () => {
    const ids = { name: 'ids', doc: '', type: array(STRING), presence: 'required', default: undefined } as const;
    const kinds = [
      method({ kind: 'get', name: 'get', returns: STRING, example: { key: 'urn:li:a:b' } }),
      method({ kind: 'batchGet', name: 'batchGet', returns: STRING, parameters: [ids], example: { ids: ['a', 'b'] } }),
    ];
    const key = { name: 'key', in: 'path', required: true, example: 'urn:li:a:b' };
    expect(emit(kinds)).toMatchObject({
      paths: {
        '/things/{key}': {
          get: {
            parameters: [PROTOCOL, key],
            responses: { '200': { content: { 'application/json': { schema: { type: 'string' } } } } },
          },
        },
        '/things': {
          get: {
            parameters: [
              PROTOCOL,
              { name: 'ids', in: 'query', required: true, schema: { type: 'array' }, example: ['a', 'b'] },
            ],
            responses: {
              '200': {
                content: {
                  'application/json': {
                    schema: { properties: { results: { additionalProperties: { type: 'string' } } } },
                  },
                },
              },
            },
          },
        },
      },
    });
  });

  it('defines the types that are used, and no others, open to members that come later', () => {
    expect(emit([method({ returns: named('a.Thing') })])).toMatchObject({
      components: {
        schemas: {
          'a.Part': { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
          'a.Thing': { type: 'object', properties: { parts: { type: 'array', items: REF('a.Part') } } },
        },
      },
    });
    expect(JSON.stringify(emit([method({ returns: named('a.Thing') })]))).not.toMatch(
      /a\.Unused|"additionalProperties":false/,
    );
  });

  it.each<readonly [MethodSpec['kind'], path: string, verb: string, shown: unknown]>([
    ['action', '/things?action=action', 'post', { value: { a: 1 } }],
    ['get', '/things/{key}', 'get', { a: 1 }],
    ['batchGet', '/things', 'get', { results: { a: 1 }, statuses: {}, errors: {} }],
    ['simpleGet', '/things', 'get', { a: 1 }],
  ])('shows what an example returns, as the answer of a method of the kind %s', (kind, path, verb, shown) => {
    const document = emit([method({ kind, name: kind, returns: STRING, example: {}, answer: { a: 1 } })]);
    const responses = { '200': { content: { 'application/json': { example: shown } } } };
    expect(document).toMatchObject({ paths: { [path]: { [verb]: { responses } } } });
  });

  it('says that the body of a method without a result is empty', () => {
    expect(emit([method({})])).toMatchObject({
      paths: { '/things?action=find': { post: { responses: { '200': { description: 'Done; the body is empty.' } } } } },
    });
  });
});
