import { readFileSync } from 'node:fs';
import { startupBanner } from '../../src/server/startup-banner.js';
import { REFUSED, VARIABLES } from '../../src/platform/config/index.js';
import { cadastre, startService } from '../cli/command-line.builder.js';
import type { RunningServer } from '../cli/command-line.builder.js';
import { LINT_CODES } from '../../tools/diagnostics/lint-codes.js';
import { FAILURE_ROWS } from '../wire/failure-rows.builder.js';
import { shellWords, shownCommands } from './console-block.js';

const USUAL_ADDRESS = 'http://127.0.0.1:8080';
const PAGE = readPage('README.md');

let server: RunningServer;
beforeAll(async () => {
  server = await startService();
});
afterAll(() => server.close());

describe('the 60-second start', () => {
  const [start, ...steps] = shownCommands(PAGE, 'A 60-second start');

  it('begins with the greeting of the service', () => {
    const told = startupBanner(USUAL_ADDRESS, '/home/you/cadastre/.cadastre').trim();
    expect(start).toEqual({ command: 'npm ci && npm start', output: `…\n${told}` });
  });

  it('shows what its commands print', async () => {
    const shown = [];
    for (const { command } of steps) shown.push({ command, output: await outputOf(command) });
    expect(shown).toEqual(steps);
  });

  it('ingests, searches, walks lineage and edits', () => {
    expect(steps.map(({ command }) => command.split(' ').slice(0, 3).join(' '))).toEqual([
      'npx cadastre ingest',
      'npx cadastre search',
      'npx cadastre lineage',
      `curl -s ${USUAL_ADDRESS}/api/graphql`,
      'npx cadastre search',
    ]);
  });
});

describe('writing models', () => {
  const steps = shownCommands(PAGE, 'Write models');

  it('shows what its commands print', async () => {
    const shown = [];
    for (const { command } of steps) shown.push({ command, output: await outputOf(command) });
    expect(shown).toEqual(steps);
  }, 60_000);

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
    expect(shownCommands(PAGE, 'Change a model safely')).toEqual([
      {
        command: 'npx cadastre models check --against main',
        output: readPage('test/evolution/field-removed/expected.txt').trim(),
      },
    ]);
  });
});

describe('the rules of lint', () => {
  it('are all named where people write models, and no others', () => {
    const lists = [...sectionOf(PAGE, 'Write models').matchAll(/^- .*$/gm)].map(([line]) => line).join('\n');
    const named = [...lists.matchAll(/`([^`]+)`/g)].map(([, code]) => code);
    const rules = Object.keys(LINT_CODES).filter((code) => !code.startsWith('lint-'));
    expect(named.sort()).toEqual(rules.sort());
  });
});

describe('commands elsewhere', () => {
  const commands = [...PAGE.matchAll(/^npx cadastre (.*)$/gm)].map(([, args = '']) => args);

  it.each(commands)('npx cadastre %s', async (args) => {
    const { code } = await server.command(...shellWords(args));
    expect(code).toBe(0);
  });

  it('name scripts that exist', () => {
    const scripts = [
      ...new Set([...PAGE.matchAll(/npm (?:run )?(start|test|check|bench|generate)\b/g)].map(([, name]) => name)),
    ];
    const manifest = readPage('package.json');
    expect(scripts.filter((name = '') => !manifest.includes(`"${name}": "`))).toEqual([]);
    expect([PAGE.includes('npm ci && npm start'), PAGE.includes('npm ci && npm test')]).toEqual([true, true]);
  });
});

describe('the table of variables', () => {
  it('has a row for each variable with its default and flag, and no others', () => {
    const variables = Object.values(VARIABLES).map(({ name, fallback, flag }) => [name, fallback, flag.split(' ')[0]]);
    const refused = REFUSED.map(({ name, allowed }) => [name, allowed ?? 'none', 'none']);
    expect([...rowsBelow(PAGE, 'Configure')].sort(byFirst)).toEqual(
      [...variables.sort(byFirst), ...refused.sort(byFirst), ['CADASTRE_SERVER', USUAL_ADDRESS, '--server']].sort(
        byFirst,
      ),
    );
  });

  it('tells the same flags as the help of serve', async () => {
    const { out } = await cadastre(['serve', '--help']);
    const missing = Object.values(VARIABLES).filter(({ flag, name }) => !(out.includes(flag) && out.includes(name)));
    expect(missing).toEqual([]);
  });
});

describe('the table of failures', () => {
  it('has a row for each failure with its status, and no others', () => {
    expect(rowsBelow(PAGE, 'Errors').map(([code, status]) => [code, status])).toEqual(
      FAILURE_ROWS.map(({ code, status }) => [code, String(status)]),
    );
  });
});

it.each(['models', 'generated', 'tools', 'src', 'test'])('the page of %s can be read in one go', (folder) => {
  expect(readPage(`${folder}/README.md`).split('\n').length - 1).toBeLessThanOrEqual(60);
});

function readPage(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
}

function sectionOf(page: string, heading: string): string {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  return own;
}

/** Cells of the table below a heading, its first three columns, without code marks; by the first column. */
function rowsBelow(page: string, heading: string): readonly (readonly string[])[] {
  const rows = sectionOf(page, heading)
    .split('\n')
    .filter((line) => line.startsWith('| `'));
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
  const [program, ...words] = shellWords(command);
  if (program === 'curl') return curl(words);
  const { out, err } = await server.command(...words.slice(1));
  return [out, err].filter((text) => text !== '').join('\n');
}

/** The options of curl that the page uses. */
async function curl(words: readonly string[]): Promise<string> {
  const [silent, address = '', header, type = '', data, body = ''] = words;
  expect([silent, header, data]).toEqual(['-s', '-H', '-d']);
  const [name = '', value = ''] = type.split(': ');
  const url = address.replace(USUAL_ADDRESS, server.address);
  const answer = await fetch(url, { method: 'POST', headers: { [name]: value }, body });
  return answer.text();
}
