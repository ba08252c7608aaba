import { decodeEntities } from './html-entities.js';

/**
 * The text of a doc comment written as `raw`, markers included: the margin of an asterisk and one space is taken away,
 * a blank first and last line dropped, trailing spaces removed, HTML entities decoded. Lines without the margin lose
 * their common indentation.
 */
export function readDoc(raw: string): string {
  const body = raw.slice(3, -2);
  if (!/[\r\n]/.test(body)) return decodeEntities(body.trim());
  const lines = body.split(/\r\n|\n|\r/);
  const indent = commonIndent(lines.slice(1));
  const texts = lines.map((line, index) => (index === 0 ? line.trim() : stripMargin(line, indent).trimEnd()));
  if (texts[0] === '') texts.shift();
  if (texts.length > 1 && texts[texts.length - 1] === '') texts.pop();
  return decodeEntities(texts.join('\n'));
}

/**
 * `text` as a doc comment indented by `indent`, such that `readDoc` restores it; on one line if it fits into `limit`
 * columns.
 */
export function printDoc(text: string, indent: string, limit: number): string {
  const escaped = escapeDoc(text);
  const flat = escaped === '' ? `${indent}/** */` : `${indent}/** ${escaped} */`;
  // Text on one line loses its outer spaces.
  if (!escaped.includes('\n') && escaped === escaped.trim() && flat.length <= limit) return flat;
  const lines = escaped.split('\n').map((line) => (line === '' ? `${indent} *` : `${indent} * ${line}`));
  return `${indent}/**\n${lines.join('\n')}\n${indent} */`;
}

const MARGIN = /^[ \t]*\*/;

function stripMargin(line: string, indent: number): string {
  const margin = MARGIN.exec(line);
  if (margin === null) return line.slice(indent);
  const rest = line.slice(margin[0].length);
  return rest.startsWith(' ') ? rest.slice(1) : rest;
}

function commonIndent(lines: readonly string[]): number {
  let indent = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    if (line.trim() === '' || MARGIN.test(line)) continue;
    indent = Math.min(indent, line.length - line.trimStart().length);
  }
  return indent;
}

/** Comment markers end or confuse comments, so they are written as entities; likewise what reading would trim. */
function escapeDoc(text: string): string {
  return text
    .replace(/&(?=[#A-Za-z])/g, '&amp;')
    .replace(/\/\*/g, '&#47;&#42;')
    .replace(/\*\//g, '&#42;&#47;')
    .replace(/\r/g, '&#13;')
    .replace(/[^\S\n](?=\n|$)/g, (space) => `&#${String(space.charCodeAt(0))};`);
}
