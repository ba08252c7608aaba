import type { KeyFieldSpec } from '../../generated/service/registry/model.js';
import { failures } from '../kernel/failures.js';
import { ownMember } from '../kernel/members.js';
import { readUrn, type Urn, type UrnParts } from '../kernel/urn.js';
import type { Entity } from './registry.js';

/** The key begins after the third colon; the parts before it contain none. */
const KEY_AT = 3;

/**
 * The key's texts in the order of the key's fields.
 * A key of one field is everything after the entity type: parentheses and commas are part of its text.
 */
function keyTexts(entity: Entity, urn: UrnParts): readonly string[] {
  return entity.keyFields.length === 1 ? [urn.urn.split(':').slice(KEY_AT).join(':')] : urn.parts;
}

/** Why a URN's key does not fit its entity type; `undefined` when it does. */
export function findKeyProblem(
  entity: Entity,
  urn: UrnParts,
  checkUrn: (text: string) => string | undefined,
): string | undefined {
  const texts = keyTexts(entity, urn);
  const fields = entity.keyFields;
  if (texts.length !== fields.length) {
    const names = fields.map((field) => field.name).join(', ');
    return `it has ${String(texts.length)} parts and "${entity.name}" takes ${String(fields.length)}: ${names}`;
  }
  for (const [index, field] of fields.entries()) {
    const problem = findPartProblem(field, texts[index] ?? '', checkUrn);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Key aspect of a URN; parts by position. */
export function readKey(entity: Entity, urn: UrnParts): Readonly<Record<string, string>> {
  const texts = keyTexts(entity, urn);
  return Object.fromEntries(entity.keyFields.map((field, index) => [field.name, texts[index] ?? '']));
}

/** URN from a key aspect. @throws failures.keyInvalid when a part is missing or would not be read back as the same */
export function buildUrn(entity: Entity, key: Readonly<Record<string, unknown>>): Urn {
  const texts = entity.keyFields.map(({ name }) => ownMember(key, name));
  const shown = texts.map((text) => (typeof text === 'string' ? text : ''));
  const body = shown.length === 1 ? (shown[0] ?? '') : `(${shown.join(',')})`;
  const urn = `urn:li:${entity.name}:${body}`;
  const empty = texts.findIndex((text) => typeof text !== 'string' || text === '');
  const unset = entity.keyFields[empty];
  if (unset !== undefined) throw failures.keyInvalid({ urn, reason: `"${unset.name}" is missing` });
  const reading = readUrn(urn);
  if (reading.kind === 'problem') throw failures.keyInvalid({ urn, reason: reading.reason });
  const back = keyTexts(entity, reading.value);
  if (back.length !== shown.length || back.some((text, index) => text !== shown[index])) {
    throw failures.keyInvalid({ urn, reason: 'a part holds a comma or parentheses that break it apart' });
  }
  return reading.value.urn;
}

function findPartProblem(
  field: KeyFieldSpec,
  text: string,
  checkUrn: (text: string) => string | undefined,
): string | undefined {
  switch (field.value) {
    case 'string':
      return undefined;
    case 'enum':
      return field.symbols.includes(text)
        ? undefined
        : `"${text}" is not a valid ${field.name}; known are ${field.symbols.join(', ')}`;
    case 'urn': {
      const problem = checkUrn(text);
      return problem === undefined ? undefined : `its ${field.name} is wrong: ${problem}`;
    }
  }
}
