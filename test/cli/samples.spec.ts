import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RunningServer } from './command-line.builder.js';
import { startService } from './command-line.builder.js';

const SAMPLES = fileURLToPath(new URL('../samples/', import.meta.url));
const FILES = readdirSync(SAMPLES, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));

/** Aspects by name, by URN. */
type Stored = Readonly<Record<string, unknown>>;

let server: RunningServer;
beforeAll(async () => {
  server = await startService();
});
afterAll(() => server.close());

describe.each(FILES)('%s', (file) => {
  it('goes in without a refusal and reads back as it is stored', async () => {
    const ingested = await server.command('ingest', `${SAMPLES}${file}`, '--json');
    expect([ingested.code, JSON.parse(ingested.out)]).toEqual([
      0,
      { file: `${SAMPLES}${file}`, accepted: expect.any(Number), refused: [] },
    ]);
    const stored = storedOf(file);
    const read = await Promise.all(
      Object.keys(stored).map(async (urn): Promise<[string, unknown]> => {
        const { out } = await server.command('get', urn, '--json');
        return [urn, JSON.parse(out)];
      }),
    );
    expect(Object.fromEntries(read)).toEqual(stored);
  });
});

it('has a sample of each file form', () => {
  const forms = new Set(FILES.map((file) => file.slice(file.indexOf('.'))));
  expect([...forms].sort()).toEqual(['.json', '.ndjson', '.ndjson.gz']);
});

function storedOf(file: string): Stored {
  const path = `${SAMPLES}stored/${file.slice(0, file.indexOf('.'))}.json`;
  const stored: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}
