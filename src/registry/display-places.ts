import type {
  AspectSpec,
  EntitySpec,
  KeyTextSpec,
  ModelPath,
  ModelRules,
} from '../../generated/service/registry/model.js';
import { readUrn } from '../kernel/urn.js';
import { type KeyTexts, keyText } from './key-text.js';
import { isMembers, ownMember } from '../kernel/members.js';
import { inOneLine } from '../kernel/one-line.js';

/** What a list shows of an entity. Texts are empty where nothing is known. */
export interface EntityLabel {
  readonly urn: string;
  /** Entity type, such as `dataset`. */
  readonly type: string;
  readonly name: string;
  /** Name of the platform, without what makes it a URN. */
  readonly platform: string;
  /** In one line. */
  readonly description: string;
}

interface ValuePlace {
  readonly aspect: string;
  readonly path: ModelPath;
}

/** Where the texts of an entity type stand, in the order in which they count. */
interface TypePlaces {
  readonly entity: EntitySpec;
  readonly name: readonly ValuePlace[];
  readonly description: readonly ValuePlace[];
}

/** Part of the models that says what lists show. */
export interface DisplayModels {
  readonly entities: readonly EntitySpec[];
  readonly aspects: readonly AspectSpec[];
  readonly rules: Pick<ModelRules, 'defaults' | 'display'>;
}

/** Where names, platforms and descriptions of entities stand, as the models say. */
export class DisplayPlaces {
  private readonly types: ReadonlyMap<string, TypePlaces>;

  constructor(private readonly models: DisplayModels) {
    const aspects = new Map(models.aspects.map((aspect) => [aspect.name, aspect]));
    this.types = new Map(models.entities.map((entity) => [entity.name, typePlaces(entity, aspects, models.rules)]));
  }

  /** Aspects that have to be read to show entities of these types. */
  aspectsOf(types: Iterable<string>): readonly string[] {
    const { platform } = this.models.rules.defaults;
    const names = new Set(platform === undefined ? [] : [platform.aspect]);
    for (const type of types) {
      const places = this.types.get(type);
      for (const { aspect } of [...(places?.name ?? []), ...(places?.description ?? [])]) names.add(aspect);
    }
    return [...names];
  }

  /** @param aspects values by the names of aspects, as far as they are stored */
  label(urn: string, aspects: ReadonlyMap<string, unknown>): EntityLabel {
    const { entityType, parts } = urnParts(urn);
    const places = this.types.get(entityType);
    const key = places === undefined ? {} : keyTexts(places.entity, parts);
    const stored = firstText(places?.name ?? [], aspects);
    return {
      urn,
      type: entityType,
      name: inOneLine(longerName(stored, places?.entity, key) ?? (parts.join(', ') || urn)),
      platform: this.platform(aspects, places?.entity, key),
      description: inOneLine(firstText(places?.description ?? [], aspects)),
    };
  }

  private platform(aspects: ReadonlyMap<string, unknown>, entity: EntitySpec | undefined, key: KeyTexts): string {
    const { platform: place } = this.models.rules.defaults;
    const stored = place === undefined ? '' : textAt(aspects.get(place.aspect), [place.member]);
    const stated = entity?.defaults?.platform;
    const text = stored !== '' ? stored : stated === undefined ? '' : keyText(stated.text, key);
    return urnParts(text).parts.at(-1) ?? text;
  }
}

function typePlaces(
  entity: EntitySpec,
  aspects: ReadonlyMap<string, AspectSpec>,
  { display }: DisplayModels['rules'],
): TypePlaces {
  const specs = entity.aspects.flatMap((name) => aspects.get(name) ?? []);
  const placesOf = (fields: readonly string[]): readonly ValuePlace[] =>
    fields.flatMap((field) =>
      specs.flatMap(({ name, kind, searchable }) =>
        kind === 'timeseries'
          ? []
          : searchable
              .filter((spec) => spec.value === 'string' && (spec.name === field || spec.aliases.includes(field)))
              .map(({ path }) => ({ aspect: name, path })),
      ),
    );
  const { description } = entity;
  const edited = description === undefined ? [] : [{ aspect: description.aspect, path: [description.member] }];
  return {
    entity,
    name: placesOf(display?.name ?? []),
    description: [...edited, ...placesOf(display?.description ?? [])],
  };
}

/**
 * The stored name, or the texts of the key where they say more: of many tables named `orders` each has another key that
 * ends so. Without a stored name, all texts of the key beside that of the platform; `undefined` when it has none.
 */
function longerName(stored: string, entity: EntitySpec | undefined, key: KeyTexts): string | undefined {
  const platform: KeyTextSpec | undefined = entity?.defaults?.platform?.text;
  const texts = (entity?.keyFields ?? [])
    .filter(({ name, value }) => value === 'string' && name !== platform?.field)
    .flatMap(({ name }) => key[name] ?? []);
  if (stored !== '') return texts.find((text) => endsWithName(text, stored)) ?? stored;
  return texts.length === 0 ? undefined : texts.join(' / ');
}

function endsWithName(text: string, name: string): boolean {
  const start = text.length - name.length;
  if (start < 2 || !text.toLowerCase().endsWith(name.toLowerCase())) return false;
  return !/[\p{L}\p{N}]/u.test(text.charAt(start - 1));
}

function keyTexts({ keyFields }: EntitySpec, parts: readonly string[]): KeyTexts {
  return Object.fromEntries(keyFields.map(({ name }, at) => [name, parts[at] ?? '']));
}

function urnParts(text: string): { readonly entityType: string; readonly parts: readonly string[] } {
  const reading = readUrn(text);
  return reading.kind === 'urn' ? reading.value : { entityType: '', parts: [] };
}

function firstText(places: readonly ValuePlace[], aspects: ReadonlyMap<string, unknown>): string {
  for (const { aspect, path } of places) {
    const text = textAt(aspects.get(aspect), path);
    if (text !== '') return text;
  }
  return '';
}

/** The text at a path, the first one of a list; empty when there is none. */
function textAt(value: unknown, path: ModelPath): string {
  let found = value;
  for (const step of path) {
    if (step === '*' && Array.isArray(found)) found = found[0];
    else found = isMembers(found) ? ownMember(found, step) : undefined;
  }
  return typeof found === 'string' ? found.trim() : '';
}
