import {
  type FullTextExpression,
  matchesTexts,
  type TokenPhrase,
} from '../../../../text-search/full-text-expression.js';
import { TEXT_COLUMNS, type TextColumn } from '../../../../text-search/index-text.js';
import type { DocumentChange } from '../storage/document-writer.js';

/** Changes of which this is kept, the last ones that were asked for: some 15 kB each. */
const MOST_KEPT = 512;

type WrittenDocument = DocumentChange & { readonly kind: 'written' };

/** A document that was written, as posting lists ask for it: a search brings some twenty lists up to date. */
export class ChangedTexts {
  /** Columns that have a token, a bit for each. */
  private readonly columnsOf = new Map<string, number>();

  /** @param texts by column */
  constructor(private readonly texts: readonly string[]) {
    texts.forEach((text, column) => {
      for (const token of text.split(' ')) this.columnsOf.set(token, (this.columnsOf.get(token) ?? 0) | (1 << column));
    });
  }

  /** Whether the document satisfies an expression, as `matchesTexts` says. */
  matches(expression: FullTextExpression): boolean {
    const { columns, pattern } = expression;
    let wanted = 0;
    for (const column of columns) wanted |= COLUMN_BITS[column];
    let isSure = true;
    for (const forms of pattern) {
      if (forms.some((form) => this.hasToken(form, wanted))) continue;
      // What is no whole token has to be looked for in the texts.
      if (forms.every(isToken)) return false;
      isSure = false;
    }
    return isSure || matchesTexts(expression, this.texts);
  }

  private hasToken(form: TokenPhrase, wanted: number): boolean {
    const [token = ''] = form.tokens;
    return isToken(form) && ((this.columnsOf.get(token) ?? 0) & wanted) !== 0;
  }
}

function isToken({ tokens, end }: TokenPhrase): boolean {
  return end === 'whole' && tokens.length === 1;
}

const COLUMN_BITS = bitsByColumn();

function bitsByColumn(): Readonly<Record<TextColumn, number>> {
  const bit = (column: TextColumn): number => 1 << TEXT_COLUMNS.indexOf(column);
  return {
    name: bit('name'),
    strong: bit('strong'),
    plain: bit('plain'),
    weak: bit('weak'),
    whole: bit('whole'),
    suggest: bit('suggest'),
    pairs: bit('pairs'),
  };
}

const kept = new Map<WrittenDocument, ChangedTexts>();

/** Made once for all lists; `undefined` when the change left the texts as they were. */
export function changedTexts(change: WrittenDocument): ChangedTexts | undefined {
  if (change.texts === undefined) return undefined;
  const known = kept.get(change);
  if (known !== undefined) return known;
  const made = new ChangedTexts(change.texts());
  kept.set(change, made);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return made;
}
