import type { ValidationSink } from '../../generated/service/validators/index.js';
import type { ValidationIssue } from './registry.js';

/**
 * The problem of a URN; `undefined` when there is none.
 * `destinations`: the entity types that it may name, if these are restricted.
 */
export type UrnCheck = (text: string, destinations: readonly string[] | undefined) => string | undefined;

/** Steps from the root to a member: field names, map keys, union keys, indexes. */
export type MemberPath = readonly (string | number)[];

/** No model written by people nests deeper; a deeper value would be an attack on the stack. */
const MAX_DEPTH = 128;

/** Longest excerpt of a value in a message. */
const MAX_SHOWN = 80;

/** Issues of one value that are reported; the others are counted. */
const MAX_ISSUES = 100;

const UNRECOGNIZED = 'unrecognized field found but not allowed';

interface Finding {
  readonly kind: 'issue' | 'surplus';
  readonly message: string;
  /** From the innermost step outwards: each level appends its own on return. */
  readonly steps: (string | number)[];
}

/** Collects the issues of a validator, in the wording of the wire. One instance per value. */
export class Findings implements ValidationSink {
  /** In the place of an issue that is only counted stands `undefined`. */
  private readonly found: (Finding | undefined)[] = [];
  private issueCount = 0;
  private depth = 0;

  /** A plain field, since validators compare it for every member of a value. */
  count = 0;

  constructor(private readonly checkUrn: UrnCheck) {}

  /**
   * In the order of the value's members; missing members of an object come last. Of very many the first are reported,
   * and at the end how many more there are.
   */
  issues(): readonly ValidationIssue[] {
    const reported = this.of('issue').map(({ message, steps }) => ({
      path: `/${[...steps].reverse().join('/')}`,
      message,
    }));
    const more = this.issueCount - reported.length;
    return more === 0 ? reported : [...reported, { path: '/', message: `${String(more)} more of them are not listed` }];
  }

  /** Unknown members without content: null, false, an empty text, list or object. */
  surplus(): readonly MemberPath[] {
    return this.of('surplus').map(({ steps }) => [...steps].reverse());
  }

  mismatch(expected: string, value: unknown): void {
    this.issue(() =>
      isOneOfNumbers(expected, value) ? outOfRange(expected, value) : `${show(value)} is not of type ${expected}`,
    );
  }

  missing(field: string): void {
    this.issue(() => 'field is required but not found and has no default value', field);
  }

  unrecognized(value: unknown): void {
    if (carriesNothing(value)) this.add('surplus', UNRECOGNIZED);
    else this.issue(() => UNRECOGNIZED);
  }

  notSymbol(value: unknown, symbols: ReadonlySet<string>): void {
    this.issue(() => `${show(value)} is not an enum symbol; known are ${[...symbols].join(', ')}`);
  }

  notMember(members: readonly string[]): void {
    this.issue(() => `is not a member of the union; ${known(members)}`);
  }

  memberCount(count: number, members: readonly string[]): void {
    this.issue(() => `a union takes exactly one key, found ${String(count)}; ${known(members)}`);
  }

  urn(text: string, destinations: readonly string[] | undefined): void {
    const problem = this.checkUrn(text, destinations);
    if (problem !== undefined) this.issue(() => problem);
  }

  under(from: number, step: string | number): void {
    for (let at = from; at < this.found.length; at++) this.found[at]?.steps.push(step);
  }

  enter(): boolean {
    if (this.depth >= MAX_DEPTH) {
      this.issue(() => `is nested more than ${String(MAX_DEPTH)} levels deep`);
      return false;
    }
    this.depth++;
    return true;
  }

  leave(): void {
    this.depth--;
  }

  /** @param message made when it is reported: a long list of wrong items is refused as fast as a right one is read */
  private issue(message: () => string, step?: string): void {
    this.issueCount++;
    if (this.issueCount <= MAX_ISSUES) {
      this.add('issue', message(), step);
      return;
    }
    this.found.push(undefined);
    this.count++;
  }

  private add(kind: Finding['kind'], message: string, step?: string): void {
    this.found.push({ kind, message, steps: step === undefined ? [] : [step] });
    this.count++;
  }

  private of(kind: Finding['kind']): readonly Finding[] {
    return this.found.flatMap((finding) => (finding?.kind === kind ? [finding] : []));
  }
}

function isOneOfNumbers(expected: string, value: unknown): value is bigint | number {
  return (
    (typeof value === 'number' || typeof value === 'bigint') && ['int', 'long', 'float', 'double'].includes(expected)
  );
}

/** A number of the wrong kind: name the rule that it breaks, since nothing is rounded or wrapped to make it fit. */
function outOfRange(expected: string, value: bigint | number): string {
  if (typeof value === 'bigint') return `${String(value)} does not fit type ${expected}`;
  if (!Number.isFinite(value)) return `a number is too large for type ${expected}`;
  return Number.isInteger(value)
    ? `${String(value)} does not fit type ${expected}`
    : `${String(value)} is not a whole number, as type ${expected} wants`;
}

function known(members: readonly string[]): string {
  return members.length === 0 ? 'it has none' : `known are ${members.join(', ')}`;
}

function show(value: unknown): string {
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = value === undefined || typeof value === 'bigint' ? String(value) : JSON.stringify(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}...` : text;
}

function carriesNothing(value: unknown): boolean {
  if (value === null || value === false || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
