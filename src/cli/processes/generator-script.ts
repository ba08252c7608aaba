import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Command } from 'commander';
import { findInstalled } from '../../assets/index.js';
import { EXIT } from '../exit-code.js';

/**
 * Arguments for node that run the script of this name in `tools/`, which the service never imports; the script's own
 * follow. Ends the command with "wrong use" when the generator is not installed.
 */
export function generatorScript(command: Command, name: string): readonly string[] {
  // The generator is part of the repository only; an installed package contains its output.
  const script = findInstalled(`tools/commands/${name}.ts`);
  if (script === undefined)
    return command.error('The generator is not part of this installation.', { exitCode: EXIT.usage });
  // The generator runs from its sources, with the loader installed beside them. It is not a child of the loader's own
  // command, which would kill a watch that needs a moment to end. The part of it for modules alone is loaded sooner.
  return ['--import', pathToFileURL(createRequire(script).resolve('tsx/esm')).href, script];
}
