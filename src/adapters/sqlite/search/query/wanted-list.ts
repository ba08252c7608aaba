import { URN_FIELD } from '../../../../registry/search-fields.js';
import type { FieldValues } from '../../../../search/document-store.port.js';
import type { DocumentChange } from '../storage/document-writer.js';
import { valuesOf } from '../../../../text-search/stored-fields.js';
import type { FullTextExpression } from '../../../../text-search/full-text-expression.js';
import { printExpression } from './printed-expression.js';
import { changedTexts } from './changed-texts.js';
import { changedId } from './recent-changes.js';
import type { Wildcard } from './wildcard.js';

/** What documents are listed for. */
export type WantedList =
  | { readonly kind: 'text'; readonly expression: FullTextExpression }
  | { readonly kind: 'wildcard'; readonly wildcard: Wildcard };

/** Names a list among all. */
export function keyOf(wanted: WantedList): string {
  return wanted.kind === 'text' ? printExpression(wanted.expression) : `*${wanted.wildcard.pattern}`;
}

/**
 * Which of the documents that have changed are in a list now, by id; those that it need not know of are left out. Of
 * several changes of a document the last one counts that says anything.
 */
export function membership(wanted: WantedList, changes: readonly DocumentChange[]): ReadonlyMap<number, boolean> {
  const now = new Map<number, boolean>();
  // Of several changes of one document the last one counts: the others need no look.
  for (const change of changes.toReversed()) {
    const id = changedId(change);
    if (now.has(id)) continue;
    const present = isMember(wanted, change);
    if (present !== undefined) now.set(id, present);
  }
  return now;
}

/** `undefined`: the change leaves it as it was. */
function isMember(wanted: WantedList, change: DocumentChange): boolean | undefined {
  if (change.kind === 'removed') return false;
  if (wanted.kind === 'text') return changedTexts(change)?.matches(wanted.expression);
  const { wildcard } = wanted;
  const names = wildcard.fields.filter(({ name }) => change.isNew || change.changed.has(name));
  if (names.length === 0) return undefined;
  const values = (name: string): FieldValues =>
    name === URN_FIELD ? [change.facts.urn] : valuesOf(change.fields, name);
  return wildcard.fields.some(({ name, test }) => values(name).some(test.test));
}
