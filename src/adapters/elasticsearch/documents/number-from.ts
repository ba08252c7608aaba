/** A value as the number by which it is compared; nothing for one that is none. */
export function numberFrom(value: boolean | number | string): readonly number[] {
  const number = Number(value);
  return Number.isFinite(number) ? [number] : [];
}
