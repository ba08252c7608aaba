/**
 * Work on every item, on so many at once.
 * @throws what the first failure throws; nothing is begun after it
 */
export async function forEachAtOnce<T>(
  items: Iterable<T>,
  most: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = items[Symbol.iterator]();
  let hasFailed = false;
  const worker = async (): Promise<void> => {
    for (let next = rest.next(); next.done !== true && !hasFailed; next = rest.next()) {
      try {
        await work(next.value);
      } catch (failure) {
        hasFailed = true;
        throw failure;
      }
    }
  };
  await Promise.all(Array.from({ length: most }, worker));
}
