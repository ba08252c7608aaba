import { mergedFigures } from './merged-figures.js';

function figuresOf(worker: number, count: number): string {
  return [
    '# HELP answers Answers that were given.',
    '# TYPE answers counter',
    `answers{status="200",worker="${String(worker)}"} ${String(count)}`,
    '',
    '# HELP lag Entries that are not seen.',
    '# TYPE lag gauge',
    '',
    ...(worker === 2 ? ['# HELP cache Bytes.', '# TYPE cache gauge', `cache{worker="2"} 7`, ''] : []),
  ].join('\n');
}

describe('mergedFigures', () => {
  it('has the lines of each metric together, below one description', () => {
    expect(mergedFigures([figuresOf(1, 10), figuresOf(2, 20)])).toBe(`# HELP answers Answers that were given.
# TYPE answers counter
answers{status="200",worker="1"} 10
answers{status="200",worker="2"} 20

# HELP lag Entries that are not seen.
# TYPE lag gauge

# HELP cache Bytes.
# TYPE cache gauge
cache{worker="2"} 7
`);
  });
});
