import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { RunningService } from './command-line.builder.js';
import { startService } from './command-line.builder.js';
import { writeTags } from './written-tags.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Many times what a pipe takes without a reader. */
const TAGS = 500;
const PATIENCE = 120_000;

let server: RunningService;
beforeAll(async () => {
  server = await startService();
  await writeTags(
    server,
    Array.from({ length: TAGS }, (_, at) => ({ name: `t-${String(at)}`, description: 'long '.repeat(150) })),
  );
});
afterAll(() => server.close());

/** What a shell prints for a pipe whose first command is the command line in a process of its own. */
async function shell(args: string, reader: string): Promise<{ readonly stdout: string; readonly stderr: string }> {
  const command = `node tools/cadastre.mjs ${args} | ${reader}; echo "\${PIPESTATUS[0]}"`;
  const env = { ...process.env, CADASTRE_SERVER: server.address };
  const { stdout, stderr } = await promisify(execFile)('bash', ['-c', command], { cwd: ROOT, env });
  return { stdout, stderr: stderr.replace(/^Building .*\n(?:Built in .*\n)?/m, '') };
}

describe('a reader that has enough', () => {
  it.each([
    ['search --all --json', '{"urn":"urn:li:tag:t-0"'],
    ['search --all', 'URN '],
    ['search --count 500 --wide', 'URN '],
  ])(
    'ends "%s" quietly',
    async (args, beginning) => {
      const { stdout, stderr } = await shell(args, 'head -c 30');
      expect([stdout.startsWith(beginning), stdout.trimEnd().split('\n').at(-1)?.endsWith('0'), stderr]).toEqual([
        true,
        true,
        '',
      ]);
    },
    PATIENCE,
  );

  it.each(['--help', 'explain dataset --json', 'get urn:li:tag:t-1', 'models lint --help'])(
    'that reads nothing ends "%s" quietly',
    async (args) => {
      expect(await shell(args, 'true')).toEqual({ stdout: '0\n', stderr: '' });
    },
    PATIENCE,
  );
});

// Writes to a file that is open for reading are refused, as those to a full disk are.
describe('output that cannot be written', () => {
  it.each(['--help', 'explain dataset', 'search --all --json'])(
    'ends "%s" with a sentence and 1',
    async (args) => {
      const { stdout, stderr } = await shell(`${args} 1< package.json`, 'cat');
      expect([stdout, stderr]).toEqual(['1\n', expect.stringMatching(/^The results cannot be written: E[^\n]*\n$/)]);
    },
    PATIENCE,
  );

  it(
    'is no matter where it is messages alone',
    async () => {
      expect((await shell('search t-7 2< package.json', 'head -c 3')).stdout).toBe('URN0\n');
    },
    PATIENCE,
  );
});
