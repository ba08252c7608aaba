import { pino, type DestinationStream } from 'pino';

/** Bytes of lines that are kept while none can be written; what is logged beyond them is counted alone. */
const KEPT_BYTES = 1_048_576;

/**
 * Where lines of the log go, unbuffered, so that none is lost in a crash. A disk that is full, or a reader that is
 * gone or behind, is no trouble of whoever logs: lines wait until the next one that can be written.
 * @param descriptor of an open file
 * @param onLost called when lines are written again, with the number of those that did not fit
 */
export function logDestination(
  descriptor: number,
  onLost: (lines: number) => void,
  keptBytes = KEPT_BYTES,
): DestinationStream {
  // A pipe whose reader is behind is like a full disk: trying again at once would let everything wait for the reader.
  const file = pino.destination({ dest: descriptor, sync: true, maxLength: keptBytes, retryEAGAIN: () => false });
  let lost = 0;
  // Without a listener the error is thrown where the line is logged. The file has kept the line.
  file.on('error', () => undefined);
  file.on('drop', (text: string) => {
    lost += linesIn(text);
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

function linesIn(text: string): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}
