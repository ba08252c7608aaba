import { StallLog } from './stall-log.js';

describe('the log of a projection that stops', () => {
  it('has each reason once, and how often it failed until it followed again', () => {
    const lines: string[] = [];
    const log = new StallLog('edges', {
      error: (line: string) => lines.push(`error: ${line}`),
      log: (line: string) => lines.push(`log: ${line}`),
    });
    log.follows();
    for (const reason of ['full', 'full', 'full', 'broken', 'broken']) log.stopped(reason);
    log.follows();
    log.follows();
    log.stopped('full');
    expect(lines).toEqual([
      'error: Projection "edges" has stopped and is tried again: full',
      'error: Projection "edges" has stopped and is tried again: broken',
      'log: Projection "edges" follows the change log again after 5 failures.',
      'error: Projection "edges" has stopped and is tried again: full',
    ]);
  });
});
