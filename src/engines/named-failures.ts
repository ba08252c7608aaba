/** Failures that a warning names, and characters of the reason of each. */
export const NAMED = 3;
const REASON_LENGTH = 200;

/** A dead letter, or a proposal that failed; `seq`: of the dead letter's entry, for one whose entity is not known. */
interface NamedFailure {
  readonly urn: string;
  readonly aspect: string;
  readonly reason: string;
  readonly seq?: number;
}

/** What failed and why, for a warning. @param named the first of them */
export function namedFailures(named: readonly NamedFailure[], total: number): string {
  const shown = named.map(({ urn, aspect, seq, reason }) => {
    const ofEntity = aspect === '' ? urn : `${aspect} of ${urn}`;
    const place = urn === '' ? `entry ${String(seq)}` : ofEntity;
    return `${place} (${reason.slice(0, REASON_LENGTH)})`;
  });
  const more = total > named.length ? [`${String(total - named.length)} more`] : [];
  return `${[...shown, ...more].join('; ')}. "cadastre dead-letters" lists and retries them.`;
}
