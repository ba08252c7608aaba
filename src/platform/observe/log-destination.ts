import { pino, type DestinationStream } from 'pino';

/** Bytes of lines that are kept while none can be written; what is logged beyond them is counted alone. */
const KEPT_BYTES = 1_048_576;

/**
 * Where lines of the log go, unbuffered, so that none is lost in a crash. A disk that is full, or a reader that is
 * gone, is no trouble of whoever logs: lines wait until the next one that can be written.
 * @param descriptor of an open file
 * @param onLost called when lines are written again, with the number of those that did not fit
 */
export function logDestination(
  descriptor: number,
  onLost: (lines: number) => void,
  keptBytes = KEPT_BYTES,
): DestinationStream {
  const file = pino.destination({ dest: descriptor, sync: true, maxLength: keptBytes });
  let lost = 0;
  // Without a listener the error is thrown where the line is logged. The file has kept the line.
  file.on('error', () => undefined);
  file.on('drop', () => {
    lost++;
    // It does not try by itself while it can keep no more.
    file.write('');
  });
  file.on('drain', () => {
    if (lost === 0) return;
    const lines = lost;
    lost = 0;
    onLost(lines);
  });
  // Not the file itself: pino flushes it after a fatal line, and that waits for free space in an endless loop.
  return {
    write: (line) => {
      file.write(line);
    },
  };
}
