import { ITEM } from './yaml-keys.js';

/** Where a cursor is in a YAML file that may not be complete: the keys around it, and what follows. */
export interface YamlPosition {
  /** Keys and items from the root. */
  readonly path: readonly string[];
  readonly expects: 'key' | 'value';
  /** What is typed of it, without quotes. */
  readonly word: string;
}

/** A line of the block style: its indentation, dashes of items, a key, and what follows. */
const LINE = /^(?<indent> *)(?<dashes>(?:- +|-$)*)(?:(?<key>[\w.*/$-]+|'[^']*'|"[^"]*"):(?= |$) *)?(?<rest>.*)$/;
/** An unfinished list in brackets, whose items are texts. */
const OPEN_LIST = /^\[(?:[^\]]*,)?\s*/;

/**
 * Found by indentation, upwards from the line of the cursor, since a file in which somebody types often is no YAML.
 * `undefined` in a comment.
 */
export function yamlPosition(text: string, offset: number): YamlPosition | undefined {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  const current = LINE.exec(lines.at(-1) ?? '')?.groups;
  if (current === undefined || /^ *#/.test(lines.at(-1) ?? '')) return undefined;
  const { indent = '', dashes = '', key, rest = '' } = current;
  const column = indent.length + dashes.length;
  const above = pathAbove(lines.slice(0, -1), column, dashesAt(indent, dashes));
  if (key === undefined) return { path: above, expects: 'key', word: withoutQuote(rest) };
  const list = OPEN_LIST.exec(rest);
  const path = [...above, withoutQuotes(key), ...(list === null ? [] : [ITEM])];
  return { path, expects: 'value', word: withoutQuote(list === null ? rest : rest.slice(list[0].length)) };
}

/** A line with its columns. */
interface BlockLine {
  /** Of what stands behind the dashes. */
  readonly column: number;
  readonly dashes: readonly number[];
  readonly key: string | undefined;
}

/** Keys and items that lines before enclose a column in; `dashes`: columns of dashes on the line itself. */
function pathAbove(lines: readonly string[], column: number, dashes: readonly number[]): readonly string[] {
  const path: string[] = dashes.map(() => ITEM);
  let inner: BlockLine = { column, dashes, key: undefined };
  for (const text of lines.toReversed()) {
    const line = blockLine(text);
    const steps = line && stepsInto(line, inner);
    if (line === undefined || steps === undefined) continue;
    path.unshift(...steps);
    inner = line;
  }
  return path;
}

/** `undefined` for comments and empty lines. */
function blockLine(text: string): BlockLine | undefined {
  const groups = /^\s*(?:#|$)/.test(text) ? undefined : LINE.exec(text)?.groups;
  if (groups === undefined) return undefined;
  const { indent = '', dashes = '', key } = groups;
  const column = indent.length + dashes.length;
  return { column, dashes: dashesAt(indent, dashes), key: key === undefined ? undefined : withoutQuotes(key) };
}

/** The steps from a line to one below it; `undefined` when it does not enclose that. */
function stepsInto({ column, dashes, key }: BlockLine, inner: BlockLine): readonly string[] | undefined {
  const items = dashes.map(() => ITEM);
  const limit = inner.dashes[0] ?? inner.column;
  const isItem = inner.dashes.length > 0;
  // Dashes may stand right below the key of their list.
  const isAbove = column < limit || (isItem && dashes.length === 0 && column === limit);
  if (key !== undefined && isAbove) return [...items, key];
  const isFirstOfItem = dashes.length > 0 && column === limit && !isItem;
  return isFirstOfItem ? items : undefined;
}

function dashesAt(indent: string, dashes: string): readonly number[] {
  return [...dashes.matchAll(/-/g)].map(({ index }) => indent.length + index);
}

function withoutQuote(text: string): string {
  return text.replace(/^['"]/, '');
}

function withoutQuotes(key: string): string {
  return key.replace(/^(['"])(.*)\1$/, '$2');
}
