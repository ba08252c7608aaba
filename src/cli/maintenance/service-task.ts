import { setTimeout as sleep } from 'node:timers/promises';
import { listOf, textOf } from '../json-members.js';
import { readReport } from '../service/report.js';
import { type ServerClient, ServerRefusal } from '../service/server-client.js';

/** Milliseconds between two reports: at first, and at most. */
const FIRST_WAIT = 50;
const LONGEST_WAIT = 1000;
const OK = 200;

/** A task of maintenance, and what it is begun with. */
export interface ServiceTask {
  readonly kind: 'audit' | 'compact' | 'rebuild';
  readonly parameters?: object;
}

/**
 * Have a service carry out a task of maintenance.
 * @param say gets each new sentence about its progress
 * @returns its last report
 * @throws ServerRefusal when it is refused or fails
 */
export async function runTask(
  client: ServerClient,
  { kind, parameters = {} }: ServiceTask,
  say: (sentence: string) => void,
): Promise<unknown> {
  const said = new Set<string>();
  let report = readReport(await client.action('operations', kind, parameters));
  for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    for (const sentence of listOf(report, 'progress').map(String)) {
      if (!said.has(sentence)) say(sentence);
      said.add(sentence);
    }
    const state = textOf(report, 'state');
    if (state === 'failed') throw new ServerRefusal(OK, `The service could not do it: ${textOf(report, 'reason')}`);
    if (state !== 'running') return report;
    await sleep(wait);
    report = readReport(await client.action('operations', 'maintenance', { task: Number(textOf(report, 'task')) }));
  }
}
