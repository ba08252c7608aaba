import { Injectable } from '@nestjs/common';
import type { ModelPath } from '../../../generated/service/registry/model.js';
import { type AspectPatch, AspectStore, type AspectWrite } from '../../aspects/index.js';
import { readExactJson, writeExactJson } from '../../kernel/exact-json.js';
import { isMembers, memberAt } from '../../kernel/members.js';
import type { Urn } from '../../kernel/urn.js';
import { type Entity, Registry } from '../../registry/registry.js';

interface HidingFlag {
  readonly aspect: string;
  readonly path: ModelPath;
}

/** The flag that hides an entity, where the models have it. */
@Injectable()
export class SoftDeletion {
  private readonly place: HidingFlag | undefined;

  constructor(
    registry: Registry,
    private readonly store: AspectStore,
  ) {
    const { softDelete } = registry.rules();
    const [place] = registry
      .aspects()
      .flatMap(({ name: aspect, searchable }) =>
        searchable.filter(({ name }) => name === softDelete).map(({ path }) => ({ aspect, path })),
      );
    this.place = place;
  }

  /** The aspect with the flag; `undefined` when there is none. */
  get aspect(): string | undefined {
    return this.place?.aspect;
  }

  /** Those among the URNs that are hidden. */
  async hidden(urns: readonly Urn[]): Promise<ReadonlySet<Urn>> {
    const { place } = this;
    if (place === undefined || urns.length === 0) return new Set();
    const found = await this.store.latest([...new Set(urns)], [place.aspect]);
    return new Set(
      [...found].filter(([, [row]]) => row !== undefined && isSet(row.json, place.path)).map(([urn]) => urn),
    );
  }

  /** The write that hides an entity; none for one that cannot be hidden. */
  hiding({ aspectByName }: Entity): readonly AspectWrite[] {
    if (this.place === undefined || !aspectByName.has(this.place.aspect)) return [];
    const { aspect, path } = this.place;
    const patch: AspectPatch = (stored) => {
      const value = withFlag(readExactJson(stored ?? '{}'), path);
      return { kind: 'value', json: writeExactJson(value) };
    };
    return [{ aspect, change: 'PATCH', patch }];
  }
}

function isSet(json: string, path: ModelPath): boolean {
  const value: unknown = JSON.parse(json);
  return memberAt(value, path) === true;
}

function withFlag(value: unknown, [step, ...further]: ModelPath): unknown {
  if (step === undefined) return true;
  const members = isMembers(value) ? value : {};
  return { ...members, [step]: withFlag(members[step], further) };
}
