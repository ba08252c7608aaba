import type { Diagnostics } from '../../diagnostics/diagnostics.js';
import { editDistance } from '../../diagnostics/suggestion.js';
import type { ObjectEntry } from '../../pdl/syntax.js';
import type { Span } from '../../source/span.js';
import { CARRIED_ANNOTATIONS, LATER_ANNOTATIONS } from './known-annotations.js';

/** Longer names may differ from the intended one in two letters instead of one. */
const LONG_WORD = 6;

/**
 * Annotations without a meaning for the catalog. All of them stay in the model. Likely misspellings and annotations of
 * newer releases are reported in place, all others once per name, at the end.
 */
export class UnknownAnnotations {
  private readonly meaningful: readonly string[];
  private readonly diagnostics: Diagnostics;
  private readonly places = new Map<string, Span[]>();

  /** `meaningful`: names to suggest. */
  constructor(meaningful: readonly string[], diagnostics: Diagnostics) {
    this.meaningful = meaningful;
    this.diagnostics = diagnostics;
  }

  meet(entry: ObjectEntry): void {
    const { text: name, span } = entry.key;
    if (this.meaningful.includes(name) || CARRIED_ANNOTATIONS.includes(name)) return;
    if (LATER_ANNOTATIONS.includes(name)) return this.diagnostics.report('later-annotation', span, { name });
    const meant = this.meaningful.find((known) => {
      const limit = known.length > LONG_WORD ? 2 : 1;
      return editDistance(name.toLowerCase(), known.toLowerCase(), limit) <= limit;
    });
    if (meant !== undefined) this.diagnostics.report('annotation-misspelt', span, { name, meant });
    else this.places.set(name, [...(this.places.get(name) ?? []), span]);
  }

  /** Report each name with the number of its uses, at the first of them. */
  finish(): void {
    for (const [name, places] of this.places) {
      const [first] = [...places].sort(byPlace);
      if (first !== undefined) this.diagnostics.report('unknown-annotation', first, { name, uses: places.length });
    }
  }
}

function byPlace(a: Span, b: Span): number {
  if (a.file.place !== b.file.place) return a.file.place < b.file.place ? -1 : 1;
  return a.start - b.start;
}
