import { changeSum } from './change-report.js';
import type { ModelChange } from './model-change.js';
import { type Gravity, gravityOf, type Verdicts } from './verdicts.js';

/** How many changes of its models a store remembers. */
const REMEMBERED_CHANGES = 10;

/** One difference between two versions of the models, as reports in JSON have it. */
export interface ReportedChange {
  readonly code: string;
  readonly gravity: Gravity;
  readonly message: string;
  readonly advice: string;
  readonly verdicts: Verdicts;
  /** Short names of the aspects that it reaches. */
  readonly aspects: readonly string[];
}

/** What changed when a service was started with other models than before. `time`: epoch milliseconds, UTC. */
export interface RecordedChange {
  readonly time: number;
  /** Number of changes by gravity, in one sentence. */
  readonly summary: string;
  readonly changes: readonly ReportedChange[];
}

export function reportedChange({ code, message, advice, verdicts, aspects }: ModelChange): ReportedChange {
  return { code, gravity: gravityOf(verdicts), message, advice, verdicts, aspects };
}

/**
 * The text that a store keeps, with one more change.
 * @param recorded the text before; `undefined` when there is none
 */
export function withChange(recorded: string | undefined, changes: readonly ModelChange[], time: number): string {
  const change = { time, summary: changeSum(changes), changes: changes.map(reportedChange) };
  return JSON.stringify([change, ...readRecorded(recorded)].slice(0, REMEMBERED_CHANGES));
}

/** The changes of such a text, the newest first. */
export function readRecorded(text: string | undefined): readonly RecordedChange[] {
  const value: unknown = text === undefined ? [] : JSON.parse(text);
  return Array.isArray(value) ? value.filter(isRecorded) : [];
}

function isRecorded(value: unknown): value is RecordedChange {
  return typeof value === 'object' && value !== null && 'time' in value && 'changes' in value;
}
