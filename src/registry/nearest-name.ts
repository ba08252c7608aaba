/** A sentence that suggests the nearest name, with a leading space; empty when none is near enough. */
export function didYouMean(name: string, names: Iterable<string>): string {
  const nearest = nearestName(name, names);
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
}

/**
 * The name that takes the fewest changed letters, at most a third of them; the first in code-unit order among equals.
 */
export function nearestName(name: string, names: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(name.length / 3));
  for (const candidate of [...names].sort()) {
    // Names from callers may be long: only similar lengths are compared.
    if (Math.abs(candidate.length - name.length) > bestDistance) continue;
    const distance = editDistance(wanted, candidate.toLowerCase());
    if (distance > bestDistance || (distance === bestDistance && best !== undefined)) continue;
    best = candidate;
    bestDistance = distance;
  }
  return best;
}

/** Insertions, deletions and replacements that turn `left` into `right`. */
export function editDistance(left: string, right: string): number {
  let previous = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let column = 1; column <= right.length; column++) {
      const replaced = (previous[column - 1] ?? 0) + (left[row - 1] === right[column - 1] ? 0 : 1);
      const deleted = (previous[column] ?? 0) + 1;
      const inserted = (current[column - 1] ?? 0) + 1;
      current.push(Math.min(replaced, deleted, inserted));
    }
    previous = current;
  }
  return previous[right.length] ?? 0;
}
