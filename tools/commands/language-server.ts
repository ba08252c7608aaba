/**
 * The command `cadastre models lsp`: speaks the language server protocol on standard input and output, until the editor
 * closes them. Exit codes: 0 shut down by the editor, 1 ended without that, 2 wrong use.
 */
import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import process, { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { ModelCache } from '../disk/model-cache.js';
import { TreeWatch } from '../disk/tree-watch.js';
import { LanguageServer } from '../language-server/server.js';
import { Workspace } from '../language-server/workspace.js';
import type { TreeRoots, TreeSources } from '../overlay/tree-compiler.js';
import { addDirectory, newCommand, readOptions } from './command-options.js';
import { type CommandOutput, processOutput } from './command-output.js';
import { readTrees, treeRoots } from './model-trees.js';
import { OWN_MODELS } from './pdl-files.js';

interface LanguageOptions {
  readonly models?: readonly string[];
}

/** @returns the exit code, or `undefined` while the server runs */
export function serveLanguage(args: readonly string[], output: CommandOutput): number | undefined {
  const asked = readOptions<LanguageOptions>(command(output), args);
  if (typeof asked === 'number') return asked;
  const directories = { own: OWN_MODELS, trees: asked.options.models ?? [] };
  const cache = new ModelCache();
  const read = (): TreeSources => readTrees(directories, (directory, tree) => cache.read(directory, tree));
  const roots: TreeRoots = treeRoots(directories);
  const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout);
  const server = new LanguageServer(connection, new Workspace(roots, read));
  const watch = new TreeWatch([OWN_MODELS, ...directories.trees.map((directory) => resolve(directory))], () => {
    server.refresh();
  });
  connection.onShutdown(() => {
    watch.close();
  });
  server.listen();
  return undefined;
}

function command(output: CommandOutput): Command {
  return newCommand('models lsp', output)
    .description('Run the language server of models, for editors: it speaks its protocol on standard input and output.')
    .option(
      '--models <dir>',
      'as of npm run generate: compile this directory; repeat to add further ones',
      addDirectory,
    )
    .option('--stdio', 'the only way to talk to it, and the default; editors state it')
    .allowExcessArguments(false)
    .addHelpText(
      'after',
      `
An editor starts it. tools/editor has the extension for Visual Studio Code.

Examples:
  $ npx cadastre models lsp --stdio
  $ npx cadastre models lsp --stdio --models ../their-models`,
    );
}

if (realpathSync(argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  process.exitCode = serveLanguage(argv.slice(2), processOutput);
}
