import type { ChangeEntry } from '../../change-log/change-log.port.js';
import { DEFAULT_RUN_ID } from '../../kernel/audit-stamp.js';
import type { Urn } from '../../kernel/urn.js';
import type { Registry } from '../../registry/registry.js';
import { RUN_FIELD } from '../../registry/search-fields.js';
import type { AspectFields, DocumentPatch, SearchIndex } from '../../search/search-index.port.js';
import { entryValue } from '../entry-value.js';
import type { Freshness, Position } from '../../change-log/position.js';
import type { Rebuild } from '../projection.port.js';
import { Projection } from '../projection.port.js';
import { compileFieldReader, type FieldReader } from './aspect-fields.js';

interface PatchInProgress {
  readonly urn: Urn;
  readonly entityType: string;
  readonly set: Map<string, AspectFields>;
  readonly clear: Set<string>;
  drop: 'no' | 'yes';
}

/**
 * Search documents from the change log: one document for every entity that has a row, with the fields that the models'
 * annotations name and the runs that wrote it. Nothing is cut off.
 * Time-series points are left to their own store: a document is a function of the versioned rows alone, so that a
 * rebuild from these gives the same one.
 */
export class DocumentProjection extends Projection {
  override readonly name = 'documents';
  private readonly readers = new Map<string, FieldReader>();

  constructor(
    private readonly registry: Registry,
    private readonly index: SearchIndex,
  ) {
    super();
  }

  override async position(): Promise<Position | undefined> {
    await this.index.recover();
    return this.index.position();
  }

  override freshness(): Promise<Freshness> {
    return this.index.freshness();
  }

  override apply(entries: readonly ChangeEntry[], position: Position): Promise<void> {
    return this.index.apply(this.patches(entries), position);
  }

  override settle(): Promise<void> {
    return this.index.settle();
  }

  override async rebuild(): Promise<Rebuild> {
    const generation = await this.index.newGeneration();
    return {
      add: (entries) => generation.add(this.patches(entries)),
      finish: (position) => generation.finish(position),
      abandon: () => generation.abandon(),
    };
  }

  /** One patch for each URN of the entries, in the order in which the URNs first appear. */
  private patches(entries: readonly ChangeEntry[]): readonly DocumentPatch[] {
    const patches = new Map<Urn, PatchInProgress>();
    for (const entry of entries) {
      // Entities of a type that the models no longer name stay in the truth, to be found again when they do.
      if (entry.kind === 'timeseries' || this.registry.entity(entry.entityType) === undefined) continue;
      const patch = patches.get(entry.urn) ?? startPatch(entry);
      patches.set(entry.urn, patch);
      this.fold(patch, entry);
    }
    return [...patches.values()].map((patch) => ({ ...patch, clear: [...patch.clear] }));
  }

  private fold(patch: PatchInProgress, entry: ChangeEntry): void {
    const { aspect } = entry;
    if (entry.change !== 'DELETE') {
      patch.clear.delete(aspect);
      patch.set.set(aspect, this.fieldsOf(entry));
    } else if (this.registry.entity(entry.entityType)?.keyAspect === aspect) {
      patch.drop = 'yes';
      patch.set.clear();
      patch.clear.clear();
    } else {
      patch.set.delete(aspect);
      patch.clear.add(aspect);
    }
  }

  private fieldsOf(entry: ChangeEntry): AspectFields {
    const fields = this.reader(entry.aspect)(entryValue(entry));
    const { runId } = entry.system;
    if (runId !== DEFAULT_RUN_ID) fields.set(RUN_FIELD, [runId]);
    return fields;
  }

  private reader(aspect: string): FieldReader {
    const held = this.readers.get(aspect);
    if (held !== undefined) return held;
    const spec = this.registry.aspect(aspect);
    // An aspect that the models no longer name still stands in the truth; it has no fields.
    const made = spec === undefined ? () => new Map() : compileFieldReader(spec);
    this.readers.set(aspect, made);
    return made;
  }
}

function startPatch(entry: ChangeEntry): PatchInProgress {
  return { urn: entry.urn, entityType: entry.entityType, set: new Map(), clear: new Set(), drop: 'no' };
}
