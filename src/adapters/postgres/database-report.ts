/** Where lines about the connections go. */
export interface DatabaseReport {
  log(line: string): void;
  warn(line: string): void;
  error(line: string): void;
}
