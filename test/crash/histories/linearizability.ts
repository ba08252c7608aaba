/**
 * Is a history of concurrent calls linearizable? It is, when every call can be given one moment between its beginning
 * and its end, such that the calls, taken one after another in the order of these moments, give what was observed.
 *
 * The search is that of Wing and Gong, with Lowe's memory. Of the calls that are not placed yet, each that began before
 * the first end among them may be the next one. It is placed when the model gives what was observed, and the rest is
 * searched from the state that follows; a set of placed calls that was reached with the same state before is not
 * searched again. A call without an end (its answer was lost) may be placed at any time after its beginning, with any
 * result, or never.
 *
 *   a: CREATE x |-----ok-----|            CREATE x before CREATE y: y would have been refused.
 *   b: CREATE y     |----ok-----|         CREATE y before CREATE x: x would have been refused.
 *                                         So this history is not linearizable, whatever was read later.
 *
 * The cost grows with the calls that overlap, not with the length of the history: a few calls at a time over one entity
 * are searched in microseconds each.
 */

/** One call. `began`, `ended`: in one order for all calls; `ended` is infinite when no answer came. */
export interface Call<Input, Output> {
  readonly input: Input;
  readonly began: number;
  readonly ended: number;
  /** What was observed; `undefined` when no answer came. */
  readonly output: Output | undefined;
}

/** What one call at a time does. `state` and `output` are plain data: they are compared as JSON. */
export interface SequentialModel<State, Input, Output> {
  readonly initial: State;
  readonly apply: (state: State, input: Input) => { readonly state: State; readonly output: Output };
}

/** @returns calls in an order that explains what was observed; `undefined` when there is none */
export function linearization<State, Input, Output>(
  history: readonly Call<Input, Output>[],
  model: SequentialModel<State, Input, Output>,
): readonly Call<Input, Output>[] | undefined {
  const calls = [...history].sort((a, b) => a.began - b.began);
  const known = calls.filter(({ output }) => output !== undefined).length;
  const seen = new Set<string>();
  const order: Call<Input, Output>[] = [];
  const placed = new Set<number>();

  const search = (state: State, left: number): boolean => {
    if (left === 0) return true;
    const key = `${[...placed].sort((a, b) => a - b).join(',')}|${JSON.stringify(state)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    const firstEnd = Math.min(...calls.map(({ ended }, at) => (placed.has(at) ? Infinity : ended)));
    for (const [at, call] of calls.entries()) {
      if (placed.has(at)) continue;
      if (call.began > firstEnd) break;
      const next = model.apply(state, call.input);
      if (call.output !== undefined && JSON.stringify(next.output) !== JSON.stringify(call.output)) continue;
      placed.add(at);
      order.push(call);
      if (search(next.state, left - (call.output === undefined ? 0 : 1))) return true;
      placed.delete(at);
      order.pop();
    }
    return false;
  };
  return search(model.initial, known) ? order : undefined;
}
