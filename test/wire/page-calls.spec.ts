import { spawnSync } from 'node:child_process';
import { aspects } from '../../generated/service/registry/aspects.js';
import { entities } from '../../generated/service/registry/entities.js';
import { resources } from '../../generated/service/registry/resources.js';
import { startService, type RunningService } from '../cli/command-line.builder.js';
import { callsOf, outcomesInShell, outcomeOf, takenApart } from './page-calls.builder.js';

const SAMPLE = 'test/samples/petshop.json';
/** What a call is refused with that needs a service with a message broker. */
const BROKER_MISSING = '"code":"BROKER_MISSING"';

let server: RunningService;
beforeAll(async () => {
  server = await startService();
  expect((await server.command('ingest', SAMPLE)).code).toBe(0);
});
afterAll(() => server.close());

async function pageAt(path: string): Promise<string> {
  const answer = await fetch(`${server.address}${path}`, { headers: { accept: 'text/html' } });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

/** Calls of the pages that do not work, in the order of the pages; and how many there are in all. */
async function failuresOf(paths: readonly string[]): Promise<{ readonly failed: readonly string[]; tried: number }> {
  const calls: { readonly path: string; readonly command: string }[] = [];
  const explained = new Set<string>();
  for (const path of paths) {
    for (const command of callsOf(await pageAt(path))) {
      // They differ by the name alone.
      if (command.startsWith('npx cadastre explain') && explained.size > 3) continue;
      if (command.startsWith('npx cadastre explain')) explained.add(command);
      calls.push({ path, command });
    }
  }
  const failed: string[] = [];
  for (const [at, taken] of takenApart(calls.map(({ command }) => command)).entries()) {
    const outcome = await outcomeOf(taken, server);
    const { path, command } = calls[at] ?? { path: '', command: '' };
    if (outcome !== 'done' && !outcome.includes(BROKER_MISSING)) failed.push(`${path}\n${command}\n${outcome}`);
  }
  return { failed, tried: calls.length };
}

describe('calls that the pages show', () => {
  it('work on the page of every resource, one for each method', async () => {
    const paths = resources.map(({ name }) => `/restli/docs/rest/${name}`);
    const methods = resources.flatMap((resource) => resource.methods);
    expect(await failuresOf(paths)).toEqual({ failed: [], tried: methods.length });
  });

  it('work on the page of every entity', async () => {
    const { failed, tried } = await failuresOf(entities.map(({ name }) => `/restli/docs/entity/${name}`));
    expect(failed).toEqual([]);
    expect(tried).toBe(entities.length * 7);
  });

  it('work on the page of every aspect', async () => {
    const { failed, tried } = await failuresOf(aspects.map(({ name }) => `/restli/docs/aspect/${name}`));
    expect(failed).toEqual([]);
    expect(tried).toBeGreaterThan(aspects.length * 3);
  });

  it('work on the page about the service and in the overview', async () => {
    expect(await failuresOf(['/restli/home', '/restli/docs'])).toEqual({ failed: [], tried: 6 });
  });

  it('work when they are pasted into a shell', async () => {
    const { error } = spawnSync('curl', ['--version']);
    if (error !== undefined) {
      process.stdout.write('There is no curl here, so no call was pasted into a shell.\n');
      return;
    }
    const paths = [
      '/restli/home',
      '/restli/docs/rest/entities',
      '/restli/docs/entity/tag',
      '/restli/docs/aspect/ownership',
    ];
    const commands: string[] = [];
    for (const path of paths) commands.push(...callsOf(await pageAt(path)).filter((call) => call.startsWith('curl')));
    expect(commands.length).toBeGreaterThan(20);
    const outcomes = await outcomesInShell(commands);
    expect(outcomes).toHaveLength(commands.length);
    const failed = commands.flatMap((command, at) => (outcomes[at] === 'done' ? [] : [[command, outcomes[at]]]));
    expect(failed).toEqual([]);
  });
});
