import type { FastifyInstance } from 'fastify';

/** Where Fastify looks for the name of a plugin. */
const NAME = Symbol.for('fastify.display-name');

/**
 * Add routes with body parsers and an error handler of their own, which leave those of the server as they are.
 * @param name without one, Fastify looks twice through all modules that are loaded for the one which exports `setUp`
 */
export function addScope(
  server: Pick<FastifyInstance, 'register'>,
  name: string,
  setUp: (scope: FastifyInstance) => void,
): void {
  const plugin = (scope: FastifyInstance, _options: object, done: () => void): void => {
    setUp(scope);
    done();
  };
  server.register(Object.assign(plugin, { [NAME]: name }));
}
