import { Injectable } from '@nestjs/common';
import type { AspectMemberSpec, DefaultPlacesSpec } from '../../../generated/service/registry/model.js';
import { isMembers } from '../../kernel/members.js';
import type { Urn, UrnParts } from '../../kernel/urn.js';
import type { Entity } from '../../registry/registry.js';
import { Registry } from '../../registry/registry.js';
import type { DefaultAspect } from '../aspect-store.port.js';
import { AspectStore } from '../aspect-store.port.js';
import { browsePathOf, browsePathV2Of, hasFolders, platformOf } from './default-rules.js';

type Target = UrnParts & { readonly entity: Entity };

/** Splits a dataset's name where its platform does not say otherwise. */
const DEFAULT_DELIMITER = '.';

/**
 * Aspects that the first write of an entity brings along: its key, and the browse paths and platform that the wire
 * promises for entities which register these aspects.
 */
@Injectable()
export class DefaultAspects {
  private readonly places: DefaultPlacesSpec;
  private readonly platformType: string;

  constructor(
    private readonly registry: Registry,
    private readonly store: AspectStore,
  ) {
    this.places = registry.rules().defaults;
    this.platformType = this.places.platformType ?? '';
  }

  /** For each entity the key aspect first; an aspect that the entity does not register is left out. */
  async forNew(targets: readonly Target[]): Promise<ReadonlyMap<Urn, readonly DefaultAspect[]>> {
    if (targets.length === 0) return new Map();
    const delimiters = await this.delimiters(targets);
    return new Map(targets.map((target) => [target.urn, this.of(target, delimiters)]));
  }

  private of(target: Target, delimiters: ReadonlyMap<string, string>): readonly DefaultAspect[] {
    const { entity } = target;
    const { defaults } = entity;
    const key = this.registry.keyOf(target);
    const platform = platformOf(defaults, key, this.platformType);
    const delimiter = delimiters.get(platform ?? '') ?? DEFAULT_DELIMITER;
    const made: DefaultAspect[] = [defaultOf(entity.keyAspect, key)];
    const add = (place: AspectMemberSpec | undefined, value: unknown): void => {
      if (place === undefined || value === undefined || !entity.aspectByName.has(place.aspect)) return;
      made.push(defaultOf(place.aspect, { [place.member]: value }));
    };
    add(this.places.browsePath, [browsePathOf(defaults, key, delimiter)]);
    add(this.places.browsePathV2, browsePathV2Of(defaults, key, delimiter));
    add(this.places.platform, platform);
    return made;
  }

  /** Name delimiters by platform URN, read in one call for all that are new. */
  private async delimiters(targets: readonly Target[]): Promise<ReadonlyMap<string, string>> {
    const place = this.places.delimiter;
    const platforms = new Set<Urn>();
    for (const target of targets) {
      const { defaults } = target.entity;
      if (!hasFolders(defaults)) continue;
      const platform = platformOf(defaults, this.registry.keyOf(target), this.platformType);
      if (platform !== undefined) platforms.add(platform);
    }
    if (place === undefined || platforms.size === 0) return new Map();
    const rows = await this.store.latest([...platforms], [place.aspect]);
    const found = new Map<string, string>();
    for (const [urn, [row]] of rows) {
      const info: unknown = JSON.parse(row?.json ?? 'null');
      const delimiter = isMembers(info) ? info[place.member] : undefined;
      if (typeof delimiter === 'string' && delimiter !== '') found.set(urn, delimiter);
    }
    return found;
  }
}

/** @param value holds nothing but texts, lists and objects: it is what its own JSON says */
function defaultOf(aspect: string, value: object): DefaultAspect {
  return { aspect, json: JSON.stringify(value), parsed: value };
}
