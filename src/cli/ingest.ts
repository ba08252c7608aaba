import type { Command } from 'commander';
import type { CommandContext } from './command-context.js';
import { EXIT } from './exit-code.js';
import { startProgress } from './progress.js';
import type { IngestCall } from './records/ingest-record.js';
import { ingestCall } from './records/ingest-record.js';
import { readRecords } from './records/record-file.js';
import { SchemaLibrary } from './records/schema-library.js';
import type { ServerClient } from './server-client.js';
import { ServerRefusal } from './server-client.js';

/** Requests under way at a time; calls of one entity keep their order. */
const LANES = 16;

interface Refused {
  readonly record: string;
  readonly reason: string;
}

/** What became of the records of one file. */
interface Outcome {
  readonly file: string;
  readonly accepted: number;
  readonly refused: readonly Refused[];
}

/** `cadastre ingest`: send the records of metadata files to the service. */
export function addIngest(program: Command, context: CommandContext): void {
  program
    .command('ingest <file...>')
    .description('send the records of metadata files')
    .addHelpText(
      'after',
      `
A file is a JSON array of records, one record, or one record a line; plain or compressed with gzip. A record is a
snapshot event or a proposal. What is refused is told with its reason, and the exit code is then 1.

Examples:
  $ npx cadastre ingest metadata.json
  $ npx cadastre ingest exports/*.json.gz --json`,
    )
    .action(async (files: readonly string[]) => {
      const outcomes: Outcome[] = [];
      for (const file of files) outcomes.push(await ingestFile(file, context));
      report(outcomes, context);
      if (outcomes.some((outcome) => outcome.refused.length > 0)) context.exit(EXIT.refused);
    });
}

async function ingestFile(file: string, context: CommandContext): Promise<Outcome> {
  const schemas = new SchemaLibrary();
  const calls = readRecords(file).map((record) => ingestCall(record, schemas));
  const client = context.client();
  const progress = startProgress(file, calls.length, context.terminal);
  const refused = new Map<number, Refused>();
  const lanes = laneOf(calls).map(async (lane) => {
    for (const [at, call] of lane) {
      const reason = await send(call, client);
      if (reason !== undefined) refused.set(at, { record: call.name, reason });
      progress.advance();
    }
  });
  await Promise.all(lanes).finally(() => {
    progress.stop();
  });
  const inOrder = [...refused].toSorted(([a], [b]) => a - b).map(([, one]) => one);
  return { file, accepted: calls.length - refused.size, refused: inOrder };
}

type Numbered = readonly [at: number, call: IngestCall];

/** Calls spread over lanes so that all calls of one entity are in the same one, in their order. */
function laneOf(calls: readonly IngestCall[]): readonly (readonly Numbered[])[] {
  const lanes = Array.from({ length: LANES }, (): Numbered[] => []);
  const taken = new Map<string, number>();
  for (const [at, call] of calls.entries()) {
    const key = call.kind === 'unreadable' ? '' : call.key;
    const lane = taken.get(key) ?? taken.size % LANES;
    taken.set(key, lane);
    lanes[lane]?.push([at, call]);
  }
  return lanes;
}

/** @returns why the record was refused; `undefined` when it was accepted. @throws ServerRefusal when no server answers */
async function send(call: IngestCall, client: ServerClient): Promise<string | undefined> {
  if (call.kind === 'unreadable') return call.reason;
  try {
    if (call.kind === 'proposal') await client.action('aspects', 'ingestProposal', call.body);
    else await client.action('entities', 'ingest', call.body);
    return undefined;
  } catch (refusal) {
    if (!(refusal instanceof ServerRefusal) || refusal.status === 0) throw refusal;
    return refusal.message;
  }
}

function report(outcomes: readonly Outcome[], { terminal, format }: CommandContext): void {
  if (format() === 'json') {
    terminal.result(JSON.stringify(outcomes));
    return;
  }
  for (const { file, accepted, refused } of outcomes) {
    for (const { record, reason } of refused) terminal.say(`refused ${record}: ${reason}`);
    terminal.result(`${file}: ${String(accepted)} accepted, ${String(refused.length)} refused`);
  }
  if (outcomes.length < 2) return;
  const accepted = outcomes.reduce((sum, outcome) => sum + outcome.accepted, 0);
  const refused = outcomes.reduce((sum, outcome) => sum + outcome.refused.length, 0);
  terminal.result(`total: ${String(accepted)} accepted, ${String(refused)} refused`);
}
