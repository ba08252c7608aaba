import { counted } from '../../kernel/counted.js';
import type { CommandContext } from '../command-context.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * Begin to measure work. The function that it returns says on standard error how long the work took, and how much of
 * it was done in a second; nothing for less than a second.
 */
export function startTiming({ now, note }: CommandContext): (done?: number, noun?: string) => void {
  const start = now();
  return (done, noun = 'record') => {
    const elapsed = now() - start;
    if (elapsed < SECOND) return;
    const facts = { seconds: Math.round(elapsed / (SECOND / 10)) / 10 };
    if (done === undefined) {
      note(`Took ${durationText(elapsed)}.`, facts);
      return;
    }
    const perSecond = Math.round(done / (elapsed / SECOND));
    note(`Took ${durationText(elapsed)}, ${counted(perSecond, noun)} a second.`, { ...facts, perSecond });
  };
}

/** `4.2 s`, `3 min 5 s`, `2 h 10 min`. */
function durationText(milliseconds: number): string {
  if (milliseconds < MINUTE) return `${(Math.min(milliseconds, MINUTE - 100) / SECOND).toFixed(1)} s`;
  if (milliseconds < HOUR) return twoUnits(milliseconds, SECOND, 'min', 's');
  return twoUnits(milliseconds, MINUTE, 'h', 'min');
}

function twoUnits(milliseconds: number, unit: number, large: string, small: string): string {
  const units = Math.floor(milliseconds / unit);
  return `${String(Math.floor(units / 60))} ${large} ${String(units % 60)} ${small}`;
}
