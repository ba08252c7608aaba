import { readFileSync } from 'node:fs';
import { ANSWER_LENGTH } from '../../src/mcp/mcp-endpoint.js';
import { TOOLS } from '../../src/mcp/tools/index.js';

const PAGE = readFileSync(new URL('../../src/mcp/README.md', import.meta.url), 'utf8');

describe('the table of tools for agents', () => {
  it('has every tool, and what it needs', () => {
    const rows = [...PAGE.matchAll(/^\| `(\w+)` +\|[^|]+\| +(`MCP_WRITE=on`)? +\|$/gm)];
    const stated = rows.map(([, name, need]) => [name, need === undefined ? 'read' : 'write']);
    expect(stated).toEqual(TOOLS.map(({ name, access }) => [name, access]));
  });

  it('says how long answers are', () => {
    expect(PAGE).toContain(`at most ${ANSWER_LENGTH.toLocaleString('en')} characters`);
  });
});
