import { StoreUnavailable } from '../kernel/failures.js';
import type { Distribution, Metrics } from '../platform/observe/index.js';

type AnyCall = (...parameters: unknown[]) => unknown;

/** What methods of a port are called in metrics: words for kinds of work, never for what is asked about. */
export type OperationsOf<Port> = {
  readonly [
    Name in keyof Port as Port[Name] extends (...parameters: never[]) => Promise<unknown> ? Name : never
  ]?: string;
};

/** `engine`: as `/health/ready` names it. */
export interface MeasuredCalls<Port> {
  readonly engine: string;
  readonly operations: OperationsOf<Port>;
}

/**
 * A port whose calls are timed, and counted by their outcome; others pass as they are. It is bound in the place of the
 * port itself, so that neither engines nor callers know of it. A call costs a quarter of a microsecond more.
 */
export function measured<Port extends object>(
  port: Port,
  { engine, operations }: MeasuredCalls<Port>,
  metrics: Metrics,
): Port {
  const names = new Map<PropertyKey, string>(Object.entries<string | undefined>(operations).flatMap(entryOf));
  /** By the method of the port. */
  const calls = new Map<AnyCall, AnyCall>();
  return new Proxy(port, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (!isCall(value)) return value;
      const known = calls.get(value);
      if (known !== undefined) return known;
      const operation = names.get(name);
      const call =
        operation === undefined
          ? value.bind(target)
          : timed(value.bind(target), new Outcomes(metrics, engine, operation));
      calls.set(value, call);
      return call;
    },
  });
}

/** The series of one operation, each made when it is first needed. */
class Outcomes {
  private readonly series = new Map<string, Distribution>();

  constructor(
    private readonly metrics: Metrics,
    private readonly engine: string,
    private readonly operation: string,
  ) {}

  note(began: number, outcome: 'failed' | 'ok' | 'unavailable'): void {
    const known = this.series.get(outcome);
    const series = known ?? this.metrics.distribution('engineSeconds', this.engine, this.operation, outcome);
    if (known === undefined) this.series.set(outcome, series);
    series.note((performance.now() - began) / 1000);
  }
}

/** The promise of the call goes to the caller as it is. */
function timed(call: AnyCall, outcomes: Outcomes): AnyCall {
  return (...parameters) => {
    const began = performance.now();
    const answer = call(...parameters);
    if (answer instanceof Promise) {
      answer.then(
        () => {
          outcomes.note(began, 'ok');
        },
        (error: unknown) => {
          outcomes.note(began, error instanceof StoreUnavailable ? 'unavailable' : 'failed');
        },
      );
    }
    return answer;
  };
}

function isCall(value: unknown): value is AnyCall {
  return typeof value === 'function';
}

function entryOf([name, operation]: readonly [string, string | undefined]): (readonly [string, string])[] {
  return operation === undefined ? [] : [[name, operation]];
}
