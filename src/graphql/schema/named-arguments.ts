import { withPlace } from '../../kernel/named-value.js';
import type { Operations } from './operations.js';

/** The same resolvers of the roots; what they refuse is named by the argument in which it came. */
export function namedArguments(operations: Operations): Operations {
  return Object.fromEntries(
    Object.entries(operations).map(([type, fields]) => [
      type,
      Object.fromEntries(Object.entries(fields).map(([field, resolve]) => [field, naming(resolve)])),
    ]),
  );
}

function naming(resolve: Operations[string][string]): Operations[string][string] {
  return async (source, args: unknown, scope, info) => {
    try {
      const result: unknown = await resolve(source, args, scope, info);
      return result;
    } catch (error) {
      throw withPlace(error, args);
    }
  };
}
