import { asTerm } from './long-values.js';

/** Between a path and the next step below it. */
export const STEP = '\u0000';

/** `/a/b`; the root is the empty text. A missing slash at the beginning and one at the end make no difference. */
export function normalPath(path: string): string {
  const trimmed = path.endsWith('/') ? path.slice(0, -1) : path;
  return trimmed === '' || trimmed.startsWith('/') ? trimmed : `/${trimmed}`;
}

/** Each path above this one, with the step that leads to it. */
export function belowTerms(path: string): readonly string[] {
  const terms: string[] = [];
  for (let slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
    const end = path.indexOf('/', slash + 1);
    terms.push(asTerm(path.slice(0, slash) + STEP + path.slice(slash + 1, end < 0 ? undefined : end)));
  }
  return terms;
}
