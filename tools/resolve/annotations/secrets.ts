/**
 * Finds the fields that `@secret` keeps to RPC, and whatever would show them elsewhere. Takes the record of an aspect,
 * gives the paths of its secrets; what leaves them out is each emitter's business.
 */
import type { Diagnostics } from '../../diagnostics/diagnostics.js';
import type { ModelPath, RelationshipSpec, TypeRef } from '../../model/catalog-model.js';
import type { Span } from '../../source/span.js';
import { followPath, isSingle, MAP_KEY, partsOf, type TypeGraph } from '../names/model-path.js';
import type { ResolvedRecord } from '../names/records.js';
import { type AnnotatedLeaf, findAnnotated, findOnSecrets } from './annotated-leaves.js';
import type { AnnotationReader } from './annotation-checker.js';
import type { AspectContext } from './aspect-context.js';
import type { PathAnnotation } from './placement.js';
import { secretEntry } from './secret-annotation.js';

/** Annotations that copy values out of an aspect. */
const EXPOSING: readonly PathAnnotation[] = [
  'Relationship',
  'SearchScore',
  'Searchable',
  'TimeseriesField',
  'TimeseriesFieldCollection',
];

/** Paths of the secret fields below a record, in order of fields. A record inside itself is entered once. */
function findSecrets(root: ResolvedRecord, graph: TypeGraph): readonly ModelPath[] {
  const found: ModelPath[] = [];
  const enterRecord = (record: ResolvedRecord, path: ModelPath, within: readonly string[]): void => {
    const { fqn } = record.declared;
    if (within.includes(fqn)) return;
    for (const { name, type, annotations } of record.fields) {
      const inside = [...path, name];
      if (secretEntry(annotations) === undefined) enterType(type, inside, [...within, fqn]);
      else found.push(inside);
    }
  };
  const enterType = (type: TypeRef | undefined, path: ModelPath, within: readonly string[]): void => {
    const structure = graph.table.dereference(type);
    if (structure === undefined || isSingle(structure, graph)) return;
    const record = structure.kind === 'named' ? graph.records.get(structure.fqn) : undefined;
    if (record !== undefined) return enterRecord(record, path, within);
    for (const part of partsOf(structure, graph) ?? []) {
      if (part.segment !== MAP_KEY) enterType(part.type, [...path, part.segment], within);
    }
  };
  enterRecord(root, [], []);
  return found;
}

/** The part of a path that leads to a secret field; `undefined` when it passes none. */
export function secretOn(root: ResolvedRecord, path: ModelPath, graph: TypeGraph): ModelPath | undefined {
  const type = { kind: 'named', fqn: root.declared.fqn } as const;
  const length = path.findIndex((segment, at) => {
    const end = followPath(type, path.slice(0, at), graph);
    const fqn = end.kind === 'found' && end.structure.kind === 'named' ? end.structure.fqn : '';
    const field = graph.records.get(fqn)?.fields.find(({ name }) => name === segment);
    return field !== undefined && secretEntry(field.annotations) !== undefined;
  });
  return length === -1 ? undefined : path.slice(0, length + 1);
}

/** Builds the secrets of aspects, and reports annotations that would show one. */
export class SecretsBuilder {
  private readonly graph: TypeGraph;
  private readonly reader: AnnotationReader;
  private readonly diagnostics: Diagnostics;
  /** A shared record is reached through many aspects. */
  private readonly reported = new Set<string>();

  constructor({ graph, reader, diagnostics }: AspectContext) {
    this.graph = graph;
    this.reader = reader;
    this.diagnostics = diagnostics;
  }

  /** @param edges of the aspect: they carry stamps and properties from elsewhere in it */
  build(aspect: string, record: ResolvedRecord, edges: readonly RelationshipSpec[]): readonly ModelPath[] {
    const secrets = findSecrets(record, this.graph);
    if (secrets.length === 0) return secrets;
    for (const name of EXPOSING) {
      for (const { path, value } of findOnSecrets(record, name, this.graph)) {
        this.report(value.span, { name, secret: path.join('/'), aspect });
      }
      for (const leaf of findAnnotated(record, name, this.graph)) {
        const paths = name === 'Relationship' ? edgePaths(leaf, edges) : [this.shownBy(name, leaf)];
        const [secret] = paths.flatMap((path) => {
          // A structure is shown with everything in it.
          const inside = secrets.find((one) => path.every((segment, at) => one[at] === segment));
          return [secretOn(record, path, this.graph) ?? inside].filter((one) => one !== undefined);
        });
        if (secret !== undefined) this.report(leaf.value.span, { name, secret: secret.join('/'), aspect });
      }
    }
    return secrets;
  }

  /** Of a collection only the key: its columns have annotations of their own. */
  private shownBy(name: PathAnnotation, { path, value }: AnnotatedLeaf): ModelPath {
    if (name !== 'TimeseriesFieldCollection') return path;
    return [...path, '*', this.reader.read(name, value)?.text('key') ?? ''];
  }

  private report(
    span: Span,
    params: { readonly name: string; readonly secret: string; readonly aspect: string },
  ): void {
    const place = `${span.file.place}:${String(span.start)}`;
    if (this.reported.has(place)) return;
    this.reported.add(place);
    this.diagnostics.report('secret-exposed', span, params);
  }
}

/** The URN of the other side, and what the edge says beside it. */
function edgePaths({ path }: AnnotatedLeaf, edges: readonly RelationshipSpec[]): readonly ModelPath[] {
  const own = edges.filter((edge) => edge.path.join('/') === path.join('/'));
  const beside = own.flatMap((edge) => [
    edge.createdOn,
    edge.createdActor,
    edge.updatedOn,
    edge.updatedActor,
    edge.properties,
  ]);
  return [path, ...beside.filter((one) => one !== undefined)];
}
