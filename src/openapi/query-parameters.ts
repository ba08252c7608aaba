import { failures } from '../kernel/failures.js';
import { isMembers, ownMember } from '../kernel/members.js';
import { splitOutsideParentheses } from '../kernel/parentheses.js';

const WHOLE_NUMBER = /^-?\d{1,16}$/;

/** Parameters of an address, decoded. Names that are not asked for are ignored. */
export class QueryParameters {
  /** @param values as the HTTP server has them: a text, or a list of texts for a name that is repeated */
  constructor(private readonly values: unknown) {}

  /** Every value of a repeated name, and the parts of one that has commas; commas in parentheses divide nothing. */
  texts(name: string): readonly string[] {
    return this.all(name).flatMap((text) => (text === '' ? [] : (splitOutsideParentheses(text) ?? [text])));
  }

  /** @throws failures.parameterInvalid for a name that is repeated */
  text(name: string): string | undefined {
    const [first, ...others] = this.all(name);
    if (others.length > 0) throw failures.parameterInvalid({ name, reason: 'it is named more than once' });
    return first === '' ? undefined : first;
  }

  /** @throws failures.parameterMissing, failures.parameterInvalid */
  requiredText(name: string): string {
    const text = this.text(name);
    if (text === undefined) throw failures.parameterMissing({ name });
    return text;
  }

  /** @throws failures.parameterInvalid for what is no whole number */
  number(name: string): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (!WHOLE_NUMBER.test(text)) throw failures.parameterInvalid({ name, reason: 'it is no whole number' });
    return Number(text);
  }

  /** `true` and `false` in any case. @throws failures.parameterInvalid for anything else */
  flag(name: string): boolean | undefined {
    const text = this.text(name)?.toLowerCase();
    if (text === undefined || text === 'true' || text === 'false')
      return text === undefined ? undefined : text === 'true';
    throw failures.parameterInvalid({ name, reason: 'it is true or false' });
  }

  private all(name: string): readonly string[] {
    const value = isMembers(this.values) ? ownMember(this.values, name) : undefined;
    const list: readonly unknown[] = Array.isArray(value) ? value : [value];
    return list.filter((text) => typeof text === 'string');
  }
}
