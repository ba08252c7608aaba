import { setTimeout } from 'node:timers/promises';
import { isMembers } from '../../../src/kernel/members.js';
import type { ServiceProcess } from '../../process/service-process.js';
import type { CallOutcome, ServiceCaller } from './service-caller.js';

const LOOK = 100;

/**
 * What `cadastre audit` prints of an index: its name and what differs. `differences`: also rows without an owner.
 * `listed`: the first of them.
 */
export interface AuditFinding {
  readonly index: string;
  readonly state: string;
  readonly differences: number;
  readonly listed: unknown;
}

/** Have every index of a store compared with its primary store, as `cadastre audit` does. */
export async function auditService(service: ServiceProcess, caller: ServiceCaller): Promise<readonly AuditFinding[]> {
  const ask = async (action: string, body: object): Promise<Readonly<Record<string, unknown>>> =>
    reportOf(await caller.call(service, { path: `/operations?action=${action}`, body }));
  let report = await ask('audit', {});
  while (report['state'] === 'running') {
    await setTimeout(LOOK);
    report = await ask('maintenance', { task: report['task'] });
  }
  expect(report).toMatchObject({ state: 'done' });
  const indexes: readonly unknown[] = Array.isArray(report['indexes']) ? report['indexes'] : [];
  return indexes.map((one) => {
    const members = isMembers(one) ? one : {};
    const counts = ['missing', 'surplus', 'different', 'unowned'].map((name) => Number(members[name]));
    return {
      index: String(members['name']),
      state: String(members['state']),
      differences: counts.reduce((sum, count) => sum + count, 0),
      listed: members['listed'],
    };
  });
}

function reportOf({ status, text }: CallOutcome): Readonly<Record<string, unknown>> {
  expect([status, text]).toEqual([200, expect.any(String)]);
  const answer: unknown = JSON.parse(text);
  const report: unknown = JSON.parse(String(isMembers(answer) ? answer['value'] : ''));
  return isMembers(report) ? report : {};
}
