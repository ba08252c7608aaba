import type { Command } from 'commander';
import { writeExactJson } from '../../kernel/exact-json.js';
import type { CommandContext } from '../command-context.js';
import { repeated } from './repeated.js';
import { memberOf } from '../json-members.js';

const INDENT = 2;

interface GetOptions {
  readonly aspect: readonly string[];
}

/** `cadastre get`: the latest aspects of one entity, as JSON. */
export function addGet(program: Command, context: CommandContext): void {
  program
    .command('get <urn>')
    .description('print the latest aspects of an entity as JSON')
    .option('-a, --aspect <aspect>', 'print only this aspect; may be repeated', repeated, [])
    .addHelpText(
      'after',
      `
Examples:
  $ npx cadastre get "urn:li:corpuser:jdoe"
  $ npx cadastre get "urn:li:corpuser:jdoe" --aspect corpUserInfo --aspect status`,
    )
    .action(async (urn: string, options: GetOptions) => {
      const { aspect: wanted } = options;
      const aspects = wanted.length === 0 ? '' : `?aspects=List(${wanted.map(encodeURIComponent).join(',')})`;
      const entity = await context.client().read(`/entitiesV2/${encodeURIComponent(urn)}${aspects}`);
      const stored = memberOf(entity, 'aspects');
      const values = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
      const printed = Object.fromEntries(values.map(([name, aspect]) => [name, memberOf(aspect, 'value')]));
      context.terminal.result(writeExactJson(printed, context.format() === 'json' ? undefined : INDENT));
      if ((await context.client().action('entities', 'exists', { urn })) !== true) {
        const message = `${urn} is not stored; only its key is known, from the URN.`;
        context.refuse({ code: 'ENTITY_MISSING', message, status: 0 });
        return;
      }
      const missing = wanted.filter((name) => !Object.hasOwn(printed, name));
      if (missing.length === 0) return;
      const message = `${urn} has no aspect ${missing.join(', ')}.`;
      context.refuse({ code: 'ASPECT_MISSING', message, status: 0 });
    });
}
