import { SourceFile } from '../../tools/source/source-file.js';
import type { SeededChoice } from './seeded-choice.js';

/**
 * A change of a text. `also`: offsets of the new text where the error may also be reported, such as its open bracket;
 * `until`: the latest offset in the old text where it may be reported, when that is not the place of the change.
 */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly also?: readonly number[];
  readonly until?: number;
}

/**
 * A way to break a file. `syntax`: the fault can be seen at the place of the edit. `meaning`: the error is reported in
 * the file, or in one that relies on it.
 */
export interface Breakage {
  readonly name: string;
  readonly kind: 'meaning' | 'syntax';
  /** Which files it can break. */
  readonly takes: RegExp;
  /** Every edit of the kind that surely breaks this file. */
  readonly edits: (text: string, file: SourceFile) => readonly Edit[];
}

/** A tree of models with one file broken. */
export interface BrokenTree {
  readonly name: string;
  readonly kind: Breakage['kind'];
  readonly sources: readonly SourceFile[];
  readonly broken: SourceFile;
  /** Ranges of the broken text where a syntax error may be reported. */
  readonly places: readonly (readonly [number, number])[];
}

/** `count` trees for each breakage, every one with another edit as far as there are so many. */
export function breakTree(
  sources: readonly SourceFile[],
  breakages: readonly Breakage[],
  { count, choice }: { readonly count: number; readonly choice: SeededChoice },
): readonly BrokenTree[] {
  return breakages.flatMap((breakage) => {
    const taken = sources.filter(({ path }) => breakage.takes.test(path));
    const all = taken.flatMap((file) => breakage.edits(file.text, file).map((edit) => ({ file, edit })));
    const chosen = new Map(Array.from({ length: count }, () => [choice.below(all.length), undefined]));
    return [...chosen.keys()].flatMap((at) => {
      const one = all[at];
      return one === undefined ? [] : [applied(sources, breakage, one)];
    });
  });
}

function applied(
  sources: readonly SourceFile[],
  { name, kind }: Breakage,
  { file, edit }: { readonly file: SourceFile; readonly edit: Edit },
): BrokenTree {
  const { start, end, text, also = [], until = end } = edit;
  const last = until - end + start + text.length;
  const broken = new SourceFile(file.path, `${file.text.slice(0, start)}${text}${file.text.slice(end)}`);
  const { line, column } = file.positionAt(start);
  return {
    name: `${name} at ${file.path}:${String(line)}:${String(column)}`,
    kind,
    sources: sources.map((source) => (source === file ? broken : source)),
    broken,
    places: [[start, last], ...also.map((offset): [number, number] => [offset, offset + 1])],
  };
}
