import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aspects } from '../../generated/service/registry/aspects.js';
import { entities } from '../../generated/service/registry/entities.js';
import { cadastre } from './command-line.builder.js';

const COMMAND = fileURLToPath(new URL('../../tools/cadastre.mjs', import.meta.url));
const PATIENCE = 120_000;

/** What could follow a line, without descriptions. */
async function candidates(line: string): Promise<readonly string[]> {
  const { code, out, err } = await cadastre(['complete', '--', `cadastre ${line}`]);
  expect([code, err]).toEqual([0, '']);
  return out === '' ? [] : out.split('\n').map((one) => one.split('\t')[0] ?? '');
}

const TYPES = entities.map(({ name }) => name);
const ASPECTS = aspects.map(({ name }) => name);

describe('completion', () => {
  it.each<[string, readonly string[]]>([
    ['sea', ['search']],
    ['dead-letters ', ['list', 'retry', 'drop', 'help']],
    ['-s http://x dead-letters r', ['retry']],
    ['search --ent', ['--entity']],
    ['search --js', ['--json']],
    ['audit --data', ['--data-dir']],
    ['search --entity datas', ['dataset']],
    ['search -e datas', ['dataset']],
    ['search --entity=datas', ['--entity=dataset']],
    ['search --filter origi', ['origin=']],
    ['search pets --filter fieldPaths', ['fieldPaths=']],
    ['get x --aspect datasetP', ['datasetProperties', 'datasetProfile'].toSorted()],
    ['put urn:li:tag:x tag', ['tagKey', 'tagProperties']],
    ['delete urn:li:tag:x tagP', ['tagProperties']],
    ['get urn:li:corpu', ['urn:li:corpuser:']],
    ['lineage urn:li:tag:x --direction ', ['downstream', 'upstream', 'both']],
    ['explain tagProperties.n', ['tagProperties.name']],
    ['explain tag.desc', ['tag.description']],
    ['completion ', ['bash', 'zsh', 'fish']],
    ['ingest ', [':files']],
    ['ingest a.json "b ', [':files']],
    ['put urn:li:tag:x tagProperties ./', [':files']],
    ['audit --data-dir ', [':files']],
    ['search ', []],
    ['search --count ', []],
    ['nothing of this ', []],
  ])('of "%s"', async (line, expected) => {
    expect((await candidates(line)).toSorted()).toEqual(expected.toSorted());
  });

  it('knows every command, entity type and aspect', async () => {
    const { out } = await cadastre(['--help']);
    const commands = [...out.matchAll(/^ {2}([a-z][a-z-]*)(?:\|[a-z-]+)?(?: \[| <| {2})/gm)].map(([, name]) => name);
    expect(await candidates('')).toEqual(commands);
    expect(commands).toContain('completion');
    expect(await candidates('search --entity ')).toEqual(TYPES);
    expect(new Set(await candidates('explain '))).toEqual(new Set([...TYPES, ...ASPECTS]));
    expect(await candidates('restore-indices --aspect ')).toEqual(ASPECTS);
  });

  it('describes what it can', async () => {
    const { out } = await cadastre(['complete', '--', 'cadastre undel']);
    expect(out).toBe('undelete\tshow an entity again that is marked as removed');
  });
});

function isInstalled(shell: string): boolean {
  return spawnSync(shell, ['-c', 'true']).status === 0;
}

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cadastre-completion-'));
  const wrapper = `#!/bin/sh\nexec "${process.execPath}" "${COMMAND}" "$@"\n`;
  writeFileSync(join(folder, 'cadastre'), wrapper, { mode: 0o755 });
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Run a script in a shell that finds the command. */
function runIn(shell: string, args: readonly string[], script: string): string {
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH'] ?? ''}`, HOME: folder };
  return execFileSync(shell, [...args, '-c', script], { encoding: 'utf8', env, timeout: PATIENCE });
}

/** A line up to the cursor, and what the shell then offers, or asks of its own completion. */
type ShellCase = readonly [shell: Shell, line: string, offered: readonly string[]];

type Shell = keyof typeof COMPLETED;

const COMPLETED = {
  /** Calls the function as bash does. `compopt` works during a completion alone, so it prints what is asked of it. */
  bash: (line: string) => bashWith(' =:', line),
  'bash that divides words at white space': (line: string) => bashWith(' ', line),
  /** Calls the function as zsh does. The functions of the completion system print what is asked of them. */
  zsh: (line: string) => {
    const words = line.split(' ');
    const quoted = words.map((word) => `'${word}'`).join(' ');
    return runIn(
      'zsh',
      ['-f'],
      `compdef() { :; }
       source <(cadastre completion zsh)
       _files() { echo files; }
       _describe() { local name=$2; echo $2 \${3:-} "\${(@P)name}"; }
       words=(${quoted}) CURRENT=${String(words.length)} PREFIX='${words.at(-1) ?? ''}'
       _cadastre`,
    );
  },
  fish: (line: string) => runIn('fish', ['--no-config'], `cadastre completion fish | source; complete -C '${line}'`),
} as const;

function bashWith(breaks: string, line: string): string {
  return runIn(
    'bash',
    [],
    `source <(cadastre completion bash)
     complete -p cadastre >/dev/null || exit 1
     compopt() { echo "compopt $*"; }
     COMP_LINE='${line}' COMP_POINT=${String(line.length)} COMP_WORDS=(cadastre) COMP_WORDBREAKS='${breaks}'
     _cadastre
     printf '%s\n' "\${COMPREPLY[@]}"`,
  );
}

const SEARCH = 'find entities by words; all entities without words';
const WHOLE_WORDS = 'bash that divides words at white space';
const CASES: readonly ShellCase[] = [
  ['bash', 'cadastre sea', ['search']],
  ['bash', 'cadastre search --entity datas', ['dataset']],
  ['bash', 'cadastre search --entity=datas', ['dataset']],
  ['bash', 'cadastre search --filter orig', ['compopt -o nospace', 'origin=']],
  ['bash', 'cadastre get urn:li:corpu', ['compopt -o nospace', 'corpuser:']],
  ['bash', 'cadastre ingest ', ['compopt -o default']],
  [WHOLE_WORDS, 'cadastre search --entity=datas', ['--entity=dataset']],
  [WHOLE_WORDS, 'cadastre get urn:li:corpu', ['compopt -o nospace', 'urn:li:corpuser:']],
  ['zsh', 'cadastre sea', [`finished search:${SEARCH}`]],
  ['zsh', 'cadastre lineage x -d u', ['finished upstream:']],
  ['zsh', 'cadastre search --filter orig', ['continued -S origin=:']],
  ['zsh', 'cadastre ingest ', ['files']],
  ['fish', 'cadastre sea', [`search\t${SEARCH}`]],
  ['fish', 'cadastre lineage x -d u', ['upstream']],
  ['fish', 'cadastre search --filter orig', ['origin=']],
];

const programOf = (shell: Shell): string => shell.split(' ')[0] ?? '';
const missing = ['zsh', 'fish'].filter((shell) => !isInstalled(shell));
if (missing.length > 0) process.stdout.write(`Completion was not tried in ${missing.join(' and ')}: not installed.\n`);

it.each(CASES.filter(([shell]) => !missing.includes(programOf(shell))))(
  'the script makes %s complete "%s"',
  (shell, line, offered) => {
    expect(COMPLETED[shell](line).trimEnd().split('\n')).toEqual(offered);
  },
  PATIENCE,
);
