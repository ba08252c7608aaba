import type { EditChange, EditReference } from '../../../generated/service/registry/edit-model.js';
import { failures } from '../../kernel/failures.js';
import type { Members } from '../../kernel/members.js';
import type { Urn } from '../../kernel/urn.js';
import type { RequestContext } from '../../platform/seam/index.js';
import type { EditedAspect } from '../../aspects/index.js';
import type { AspectValue, CurrentAspects } from '../aspect-editor.js';
import type { EditedSubject, SentEntity } from './edit-subjects.js';

/** A mutation of the tables as it was asked for. `doing`: what cannot be done when it is refused. */
export interface EditRequest {
  readonly doing: string;
  readonly references: readonly EditReference[];
  readonly sent: Members;
  readonly context: RequestContext;
}

/** A change of one kind. */
export type ChangeOf<Kind extends EditChange['kind']> = Extract<EditChange, { kind: Kind }>;

/** @throws failures.entityMissing, which names the member */
export function requireStored(
  current: CurrentAspects,
  entities: readonly SentEntity[],
  { doing }: Pick<EditRequest, 'doing'>,
): void {
  for (const { urn, member } of entities) current.requireExisting(urn, `${doing}, "${member}"`);
}

/** @throws failures.editInvalid when the entity has none of the aspects */
export function requireAspect(
  { urn, entity }: EditedSubject,
  aspects: readonly string[],
  { doing }: Pick<EditRequest, 'doing'>,
): void {
  if (aspects.some((aspect) => entity.aspectByName.has(aspect))) return;
  const reason = `${doing} on ${urn}: entities of type ${entity.name} have no aspect ${aspects.join(' or ')}.`;
  throw failures.editInvalid({ reason, value: urn });
}

/** New values of aspects in the making: an entity may be named several times. */
export class EditedValues {
  private readonly edited = new Map<string, EditedAspect>();

  constructor(private readonly current: CurrentAspects) {}

  value(urn: Urn, aspect: string): AspectValue | undefined {
    return this.edited.get(`${urn}\n${aspect}`)?.value ?? this.current.value(urn, aspect);
  }

  /** @param value `undefined` leaves the aspect as it is */
  set(urn: Urn, aspect: string, value: AspectValue | undefined): void {
    if (value !== undefined) this.edited.set(`${urn}\n${aspect}`, { urn, aspect, value });
  }

  all(): readonly EditedAspect[] {
    return [...this.edited.values()];
  }
}
