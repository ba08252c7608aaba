import { DeadlinePassed } from '../../kernel/failures.js';
import { Work } from '../../kernel/work.js';
import { RequestLimits } from './request-limits.js';

describe('RequestLimits', () => {
  it('gives requests that began before a stop no more than its time', () => {
    const limits = new RequestLimits({ units: 1e9, seconds: 60 });
    const work = new Work(limits);
    work.spend(1000);
    limits.stop();
    work.spend(1000);
    limits.stop(0);
    expect(() => {
      work.spend(1000);
    }).toThrow(new DeadlinePassed('The service is being stopped; try again later.'));
  });

  it('refuses requests that arrive after a stop', () => {
    const limits = new RequestLimits({ units: 1e9, seconds: 60 });
    expect(limits.refusal()).toBeUndefined();
    limits.stop();
    expect(limits.refusal()).toEqual(new DeadlinePassed('The service is being stopped; try again later.'));
  });
});
