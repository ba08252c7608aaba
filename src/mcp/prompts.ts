import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';

/** A task that people give to agents. `text`: of the first message. */
interface PromptSpec {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly text: (urn: string, note: string) => string;
}

const PROMPTS: readonly PromptSpec[] = [
  {
    name: 'analyse_impact',
    title: 'What breaks if this changes?',
    description: 'Who and what is affected by a change of an entity.',
    text: (urn, note) =>
      `${said('The planned change', note)}Find out what a change of ${urn} affects. Read it with get_entity. Follow its lineage ` +
      'DOWNSTREAM with follow_lineage until everything within reach is listed, page by page. For whatever people look at ' +
      '(dashboards, charts, reports) name the path by find_lineage_path, and its owners by get_entity. Answer with: what is affected ' +
      'directly, what indirectly, who has to be asked, and what you could not find out.',
  },
  {
    name: 'document_entity',
    title: 'Write documentation',
    description: 'A draft of the documentation of an entity, such as a dataset, and of its parts.',
    text: (urn, note) =>
      `${said('What is known', note)}Draft documentation for ${urn}. Read it with get_entity, and what it derives from and what is made ` +
      'of it with follow_lineage, in both directions. Look for glossary terms that fit with search_entities. Then propose a ' +
      'description of the entity in a short paragraph, one sentence for each part (such as a column) that has none, and terms and ' +
      'tags that apply. Say what you derived from which source, and leave open what nothing supports. Write it to the ' +
      'catalog only where a tool to write is offered and you were asked to.',
  },
];

/** Tasks with which agents may begin. */
export function addPrompts(server: McpServer): void {
  const argsSchema = {
    urn: z.string().describe('URN of the entity.'),
    note: z.string().optional().describe('What else is to be known.'),
  };
  for (const { name, title, description, text } of PROMPTS) {
    server.registerPrompt(name, { title, description, argsSchema }, ({ urn, note = '' }) => ({
      messages: [{ role: 'user', content: { type: 'text', text: text(urn, note) } }],
    }));
  }
}

function said(what: string, note: string): string {
  return note === '' ? '' : `${what}: ${note}\n\n`;
}
