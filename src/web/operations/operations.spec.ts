import { parseMetrics, sumOf } from './prometheus-text.js';

describe('figures in the text format of Prometheus', () => {
  it('are read with their labels, whatever stands in them', () => {
    const text = ['# TYPE a gauge', 'a 1.5', 'b{path="/x{y}",say="a \\"b\\" \\\\ c"} +Inf', '', 'no figure'].join('\n');
    expect(parseMetrics(text)).toEqual([
      { name: 'a', labels: {}, value: 1.5 },
      { name: 'b', labels: { path: '/x{y}', say: 'a "b" \\ c' }, value: Infinity },
    ]);
  });

  it('are added up by name', () => {
    const samples = parseMetrics('a{x="1"} 2\na{x="2"} 3\n');
    expect([sumOf(samples, 'a'), sumOf(samples, 'b')]).toEqual([5, undefined]);
  });
});
