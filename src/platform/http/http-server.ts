import { Logger } from '@nestjs/common';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyHttpOptions, FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { type CatalogError, failures } from '../../kernel/failures.js';
import {
  DEFAULT_REQUEST_SECONDS,
  DEFAULT_REQUEST_WORK,
  DEFAULT_TRAFFIC_BYTES,
  type Settings,
} from '../config/index.js';
import type { RequestRecorder } from '../observe/index.js';
import { sendError, type ErrorRouting } from '../rpc/index.js';
import { addAuthentication } from './authentication.js';
import { answerClientError } from './client-error.js';
import { ConnectionCloser } from './connection-closer.js';
import { HostGuard } from './host-guard.js';
import { findCrossOrigin } from './origin-guard.js';
import { RequestLimits, STOP_SECONDS } from './request-limits.js';
import { routedUrl } from './rewrite-url.js';
import { TrafficLimit } from './traffic-limit.js';

/** Batch reads carry some hundred URNs in their address. */
const MAX_HEADER_BYTES = 131_072;
/** Time to receive a whole request; slower callers are cut off. */
const REQUEST_TIMEOUT_MS = 120_000;

/**
 * The HTTP server under Nest. What is said here holds for every transport.
 * @param recorder gets every request that has a head
 */
export function createHttpServer(settings: Settings, recorder: RequestRecorder): FastifyAdapter {
  const logger = new Logger('http');
  const routing: ErrorRouting = {
    bodyLimit: settings.maxBodyBytes,
    report: (error) => {
      logger.error({ err: error });
    },
  };
  const options: FastifyHttpOptions<Server> = {
    bodyLimit: settings.maxBodyBytes,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { maxHeaderSize: MAX_HEADER_BYTES },
    routerOptions: { maxParamLength: MAX_HEADER_BYTES },
    clientErrorHandler: answerClientError,
    rewriteUrl: routedUrl,
    // What arrives while it stops is refused by `guard`, as everything else is.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      // No hook runs for these.
      recorder.begin(request, reply.raw);
      void sendError(error, request, reply, routing);
    },
  };
  const adapter = new FastifyAdapter(options);
  const traffic = new TrafficLimit({
    bytes: settings.trafficBytes ?? DEFAULT_TRAFFIC_BYTES,
    longestBody: settings.maxBodyBytes,
  });
  traffic.watch(adapter.getInstance().server);
  const limits = new RequestLimits({
    seconds: settings.requestSeconds ?? DEFAULT_REQUEST_SECONDS,
    units: settings.requestWork ?? DEFAULT_REQUEST_WORK,
  });
  // Who needs a token cannot use one that a browser has for another name.
  const hosts = settings.auth === 'on' ? undefined : new HostGuard(settings.allowedHosts ?? []);
  guard(adapter.getInstance(), { recorder, hosts, traffic, limits }, routing);
  const closer = new ConnectionCloser(adapter.getInstance().server);
  adapter.getInstance().addHook('preClose', (done) => {
    limits.stop();
    closer.stop(STOP_SECONDS * 1000);
    done();
  });
  addAuthentication(adapter.getInstance(), { auth: settings.auth ?? 'off', limits });
  return adapter;
}

interface Guards {
  readonly recorder: RequestRecorder;
  readonly hosts: HostGuard | undefined;
  readonly traffic: TrafficLimit;
  readonly limits: RequestLimits;
}

/** Answers by itself: whoever serves the route would not know the failure. What is refused is recorded, too. */
function guard(server: FastifyInstance, { recorder, hosts, traffic, limits }: Guards, routing: ErrorRouting): void {
  server.decorateRequest('record');
  server.addHook('onClose', (_server, done) => {
    recorder.close();
    done();
  });
  server.addHook('onRequest', (request, reply, next) => {
    const { headers, raw } = request;
    recorder.begin(request, reply.raw);
    const refusal =
      limits.refusal() ??
      hosts?.find(raw.rawHeaders) ??
      findCrossOrigin(headers) ??
      findUnservedVerb(request) ??
      findPackedBody(headers) ??
      traffic.admit(raw, reply.raw);
    if (refusal === undefined) next();
    else void sendError(refusal, request, reply, routing);
  });
}

/** Every path has a route, so what has none is a verb that no route takes. */
function findUnservedVerb({ is404, method, url }: FastifyRequest): CatalogError | undefined {
  return is404 ? failures.methodUnsupported({ method, resource: url, hint: '' }) : undefined;
}

/** Nobody unpacks bodies here; read as they are they would be nonsense, or worse, mean something. */
function findPackedBody({ 'content-encoding': encoding }: IncomingHttpHeaders): CatalogError | undefined {
  if (encoding === undefined || encoding.trim().toLowerCase() === 'identity') return undefined;
  return failures.bodyEncodingUnsupported({ encoding });
}
