import type { Command } from 'commander';
import type { CommandContext } from '../command-context.js';
import { readKnowledge } from './explanations/model-knowledge.js';
import { pageText } from './explanations/page.js';
import { explain } from './explanations/target.js';

/** `cadastre explain`: what is generated from an entity, an aspect or a field. Needs no server. */
export function addExplain(program: Command, context: CommandContext): void {
  program
    .command('explain <name>')
    .description('explain an entity, aspect, field or URN: generated types, index fields, edges, GraphQL, RPC')
    .addHelpText(
      'after',
      `
Name fields by path, starting with their aspect, or with the entity for fields of the search index.

Examples:
  $ npx cadastre explain dataset
  $ npx cadastre explain "urn:li:corpuser:jdoe"
  $ npx cadastre explain datasetProperties
  $ npx cadastre explain ownership.owners.owner
  $ npx cadastre explain dataset.description --json`,
    )
    .action(async (name: string) => {
      const explanation = explain(name, await readKnowledge());
      if (explanation.kind === 'unknown') {
        context.refuse({ code: 'NAME_UNKNOWN', message: explanation.message, status: 0 });
        return;
      }
      const { pages } = explanation;
      if (context.format() === 'json') for (const page of pages) context.terminal.result(JSON.stringify(page));
      else context.terminal.result(pages.map(pageText).join('\n\n'));
    });
}
