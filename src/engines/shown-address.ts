/** An address without user, password and query. */
export function shownAddress(url: string): string {
  return URL.parse(url)?.origin ?? 'no address';
}
