const DAY = 86_400_000;
/** What a choice of days has. */
export const DAYS = ['from', 'to'] as const;

/** Time of the steps that count, in epoch milliseconds, UTC: no earlier than `from`, and earlier than `before`. */
export interface TimeSpan {
  readonly from?: number;
  readonly before?: number;
}

/** What somebody chose, as the address has it: days back from now, or days such as 2026-01-31, of which both count. */
export interface ChosenTime {
  readonly days: number | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** Why a choice is no span of time. */
export interface TimeFault {
  readonly field: (typeof DAYS)[number];
  readonly message: string;
}

/** What a choice comes to: a span, or a fault beside the span of all time. */
export interface ReadTime {
  readonly span: TimeSpan;
  readonly fault?: TimeFault;
}

/**
 * The span of time that somebody chose. Days begin and end where the person is.
 * @param chosen as the address has it
 * @param now epoch milliseconds, UTC
 */
export function readTime(chosen: ChosenTime, now: number): ReadTime {
  const { days, from, to } = chosen;
  if (from === undefined && to === undefined) return { span: days === undefined ? {} : { from: now - days * DAY } };
  const first = startOfDay(from, 0);
  const end = startOfDay(to, 1);
  const wrong = DAYS.find((field) => chosen[field] !== undefined && startOfDay(chosen[field], 0) === undefined);
  if (wrong !== undefined) return faulty(wrong, `“${chosen[wrong] ?? ''}” is not a day. Write it as 2026-01-31.`);
  if (first === undefined || end === undefined || first < end) return { span: boundedBy(first, end) };
  return faulty('to', `${to ?? ''} is before ${from ?? ''}, the first day.`);
}

function faulty(field: TimeFault['field'], message: string): ReadTime {
  return { span: {}, fault: { field, message } };
}

function boundedBy(from: number | undefined, before: number | undefined): TimeSpan {
  return { ...(from === undefined ? {} : { from }), ...(before === undefined ? {} : { before }) };
}

/** Whether a step counts. One without a time always does: it may be of any. */
export function isWithin(time: number | undefined, { from, before }: TimeSpan): boolean {
  return time === undefined || ((from === undefined || time >= from) && (before === undefined || time < before));
}

/** A moment as a day of where the person is, as the address has it. @param time epoch milliseconds, UTC */
export function dayOf(time: number): string {
  const date = new Date(time);
  const parts = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return [String(date.getFullYear()).padStart(4, '0'), ...parts].join('-');
}

/** A day as a box for days takes it; empty for what is none. */
export function shownDay(text: string | undefined): string {
  return startOfDay(text, 0) === undefined ? '' : (text ?? '');
}

/** @returns `undefined` for what is no day, such as the 31st of February */
function startOfDay(text: string | undefined, daysLater: 0 | 1): number | undefined {
  const [, year, month, day] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text ?? '') ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const midnight = (date: number): Date => {
    const moment = new Date(0);
    // A year below 100 would be one of the last century, were it given to the constructor.
    moment.setFullYear(year, month - 1, date);
    moment.setHours(0, 0, 0, 0);
    return moment;
  };
  return dayOf(midnight(day).getTime()) === text ? midnight(day + daysLater).getTime() : undefined;
}
