import type { Command } from 'commander';
import type { CommandContext } from '../command-context.js';
import { addCheck } from './check.js';
import { addFormat } from './format.js';
import { addLint } from './lint.js';
import { addLanguageServer } from './lsp.js';

/** `cadastre models`: commands of people who write models. Each is a file beside this one. */
export function addModels(program: Command, context: CommandContext): void {
  const models = program
    .command('models')
    .description('work with the model files, without a server')
    .addHelpText(
      'after',
      `
Examples:
  $ npx cadastre models lint
  $ npx cadastre models format --check
  $ npx cadastre models check --against origin/main`,
    );
  for (const add of [addCheck, addFormat, addLanguageServer, addLint]) add(models, context);
}
