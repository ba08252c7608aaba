import type { ChangeEntry } from '../../change-log/change-log.port.js';
import { DEFAULT_RUN_ID } from '../../kernel/audit-stamp.js';
import type { Urn } from '../../kernel/urn.js';
import type { Registry } from '../../registry/registry.js';
import { RUN_FIELD } from '../../registry/search-fields.js';
import type { AspectFields, DocumentPatch } from '../../search/document-store.port.js';
import type { ChangesOf } from '../derived-projection.js';
import { entryValue } from '../entry-value.js';
import { compileFieldReader, type FieldReader } from './aspect-fields.js';
import type { Omission } from './search-limits.js';

interface PatchInProgress {
  readonly urn: Urn;
  readonly entityType: string;
  readonly set: Map<string, AspectFields>;
  readonly clear: Set<string>;
  dropsFirst: boolean;
}

/**
 * Search documents from the change log: one document for every entity that has a row, with the fields that the models'
 * annotations name and the runs that wrote it. Every value is in it up to SEARCH_LIMITS, beyond which there is none.
 * Of a time series the document has the fields of the newest point: it is a function of the rows and of the newest
 * points, so that a rebuild from these gives the same one.
 * @param report called with what is beyond the limits
 * @returns one patch for each URN of the entries, in the order in which the URNs first appear
 */
export function documentChanges(
  registry: Registry,
  report: (omission: Omission) => void = () => undefined,
): ChangesOf<DocumentPatch> {
  const folding = new EntryFolding(registry, report);
  return (entries) => {
    const patches = new Map<Urn, PatchInProgress>();
    for (const entry of entries) {
      // Entities of a type that the models no longer name stay in the primary store, to be found again when they do.
      if (registry.entity(entry.entityType) === undefined || !folding.concerns(entry)) continue;
      const patch = patches.get(entry.urn) ?? startPatch(entry);
      patches.set(entry.urn, patch);
      folding.fold(patch, entry);
    }
    return [...patches.values()].map((patch) => ({ ...patch, clear: [...patch.clear] }));
  };
}

/** Folds entries into the patch of their document; compiles the reader of each aspect once. */
class EntryFolding {
  private readonly readers = new Map<string, FieldReader>();

  constructor(
    private readonly registry: Registry,
    private readonly report: (omission: Omission) => void,
  ) {}

  /** Whether an entry changes the document: a point does when it has search fields and is the newest one. */
  concerns({ kind, aspect, change, newest }: ChangeEntry): boolean {
    if (kind === 'versioned') return true;
    if (change !== 'DELETE' && newest?.kind !== 'this') return false;
    return (this.registry.aspect(aspect)?.searchable.length ?? 0) > 0;
  }

  fold(patch: PatchInProgress, entry: ChangeEntry): void {
    const { aspect, newest } = entry;
    if (newest?.kind === 'another') {
      const { json, system } = newest;
      this.fold(patch, { ...entry, change: 'RESTATE', json, system, newest: { kind: 'this' } });
    } else if (entry.change !== 'DELETE') {
      patch.clear.delete(aspect);
      patch.set.set(aspect, this.fieldsOf(entry));
    } else if (this.registry.entity(entry.entityType)?.keyAspect === aspect) {
      patch.dropsFirst = true;
      patch.set.clear();
      patch.clear.clear();
    } else {
      patch.set.delete(aspect);
      patch.clear.add(aspect);
    }
  }

  private fieldsOf(entry: ChangeEntry): AspectFields {
    const { urn, aspect } = entry;
    const { fields, omitted } = this.reader(aspect)(entryValue(entry));
    if (omitted > 0) this.report({ urn, aspect, values: omitted });
    const { runId } = entry.system;
    if (runId !== DEFAULT_RUN_ID) fields.set(RUN_FIELD, [runId]);
    return fields;
  }

  private reader(aspect: string): FieldReader {
    const compiled = this.readers.get(aspect);
    if (compiled !== undefined) return compiled;
    const spec = this.registry.aspect(aspect);
    // Values of an aspect that the models no longer name are still stored; they have no fields.
    const reader = spec === undefined ? () => ({ fields: new Map(), omitted: 0 }) : compileFieldReader(spec);
    this.readers.set(aspect, reader);
    return reader;
  }
}

function startPatch(entry: ChangeEntry): PatchInProgress {
  return { urn: entry.urn, entityType: entry.entityType, set: new Map(), clear: new Set(), dropsFirst: false };
}
