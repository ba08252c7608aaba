/** Position of a character. Both count from 1; `column` counts UTF-16 code units, a tab is one. */
export interface LineColumn {
  readonly line: number;
  readonly column: number;
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** The tree that a file belongs to, where several are compiled together. */
export interface SourceTree {
  /** Name of the tree, a prefix of paths in messages. Empty when there is only one. */
  readonly label: string;
  /** Of two declarations with one name, the one in the tree of higher rank is used. */
  readonly rank: number;
}

const ONLY_TREE: SourceTree = { label: '', rank: 0 };

/**
 * One file in memory. `path` is relative to the directory of its tree and uses forward slashes on every machine, so
 * that generated headers do not differ.
 */
export class SourceFile {
  readonly path: string;
  readonly text: string;
  readonly tree: SourceTree;
  private readonly copies = new Map<string, SourceFile>();
  private cachedLineStarts: readonly number[] | undefined;

  constructor(path: string, text: string, tree: SourceTree = ONLY_TREE) {
    this.path = path;
    this.text = text;
    this.tree = tree;
  }

  /** The path as messages name it. */
  get place(): string {
    return this.tree.label === '' ? this.path : `${this.tree.label}/${this.path}`;
  }

  /** The same text in another tree: always the same object, so that it is parsed only once. */
  in(tree: SourceTree): SourceFile {
    const key = `${String(tree.rank)} ${tree.label}`;
    const existing = this.copies.get(key);
    if (existing !== undefined) return existing;
    const copy = new SourceFile(this.path, this.text, tree);
    this.copies.set(key, copy);
    return copy;
  }

  /** Line and column of an offset; an offset beyond the text means its end. */
  positionAt(offset: number): LineColumn {
    const starts = this.lineStarts();
    const wanted = Math.max(0, Math.min(offset, this.text.length));
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= wanted) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: wanted - (starts[low] ?? 0) + 1 };
  }

  /** Offset of a position, which is moved into its line, and into the text, when it lies beyond. */
  offsetAt({ line, column }: LineColumn): number {
    const starts = this.lineStarts();
    const start = starts[Math.max(line, 1) - 1];
    if (start === undefined) return this.text.length;
    return start + Math.max(0, Math.min(column - 1, this.lineText(Math.max(line, 1)).length));
  }

  /** Text of a line (counted from 1) without its line break; empty for a line that does not exist. */
  lineText(line: number): string {
    const starts = this.lineStarts();
    const start = starts[line - 1];
    if (start === undefined) return '';
    return this.text.slice(start, starts[line] ?? this.text.length).replace(/[\r\n]+$/, '');
  }

  private lineStarts(): readonly number[] {
    this.cachedLineStarts ??= findLineStarts(this.text);
    return this.cachedLineStarts;
  }
}

/** Offsets at which lines begin. LF, CRLF and a lone CR each end a line. */
function findLineStarts(text: string): number[] {
  const starts = [0];
  for (let offset = 0; offset < text.length; offset++) {
    const code = text.charCodeAt(offset);
    const endsLine = code === LINE_FEED || (code === CARRIAGE_RETURN && text.charCodeAt(offset + 1) !== LINE_FEED);
    if (endsLine) starts.push(offset + 1);
  }
  return starts;
}
