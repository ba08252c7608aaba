import type { ModelPath } from '../../../../generated/service/registry/model.js';
import type { MemberDoc } from '../../../platform/docs/docs-catalog.js';
import type { ModelKnowledge } from './model-knowledge.js';
import { nameOf } from './model-knowledge.js';
import { parseType, type MemberText } from './type-text.js';

/** A field somewhere below a record. */
export interface FoundField {
  readonly kind: 'field';
  /** With `*` for each array item and map value on the path, and the keys of union members. */
  readonly path: ModelPath;
  readonly field: MemberDoc;
  /** Full name of the record that has it, declared or included. */
  readonly owner: string;
}

/** A name on the path that does not exist, and the names that do. */
export interface LostField {
  readonly kind: 'lost';
  readonly name: string;
  readonly candidates: readonly string[];
}

/** Follow names of fields and union members, starting at a record; items of arrays and maps need no name. */
export function findField(record: string, names: readonly string[], knowledge: ModelKnowledge): FoundField | LostField {
  let at: FieldStep = { path: [], type: record };
  let found: FoundField | undefined;
  for (const name of names.filter((one) => one !== '*')) {
    const place = unwrap(at, knowledge);
    const type = parseType(place.type);
    const member =
      type.kind === 'union'
        ? type.members.find((one) => isKey(one.key, name) || keyOf(one, knowledge) === name)
        : undefined;
    const owner = type.kind === 'name' ? type.name : '';
    const field = member === undefined ? knowledge.fieldOf(owner, name) : undefined;
    if (member !== undefined) at = { path: [...place.path, keyOf(member, knowledge)], type: member.type };
    else if (field === undefined) return { kind: 'lost', name, candidates: candidatesAt(place.type, knowledge) };
    else {
      at = { path: [...place.path, name], type: field.type };
      found = { kind: 'field', path: at.path, field, owner };
    }
  }
  return found ?? { kind: 'lost', name: names.join('.'), candidates: candidatesAt(record, knowledge) };
}

interface FieldStep {
  readonly path: ModelPath;
  readonly type: string;
}

/** Through items, values and typerefs to a record, a union or a type without parts. */
function unwrap(at: FieldStep, knowledge: ModelKnowledge): FieldStep {
  const type = parseType(at.type);
  if (type.kind === 'array' || type.kind === 'map')
    return unwrap({ path: [...at.path, '*'], type: type.of }, knowledge);
  const ref = type.kind === 'name' ? knowledge.type(type.name)?.ref : undefined;
  return ref === undefined ? at : unwrap({ path: at.path, type: ref }, knowledge);
}

/** Values of a union carry the alias of the member, or the name of its type below typerefs. */
function keyOf({ key, type }: MemberText, knowledge: ModelKnowledge): string {
  const ref = key === type ? knowledge.type(type)?.ref : undefined;
  return ref === undefined ? key : keyOf({ key: ref, type: ref }, knowledge);
}

/** Members of unions are also called by their simple names. */
function isKey(key: string, name: string): boolean {
  return key === name || nameOf(key) === name;
}

function candidatesAt(text: string, knowledge: ModelKnowledge): readonly string[] {
  const type = parseType(text);
  if (type.kind === 'union') return type.members.map(({ key }) => nameOf(key));
  return type.kind === 'name' ? (knowledge.type(type.name)?.fields ?? []).map((field) => field.name) : [];
}
