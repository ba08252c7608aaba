/** What the process says when it ends. */
export const EXIT = {
  done: 0,
  /** Something was refused, or was not found. */
  refused: 1,
  /** The command was called wrongly. */
  usage: 2,
  /** The configuration cannot be accepted. */
  configuration: 78,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
