import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startupBanner } from '../../src/server/startup-banner.js';
import { VARIABLES } from '../../src/platform/config/index.js';
import { cadastre, startService } from '../cli/command-line.builder.js';
import type { RunningServer } from '../cli/command-line.builder.js';
import { LINT_CODES } from '../../tools/diagnostics/lint-codes.js';
import { FAILURE_ROWS } from '../wire/failure-rows.builder.js';
import { shellWords, shownCommands } from './console-block.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Width of the terminal that the pages show. */
const TERMINAL_COLUMNS = 100;
const USUAL_ADDRESS = 'http://127.0.0.1:8080';
const PAGE = readPage('README.md');
const VARIABLES_PAGE = readPage('src/platform/config/variables.md');
const AUTHORING = readPage('models/authoring.md');
const PAGES = {
  'README.md': PAGE,
  'models/authoring.md': AUTHORING,
  'src/server/operating.md': readPage('src/server/operating.md'),
};

let server: RunningServer;
beforeAll(async () => {
  server = await startService();
});
afterAll(() => server.close());

describe('the 60-second start', () => {
  const [start, ...steps] = shownCommands(PAGE, 'A 60-second start');

  it('begins with the startup banner of the service', () => {
    const banner = startupBanner(USUAL_ADDRESS, '/home/you/cadastre/.cadastre').trim();
    expect(start).toEqual({ command: 'npm ci && npm start', output: `…\n${banner}` });
  });

  it('shows what its commands print', async () => {
    const shown = [];
    for (const { command } of steps) shown.push({ command, output: await outputOf(command) });
    expect(shown).toEqual(steps);
  });

  it('ingests, searches, walks lineage and edits', () => {
    expect(
      steps.map(({ command }) =>
        command
          .split(' ')
          .slice(0, command.startsWith('curl') ? 3 : 2)
          .join(' '),
      ),
    ).toEqual([
      'tools/cadastre ingest',
      'tools/cadastre search',
      'tools/cadastre lineage',
      `curl -s ${USUAL_ADDRESS}/api/graphql`,
      'tools/cadastre search',
    ]);
  });
});

describe('writing models', () => {
  const steps = shownCommands(AUTHORING, 'Lint, format, explain');

  it('shows what its commands print', async () => {
    const shown = [];
    for (const { command } of steps) shown.push({ command, output: await outputOf(command) });
    expect(shown).toEqual(steps);
  });

  it('lints, formats and explains', () => {
    expect(steps.map(({ command }) => command.split(' ').slice(2, 4).join(' '))).toEqual([
      'models lint',
      'models format',
      'explain upstreamLineage.upstreams.dataset',
    ]);
  });
});

describe('changing models', () => {
  it('shows what the comparison says of a case', () => {
    expect(shownCommands(AUTHORING, 'Change a model safely')).toEqual([
      {
        command: 'npx cadastre models check --against main',
        output: readPage('test/evolution/field-removed/expected.txt').trim(),
      },
    ]);
  });
});

describe('the rules of lint', () => {
  it('are all named where people write models, and no others', () => {
    const lists = [...sectionOf(AUTHORING, 'Lint, format, explain').matchAll(/^- .*$/gm)]
      .map(([line]) => line)
      .join('\n');
    const named = [...lists.matchAll(/`([^`]+)`/g)].map(([, code]) => code);
    const rules = Object.keys(LINT_CODES).filter((code) => !code.startsWith('lint-'));
    expect(named.sort()).toEqual(rules.sort());
  });
});

describe('commands elsewhere', () => {
  const commands = Object.values(PAGES).flatMap((page) =>
    [...page.matchAll(/^(?:npx |tools\/)cadastre (.*)$/gm)].map(([, args = '']) => args),
  );

  it.each(commands)('npx cadastre %s', async (args) => {
    const { code } = await server.command(...shellWords(args));
    expect(code).toBe(0);
  });

  it('name scripts that exist', () => {
    const scripts = [
      ...new Set(
        [
          ...Object.values(PAGES)
            .join('\n')
            .matchAll(/npm (?:run )?([a-z]+(?::[a-z]+)?)\b/g),
        ]
          .map(([, name]) => name)
          .filter((name) => name !== 'ci' && name !== 'pack'),
      ),
    ];
    const manifest = readPage('package.json');
    expect(scripts.filter((name = '') => !manifest.includes(`"${name}": "`))).toEqual([]);
    expect([PAGE.includes('npm ci && npm start'), PAGE.includes('npm ci && npm test')]).toEqual([true, true]);
  });
});

describe('the table of variables', () => {
  it('has a row for each variable with its default and flag, and no others', () => {
    const variables = Object.values(VARIABLES).map(({ name, fallback, flag }) => [name, fallback, flag.split(' ')[0]]);
    expect([...tableRows(VARIABLES_PAGE)].sort(byFirst)).toEqual(
      [...variables, ['CADASTRE_SERVER', USUAL_ADDRESS, '--server'], ['CADASTRE_TOKEN', 'none', 'none']].sort(byFirst),
    );
  });

  it('agrees with the short table of the README', () => {
    const all = new Set(tableRows(VARIABLES_PAGE).map((cells) => cells.join(' ')));
    const short = tableRows(sectionOf(PAGE, 'Operate')).map((cells) => cells.join(' '));
    expect(short.filter((row) => !all.has(row))).toEqual([]);
    expect(short.length).toBeGreaterThan(0);
  });

  it('has the same flags as the help of serve', async () => {
    const { out } = await cadastre(['serve', '--help']);
    const missing = Object.values(VARIABLES).filter(({ flag, name }) => !(out.includes(flag) && out.includes(name)));
    expect(missing).toEqual([]);
  });
});

describe('the table of failures', () => {
  it('has a row for each failure with its status, and no others', () => {
    expect(tableRows(readPage('src/kernel/errors.md')).map(([code, status]) => [code, status])).toEqual(
      FAILURE_ROWS.map(({ code, status }) => [code, String(status)]),
    );
  });
});

const FOLDER_PAGES = globPages();

it.each(FOLDER_PAGES.filter((page) => page.endsWith('README.md')))('%s can be read in one go', (page) => {
  expect(readPage(page).split('\n').length - 1).toBeLessThanOrEqual(page === 'README.md' ? 180 : 60);
});

describe('links and numbers', () => {
  it.each(FOLDER_PAGES)('of %s lead to something', (page) => {
    const links = [...readPage(page).matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
    const broken = links.filter((link) => !/^https?:/.test(link) && !existsSync(join(ROOT, dirname(page), link)));
    expect(broken).toEqual([]);
  });

  it('of decisions are given once, and code refers to those that exist', () => {
    const numbers = FOLDER_PAGES.flatMap((page) =>
      [...readPage(page).matchAll(/^- \*\*(D-\d{3})\*\*/gm)].map(([, number = '']) => number),
    );
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
    const referred = trackedFiles('*.ts', '*.mjs', '*.md').flatMap((file) => [
      ...readPage(file).matchAll(/\bD-\d{3}\b/g),
    ]);
    expect(new Set(referred.map(([number]) => number).filter((number) => !numbers.includes(number)))).toEqual(
      new Set(),
    );
  });
});

/** Every page that people wrote. */
function globPages(): readonly string[] {
  return trackedFiles('*.md').filter((path) => !path.startsWith('test/golden/'));
}

function trackedFiles(...patterns: readonly string[]): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z', ...patterns], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return listed.split('\0').filter((path) => path !== '' && existsSync(join(ROOT, path)));
}

function readPage(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
}

function sectionOf(page: string, heading: string): string {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  return own;
}

/** Rows of a page's table whose first cell is code: the first three cells, without code marks. */
function tableRows(page: string): readonly (readonly string[])[] {
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, 4)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

function byFirst([a = '']: readonly (string | undefined)[], [b = '']: readonly (string | undefined)[]): number {
  return a < b ? -1 : 1;
}

/** What a terminal shows for a command of the page, against the server of this spec. */
async function outputOf(command: string): Promise<string> {
  const [program, ...parts] = shellWords(command);
  if (program === 'curl') return curl(parts);
  const args = program === 'npx' ? parts.slice(1) : parts;
  const { out, err } = await cadastre(args, { CADASTRE_SERVER: server.address }, { columns: TERMINAL_COLUMNS });
  return [out, err].filter((text) => text !== '').join('\n');
}

/** The options of curl that the page uses. */
async function curl(parts: readonly string[]): Promise<string> {
  const [silent, address = '', header, type = '', data, body = ''] = parts;
  expect([silent, header, data]).toEqual(['-s', '-H', '-d']);
  const [name = '', value = ''] = type.split(': ');
  const url = address.replace(USUAL_ADDRESS, server.address);
  const answer = await fetch(url, { method: 'POST', headers: { [name]: value }, body });
  return answer.text();
}
