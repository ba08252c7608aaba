import 'reflect-metadata';
import type { RpcParameters } from '../../../generated/service/rpc/parameters.js';
import type { LongText } from '../../kernel/long-text.js';
import type { BodyLimits } from '../config/index.js';
import type { RequestContext } from '../seam/index.js';
import type { Protocol } from './protocol-headers.js';

/** JSON text that is sent as it stands, for answers put together from stored JSON. */
export class RawJson {
  constructor(readonly text: LongText | string) {}
}

/**
 * What a controller answers; the envelope is put around it by the kind of the method. `undefined` stands for the empty
 * body of a method that returns nothing. A batch read answers an object of its results by their ids, without those that
 * are absent.
 */
export type RpcAnswer = object | RawJson | boolean | number | string | undefined;

/**
 * `deferred`: parameters that the handler itself checks against the models; they arrive as they were sent.
 * `numbers`: how numbers in them are read that a double does not hold: `exactNumbers` or `wideNumbers`.
 * `bodies`: `bulk` when a body may be as long as any, for whole aspects and many of them.
 */
export interface RpcBinding {
  readonly name: string;
  readonly deferred: readonly string[];
  readonly numbers: 'exact' | 'wide';
  readonly bodies: keyof BodyLimits;
}

export type RpcHandler = (
  parameters: unknown,
  context: RequestContext,
  protocol: Protocol,
) => RpcAnswer | Promise<RpcAnswer>;

type Bound<K extends keyof RpcParameters, D extends keyof RpcParameters[K]> = Omit<RpcParameters[K], D> & {
  readonly [name in D]: unknown;
};

const BINDING = Symbol('rpc binding');

/**
 * Let a controller's method serve one method of `models/rpc`, named `<resource>.<method>`. Its first argument is the
 * bound parameters, typed by the model; a method that reads anything else does not compile. The second is the context
 * of the request, for the messages that the method sends; the third the version of the protocol that the caller asked
 * for, 1.0.0 when it named none.
 *
 * The method is not a route of Nest: guards, pipes, interceptors and exception filters of Nest do not run here. In
 * their place run, in this order: the `onRequest` hooks of `platform/http` (origin, then authentication, which makes
 * the context), the binder, which checks parameters against the models, and the interceptors of `platform/seam` around
 * every message. What is thrown is answered by `answerError`.
 */
export function RpcMethod<K extends keyof RpcParameters, D extends keyof RpcParameters[K] & string = never>(
  name: K,
  options: { readonly deferred?: readonly D[] } & Partial<Pick<RpcBinding, 'bodies' | 'numbers'>> = {},
) {
  return <
    F extends (parameters: Bound<K, D>, context: RequestContext, protocol: Protocol) => RpcAnswer | Promise<RpcAnswer>,
  >(
    _target: object,
    _property: string,
    descriptor: TypedPropertyDescriptor<F>,
  ): void => {
    const { deferred = [], numbers = 'wide', bodies = 'usual' } = options;
    const binding: RpcBinding = { name, deferred, numbers, bodies };
    Reflect.defineMetadata(BINDING, binding, descriptor.value ?? _target);
  };
}

/** What `RpcMethod` said of a controller's method; `undefined` for a method without it. */
export function bindingOf(method: object): RpcBinding | undefined {
  const found: unknown = Reflect.getMetadata(BINDING, method);
  return isBinding(found) ? found : undefined;
}

function isBinding(value: unknown): value is RpcBinding {
  return typeof value === 'object' && value !== null && 'name' in value && 'deferred' in value;
}
