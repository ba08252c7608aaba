/** A figure in the text format of Prometheus. */
export interface MetricSample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const LINE = /^([A-Za-z_:][\w:]*)(?:\{(.*)\})? ([-+]?(?:[\d.]\S*|Inf|NaN))$/;
const LABEL = /([A-Za-z_]\w*)="((?:[^"\\]|\\.)*)"/g;

/** Figures of a text, in their order. Lines that are none are passed over. */
export function parseMetrics(text: string): readonly MetricSample[] {
  return text.split('\n').flatMap((line) => {
    const [, name, labels = '', value = ''] = LINE.exec(line) ?? [];
    if (name === undefined) return [];
    const pairs = [...labels.matchAll(LABEL)].map(([, label = '', raw = '']) => [label, unescaped(raw)] as const);
    return [{ name, labels: Object.fromEntries(pairs), value: numberOf(value) }];
  });
}

/** All figures of a name, added up; `undefined` when there is none. */
export function sumOf(samples: readonly MetricSample[], name: string): number | undefined {
  const found = samples.filter((sample) => sample.name === name);
  return found.length === 0 ? undefined : found.reduce((sum, { value }) => sum + value, 0);
}

function unescaped(text: string): string {
  return text.replaceAll(/\\(.)/g, (_all, character: string) => (character === 'n' ? '\n' : character));
}

function numberOf(text: string): number {
  return text === '+Inf' ? Infinity : text === '-Inf' ? -Infinity : Number(text);
}
