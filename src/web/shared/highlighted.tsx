import { highlightParts } from './highlight-parts.js';
import classes from './highlighted.module.css';

/** A text in which the words of a query are marked. */
export function Highlighted({ text, words }: { readonly text: string; readonly words: string }) {
  return highlightParts(text, words).map(({ text: part, isMatch }, at) =>
    isMatch ? (
      <mark key={at} className={classes['mark']}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
