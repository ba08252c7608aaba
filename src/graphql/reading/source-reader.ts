import type { Source } from '../../../generated/service/graphql/binding.js';
import { assertNever } from '../../kernel/assert-never.js';
import { isMembers, ownMember } from '../../kernel/members.js';
import { ownerOf, type Node } from './field-resolver.js';
import type { GraphqlEntity } from './nodes.js';
import type { RequestScope } from './request-scope.js';

/** Reads the raw value of a source at a node; a promise where it has to be loaded. */
export type SourceReader = (node: Node, scope: RequestScope) => unknown;

/** Build the reader of a source once. */
export function sourceReader(source: Source): SourceReader {
  const { steps } = source;
  switch (source.from) {
    case 'record':
      return (node) => (node.kind === 'record' ? walk(node.value, steps) : undefined);
    case 'key':
      return (node, scope) => walk(scope.sources.registry.keyOf(keyParts(ownerOf(node))), steps);
    case 'aspect':
      return async (node, scope) => {
        const aspect = await scope.entities.aspect(ownerOf(node), source.aspect);
        return aspect === undefined ? undefined : walk(aspect.value, steps);
      };
    default:
      return assertNever(source, 'source');
  }
}

function keyParts({ urn, parts, entity }: GraphqlEntity) {
  return { urn, parts, entityType: entity.name };
}

/** Follow member names; a number picks from a list. `undefined` where the path ends early. */
export function walk(value: unknown, steps: readonly string[]): unknown {
  let at = value;
  for (const step of steps) {
    if (Array.isArray(at)) at = at[Number(step)];
    else if (isMembers(at)) at = ownMember(at, step);
    else return undefined;
  }
  return at;
}
