import type { CatalogModel, MethodSpec, ParameterSpec, ResourceSpec } from '../../model/catalog-model.js';
import type { Emitter } from '../emitter.js';
import { jsonText, type Json } from '../json-file.js';
import { jsonValue } from '../json-value.js';
import { namesIn, namesInUse } from '../names-in-type.js';
import { sortedUnique } from '../order.js';
import { generatedNotice } from '../output-file.js';
import { SchemaWriter } from '../schema-writer.js';
import { ModelTypeIndex } from '../type-index.js';
import { addErrorResponses, ERROR_SCHEMA, ERROR_SCHEMA_NAME, schemaReference } from './error-responses.js';

/**
 * The RPC surface as OpenAPI 3.1. An action is a path with its query, `/entities?action=search`, since OpenAPI tells
 * operations apart by path and verb alone; answers are described as callers of protocol 2.0.0 get them.
 */
export const openApiEmitter: Emitter = {
  name: 'openapi',
  emit: (model) => [{ path: 'openapi/openapi.json', text: jsonText(new OpenApi(model).document()) }],
};

type OpenApiObject = { readonly [key: string]: Json };

/** Header that makes answers what this document says. */
const PROTOCOL_PARAMETER = {
  name: 'X-RestLi-Protocol-Version',
  in: 'header',
  description: 'Version of the protocol; answers are described for 2.0.0.',
  schema: { type: 'string', enum: ['1.0.0', '2.0.0'] },
};

class OpenApi {
  private readonly types: ModelTypeIndex;
  private readonly schemas: SchemaWriter;

  constructor(private readonly model: CatalogModel) {
    this.types = new ModelTypeIndex(model);
    this.schemas = new SchemaWriter(this.types, schemaReference, 'open');
  }

  document(): OpenApiObject {
    const { resources } = this.model;
    return {
      openapi: '3.1.0',
      // The root of a document has no comments but in members of its writer's own.
      'x-generated': generatedNotice('rpc/'),
      info: {
        title: 'Cadastre RPC',
        version: '0.11.0',
        description: 'Reading, writing and finding metadata. Every path is also served below /gms and /api/gms.',
      },
      servers: [{ url: '/', description: 'The service that serves this document.' }],
      tags: resources.map(({ name, doc }) => ({ name, description: doc })),
      paths: Object.fromEntries(resources.flatMap((resource) => this.paths(resource))),
      components: {
        parameters: { Protocol: PROTOCOL_PARAMETER },
        schemas: { [ERROR_SCHEMA_NAME]: ERROR_SCHEMA, ...this.definitions() },
      },
    };
  }

  /** Operations of one path stand together, by verb. */
  private paths(resource: ResourceSpec): [string, OpenApiObject][] {
    const byPath = Map.groupBy(resource.methods, (method) => pathOf(resource, method));
    return [...byPath].map(([path, methods]) => [
      path,
      Object.fromEntries(methods.map((method) => [VERBS[method.kind], this.operation(resource, method)])),
    ]);
  }

  private operation(resource: ResourceSpec, method: MethodSpec): OpenApiObject {
    const isAction = method.kind === 'action';
    const example = exampleOf(method);
    const key = method.kind === 'get' ? [{ ...KEY_PARAMETER, example: example['key'] }] : [];
    const query = isAction
      ? []
      : method.parameters.map((parameter) => this.queryParameter(parameter, example[parameter.name]));
    return {
      operationId: `${resource.name}_${method.name}`,
      tags: [resource.name],
      description: method.doc,
      deprecated: method.deprecated === undefined ? undefined : true,
      parameters: [{ $ref: '#/components/parameters/Protocol' }, ...key, ...query],
      requestBody: isAction ? this.body(method) : undefined,
      responses: addErrorResponses(method, this.success(method)),
    };
  }

  private queryParameter(parameter: ParameterSpec, example: Json): OpenApiObject {
    return {
      name: parameter.name,
      in: 'query',
      description: parameter.doc,
      required: isNeeded(parameter),
      schema: this.parameterSchema(parameter),
      example,
    };
  }

  private body(method: MethodSpec): OpenApiObject {
    const required = method.parameters.filter(isNeeded).map(({ name }) => name);
    const schema = {
      type: 'object',
      properties: Object.fromEntries(
        method.parameters.map((parameter) => [
          parameter.name,
          { description: parameter.doc, ...this.parameterSchema(parameter) },
        ]),
      ),
      required: required.length === 0 ? undefined : required,
    };
    const example = method.example === undefined ? undefined : exampleOf(method);
    return { required: required.length > 0, content: { 'application/json': { schema, example } } };
  }

  private parameterSchema({ type, default: fallback }: ParameterSpec): OpenApiObject {
    return { ...this.schemas.use(type), default: fallback === undefined ? undefined : jsonValue(fallback) };
  }

  private success(method: MethodSpec): OpenApiObject {
    if (method.returns === undefined) return { description: 'Done; the body is empty.' };
    const result = this.schemas.use(method.returns);
    const example = method.answer === undefined ? undefined : exampleEnvelope(method, jsonValue(method.answer));
    return {
      description: 'The result.',
      content: { 'application/json': { schema: envelope(method, result), example } },
    };
  }

  /** The types that the resources name, and those that these name. */
  private definitions(): OpenApiObject {
    const wanted = new Set<string>();
    const open = this.model.resources.flatMap(({ methods }) => methods.flatMap(typesOf)).flatMap(namesInUse);
    for (let fqn = open.pop(); fqn !== undefined; fqn = open.pop()) {
      if (wanted.has(fqn)) continue;
      wanted.add(fqn);
      open.push(...namesIn(this.types.named(fqn)));
    }
    return Object.fromEntries(sortedUnique(wanted).map((fqn) => [fqn, this.schemas.definition(this.types.named(fqn))]));
  }
}

const KEY_PARAMETER = {
  name: 'key',
  in: 'path',
  description: 'URN of the entity, percent-encoded.',
  required: true,
  schema: { type: 'string' },
};

const VERBS = { action: 'post', batchGet: 'get', get: 'get', simpleDelete: 'delete', simpleGet: 'get' } as const;

function pathOf({ name }: ResourceSpec, method: MethodSpec): string {
  switch (method.kind) {
    case 'action':
      return `/${name}?action=${method.name}`;
    case 'get':
      return `/${name}/{key}`;
    case 'batchGet':
    case 'simpleDelete':
    case 'simpleGet':
      return `/${name}`;
  }
}

function envelope(method: MethodSpec, result: OpenApiObject): OpenApiObject {
  switch (method.kind) {
    case 'action':
      return { type: 'object', properties: { value: result }, required: ['value'] };
    case 'batchGet':
      return {
        type: 'object',
        properties: {
          results: { type: 'object', additionalProperties: result },
          statuses: { type: 'object', additionalProperties: { type: 'integer' } },
          errors: { type: 'object', additionalProperties: { $ref: schemaReference(ERROR_SCHEMA_NAME) } },
        },
        required: ['results', 'statuses', 'errors'],
      };
    case 'get':
    case 'simpleDelete':
    case 'simpleGet':
      return result;
  }
}

function exampleEnvelope({ kind }: MethodSpec, answer: Json): Json {
  switch (kind) {
    case 'action':
      return { value: answer };
    case 'batchGet':
      return { results: answer, statuses: {}, errors: {} };
    case 'get':
    case 'simpleDelete':
    case 'simpleGet':
      return answer;
  }
}

/** Values by parameter; none when the method has no example. */
function exampleOf({ example = {} }: MethodSpec): OpenApiObject {
  return Object.fromEntries(Object.entries(example).map(([name, value]) => [name, jsonValue(value)]));
}

function typesOf({ parameters, returns }: MethodSpec) {
  return [...parameters.map(({ type }) => type), ...(returns === undefined ? [] : [returns])];
}

function isNeeded({ presence, default: fallback }: ParameterSpec): boolean {
  return presence === 'required' && fallback === undefined;
}
