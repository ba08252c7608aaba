import type { ProposalDto } from '../../aspects/index.js';
import { writeExactJson } from '../../kernel/exact-json.js';
import type { Urn } from '../../kernel/urn.js';
import type { Entity } from '../../registry/registry.js';

/** Distinguishes what a person made from what was ingested. */
const MADE = { properties: { appSource: 'ui' } } as const;
const JSON_TYPE = 'application/json';

/**
 * An aspect of an entity that does not exist yet. CREATE_ENTITY looks at what was there before the whole request, so
 * that each of its proposals may create the entity.
 */
export function creatingProposal({ name }: Entity, entityUrn: Urn, aspectName: string, value: unknown): ProposalDto {
  return {
    entityType: name,
    entityUrn,
    changeType: 'CREATE_ENTITY',
    aspectName,
    aspect: { value: writeExactJson(value), contentType: JSON_TYPE },
    systemMetadata: MADE,
  };
}
