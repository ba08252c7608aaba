import type { BareRoute } from './bare-route.js';
import type { Expectation } from './expectation.js';
import type { LoadPlan, LoadResult, PreparedRequest } from './load.js';
import { load } from './load.js';
import type { RawEngine } from './raw-engine.js';
import type { ReportRow } from './report.js';
import type { SampleCatalog } from './sample-catalog.js';
import type { ServiceProcess } from '../process/service-process.js';

/** What a scenario works with. `seconds`: length of one measurement. */
export interface Bench {
  readonly service: ServiceProcess;
  readonly bare: BareRoute;
  readonly raw: RawEngine;
  readonly catalog: SampleCatalog;
  readonly expectation: Expectation;
  readonly seconds: number;
  readonly report: (...rows: readonly ReportRow[]) => void;
}

/** What a scenario works with that needs no service. */
export type Aside = Pick<Bench, 'report' | 'seconds'>;

/** Budgets of one load; p50 and p99 in milliseconds. */
export interface Budgets {
  readonly perSecond?: number;
  readonly p50?: number;
  readonly p99?: number;
}

/**
 * `engine`: how often a second the engine alone does what one request asks for; absent when only HTTP is in its way.
 * `distinct`: requests after which the same is looked for again, in another form; absent: all of them.
 */
export interface Measurement {
  readonly name: string;
  readonly requests: readonly PreparedRequest[];
  readonly clients: number;
  readonly isRepeated: boolean;
  readonly budgets: Budgets;
  readonly engine?: { readonly perSecond: number; readonly of: string };
  readonly distinct?: number;
}

const BARE_SECONDS = 1;
/** Until the engine has compiled what repeats, and texts are in memory: as a service is most of its days. */
export const WARM_UP_SECONDS = 3;
/** Requests that are all sent once before they are measured, and for how long at most (D-453). */
const WARMED_REQUESTS = 2000;
const MOST_WARM_UP_SECONDS = 120;

/**
 * Send a load to the service and to the bare route, and report the figures beside each other.
 * @returns them, with all that was answered, also before it was measured
 */
export async function measure(bench: Bench, measurement: Measurement): Promise<LoadResult> {
  const { requests, clients, isRepeated, name, engine, budgets, distinct = requests.length } = measurement;
  const { service, bare, seconds } = bench;
  const answer = await answerTo(bench, requests);
  const plan = { port: service.port, clients, requests, isRepeated };
  const sent = await warmUp(plan, distinct);
  // What was asked last is not asked again at once: the service would know the answers.
  const result = await load({ ...plan, seconds, from: sent });
  const alone = await bare.measure(answer, requests, { clients, seconds: BARE_SECONDS });
  const http = { figure: alone.perSecond, of: 'bare route' };
  // One thread does the one after the other, so the times of one request add up.
  const limit =
    engine === undefined
      ? http
      : { figure: 1 / (1 / alone.perSecond + 1 / engine.perSecond), of: `bare route + ${engine.of}` };
  const label = `${name}, ${String(clients)} client${clients === 1 ? '' : 's'}`;
  bench.report(
    { name: label, unit: '/s', figure: result.perSecond, limit, ...budgeted(budgets.perSecond) },
    { name: `${label}, p50`, unit: 'ms', figure: result.p50, ...budgeted(budgets.p50) },
    { name: `${label}, p99`, unit: 'ms', figure: result.p99, ...budgeted(budgets.p99) },
  );
  return { ...result, answered: sent + result.answered };
}

/**
 * What is in memory after the first requests for it is there before it is measured, in a large catalog as in a small
 * one.
 * @returns how many requests were sent
 */
async function warmUp(plan: Omit<LoadPlan, 'seconds'>, distinct: number): Promise<number> {
  const { answered } = await load({ ...plan, seconds: WARM_UP_SECONDS });
  if (!plan.isRepeated || answered >= distinct || distinct > WARMED_REQUESTS) return answered;
  const seconds = MOST_WARM_UP_SECONDS - WARM_UP_SECONDS;
  const others = await load({
    ...plan,
    requests: plan.requests.slice(0, distinct),
    isRepeated: false,
    from: answered,
    seconds,
  });
  return answered + others.answered;
}

/** Send a request and answer the text of its answer. */
export async function ask({ service }: Pick<Bench, 'service'>, path: string, body?: object): Promise<string> {
  const response = await fetch(`${service.url}${path}`, {
    headers: { 'x-restli-protocol-version': '2.0.0', 'content-type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new RangeError(`${String(response.status)} to ${path}: ${text.slice(0, 500)}`);
  return text;
}

/** The text of one answer, for the bare route to repeat. Nothing is asked twice when requests are sent only once. */
async function answerTo({ service }: Bench, requests: readonly PreparedRequest[]): Promise<string> {
  const [first] = requests;
  if (first === undefined) throw new RangeError('no request was prepared');
  const [head = '', body = ''] = first.bytes.toString().split('\r\n\r\n');
  const [method = '', path = ''] = head.split(' ');
  const response = await fetch(`${service.url}${path}`, {
    method,
    headers: { 'x-restli-protocol-version': '2.0.0', 'content-type': 'application/json' },
    ...(method === 'POST' ? { body } : {}),
  });
  return response.text();
}

function budgeted(budget: number | undefined): { readonly budget?: number } {
  return budget === undefined ? {} : { budget };
}
