import { InvalidArgumentError } from 'commander';
import { readNumber } from '../../kernel/number-text.js';

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };

/** A moment as people write it: some time ago, or epoch milliseconds. */
export type TimeText = { readonly kind: 'ago' | 'at'; readonly milliseconds: number };

/** Parser of an option that is a moment: `7d`, `12h`, `30m`, `2w` ago, a date of UTC, or epoch milliseconds. */
export function timeText(text: string): TimeText {
  const [, count, unit = ''] = /^(\d{1,6})([mhdw])$/.exec(text) ?? [];
  if (count !== undefined) return { kind: 'ago', milliseconds: Number(count) * (UNITS[unit] ?? 0) };
  const milliseconds = readNumber(text);
  if (milliseconds === undefined || !Number.isSafeInteger(milliseconds) || milliseconds < 0) {
    throw new InvalidArgumentError('It must be a time such as 7d, 12h, 2024-01-31 or 2024-01-31T12:00.');
  }
  return { kind: 'at', milliseconds };
}

/** Epoch milliseconds. */
export function momentOf({ kind, milliseconds }: TimeText, now: number): number {
  return kind === 'at' ? milliseconds : now - milliseconds;
}
