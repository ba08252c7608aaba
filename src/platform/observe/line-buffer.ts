/** Characters that are written at once, and milliseconds for which a line waits for others. */
const FULL = 16_384;
const WAIT = 50;

/** Gathers lines, so that many of them are one write. */
export class LineBuffer {
  private text = '';
  private timer: NodeJS.Timeout | undefined;
  private readonly flushLater = (): void => {
    this.flush();
  };

  constructor(private readonly write: (text: string) => void) {}

  /** @param line with a line feed at its end */
  add(line: string): void {
    this.text += line;
    if (this.text.length >= FULL) this.flush();
    else this.timer ??= setTimeout(this.flushLater, WAIT).unref();
  }

  flush(): void {
    if (this.text === '') return;
    clearTimeout(this.timer);
    this.timer = undefined;
    const { text } = this;
    this.text = '';
    this.write(text);
  }
}
