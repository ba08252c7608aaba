import type { Command } from 'commander';
import type { CommandContext } from '../command-context.js';
import { isStored } from './entities/propose.js';

/** `cadastre open`: the page on which an entity can be looked at. */
export function addOpen(program: Command, context: CommandContext): void {
  program
    .command('open [urn]')
    .description('open the page of an entity, or the first page; prints the address')
    .addHelpText(
      'after',
      `
The browser is opened on a terminal that has one; the address is printed in any case.

Examples:
  $ npx cadastre open
  $ npx cadastre open "urn:li:corpuser:jdoe"`,
    )
    .action(async (urn: string | undefined) => {
      const { address } = context.client();
      if (urn !== undefined && !(await isStored(urn, context.client()))) {
        context.refuse({ code: 'ENTITY_MISSING', message: `${urn} is not stored.`, status: 0 });
        return;
      }
      const page = urn === undefined ? `${address}/` : `${address}/entity/${encodeURIComponent(urn)}`;
      context.done(page, { address: page });
      if (context.terminal.audience === 'person') await context.openPage?.(page);
    });
}
