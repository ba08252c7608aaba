import { InvalidArgumentError } from 'commander';

/** Parser of an option that is a whole number of at least `least`. */
export function wholeNumber(least: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || number < least)
      throw new InvalidArgumentError(`It must be a whole number of at least ${String(least)}.`);
    if (!Number.isSafeInteger(number))
      throw new InvalidArgumentError(`It must be at most ${String(Number.MAX_SAFE_INTEGER)}.`);
    return number;
  };
}
