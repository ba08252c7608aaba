/** Exit codes of the command line. */
export const EXIT = {
  done: 0,
  /** A record was refused, or nothing was found. */
  refused: 1,
  /** The command line is not valid. */
  usage: 2,
  /** The configuration is invalid. */
  configuration: 78,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
