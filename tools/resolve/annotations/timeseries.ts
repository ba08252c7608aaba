import type { Diagnostics } from '../../diagnostics/diagnostics.js';
import { didYouMean } from '../../diagnostics/suggestion.js';
import type { ModelPath, TimeseriesCollectionSpec, TimeseriesFieldSpec, TypeRef } from '../../model/catalog-model.js';
import type { AnnotationReader } from './annotation-checker.js';
import type { AspectContext } from './aspect-context.js';
import { type AnnotatedLeaf, findAnnotated } from './annotated-leaves.js';
import type { TypeGraph } from '../names/model-path.js';
import type { ResolvedRecord } from '../names/records.js';

const TIMESTAMP = 'timestampMillis';

export interface TimeseriesFields {
  readonly fields: readonly TimeseriesFieldSpec[];
  readonly collections: readonly TimeseriesCollectionSpec[];
}

/** Builds the statistics of time series aspects: single fields, and collections with a key for each item. */
export class TimeseriesBuilder {
  private readonly graph: TypeGraph;
  private readonly reader: AnnotationReader;
  private readonly diagnostics: Diagnostics;

  constructor({ graph, reader, diagnostics }: AspectContext) {
    this.graph = graph;
    this.reader = reader;
    this.diagnostics = diagnostics;
  }

  build(aspect: string, record: ResolvedRecord): TimeseriesFields {
    this.checkTimestamp(aspect, record);
    const collections = findAnnotated(record, 'TimeseriesFieldCollection', this.graph).flatMap((leaf) =>
      this.collectionOf(aspect, leaf),
    );
    const roots = collections.map((collection) => [...collection.path, '*']);
    const leaves = findAnnotated(record, 'TimeseriesField', this.graph).filter(
      (leaf) => !roots.some((root) => root.every((segment, at) => leaf.path[at] === segment)),
    );
    for (const leaf of leaves) {
      if (leaf.path.includes('*')) {
        this.diagnostics.report('timeseries-in-array', leaf.value.span, { field: leaf.path.join('/') });
      }
    }
    return { fields: this.fieldsOf(aspect, leaves), collections };
  }

  private checkTimestamp(aspect: string, record: ResolvedRecord): void {
    const field = record.fields.find((candidate) => candidate.name === TIMESTAMP);
    const type = this.graph.table.dereference(field?.type);
    if (field !== undefined && type === undefined) return;
    if (type?.kind === 'primitive' && type.name === 'long' && field?.node.optional === false) return;
    this.diagnostics.report('timestamp-missing', (field?.node ?? record.declared.node).name.span, { aspect });
  }

  private collectionOf(aspect: string, leaf: AnnotatedLeaf): readonly TimeseriesCollectionSpec[] {
    const annotation = this.reader.read('TimeseriesFieldCollection', leaf.value);
    const key = annotation?.text('key');
    const array = this.graph.table.dereference(leaf.type);
    if (annotation === undefined || key === undefined || array?.kind !== 'array') return [];
    const item = this.itemRecord(array.items);
    if (item !== undefined && item.fields.every((field) => field.name !== key)) {
      const names = item.fields.map((field) => field.name);
      const hint = didYouMean(key, names, `It has: ${names.join(', ')}.`);
      this.diagnostics.report('collection-key-unknown', annotation.spanOf('key'), {
        key,
        type: item.declared.fqn,
        hint,
      });
    }
    const leaves = item === undefined ? [] : findAnnotated(item, 'TimeseriesField', this.graph);
    const name = annotation.text('name') ?? leaf.fieldName;
    return [{ path: leaf.path, name, key, fields: this.fieldsOf(aspect, leaves) }];
  }

  private itemRecord(items: TypeRef): ResolvedRecord | undefined {
    const structure = this.graph.table.dereference(items);
    return structure?.kind === 'named' ? this.graph.records.get(structure.fqn) : undefined;
  }

  private fieldsOf(aspect: string, leaves: readonly AnnotatedLeaf[]): readonly TimeseriesFieldSpec[] {
    const byName = new Map<string, ModelPath>();
    return leaves.flatMap((leaf): readonly TimeseriesFieldSpec[] => {
      const annotation = this.reader.read('TimeseriesField', leaf.value);
      if (annotation === undefined) return [];
      const name = annotation.text('name') ?? leaf.fieldName;
      const taken = byName.get(name);
      if (taken !== undefined) {
        this.diagnostics.report('timeseries-name-clash', annotation.span, { name, aspect, path: taken.join('/') });
        return [];
      }
      byName.set(name, leaf.path);
      return [{ path: leaf.path, name, value: this.valueOf(leaf.type) }];
    });
  }

  private valueOf(type: TypeRef): TimeseriesFieldSpec['value'] {
    const structure = this.graph.table.dereference(type);
    if (structure?.kind !== 'primitive') return 'keyword';
    switch (structure.name) {
      case 'int':
      case 'long':
        return structure.name;
      case 'float':
      case 'double':
        return 'double';
      default:
        return 'keyword';
    }
  }
}
