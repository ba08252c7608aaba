import type { ModelPath, TypeRef } from '../../model/catalog-model.js';
import type { ObjectEntry, ObjectValue, Value } from '../../pdl/syntax.js';
import { isSingle, MAP_KEY, partsOf, type TypeGraph } from '../names/model-path.js';
import { secretEntry } from './secret-annotation.js';
import { overridesIn, placementOf, type PathAnnotation } from './placement.js';
import type { ResolvedField, ResolvedRecord } from '../names/records.js';

/** A value inside an aspect with its effective annotation. */
export interface AnnotatedLeaf {
  /** From the root that was asked about. */
  readonly path: ModelPath;
  /** Name of the innermost field on the path. */
  readonly fieldName: string;
  /** Type as declared, typerefs included. */
  readonly type: TypeRef;
  readonly value: ObjectValue;
}

/**
 * Every place below `root` that carries the annotation `name`, in order of fields. Of several annotations on one place,
 * the outermost path wins, then the field's own, then its typeref's. A record inside itself is entered once. What a
 * shared type says of its own parts does not count below a secret field, which is not entered.
 */
export function findAnnotated(root: ResolvedRecord, name: PathAnnotation, graph: TypeGraph): readonly AnnotatedLeaf[] {
  return search(root, name, graph).leaves;
}

/** Every annotation `name` that is meant for a secret field or for what is below it: on the field, or by a path. */
export function findOnSecrets(root: ResolvedRecord, name: PathAnnotation, graph: TypeGraph): readonly SecretUse[] {
  return search(root, name, graph).onSecrets;
}

/** `path`: of the secret field. */
export interface SecretUse {
  readonly path: ModelPath;
  readonly value: Value;
}

function search(root: ResolvedRecord, name: PathAnnotation, graph: TypeGraph): LeafFinder {
  const finder = new LeafFinder(name, graph);
  finder.enterRecord(root, { path: [], pending: [], within: [] });
  return finder;
}

/** A path that is being followed, with the segments still to come. */
interface Pending {
  readonly rest: ModelPath;
  readonly value: Value;
}

interface LeafPosition {
  readonly path: ModelPath;
  /** Outermost first. */
  readonly pending: readonly Pending[];
  /** Full names of the records around this place. */
  readonly within: readonly string[];
}

class LeafFinder {
  readonly leaves: AnnotatedLeaf[] = [];
  readonly onSecrets: SecretUse[] = [];
  private readonly name: PathAnnotation;
  private readonly graph: TypeGraph;

  constructor(name: PathAnnotation, graph: TypeGraph) {
    this.name = name;
    this.graph = graph;
  }

  enterRecord(record: ResolvedRecord, at: LeafPosition): void {
    const fqn = record.declared.fqn;
    if (at.within.includes(fqn)) return;
    const reaching = this.annotationIn(record.annotations);
    const pending = reaching?.kind === 'object' ? [...at.pending, ...pendingIn(reaching)] : at.pending;
    const inside = { path: at.path, pending, within: [...at.within, fqn] };
    for (const field of record.fields) this.enterField(field, step(inside, field.name));
  }

  private enterField(field: ResolvedField, at: LeafPosition): void {
    if (field.type === undefined) return;
    const annotation = this.annotationIn(field.annotations);
    if (secretEntry(field.annotations) !== undefined) {
      const values = [...at.pending.map(({ value }) => value), ...(annotation === undefined ? [] : [annotation])];
      this.onSecrets.push(...values.map((value) => ({ path: at.path, value })));
      return;
    }
    if (annotation === undefined) return this.enterType(field.type, at, { fieldName: field.name, own: undefined });
    const placement = placementOf(this.name, annotation, field.type, this.graph);
    if (placement.kind === 'own') {
      this.enterType(field.type, at, { fieldName: field.name, own: placement.value });
    } else {
      const pending = placement.overrides.map((override) => ({ rest: override.segments, value: override.value }));
      this.enterType(
        field.type,
        { ...at, pending: [...at.pending, ...pending] },
        { fieldName: field.name, own: undefined },
      );
    }
  }

  private enterType(
    type: TypeRef,
    at: LeafPosition,
    field: { readonly fieldName: string; readonly own: Value | undefined },
  ): void {
    const structure = this.graph.table.dereference(type);
    if (structure === undefined) return;
    const inherited = this.annotationOfTyperefs(type);
    const own = field.own ?? (inherited !== undefined && pendingIn(inherited).length === 0 ? inherited : undefined);
    const chosen = at.pending.find((pending) => pending.rest.length === 0)?.value ?? own;
    if (this.isLeaf(structure, chosen)) {
      if (chosen?.kind === 'object')
        this.leaves.push({ path: at.path, fieldName: field.fieldName, type, value: chosen });
      return;
    }
    const pending = inherited === undefined ? at.pending : [...at.pending, ...pendingIn(inherited)];
    this.enterParts(structure, { ...at, pending }, field.fieldName);
  }

  private enterParts(structure: TypeRef, at: LeafPosition, fieldName: string): void {
    const record = structure.kind === 'named' ? this.graph.records.get(structure.fqn) : undefined;
    if (record !== undefined) return this.enterRecord(record, at);
    for (const { segment, type } of partsOf(structure, this.graph) ?? []) {
      const inside = step(at, segment);
      // Keys have annotations by a path only, so they are not worth a visit without one.
      if (type === undefined || (segment === MAP_KEY && inside.pending.length === 0)) continue;
      this.enterType(type, inside, { fieldName, own: undefined });
    }
  }

  /** A map is indexed as a whole, so the search ends there; a time series field may be anything. */
  private isLeaf(structure: TypeRef, chosen: Value | undefined): boolean {
    if (isSingle(structure, this.graph)) return true;
    if (this.name === 'Searchable') return structure.kind === 'map';
    const takesStructures = this.name === 'TimeseriesField' || this.name === 'TimeseriesFieldCollection';
    return takesStructures && chosen !== undefined;
  }

  private annotationOfTyperefs(type: TypeRef): ObjectValue | undefined {
    for (const fqn of this.graph.table.typerefsOf(type)) {
      const value = this.annotationIn(this.graph.table.annotationsOf(fqn));
      if (value?.kind === 'object') return value;
    }
    return undefined;
  }

  private annotationIn(entries: readonly ObjectEntry[]): Value | undefined {
    return entries.find((entry) => entry.key.text === this.name)?.value;
  }
}

function pendingIn(value: ObjectValue): readonly Pending[] {
  return overridesIn(value).map((override) => ({ rest: override.segments, value: override.value }));
}

function step(at: LeafPosition, segment: string): LeafPosition {
  const pending = at.pending
    .filter(({ rest }) => rest[0] === segment)
    .map(({ rest, value }) => ({ rest: rest.slice(1), value }));
  return { path: [...at.path, segment], pending, within: at.within };
}
