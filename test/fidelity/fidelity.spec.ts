import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RunningServer, startService } from '../cli/command-line.builder.js';
import { compareCatalog } from './comparison.js';
import { isList, isObject, type ExactValue, readJson, writeJson } from './exact-json.js';
import { type ExpectedEntity, expectedCatalog } from './expected-catalog.js';
import { type FileOutcome, outcomeTable } from './outcome-table.js';
import { type RecordDto, sentRecords } from './record-dto.js';
import { compareShownEntity } from './shown-entity.js';
import { StoredCatalog } from './stored-catalog.js';

/** Reads return what was written. RECORDS_DIR in the environment: use the metadata files of that folder. */
const FOLDER = process.env['RECORDS_DIR'] ?? fileURLToPath(new URL('../samples/', import.meta.url));
const FILES = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(json|ndjson|jsonl)(\.gz)?$/.test(entry.name))
  .map((entry) => join(FOLDER, entry.name))
  .sort();
const PATIENCE = 600_000;

type Sender = (server: RunningServer, file: string, records: readonly RecordDto[]) => Promise<readonly string[]>;

/** Ways to ingest a file; each returns the refused records with the reasons. Repeating a file changes nothing. */
const WAYS: Readonly<Record<string, Sender>> = {
  command: (server, file) => sendByCommand(server, file),
  'command, twice': async (server, file) => {
    const refused = await sendByCommand(server, file);
    return [...refused, ...(await sendByCommand(server, file))];
  },
  client: async (server, _file, records) => {
    const stored = new StoredCatalog(server.address);
    const refused: string[] = [];
    for (const record of records) {
      const reason = await stored.send(record);
      if (reason !== undefined) refused.push(`${record.name}: ${reason}`);
    }
    return refused;
  },
};

const outcomes: FileOutcome[] = [];
afterAll(() => {
  process.stdout.write(outcomeTable(outcomes));
});

describe.each(Object.entries(WAYS))('by the %s', (way, send) => {
  it.each(FILES)(
    '%s is ingested without a refusal and read back unchanged',
    async (file) => {
      const records = sentRecords(file);
      const server = await startService();
      try {
        const refused = await send(server, file, records);
        const expected = expectedCatalog(records.flatMap(({ aspects }) => aspects));
        const stored = new StoredCatalog(server.address);
        const comparison = await compareCatalog(expected, stored);
        const differences = [...comparison.differences, ...(await shownDifferences(expected, stored))];
        outcomes.push({ file: basename(file), way, records: records.length, refused, ...comparison, differences });
        expect({ refused, differences }).toEqual({ refused: [], differences: [] });
      } finally {
        await server.close();
      }
    },
    PATIENCE,
  );
});

it('finds files', () => {
  expect(FILES).not.toEqual([]);
});

async function sendByCommand(server: RunningServer, file: string): Promise<readonly string[]> {
  const { out } = await server.command('ingest', file, '--json');
  const outcome = readJson(out);
  return listOf(isObject(outcome) ? outcome['refused'] : undefined).map((one) => {
    const { record = null, reason = null } = isObject(one) ? one : {};
    return `${writeJson(record)}: ${writeJson(reason)}`;
  });
}

async function shownDifferences(
  expected: ReadonlyMap<string, ExpectedEntity>,
  stored: StoredCatalog,
): Promise<readonly string[]> {
  const differences: string[] = [];
  for (const [urn, { aspects }] of expected) {
    const shown = await compareShownEntity(urn, aspects, stored);
    differences.push(...shown.differences.map((difference) => `graphql: ${difference}`));
  }
  return differences;
}

function listOf(value: ExactValue | undefined): readonly ExactValue[] {
  return isList(value) ? value : [];
}
