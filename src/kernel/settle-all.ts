/**
 * Results of work that is done side by side, all of which is carried to its end. @throws the first error, in the order
 * of the work
 */
export async function settleAll<T>(work: readonly Promise<T>[]): Promise<readonly T[]> {
  const ends = await Promise.allSettled(work);
  return ends.map((end) => {
    if (end.status === 'rejected') throw end.reason;
    return end.value;
  });
}
