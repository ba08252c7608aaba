import type { Diagnostics } from '../../diagnostics/diagnostics.js';
import { didYouMean, editDistance } from '../../diagnostics/suggestion.js';
import type { ModelPath, RelationshipSpec, TypeRef } from '../../model/catalog-model.js';
import type { AnnotationReader } from './annotation-checker.js';
import type { AspectContext } from './aspect-context.js';
import { type AnnotatedLeaf, findAnnotated } from './annotated-leaves.js';
import type { NameUses } from './name-uses.js';
import { describeType, followPath, type PathEnd, type TypeGraph } from '../names/model-path.js';
import type { CheckedObject } from '../yaml/object-reader.js';
import type { ResolvedRecord } from '../names/records.js';

type PathKey = 'createdActor' | 'createdOn' | 'properties' | 'updatedActor' | 'updatedOn';

/** Most letters that differ between a misspelt entity type and the intended one. */
const MISSPELLING_LIMIT = 2;

/**
 * Builds the edges of aspects. A path from the aspect's root that is written in a shared record must hold in one of the
 * aspects that reach it; in the others the edge omits it. Entity types that are not modelled are kept: an edge may lead
 * to what is modelled elsewhere.
 */
export class RelationshipBuilder {
  private readonly graph: TypeGraph;
  private readonly reader: AnnotationReader;
  private readonly diagnostics: Diagnostics;
  private readonly entities: readonly string[];
  private readonly names: NameUses;
  private readonly checked = new Set<CheckedObject>();
  /** Values of path keys -> how to report them, until an aspect has the path. */
  private readonly unmatched = new Map<string, (() => void) | 'matched'>();

  /** `entities`: names of the registry. */
  constructor({ graph, reader, diagnostics }: AspectContext, entities: readonly string[], names: NameUses) {
    this.graph = graph;
    this.reader = reader;
    this.diagnostics = diagnostics;
    this.entities = entities;
    this.names = names;
  }

  build(record: ResolvedRecord): readonly RelationshipSpec[] {
    return findAnnotated(record, 'Relationship', this.graph).flatMap((leaf) => {
      const annotation = this.reader.read('Relationship', leaf.value);
      const name = annotation?.text('name');
      if (annotation === undefined || name === undefined) return [];
      this.checkOnce(leaf, annotation);
      const path = (key: PathKey): ModelPath | undefined => this.pathOf(annotation, key, record);
      const direction = (annotation.flag('isUpstream') ?? true) ? 'upstream' : 'downstream';
      const span = annotation.spanOf('name');
      if (annotation.flag('isLineage') === true) this.names.add(record, { kind: 'lineage', name, direction, span });
      return {
        path: leaf.path,
        name,
        entityTypes: annotation.texts('entityTypes'),
        lineage: annotation.flag('isLineage') ?? false,
        direction,
        createdOn: path('createdOn'),
        createdActor: path('createdActor'),
        updatedOn: path('updatedOn'),
        updatedActor: path('updatedActor'),
        properties: path('properties'),
      };
    });
  }

  /** Report the paths that exist in no aspect. */
  finish(): void {
    for (const report of this.unmatched.values()) if (report !== 'matched') report();
  }

  private checkOnce(leaf: AnnotatedLeaf, annotation: CheckedObject): void {
    if (this.checked.has(annotation)) return;
    this.checked.add(annotation);
    const structure = this.graph.table.dereference(leaf.type);
    if (structure !== undefined && !isString(structure)) {
      this.diagnostics.report('relationship-type', annotation.span, { type: describeType(leaf.type, this.graph) });
    }
    if (annotation.value('isUpstream') !== undefined && annotation.flag('isLineage') !== true) {
      this.diagnostics.report('relationship-direction-idle', annotation.spanOf('isUpstream'));
    }
    for (const { text, span } of annotation.textValues('entityTypes')) {
      if (this.entities.includes(text)) continue;
      const meant = this.entities.find((entity) => isMisspelling(text, entity));
      if (meant !== undefined) this.diagnostics.report('entity-type-misspelt', span, { name: text, meant });
    }
  }

  private pathOf(annotation: CheckedObject, key: PathKey, record: ResolvedRecord): ModelPath | undefined {
    const path = annotation.text(key);
    if (path === undefined) return undefined;
    const span = annotation.spanOf(key);
    const id = `${span.file.place}:${String(span.start)}`;
    if (path.startsWith('/')) {
      this.unmatched.set(id, () => this.diagnostics.report('aspect-path-slash', span, { key, path }));
      return undefined;
    }
    const segments = path.split('/');
    const end = followPath({ kind: 'named', fqn: record.declared.fqn }, segments, this.graph);
    const fault = this.faultOf(end, annotation, { key, path });
    if (fault === undefined) {
      this.unmatched.set(id, 'matched');
      return end.kind === 'found' ? segments : undefined;
    }
    if (this.unmatched.get(id) === undefined) this.unmatched.set(id, fault);
    return undefined;
  }

  /** How to report an invalid path; `undefined` when it is valid, or when its type has an error. */
  private faultOf(
    end: PathEnd,
    annotation: CheckedObject,
    at: { readonly key: PathKey; readonly path: string },
  ): (() => void) | undefined {
    const span = annotation.spanOf(at.key);
    switch (end.kind) {
      case 'unresolved':
        return undefined;
      case 'found': {
        const expected = expectationOf(at.key);
        if (expected.fits(end.structure)) return undefined;
        const found = describeType(end.type, this.graph);
        return () => this.diagnostics.report('aspect-path-type', span, { ...at, expected: expected.text, found });
      }
      case 'too-long':
      case 'no-match': {
        const candidates = end.kind === 'no-match' ? end.candidates : [];
        const fallback = candidates.length === 0 ? 'End the path before it.' : `It has: ${candidates.join(', ')}.`;
        const hint = didYouMean(end.segment, candidates, fallback);
        const type = describeType(end.type, this.graph);
        return () => this.diagnostics.report('aspect-path-no-match', span, { ...at, segment: end.segment, type, hint });
      }
    }
  }
}

function expectationOf(key: PathKey): { readonly text: string; readonly fits: (structure: TypeRef) => boolean } {
  switch (key) {
    case 'createdOn':
    case 'updatedOn':
      return { text: 'a time, which is a long', fits: (type) => type.kind === 'primitive' && type.name === 'long' };
    case 'createdActor':
    case 'updatedActor':
      return { text: 'a string that holds a URN', fits: isString };
    case 'properties':
      return { text: 'a map', fits: (type) => type.kind === 'map' };
  }
}

function isString(structure: TypeRef): boolean {
  return structure.kind === 'primitive' && structure.name === 'string';
}

function isMisspelling(text: string, entity: string): boolean {
  // Short names lie within two letters of each other by chance.
  const limit = Math.min(MISSPELLING_LIMIT, Math.floor(entity.length / 3));
  return text.toLowerCase() === entity.toLowerCase() || editDistance(text, entity, limit) <= limit;
}
