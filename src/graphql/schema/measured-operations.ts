import type { GraphQLFieldResolver } from 'graphql';
import { type Metrics, outcomeOf, OutcomeTimes } from '../../platform/observe/index.js';
import type { RequestScope } from '../reading/request-scope.js';
import type { Operations } from './operations.js';

type RootResolver = GraphQLFieldResolver<unknown, RequestScope>;

/** The same resolvers of the roots, each of which notes how long it took and how it ended. */
export function measuredOperations(operations: Operations, metrics: Metrics): Operations {
  return Object.fromEntries(
    Object.entries(operations).map(([type, fields]) => [
      type,
      Object.fromEntries(
        Object.entries(fields).map(([field, resolve]) => [
          field,
          measured(
            resolve,
            new OutcomeTimes((outcome) => metrics.distribution('graphqlSeconds', type.toLowerCase(), field, outcome)),
          ),
        ]),
      ),
    ]),
  );
}

function measured(resolve: RootResolver, times: OutcomeTimes): RootResolver {
  return async (source, args: unknown, scope, info) => {
    const began = performance.now();
    try {
      const result: unknown = await resolve(source, args, scope, info);
      times.note('ok', began);
      return result;
    } catch (error) {
      times.note(outcomeOf(error), began);
      throw error;
    }
  };
}
