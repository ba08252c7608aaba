import { editDistance } from '../../registry/nearest-name.js';
import type { Environment } from './read-settings.js';
import { VARIABLES } from './variables.js';

/** What names of the command line's variables begin with; whoever sets others by it means those of the service. */
const PREFIX = 'CADASTRE_';
/** Shorter names are too near to those of other programs. */
const LEAST_LENGTH = 6;

/**
 * A sentence for each variable that nobody reads and that has nearly the name of one that is not set: an underscore or
 * a letter apart, or with the name of the service before it. Others belong to other programs.
 */
export function mistypedVariables(environment: Environment): readonly string[] {
  const absent = Object.values(VARIABLES)
    .map(({ name }) => name)
    .filter((name) => environment[name] === undefined);
  return Object.keys(environment)
    .sort()
    .flatMap((name) => {
      const meant = absent.find((known) => isNear(name, known));
      return meant === undefined ? [] : [`The variable ${name} has no effect. Did you mean ${meant}?`];
    });
}

function isNear(name: string, known: string): boolean {
  if (name === `${PREFIX}${known}`) return true;
  const [left, right] = [name, known].map((one) => one.replaceAll('_', '').toLowerCase());
  if (left === undefined || right === undefined || left.length < LEAST_LENGTH) return false;
  return Object.values(VARIABLES).every((one) => one.name !== name) && editDistance(left, right) <= 1;
}
