interface LogWaiter {
  readonly seq: number;
  readonly end: (how: 'late' | 'reached') => void;
}

/** Callers that wait until a reader has read the log up to an entry. */
export class LogWaiters {
  private waiting: readonly LogWaiter[] = [];

  /** Let those continue who wait for this entry, or an earlier one. */
  reached(seq: number): void {
    if (this.waiting.length === 0) return;
    const reached = this.waiting.filter((one) => one.seq <= seq);
    this.waiting = this.waiting.filter((one) => one.seq > seq);
    for (const { end } of reached) end('reached');
  }

  /** @param milliseconds to wait at most */
  until(seq: number, milliseconds: number): Promise<'late' | 'reached'> {
    return new Promise((resolve) => {
      const timer = setTimeout(
        () => {
          this.waiting = this.waiting.filter((waiting) => waiting !== one);
          one.end('late');
        },
        Math.max(milliseconds, 0),
      );
      const end = (how: 'late' | 'reached'): void => {
        clearTimeout(timer);
        resolve(how);
      };
      const one = { seq, end };
      this.waiting = [...this.waiting, one];
    });
  }
}
