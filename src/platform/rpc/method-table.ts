import type { MethodSpec, ResourceSpec } from '../../../generated/service/registry/model.js';
import { assertNever } from '../../kernel/assert-never.js';
import { failures } from '../../kernel/failures.js';
import { bindingOf, type RpcBinding, type RpcHandler } from './rpc-method.js';

/** A method of a resource with the controller that serves it. */
export interface ServedMethod {
  readonly resource: ResourceSpec;
  readonly spec: MethodSpec;
  readonly deferred: ReadonlySet<string>;
  readonly numbers: RpcBinding['numbers'];
  readonly bodies: RpcBinding['bodies'];
  readonly handle: RpcHandler;
  /** What the addresses of its requests have in common, such as `/entities/{key}`. */
  readonly route: string;
}

/** Methods of one resource, by the form of the request. */
export interface ServedResource {
  readonly spec: ResourceSpec;
  readonly actions: ReadonlyMap<string, ServedMethod>;
  readonly get: ServedMethod | undefined;
  readonly batchGet: ServedMethod | undefined;
  readonly simpleGet: ServedMethod | undefined;
  readonly simpleDelete: ServedMethod | undefined;
}

/** Resources by name, with every method that a controller serves. */
export type MethodTable = ReadonlyMap<string, ServedResource>;

interface FoundHandler {
  readonly binding: RpcBinding;
  readonly handle: RpcHandler;
}

/**
 * Join what the models state with the controllers that say they serve it; made once at start.
 * `problems`: every method without a controller or with several, and every controller without a method.
 */
export function buildMethodTable(
  resources: readonly ResourceSpec[],
  controllers: readonly object[],
): { readonly table: MethodTable; readonly problems: readonly string[] } {
  const found = new Map<string, FoundHandler>();
  const problems: string[] = [];
  for (const handler of controllers.flatMap(handlersOf)) {
    if (found.has(handler.binding.name)) problems.push(`${handler.binding.name} has several controllers`);
    found.set(handler.binding.name, handler);
  }
  const served = resources.map((spec) => serve(spec, found, problems));
  for (const name of found.keys()) problems.push(`${name} is not among the models' methods`);
  return { table: new Map(served.map((resource) => [resource.spec.name, resource])), problems };
}

function serve(spec: ResourceSpec, found: Map<string, FoundHandler>, problems: string[]): ServedResource {
  const methods = spec.methods.flatMap((method): ServedMethod[] => {
    const name = `${spec.name}.${method.name}`;
    const handler = found.get(name);
    found.delete(name);
    if (handler !== undefined) {
      const { binding, handle } = handler;
      const { numbers, bodies } = binding;
      const route = routeOf(spec, method);
      return [{ resource: spec, spec: method, deferred: new Set(binding.deferred), numbers, bodies, handle, route }];
    }
    problems.push(`${name} has no controller`);
    return [];
  });
  const only = (kind: MethodSpec['kind']): ServedMethod | undefined =>
    methods.find((method) => method.spec.kind === kind);
  return {
    spec,
    actions: new Map(
      methods.filter(({ spec: { kind } }) => kind === 'action').map((method) => [method.spec.name, method]),
    ),
    get: only('get'),
    batchGet: only('batchGet'),
    simpleGet: only('simpleGet'),
    simpleDelete: only('simpleDelete'),
  };
}

function routeOf({ name: resource }: ResourceSpec, { kind, name }: MethodSpec): string {
  switch (kind) {
    case 'action':
      return `/${resource}?action=${name}`;
    case 'get':
      return `/${resource}/{key}`;
    case 'batchGet':
      return `/${resource}?ids`;
    case 'simpleGet':
      return `/${resource}`;
    case 'simpleDelete':
      return `DELETE /${resource}`;
    default:
      return assertNever(kind, 'kind of method');
  }
}

function handlersOf(controller: object): FoundHandler[] {
  const prototype: unknown = Object.getPrototypeOf(controller);
  if (typeof prototype !== 'object' || prototype === null) return [];
  return Object.values(Object.getOwnPropertyDescriptors(prototype)).flatMap(({ value }): FoundHandler[] => {
    const method: unknown = value;
    if (!isHandler(method)) return [];
    const binding = bindingOf(method);
    return binding === undefined ? [] : [{ binding, handle: method.bind(controller) }];
  });
}

function isHandler(value: unknown): value is RpcHandler {
  return typeof value === 'function';
}

/** @throws failures.resourceUnknown with the resources that there are */
export function requireResource(table: MethodTable, name: string): ServedResource {
  const resource = table.get(name);
  if (resource !== undefined) return resource;
  throw failures.resourceUnknown({ path: `/${name}`, hint: ` Known are ${[...table.keys()].join(', ')}.` });
}
