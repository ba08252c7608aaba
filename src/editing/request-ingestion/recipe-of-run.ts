import { readExactJson, writeExactJson } from '../../kernel/exact-json.js';
import { isMembers } from '../../kernel/members.js';

/**
 * The recipe of one run: it says by which request it runs, and of which pipeline it is unless it says so itself, since
 * what a run remembers for the next one is found by that name.
 * @returns `undefined` for a text that is no JSON object
 */
export function recipeOfRun(recipe: string, source: string, request: string): string | undefined {
  let settings: unknown;
  try {
    settings = readExactJson(recipe);
  } catch {
    return undefined;
  }
  if (!isMembers(settings)) return undefined;
  const pipeline = settings['pipeline_name'];
  const named = pipeline === undefined || pipeline === null || pipeline === '' ? { pipeline_name: source } : {};
  return writeExactJson({ ...settings, run_id: request, ...named });
}
