/** A window of a listing. `start`: zero-based offset. `count`: at most so many items; 0 asks for totals alone. */
export interface Page {
  readonly start: number;
  readonly count: number;
}
