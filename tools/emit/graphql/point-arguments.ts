/** Arguments of a field that answers points of a time series. `own`: further ones, as the schema has them. */
export function pointArguments(own: readonly string[] = []): string {
  return `(
  ${own.join('\n  ')}
  "Oldest point to answer. Epoch milliseconds, UTC; all unless given." startTimeMillis: Long
  "Newest point to answer. Epoch milliseconds, UTC; all unless given." endTimeMillis: Long
  "Conditions on fields of the points." filter: FilterInput
  "Most points to answer, newest first." limit: Int = 10
)`;
}
