import type { LabelSpec } from '../../../generated/service/graphql/overview.js';
import { failures } from '../../kernel/failures.js';
import { ownMember } from '../../kernel/members.js';
import type { GraphqlEntity } from '../reading/nodes.js';
import type { RequestScope } from '../reading/request-scope.js';

/**
 * What people call a value of a search field: for a URN the first of the labels that is stored, or the last part of its
 * key where none is or the caller may not read it; any other text as it is.
 */
export async function labelOf(value: string, labels: readonly LabelSpec[], scope: RequestScope): Promise<string> {
  const node = scope.nodes.find(value);
  if (node === undefined) return value;
  const stored = await Promise.all(labels.map((label) => storedLabel(node, label, scope)));
  return stored.find((text) => text !== undefined && text !== '') ?? node.parts.at(-1) ?? value;
}

async function storedLabel(
  node: GraphqlEntity,
  { aspect, member }: LabelSpec,
  scope: RequestScope,
): Promise<string | undefined> {
  if (!node.entity.aspectByName.has(aspect)) return undefined;
  try {
    const loaded = await scope.entities.aspect(node, aspect);
    const text = loaded && ownMember(loaded.value, member);
    return typeof text === 'string' ? text : undefined;
  } catch (error) {
    if (failures.forbidden.is(error)) return undefined;
    throw error;
  }
}
