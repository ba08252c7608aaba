import type { Diagnostics } from '../../diagnostics/diagnostics.js';
import { didYouMean } from '../../diagnostics/suggestion.js';
import type { TypeRef } from '../../model/catalog-model.js';
import { mergeAnnotations } from '../../pdl/annotations.js';
import type { Document, ObjectEntry, TypeNode } from '../../pdl/syntax.js';
import { walkTypes } from '../../pdl/walk.js';
import {
  type AnnotationReader,
  checkDeprecated,
  isNumeric,
  isPathAnnotation,
  isRecordAnnotation,
  MEANINGFUL,
  type RecordAnnotation,
} from './annotation-checker.js';
import type { AspectContext } from './aspect-context.js';
import { describeType, followPath, isSingle, MAP_KEY, partsOf, type TypeGraph } from '../names/model-path.js';
import {
  hasPaths,
  isRedundantPath,
  isPath,
  type Override,
  overridesIn,
  type PathAnnotation,
  placementOf,
} from './placement.js';
import type { Span } from '../../source/span.js';
import type { ResolvedField, ResolvedRecord } from '../names/records.js';
import { checkSecret, SECRET } from './secret-annotation.js';
import { UnknownAnnotations } from './unknown-annotations.js';

/**
 * Check every annotation where it is written: whether it may stand there, whether its paths lead to single values, and
 * whether its keys and values are allowed. Its meaning inside an aspect is checked by the stages that build aspects.
 */
export function checkAnnotations(documents: readonly Document[], context: AspectContext): void {
  const checker = new AnnotationChecker(context);
  for (const document of documents) walkTypes(document, (node) => checker.checkNode(node));
  for (const record of context.graph.records.values()) checker.checkRecord(record);
  checker.finish();
}

class AnnotationChecker {
  private readonly graph: TypeGraph;
  private readonly reader: AnnotationReader;
  private readonly diagnostics: Diagnostics;
  private readonly unknown: UnknownAnnotations;

  constructor({ graph, reader, diagnostics }: AspectContext) {
    this.graph = graph;
    this.reader = reader;
    this.diagnostics = diagnostics;
    this.unknown = new UnknownAnnotations(MEANINGFUL, diagnostics);
  }

  /** Report what is known only after all files. */
  finish(): void {
    this.unknown.finish();
  }

  /** Everything but records and their fields. */
  checkNode(node: TypeNode): void {
    switch (node.kind) {
      case 'array':
      case 'map':
      case 'fixed':
        return this.checkPlain(mergeAnnotations(node.annotations).entries, `a type of kind ${node.kind}`);
      case 'union':
        this.checkPlain(mergeAnnotations(node.annotations).entries, 'a union');
        return node.members.forEach((member) =>
          this.checkPlain(mergeAnnotations(member.annotations).entries, 'a union member'),
        );
      case 'enum':
        this.checkPlain(mergeAnnotations(node.annotations).entries, 'an enum');
        return node.symbols.forEach((symbol) =>
          this.checkPlain(mergeAnnotations(symbol.annotations).entries, 'an enum symbol'),
        );
      case 'typeref':
        return this.checkPaths(
          mergeAnnotations(node.annotations).entries,
          this.graph.table.typeOf(node.type),
          'a typeref',
        );
      case 'record':
      case 'primitive':
      case 'reference':
      case 'missing':
        return;
    }
  }

  checkRecord(record: ResolvedRecord): void {
    checkDeprecated(record.annotations, this.diagnostics);
    for (const entry of record.annotations) {
      const name = entry.key.text;
      if (isRecordAnnotation(name)) this.checkRecordAnnotation(name, entry, record);
      else if (isPathAnnotation(name)) this.checkIncludeOverrides(name, entry, record);
      else if (name === SECRET) this.misplaced(entry, 'a record');
      else this.unknown.meet(entry);
    }
    for (const field of record.fields) {
      if (field.declaredIn === record.declared.fqn) this.checkField(field);
    }
  }

  private checkRecordAnnotation(name: RecordAnnotation, entry: ObjectEntry, record: ResolvedRecord): void {
    const render = this.reader.read(name, entry.value)?.object('renderSpec');
    const key = render?.entries.find((inner) => inner.key.text === 'key')?.value;
    const fields = record.fields.map((field) => field.name);
    if (key?.kind !== 'string' || fields.includes(key.value)) return;
    this.diagnostics.report('render-key-unknown', key.span, {
      key: key.value,
      type: record.declared.fqn,
      hint: didYouMean(key.value, fields, `It has: ${fields.join(', ')}.`),
    });
  }

  private checkField(field: ResolvedField): void {
    this.checkPaths(field.annotations, field.type, 'a field');
    checkSecret(field.annotations, this.diagnostics);
  }

  private checkPlain(entries: readonly ObjectEntry[], place: string): void {
    checkDeprecated(entries, this.diagnostics);
    for (const entry of entries) {
      const name = entry.key.text;
      if (isRecordAnnotation(name) || isPathAnnotation(name) || name === SECRET) this.misplaced(entry, place);
      else this.unknown.meet(entry);
    }
  }

  private checkPaths(entries: readonly ObjectEntry[], type: TypeRef | undefined, place: 'a field' | 'a typeref'): void {
    checkDeprecated(entries, this.diagnostics);
    for (const entry of entries) {
      const name = entry.key.text;
      if (isPathAnnotation(name)) this.checkPlacement(name, entry, type);
      else if (isRecordAnnotation(name) || (name === SECRET && place !== 'a field')) this.misplaced(entry, place);
      else this.unknown.meet(entry);
    }
  }

  private misplaced(entry: ObjectEntry, place: string): void {
    const name = entry.key.text;
    const belongs = isRecordAnnotation(name) ? 'a record' : 'a field';
    this.diagnostics.report('annotation-misplaced', entry.span, { name, place, belongs });
  }

  private checkPlacement(name: PathAnnotation, entry: ObjectEntry, type: TypeRef | undefined): void {
    this.checkUse(name, entry);
    if (this.reportSlash(name, entry, type) || this.reportMixed(name, entry)) return;
    const placement = placementOf(name, entry.value, type, this.graph);
    if (placement.kind === 'paths') {
      for (const override of placement.overrides) this.checkOverride(name, override, type);
      return;
    }
    this.reader.read(name, placement.value);
    for (const override of entry.value.kind === 'object' ? overridesIn(entry.value) : []) {
      this.checkOwnPath(name, override, type);
    }
    const structure = this.graph.table.dereference(type);
    if (type !== undefined && structure !== undefined) this.checkPlace(name, entry, type);
  }

  /** A path that is read as the place itself: on a single value, and on a map, where a misspelt one is like any. */
  private checkOwnPath(name: PathAnnotation, override: Override, type: TypeRef | undefined): void {
    const { path, segments, entry } = override;
    if (isRedundantPath(path, type, this.graph)) {
      this.diagnostics.report('annotation-idle-path', entry.key.span, { path });
    } else if (followPath(type, segments, this.graph).kind === 'no-match') this.checkOverride(name, override, type);
  }

  /** An annotation that nothing reads is reported where its form is right, too. */
  private checkUse(name: PathAnnotation, entry: ObjectEntry): void {
    if (name === 'SearchScore') this.diagnostics.report('search-score-idle', entry.key.span);
  }

  /** An annotation without a path must be on a single value. */
  private checkPlace(name: PathAnnotation, entry: ObjectEntry, type: TypeRef): void {
    const structure = this.graph.table.dereference(type);
    if (structure === undefined) return;
    if (name === 'TimeseriesField') return;
    if (name === 'TimeseriesFieldCollection') {
      this.checkCollection(entry.span, type, structure);
    } else if (name === 'SearchScore') {
      if (isNumeric(structure)) return;
      this.diagnostics.report('search-score-type', entry.span, { type: describeType(type, this.graph) });
    } else if (!isSingle(structure, this.graph) && !(name === 'Searchable' && structure.kind === 'map')) {
      const example = this.examplePath(type);
      this.diagnostics.report('annotation-needs-path', entry.span, {
        name,
        type: describeType(type, this.graph),
        example,
      });
    }
  }

  private checkCollection(span: Span, type: TypeRef, structure: TypeRef): void {
    if (structure.kind === 'array') return;
    this.diagnostics.report('collection-not-array', span, { type: describeType(type, this.graph) });
  }

  private checkIncludeOverrides(name: PathAnnotation, entry: ObjectEntry, record: ResolvedRecord): void {
    const fqn = record.declared.fqn;
    if (record.includes.length === 0) {
      this.diagnostics.report('override-without-include', entry.span, { name, record: fqn });
      return;
    }
    this.checkUse(name, entry);
    if (this.reportSlash(name, entry, { kind: 'named', fqn }) || this.reportMixed(name, entry)) return;
    const overrides = entry.value.kind === 'object' ? overridesIn(entry.value) : [];
    if (overrides.length === 0) {
      this.misplaced(entry, 'a record');
      return;
    }
    for (const override of overrides) {
      const first = record.fields.find((field) => field.name === override.segments[0]);
      if (first?.declaredIn === fqn) {
        this.diagnostics.report('override-own-field', override.entry.key.span, { name, path: override.path });
      } else this.checkOverride(name, override, { kind: 'named', fqn });
    }
  }

  private reportMixed(name: PathAnnotation, entry: ObjectEntry): boolean {
    if (entry.value.kind !== 'object' || !hasPaths(entry.value)) return false;
    const plain = entry.value.entries.find((inner) => !isPath(inner.key.text));
    if (plain === undefined) return false;
    this.diagnostics.report('annotation-mixed-paths', plain.key.span, { name, key: plain.key.text });
    return true;
  }

  /** A key that can only be meant as a path, on a type that has parts. */
  private reportSlash(name: PathAnnotation, entry: ObjectEntry, type: TypeRef | undefined): boolean {
    const structure = this.graph.table.dereference(type);
    if (entry.value.kind !== 'object' || structure === undefined || isSingle(structure, this.graph)) return false;
    const meant = entry.value.entries.filter(({ key }) => !isPath(key.text) && /^\*|\//.test(key.text));
    for (const { key } of meant) this.diagnostics.report('annotation-path-slash', key.span, { name, path: key.text });
    return meant.length > 0;
  }

  private checkOverride(name: PathAnnotation, override: Override, type: TypeRef | undefined): void {
    this.reader.read(name, override.value);
    const end = followPath(type, override.segments, this.graph);
    const { path } = override;
    const { span } = override.entry.key;
    if (end.kind === 'too-long') {
      const found = describeType(end.type, this.graph);
      this.diagnostics.report('annotation-path-too-long', span, { path, segment: end.segment, type: found });
    } else if (end.kind === 'no-match') {
      const hint = didYouMean(end.segment, end.candidates, `It has: ${end.candidates.join(', ')}.`);
      const found = describeType(end.type, this.graph);
      this.diagnostics.report('annotation-path-no-match', span, { path, segment: end.segment, type: found, hint });
    } else if (end.kind === 'found') {
      this.checkPathEnd(name, override, end);
      if (name === 'Searchable') this.reportMapOnTheWay(override, type);
    }
  }

  private checkPathEnd(
    name: PathAnnotation,
    override: Override,
    end: { readonly type: TypeRef; readonly structure: TypeRef },
  ): void {
    if (name === 'TimeseriesFieldCollection') {
      this.checkCollection(override.entry.key.span, end.type, end.structure);
      return;
    }
    if (name === 'TimeseriesField' || isSingle(end.structure, this.graph)) return;
    if (name === 'Searchable' && end.structure.kind === 'map') return;
    const candidates = (partsOf(end.type, this.graph) ?? [])
      .map((part) => part.segment)
      .filter((segment) => segment !== MAP_KEY);
    const found = describeType(end.type, this.graph);
    this.diagnostics.report('annotation-path-too-short', override.entry.key.span, {
      path: override.path,
      type: found,
      candidates,
    });
  }

  private reportMapOnTheWay(override: Override, type: TypeRef | undefined): void {
    const isMap = override.segments.some((_, length) => {
      const end = followPath(type, override.segments.slice(0, length), this.graph);
      return end.kind === 'found' && end.structure.kind === 'map';
    });
    if (isMap) this.diagnostics.report('searchable-below-map', override.entry.key.span, { path: override.path });
  }

  /** The first path from `type` to a single value, a few steps deep. */
  private examplePath(type: TypeRef): string {
    let path = '';
    let current: TypeRef | undefined = type;
    for (let depth = 0; depth < 4 && current !== undefined; depth++) {
      const [first]: readonly { readonly segment: string; readonly type: TypeRef | undefined }[] =
        partsOf(current, this.graph) ?? [];
      if (first === undefined) break;
      path += `/${first.segment}`;
      current = first.type;
    }
    return path === '' ? '/*' : path;
  }
}
