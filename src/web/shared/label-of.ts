import { isObject } from './json-object.js';
import type { EntityModel, PageModels, TextPlace } from './page-models.js';
import { readUrn, type UrnText } from './urn.js';

/** What lists show of an entity. Texts are empty where nothing is known. */
export interface Label {
  readonly urn: string;
  readonly entityType: string;
  readonly name: string;
  /** Its URN, or a bare name where the models know no more. */
  readonly platform: string;
  readonly description: string;
}

/** Values of aspects, by the names of the aspects. */
export type LabelSources = ReadonlyMap<string, unknown>;

/** Aspects that have to be read for the label of an entity of this type. */
export function labelAspects(entityType: string, models: PageModels): readonly string[] {
  const entity = models.entity(entityType);
  if (entity === undefined) return [];
  const names = new Set([...entity.nameAt, ...entity.descriptionAt].map(({ aspect }) => aspect));
  const { platformAt } = models;
  if (platformAt !== undefined && entity.aspects.includes(platformAt.aspect)) names.add(platformAt.aspect);
  return [...names];
}

/** The label of an entity, by the places that the models state. */
export function labelOf(urn: string, aspects: LabelSources, models: PageModels): Label {
  const read = readUrn(urn) ?? { entityType: '', parts: [urn] };
  const entity = models.entity(read.entityType);
  const stored = firstText(entity?.nameAt ?? [], aspects);
  return {
    urn,
    entityType: entity?.name ?? read.entityType,
    name: longerName(stored, entity, read) ?? urn,
    platform: platformOf(entity, { aspects, models, read }),
    description: firstText(entity?.descriptionAt ?? [], aspects),
  };
}

/**
 * The stored name, or the text of the key where it says more: of many tables named `orders` each has another key that
 * ends so.
 */
function longerName(stored: string, entity: EntityModel | undefined, { parts }: UrnText): string | undefined {
  const texts = (entity?.keyFields ?? [])
    .map(({ name, value }, at) => (value === 'string' && name !== entity?.platform?.field ? (parts[at] ?? '') : ''))
    .filter((text) => text !== '');
  if (stored !== '') return texts.find((text) => endsWithName(text, stored)) ?? stored;
  const all = texts.length > 0 ? texts : parts;
  return all.length === 0 ? undefined : all.map(decoded).join(' / ');
}

function endsWithName(text: string, name: string): boolean {
  const start = text.length - name.length;
  return start >= 2 && text.toLowerCase().endsWith(name.toLowerCase()) && !/[\p{L}\p{N}]/u.test(text.charAt(start - 1));
}

function platformOf(
  entity: EntityModel | undefined,
  { aspects, models, read }: { readonly aspects: LabelSources; readonly models: PageModels; readonly read: UrnText },
): string {
  const place = models.platformAt;
  const stored = place === undefined ? '' : textAt(aspects.get(place.aspect), [place.member]);
  if (stored !== '') return stored;
  const stated = entity?.platform;
  if (stated === undefined) return '';
  const field = read.parts[entity?.keyFields.findIndex(({ name }) => name === stated.field) ?? -1] ?? '';
  const text = stated.part === undefined ? field : (readUrn(field)?.parts[stated.part] ?? '');
  return stated.isLowerCase ? text.toLowerCase() : text;
}

function firstText(places: readonly TextPlace[], aspects: LabelSources): string {
  for (const { aspect, path } of places) {
    const text = textAt(aspects.get(aspect), path);
    if (text !== '') return text;
  }
  return '';
}

/** The text at a path, the first one of a list; empty when there is none. */
function textAt(value: unknown, path: readonly string[]): string {
  let found = value;
  for (const step of path) {
    if (step === '*') found = Array.isArray(found) ? found[0] : undefined;
    else found = isObject(found) ? found[step] : undefined;
  }
  return typeof found === 'string' ? found.trim() : '';
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
