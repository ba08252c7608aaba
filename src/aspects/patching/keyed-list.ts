import { NumberText } from '../../kernel/exact-json.js';
import { memberAt } from '../../kernel/members.js';
import { KEY_SEPARATOR } from './patch-document.js';

interface KeyedItem<Node> {
  readonly at: readonly string[];
  readonly node: Node;
}

/** `used`: how many steps of the path identified it. */
export interface FoundItem<Node> extends KeyedItem<Node> {
  readonly used: number;
}

/** A percent-encoded URN, as one of the published patch builders writes it. */
const ENCODED_URN = /^urn%3A/i;

/**
 * An array whose items are identified by keys. Items stay in their order, a new one is appended. Several items with the
 * same keys are kept until one replaces them.
 *
 * Items are looked up by the text of their keys joined with slashes, since callers do not always escape the slashes in
 * a key. A key that an item does not have counts as the empty text.
 */
export class KeyedList<Node> {
  private readonly entries = new Map<string, readonly KeyedItem<Node>[]>();

  /** @param keys members of the items, outermost first; empty when an item is its own key */
  constructor(readonly keys: readonly string[]) {}

  /** How many steps of a path identify an item. */
  get depth(): number {
    return Math.max(1, this.keys.length);
  }

  /** How many different keys there are. */
  get size(): number {
    return this.entries.size;
  }

  /** Items in their order. */
  nodes(): readonly Node[] {
    return [...this.entries.values()].flatMap((entries) => entries.map(({ node }) => node));
  }

  /** Add an item after those with the same keys. */
  append(at: readonly string[], node: Node): void {
    const text = at.join('/');
    this.entries.set(text, [...(this.entries.get(text) ?? []), { at, node }]);
  }

  /** Replace the items that have the same keys by this one. */
  put(at: readonly string[], node: Node): void {
    this.entries.set(at.join('/'), [{ at, node }]);
  }

  /** The item identified by the first steps, using as many of them as possible. */
  find(steps: readonly string[]): FoundItem<Node> | undefined {
    const plain = steps.map(plainKey);
    for (let used = plain.length; used > 0; used--) {
      const entry = this.entries.get(plain.slice(0, used).join('/'))?.[0];
      if (entry !== undefined) return { ...entry, used };
    }
    return undefined;
  }

  /** Whether the steps identify one item and nothing inside it, judged by the item that is to be written there. */
  isNamed(steps: readonly string[], item: unknown): boolean {
    return this.keys.length === 0 || this.keysOf(item)?.join('/') === textOf(steps);
  }

  /** Whether there are items whose first keys are these steps. */
  hasBelow(steps: readonly string[]): boolean {
    return this.below(steps).length > 0;
  }

  /** Remove the items with these keys, or all whose first keys these are. @returns whether there were any */
  remove(steps: readonly string[]): boolean {
    if (this.entries.delete(textOf(steps))) return true;
    const below = this.below(steps);
    for (const text of below) this.entries.delete(text);
    return below.length > 0;
  }

  /** Keys from the first steps of a path. */
  keysAt(steps: readonly string[]): readonly string[] {
    return steps.slice(0, this.depth).map(plainKey);
  }

  private below(steps: readonly string[]): readonly string[] {
    const start = `${textOf(steps)}/`;
    return this.depth === 1 ? [] : [...this.entries.keys()].filter((text) => text.startsWith(start));
  }

  /** Keys taken from the members of an item; `undefined` when it has none of them. */
  keysOf(item: unknown): readonly string[] | undefined {
    if (this.keys.length === 0) return typeof item === 'string' ? [item] : undefined;
    const found = this.keys.map((key) => keyText(memberAt(item, key.split(KEY_SEPARATOR))));
    return found.some((text) => text !== undefined) ? found.map((text) => text ?? '') : undefined;
  }

  /** The item with its missing keys filled in from the path; nested keys are left alone. */
  withKeys(item: Readonly<Record<string, unknown>>, at: readonly string[]): Readonly<Record<string, unknown>> {
    const missing = this.keys
      .map((key, index) => [key, at[index] ?? ''] as const)
      .filter(([key, text]) => text !== '' && !key.includes(KEY_SEPARATOR) && !Object.hasOwn(item, key));
    return missing.length === 0 ? item : { ...item, ...Object.fromEntries(missing) };
  }
}

function textOf(steps: readonly string[]): string {
  return steps.map(plainKey).join('/');
}

function plainKey(step: string): string {
  if (!ENCODED_URN.test(step)) return step;
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

function keyText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (value instanceof NumberText) return value.toString();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}
