/**
 * What the arguments of a mutation are about: the entities that it edits, and those that it names. Takes arguments as
 * GraphQL has read them, gives URNs of known types; what is wrong is refused under the name of its member.
 */
import type { EditReference, EditRelation, EditTarget } from '../../../generated/service/registry/edit-model.js';
import type { ModelPath } from '../../../generated/service/registry/model.js';
import { CatalogError, failures } from '../../kernel/failures.js';
import { isMembers, type Members, ownMember } from '../../kernel/members.js';
import type { Entity, EntityUrn, Registry } from '../../registry/registry.js';
import { sentValues } from './sent-values.js';

/** An entity that is named by a member. `member`: the name of that member, for messages. */
export interface SentEntity extends EntityUrn {
  readonly member: string;
}

/** `relation`: what it is to what is edited; absent where that is not said. `path`: of the member. */
export interface ReferencedEntity extends SentEntity {
  readonly path: ModelPath;
  readonly relation: EditRelation | undefined;
}

/** `column`: the column of the entity that is edited in its place; absent for the entity itself. */
export interface EditedSubject extends SentEntity {
  readonly column: string | undefined;
}

/** @throws failures.parameterInvalid for what is no URN of an entity that the member may name */
export function namedEntities(
  registry: Registry,
  references: readonly EditReference[],
  sent: Members,
): readonly ReferencedEntity[] {
  return references.flatMap(({ path, entities, relation }) => {
    const member = memberOf(path);
    return sentValues(sent, path).map((text) => {
      return { ...requireNamed(registry, member, text, entities), member, path, relation };
    });
  });
}

/** In their order; none when an optional member does not name any. @throws as above, failures.parameterMissing */
export function editedSubjects(
  registry: Registry,
  { path, entities, hasColumns }: EditTarget,
  sent: Members,
): readonly EditedSubject[] {
  const member = memberOf(path);
  const subject = (text: unknown, column: string | undefined): EditedSubject => {
    return { ...requireNamed(registry, member, text, entities), member, column };
  };
  if (path.at(-1) === '*') return sentValues(sent, path).map((text) => subject(text, undefined));
  return sentValues(sent, path.slice(0, -1)).flatMap((holder) => {
    const text = isMembers(holder) ? ownMember(holder, member) : undefined;
    if (!isMembers(holder) || text === undefined || text === null) return [];
    const column = columnIn(holder);
    if (column !== undefined && !hasColumns) {
      throw failures.parameterInvalid({ name: 'subResource', reason: 'columns have nothing of the kind' });
    }
    return [subject(text, column)];
  });
}

/** The column that is meant beside a URN. */
function columnIn(holder: Members): string | undefined {
  const [type, column] = ['subResourceType', 'subResource'].map((name) => ownMember(holder, name) ?? undefined);
  if (type !== undefined && column === undefined) throw failures.parameterMissing({ name: 'subResource' });
  if (type === undefined && column !== undefined) throw failures.parameterMissing({ name: 'subResourceType' });
  return typeof column === 'string' ? column : undefined;
}

function memberOf(path: ModelPath): string {
  return path.findLast((step) => step !== '*') ?? '';
}

function requireNamed(registry: Registry, name: string, text: unknown, entities: readonly string[]): EntityUrn {
  const named = requireUrn(registry, name, String(text));
  if (entities.length === 0 || entities.includes(named.entity.name)) return named;
  const reason = `${named.urn} names ${withArticle(named.entity)}, and not ${entities.join(' or ')}`;
  throw failures.parameterInvalid({ name, reason });
}

function requireUrn(registry: Registry, name: string, text: string): EntityUrn {
  try {
    return registry.requireUrn(text);
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    throw failures.parameterInvalid({ name, reason: error.message.replace(/\.$/, '') }, error);
  }
}

function withArticle({ name }: Entity): string {
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
}
