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
 *   constructor(private readonly bus: MessageBus) {}
 *
 *   @RpcMethod('aspects.getCount')
 *   count({ aspect, urnLike }: RpcParameters['aspects.getCount'], context: RequestContext): Promise<number> {
 *     return this.bus.execute(new CountAspectQuery(aspect, urnLike, context));
 *   }
 * }
 * ```
 *
 * Parameters arrive checked and with their defaults; a failure of `kernel/failures` is thrown, never answered. What is
 * answered gets its envelope here; `RawJson` is sent without being serialised again; a batch read answers records
 * by their ids; a method without a result answers `undefined`. The second argument is
 * the context of the request, which every message carries.
 * `@RpcMethod('entities.ingest', { deferred: ['entity'] })`: `entity` arrives as sent, because its handler checks it;
 * with `numbers: 'exact'` every digit of its numbers is kept; with `bodies: 'bulk'` a body may be as long as any.
 */
export type { RpcParameters } from '../../../generated/service/rpc/parameters.js';
export { RpcMethod, RawJson } from './rpc-method.js';
export type { RpcAnswer } from './rpc-method.js';
export type { Protocol as RpcProtocol } from './protocol-headers.js';
export { RpcModule } from './rpc.module.js';
export { takeBodiesAsBytes } from './body-bytes.js';
export { addScope } from './route-scope.js';
export { readJsonBody } from './body-reader.js';
export { answerError } from './error-answer.js';
export { sendError } from './rpc-routes.js';
export type { ErrorRouting } from './rpc-routes.js';
