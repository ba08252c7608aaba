import { counted } from '../../kernel/counted.js';
import type { Command } from 'commander';
import type { CommandContext } from '../command-context.js';
import { EXIT } from '../exit-code.js';
import { startTiming } from '../output/elapsed.js';
import { startProgress } from './progress.js';
import type { IngestCall } from './records/ingest-record.js';
import { ingestCall } from './records/ingest-record.js';
import { RecordFile, RecordFileError } from '../files/record-file.js';
import { SchemaLibrary } from './records/schema-library.js';
import type { ServerClient } from './server-client.js';
import { ServerRefusal } from './server-client.js';

/** Concurrent requests; calls about one entity keep their order. */
const CONCURRENT_CALLS = 16;
/** Records that are sent before more are read, and characters of them. */
const WINDOW = { records: 1024, characters: 16_777_216 } as const;

interface RefusedRecord {
  /** The subject of the record: its URN, and its aspect when it is a proposal. */
  readonly record: string;
  readonly reason: string;
}

/** The outcome for the records of one file. `refused`: in the order of the file. */
interface RecordOutcome {
  readonly file: string;
  readonly accepted: number;
  readonly refused: readonly RefusedRecord[];
}

/** `cadastre ingest`: send the records of metadata files to the service. */
export function addIngest(program: Command, context: CommandContext): void {
  program
    .command('ingest <file...>')
    .description('send the records of metadata files')
    .addHelpText(
      'after',
      `
A file is a JSON array of records, one record, or one record a line; plain or compressed with gzip. - is standard input.
A record is a snapshot event or a proposal. Refused records are printed with the reason, and the exit code is then 1. Sending a
file again is safe: values that are already stored stay as they are. Files may be longer than memory. What stands behind a
place that is not JSON is not sent.

Examples:
  $ npx cadastre ingest metadata.json
  $ npx cadastre ingest exports/*.json.gz --json
  $ gzip -dc export.json.gz | npx cadastre ingest -`,
    )
    .action(async (files: readonly string[]) => {
      const reportTime = startTiming(context);
      const outcomes: RecordOutcome[] = [];
      for (const file of files) outcomes.push(await ingestFile(file, context));
      report(outcomes, context);
      reportTime(outcomes.reduce((sum, { accepted, refused }) => sum + accepted + refused.length, 0));
      if (outcomes.some((outcome) => outcome.refused.length > 0)) context.exit(EXIT.refused);
    });
}

async function ingestFile(file: string, context: CommandContext): Promise<RecordOutcome> {
  const { terminal } = context;
  const source = new RecordFile(file, terminal.input);
  const sender = new RecordSender(context.client());
  const progress = startProgress(file, source.size, terminal);
  try {
    for await (const calls of windowsOf(source)) {
      await sender.send(calls);
      progress.show(sender.sent, source.position);
    }
  } catch (error) {
    if (error instanceof RecordFileError) return sender.outcome(file, error.message);
    context.note(`${file}: stopped after ${counted(sender.sent, 'record')}.`, { file, done: sender.sent });
    throw error;
  } finally {
    progress.stop();
  }
  return sender.outcome(file);
}

/** Calls for the records of a file, as many at a time as are kept in memory. */
async function* windowsOf(file: RecordFile): AsyncGenerator<readonly IngestCall[]> {
  const schemas = new SchemaLibrary();
  let [calls, characters, number]: [IngestCall[], number, number] = [[], 0, 0];
  try {
    for await (const { value, characters: length } of file.records()) {
      calls.push(ingestCall(value, ++number, schemas));
      characters += length;
      if (calls.length < WINDOW.records && characters < WINDOW.characters) continue;
      yield calls;
      [calls, characters] = [[], 0];
    }
  } catch (error) {
    // What stands before the place that cannot be read is sent.
    if (error instanceof RecordFileError && calls.length > 0) yield calls;
    throw error;
  }
  if (calls.length > 0) yield calls;
}

/** Sends calls and keeps account of them. */
class RecordSender {
  /** Records that the service has answered, or that were not fit to be sent. */
  sent = 0;
  private readonly refused: RefusedRecord[] = [];

  constructor(private readonly client: ServerClient) {}

  /** @throws ServerRefusal when no server answers */
  async send(calls: readonly IngestCall[]): Promise<void> {
    const refused = new Map<number, RefusedRecord>();
    const queues = queuesOf(calls).map(async (queue) => {
      for (const [at, call] of queue) {
        const reason = await send(call, this.client);
        this.sent++;
        if (reason !== undefined) refused.set(at, { record: call.name, reason });
      }
    });
    await Promise.all(queues);
    for (const [, one] of [...refused].toSorted(([a], [b]) => a - b)) this.refused.push(one);
  }

  /** @param problem why the file could not be read to its end */
  outcome(file: string, problem?: string): RecordOutcome {
    const unread = problem === undefined ? [] : [{ record: file, reason: problem }];
    return { file, accepted: this.sent - this.refused.length, refused: [...this.refused, ...unread] };
  }
}

type NumberedRecord = readonly [at: number, call: IngestCall];

/** Calls spread over queues: all calls about one entity are in one queue, in their order. */
function queuesOf(calls: readonly IngestCall[]): readonly (readonly NumberedRecord[])[] {
  const queues = Array.from({ length: CONCURRENT_CALLS }, (): NumberedRecord[] => []);
  const taken = new Map<string, number>();
  for (const [at, call] of calls.entries()) {
    const key = call.kind === 'unreadable' ? '' : call.key;
    const queue = taken.get(key) ?? taken.size % CONCURRENT_CALLS;
    taken.set(key, queue);
    queues[queue]?.push([at, call]);
  }
  return queues;
}

/**
 * @returns why the record was refused; `undefined` when it was accepted. @throws ServerRefusal when no server answers
 */
async function send(call: IngestCall, client: ServerClient): Promise<string | undefined> {
  if (call.kind === 'unreadable') return call.reason;
  try {
    if (call.kind === 'proposal') await client.action('aspects', 'ingestProposal', call.body);
    else await client.action('entities', 'ingest', call.body);
    return undefined;
  } catch (refusal) {
    if (refusal instanceof ServerRefusal && refusal.isAboutTheRequest()) return refusal.message;
    throw refusal;
  }
}

function report(outcomes: readonly RecordOutcome[], { terminal, format }: CommandContext): void {
  if (format() === 'json') {
    for (const outcome of outcomes) terminal.result(JSON.stringify(outcome));
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
