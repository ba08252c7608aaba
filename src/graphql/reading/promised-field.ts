import { failures } from '../../kernel/failures.js';
import { ownerOf, type FieldResolver, type Node } from './field-resolver.js';

/**
 * A field that the schema promises a value for. Values that were stored under older models may lack it: then GraphQL
 * answers null for the aspect, the nearest place that may be null, and this is the error beside it.
 */
export function promisedField(name: string, resolve: FieldResolver): FieldResolver {
  return (node, args: unknown, scope, info) => {
    const value: unknown = resolve(node, args, scope, info);
    if (value === undefined || value === null) throw missing(name, node);
    return value instanceof Promise ? value.then((later: unknown) => later ?? reject(name, node)) : value;
  };
}

function reject(name: string, node: Node): never {
  throw missing(name, node);
}

function missing(name: string, node: Node): Error {
  const issues = `/${name} :: field is required but not found in what is stored of ${ownerOf(node).urn}; write it again`;
  return failures.aspectInvalid({ record: node.typename, issues });
}
