/** Values in a value, itself included; some number beyond `most` when there are more. */
export function countValues(value: unknown, most: number, counted = 0): number {
  let count = counted + 1;
  if (typeof value !== 'object' || value === null) return count;
  for (const member of Object.values(value)) {
    if (count > most) break;
    count = countValues(member, most, count);
  }
  return count;
}
