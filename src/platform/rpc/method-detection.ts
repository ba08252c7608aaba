import { failures } from '../../kernel/failures.js';
import type { ServedMethod, ServedResource } from './method-table.js';
import type { RequestTarget } from './request-target.js';

/** Names that the protocol gives to the forms of requests, in its header. */
const HEADER_NAMES = {
  action: 'action',
  batchGet: 'batch_get',
  get: 'get',
  simpleDelete: 'delete',
  simpleGet: 'get',
} as const;

/**
 * Which method a request means, by its form: POST with an action, GET with a key, with ids, or with neither, DELETE
 * of the whole.
 * @throws failures.actionUnknown, failures.methodUnsupported, failures.methodMismatch
 */
export function detectMethod(
  resource: ServedResource,
  target: RequestTarget,
  verb: string,
  header: string | undefined,
): ServedMethod {
  const method = byForm(resource, target, verb);
  const form = HEADER_NAMES[method.spec.kind];
  if (header !== undefined && header.toLowerCase() !== form) throw failures.methodMismatch({ header, method: form });
  return method;
}

function byForm(resource: ServedResource, target: RequestTarget, verb: string): ServedMethod {
  const action = target.query.get('action')?.[0];
  if (verb === 'POST') return byAction(resource, target, action);
  const isWhole = target.key === undefined && action === undefined;
  if (verb === 'DELETE' && isWhole && resource.simpleDelete !== undefined) return resource.simpleDelete;
  if (verb !== 'GET') throw unsupported(resource, verb);
  if (action !== undefined) throw unsupported(resource, `${verb} with an action`);
  return byRead(resource, target);
}

function byRead(resource: ServedResource, target: RequestTarget): ServedMethod {
  if (target.key !== undefined) return resource.get ?? refuse(resource, 'GET of a key');
  if (target.query.has('ids')) return resource.batchGet ?? refuse(resource, 'GET of several keys');
  if (resource.simpleGet !== undefined) return resource.simpleGet;
  // Whoever leaves them out of a read of several entities has no other way to learn their name.
  if (resource.batchGet !== undefined) throw failures.parameterMissing({ name: 'ids' });
  return refuse(resource, 'GET without a key');
}

function byAction(resource: ServedResource, target: RequestTarget, action: string | undefined): ServedMethod {
  if (action === undefined) throw unsupported(resource, 'POST without an action');
  if (target.key !== undefined) throw unsupported(resource, 'POST to a key');
  const method = resource.actions.get(action);
  if (method !== undefined) return method;
  throw failures.actionUnknown({ action, resource: resource.spec.name, hint: knownActions(resource) });
}

function refuse(resource: ServedResource, what: string): never {
  throw unsupported(resource, what);
}

function unsupported(resource: ServedResource, method: string): Error {
  return failures.methodUnsupported({ method, resource: resource.spec.name, hint: knownActions(resource) });
}

function knownActions(resource: ServedResource): string {
  const names = [...resource.actions.keys()];
  return names.length === 0 ? '' : ` Actions are ${names.join(', ')}.`;
}
