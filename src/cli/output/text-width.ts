import stringWidth from 'string-width';

const ELLIPSIS = '…';
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Columns of a terminal that a text takes: colours take none, wide characters two. */
export function shownWidth(text: string): number {
  return stringWidth(text);
}

/** A text and the blanks that make it as wide as a column. */
export function padded(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - shownWidth(text)));
}

/** A text without colours in at most so many columns; what does not fit is replaced by an ellipsis. */
export function fitted(text: string, columns: number): string {
  if (shownWidth(text) <= columns) return text;
  let kept = '';
  let width = shownWidth(ELLIPSIS);
  for (const { segment } of graphemes.segment(text)) {
    width += shownWidth(segment);
    if (width > columns) break;
    kept += segment;
  }
  return `${kept.trimEnd()}${ELLIPSIS}`;
}
