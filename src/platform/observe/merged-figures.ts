/**
 * Figures of several processes in the text format of Prometheus as one text: the format wants all lines of a metric
 * together, below one description. What tells the processes apart is in their labels.
 */
export function mergedFigures(texts: readonly string[]): string {
  const described = new Map<string, string[]>();
  for (const text of texts) {
    let lines: string[] = [];
    for (const line of text.split('\n')) {
      if (line.startsWith('# HELP ')) lines = seriesOf(described, line);
      // Only the first process that has a metric says its type.
      else if (line !== '' && !(lines.length > 0 && line.startsWith('# TYPE '))) lines.push(line);
    }
  }
  return [...described].map(([help, lines]) => `${[help, ...lines].join('\n')}\n`).join('\n');
}

function seriesOf(described: Map<string, string[]>, help: string): string[] {
  const known = described.get(help) ?? [];
  described.set(help, known);
  return known;
}
