/**
 * src/platform/rpc - the rest.li protocol over Fastify: paths, `?action=`, encodings, envelopes, errors. Knows no
 * resource by name: the methods come from `models/rpc`, their controllers from the capabilities.
 *
 * To serve a method, write `<verb-noun>.controller.ts` beside its message and list the class under `controllers` of the
 * capability's module:
 *
 * ```ts
 * @Controller()
 * export class CountAspectController {
 *   constructor(private readonly queries: QueryBus) {}
 *
 *   @RpcMethod('aspects.getCount')
 *   count(parameters: RpcParameters['aspects.getCount']): Promise<number> {
 *     return this.queries.execute(new CountAspectQuery(parameters.aspect, parameters.urnLike));
 *   }
 * }
 * ```
 *
 * Parameters arrive checked and with their defaults; a failure of `kernel/failures` is thrown, never answered. What is
 * answered gets its envelope here; `RawJson` is sent without being serialised again; a batch read answers a map from id
 * to record; a method without a result answers `undefined`. A second argument is the `RpcContext`.
 * `@RpcMethod('entities.ingest', { deferred: ['entity'] })`: `entity` arrives as sent, because its handler checks it;
 * with `numbers: 'exact'` every digit of its numbers is kept.
 */
export type { RpcParameters } from '../../../generated/service/rpc/parameters.js';
export { RpcMethod, RawJson } from './rpc-method.js';
export type { RpcAnswer, RpcContext } from './rpc-method.js';
export { RpcModule } from './rpc.module.js';
export { answerError } from './error-answer.js';
export { sendError } from './rpc-routes.js';
export type { ErrorRouting } from './rpc-routes.js';
