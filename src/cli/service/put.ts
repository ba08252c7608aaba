import type { Command } from 'commander';
import type { CommandContext } from '../command-context.js';
import { RecordFile, RecordFileError } from '../files/record-file.js';
import { propose } from './entities/propose.js';

/** `cadastre put`: write one aspect of one entity. */
export function addPut(program: Command, context: CommandContext): void {
  program
    .command('put <urn> <aspect> <file>')
    .description('write an aspect of an entity from a JSON file, or from standard input with -')
    .addHelpText(
      'after',
      `
The file has the value of the aspect as a JSON object, plain or compressed with gzip. It replaces the stored value; an
entity that is not stored is created.

Examples:
  $ npx cadastre put "urn:li:corpuser:jdoe" corpUserInfo info.json
  $ echo '{"active": true, "displayName": "Jo"}' | npx cadastre put "urn:li:corpuser:jdoe" corpUserInfo -`,
    )
    .action(async (urn: string, aspect: string, file: string) => {
      const text = await textIn(file, context);
      if (text === undefined) return;
      await propose({ kind: 'UPSERT', urn, aspect, text }, context.client());
      context.done(`${aspect} of ${urn} is stored.`, { urn, aspect });
    });
}

/** Refuses what is not JSON here: the service would speak of its own message, and not of the file. */
async function textIn(file: string, { terminal, refuse }: CommandContext): Promise<string | undefined> {
  try {
    return await new RecordFile(file, terminal.input).jsonText();
  } catch (error) {
    if (!(error instanceof RecordFileError)) throw error;
    refuse({ code: 'FILE_INVALID', message: `${file}: ${error.message}.`, status: 0 });
    return undefined;
  }
}
