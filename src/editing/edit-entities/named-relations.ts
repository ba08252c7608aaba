/**
 * Whether an entity may be named for what is edited: it may have to be another one, or one that is not below it. Takes
 * what is edited and what is named; refuses the rest under the name of its member.
 */
import type { EditedMembersSpec, EditTemplate } from '../../../generated/service/registry/edit-model.js';
import type { AspectMemberSpec, ModelPath } from '../../../generated/service/registry/model.js';
import { failures } from '../../kernel/failures.js';
import { parseUrn, type Urn } from '../../kernel/urn.js';
import type { CurrentAspects } from '../aspect-editor.js';
import type { ReferencedEntity, SentEntity } from './edit-subjects.js';

/** @throws failures.parameterInvalid for what is edited itself where another entity is meant */
export function requireOthers(subjects: readonly SentEntity[], named: readonly ReferencedEntity[]): void {
  for (const { urn, member, relation } of named) {
    if (relation === undefined || !subjects.some((subject) => subject.urn === urn)) continue;
    throw failures.parameterInvalid({ name: member, reason: `${urn} cannot be ${WORDS[relation]} itself`, value: urn });
  }
}

const WORDS = { other: 'related to', parent: 'put below' } as const;

/** Levels above a parent that are looked at. */
const MOST_LEVELS = 1000;

/**
 * Runs inside the transaction, so that of two moves that together make a circle the second is refused.
 * @throws failures.parameterInvalid for a parent that is below what is edited
 */
export function requireNoCircle(
  subjects: readonly SentEntity[],
  named: readonly ReferencedEntity[],
  aspects: readonly EditedMembersSpec[],
  current: CurrentAspects,
): void {
  const edited = new Set<Urn>(subjects.map(({ urn }) => urn));
  for (const { urn, member, path } of named.filter(({ relation }) => relation === 'parent')) {
    const places = aspects.flatMap((spec) => parentPlaces(spec, path));
    const refuse = (reason: string): never => {
      throw failures.parameterInvalid({ name: member, reason, value: urn });
    };
    const seen = new Set<Urn>();
    // A circle that was ingested ends where it was entered.
    for (let at: Urn | undefined = urn; at !== undefined && !seen.has(at); at = parentOf(at, places, current)) {
      if (edited.has(at)) refuse(`${urn} is below ${at}, which cannot be put below itself`);
      if (seen.size > MOST_LEVELS) refuse(`more than ${String(MOST_LEVELS)} levels are above ${urn}`);
      seen.add(at);
    }
  }
}

/** Where the edit writes what is sent at the path: there is the parent of every entity that has the aspect. */
function parentPlaces({ aspect, members }: EditedMembersSpec, path: ModelPath): readonly AspectMemberSpec[] {
  const names = Object.keys(members).filter((name) => isSentAt(members[name], path));
  return names.map((member) => ({ aspect, member }));
}

function parentOf(urn: Urn, places: readonly AspectMemberSpec[], current: CurrentAspects): Urn | undefined {
  for (const { aspect, member } of places) {
    const parent = current.value(urn, aspect)?.[member];
    if (typeof parent === 'string') return parseUrn(parent);
  }
  return undefined;
}

function isSentAt(template: EditTemplate | undefined, path: ModelPath): boolean {
  return template?.kind === 'sent' && template.path.join() === path.join();
}
