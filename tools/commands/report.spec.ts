import { SourceFile } from '../source/source-file.js';
import { driftLines, findingsLine, timeLine, writtenLine } from './report.js';

describe('the report of a run', () => {
  it('shows how long the stages took', () => {
    expect(
      timeLine(
        'Own stages',
        1512,
        new Map([
          ['read', 12.4],
          ['emit', 1500],
        ]),
      ),
    ).toBe('Own stages: 1.5 s (read 12 ms, emit 1.5 s)\n');
  });

  it('lists what is not up to date', () => {
    const drift = [
      { path: 'a', kind: 'missing' },
      { path: 'b', kind: 'stale' },
      { path: 'c', kind: 'orphan' },
    ] as const;
    expect(driftLines(drift)).toBe('missing  a\nstale    b\norphan   c\n');
    expect(writtenLine(drift, 7)).toBe('Wrote 2 and removed 1 file; 7 in all.\n');
    expect(writtenLine([], 7)).toBe('All 7 files are up to date.\n');
  });

  it('counts errors and warnings, not notes', () => {
    const span = { file: new SourceFile('a.pdl', ''), start: 0, end: 0 };
    const finding = { code: 'unknown-type', span, message: '', fix: '' } as const;
    const found = (['error', 'warning', 'note', 'warning'] as const).map((severity) => ({ ...finding, severity }));
    expect(findingsLine(found)).toBe('1 error, 2 warnings.\n');
  });
});
