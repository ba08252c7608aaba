import type { Command } from 'commander';
import type { CommandContext } from '../command-context.js';

/** `cadastre mcp`: tools for agents over standard input and output, from a service that runs. */
export function addMcp(program: Command, context: CommandContext): void {
  program
    .command('mcp')
    .description('serve agents over standard input and output, by MCP')
    .addHelpText(
      'after',
      `
Agents that start a program of their own (editors, desktop applications) start this one; others use the address /mcp
of the service itself. It hands on what it gets to the service that --server names, or the one at the usual address,
with the access token in CADASTRE_TOKEN. Agents only read, unless the service was started with MCP_WRITE=on.

Examples:
  $ npx cadastre mcp
  $ npx cadastre --server https://catalog.example.com mcp`,
    )
    .action(async () => {
      const { bridge } = await import('./mcp-bridge.js');
      await bridge(context.client());
    });
}
