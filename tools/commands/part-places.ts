/**
 * Where the parts of a model are declared. Takes the files and their model, returns each part's place by name; the
 * names are those of the service's comparison of models.
 */
import { Diagnostics } from '../diagnostics/diagnostics.js';
import { excerptOf } from '../diagnostics/excerpt.js';
import { type BareType, ModelTypeIndex } from '../emit/type-index.js';
import { assertNever } from '../invariant.js';
import type { PartPlace } from '../runtime/registry/model-shape.js';
import type { AspectSpec, CatalogModel, ModelPath, RecordType, TypeRef } from '../model/catalog-model.js';
import { memberOf } from '../pdl/object-entries.js';
import type { Annotation, DeclarationNode, FieldNode, ObjectEntry, Value } from '../pdl/syntax.js';
import { ParseCache } from '../resolve/parse-cache.js';
import { isRegistry, TEXT_ANALYSIS_PATH } from '../resolve/catalog/model-files.js';
import { indexTypes } from '../resolve/names/type-index.js';
import type { SourceFile } from '../source/source-file.js';
import type { Span } from '../source/span.js';

/**
 * By the part's name. For a part declared in several trees, the effective one.
 * @param parseCache may be that of the model's compilation
 */
export function partPlaces(
  model: CatalogModel,
  sources: readonly SourceFile[],
  parseCache = new ParseCache(),
): Readonly<Record<string, PartPlace>> {
  const { places } = new PlaceFinder(model, sources, parseCache);
  return Object.fromEntries([...places].map(([part, span]) => [part, placeAt(span)]));
}

function placeAt(span: Span): PartPlace {
  const { line: text, indent, width } = excerptOf(span);
  return { file: span.file.place, ...span.file.positionAt(span.start), text, indent, width };
}

class PlaceFinder {
  readonly places = new Map<string, Span>();
  private readonly declarations = new Map<string, DeclarationNode>();
  private readonly types: ModelTypeIndex;

  constructor(model: CatalogModel, sources: readonly SourceFile[], parseCache: ParseCache) {
    this.types = new ModelTypeIndex(model);
    const silent = new Diagnostics();
    const documents = sources
      .filter(({ path }) => path.endsWith('.pdl'))
      .map((file) => parseCache.documentOf(file, silent));
    for (const { fqn, node } of indexTypes(documents, silent).byFqn.values()) this.addType(fqn, node);
    for (const aspect of model.aspects) this.addAspect(aspect);
    for (const file of sources.filter(({ path }) => path.endsWith('.yml') || path.endsWith('.yaml'))) {
      const value = parseCache.valueOf(file, silent);
      if (isRegistry(file)) this.addEntities(value);
      else {
        this.addMethods(value);
        this.addPatches(value);
        this.addWords(file, value);
      }
    }
  }

  private addType(fqn: string, node: DeclarationNode): void {
    this.declarations.set(fqn, node);
    this.places.set(`type ${fqn}`, node.name.span);
    const members = node.kind === 'record' ? node.fields : node.kind === 'enum' ? node.symbols : [];
    for (const { name } of members) this.places.set(`type ${fqn} ${name.text}`, name.span);
  }

  private addAspect(aspect: AspectSpec): void {
    const { name, record, searchable, relationships, timeseriesFields, timeseriesCollections } = aspect;
    const span = this.places.get(`type ${record}`);
    if (span !== undefined) this.places.set(`aspect ${name}`, span);
    for (const { path } of searchable) this.addLeaf(aspect, 'Searchable', path);
    for (const { path } of relationships) this.addLeaf(aspect, 'Relationship', path);
    for (const { path } of timeseriesFields) this.addLeaf(aspect, 'TimeseriesField', path);
    for (const collection of timeseriesCollections) {
      this.addLeaf(aspect, 'TimeseriesFieldCollection', collection.path);
      for (const { path } of collection.fields) this.addLeaf(aspect, 'TimeseriesField', [...collection.path, ...path]);
    }
  }

  private addLeaf({ name, record }: AspectSpec, annotation: string, path: ModelPath): void {
    const span = this.annotationSpan(record, annotation, path);
    if (span !== undefined) this.places.set(`aspect ${name} ${annotation} ${path.join('/')}`, span);
  }

  /** The outermost annotation on the path to the leaf, which takes precedence; otherwise the last field. */
  private annotationSpan(record: string, name: string, path: ModelPath): Span | undefined {
    let type = this.types.bare({ kind: 'named', fqn: record });
    let last: Span | undefined;
    for (const step of path) {
      if (type.kind === 'record') {
        const node = this.fieldNode(type, step);
        const annotated = spanOf(this.declarations.get(type.fqn)?.annotations, name) ?? spanOf(node?.annotations, name);
        if (annotated !== undefined) return annotated;
        last = node?.name.span ?? last;
      }
      const next = stepInto(type, step);
      if (next === undefined) return last;
      type = this.types.bare(next);
    }
    return last;
  }

  private fieldNode({ fields }: RecordType, name: string): FieldNode | undefined {
    const owner = this.declarations.get(fields.find((field) => field.name === name)?.declaredIn ?? '');
    return owner?.kind === 'record' ? owner.fields.find((field) => field.name.text === name) : undefined;
  }

  private addEntities(registry: Value | undefined): void {
    for (const entity of itemsOf(memberOf(registry, 'entities'))) {
      const name = memberOf(entity, 'name');
      if (name?.kind !== 'string') continue;
      this.places.set(`entity ${name.value}`, name.span);
      for (const aspect of [memberOf(entity, 'keyAspect'), ...itemsOf(memberOf(entity, 'aspects'))]) {
        if (aspect?.kind === 'string') this.places.set(`entity ${name.value} ${aspect.value}`, aspect.span);
      }
    }
  }

  private addPatches(file: Value | undefined): void {
    for (const aspect of entriesOf(memberOf(file, 'arrays'))) {
      for (const array of entriesOf(aspect.value)) {
        this.places.set(`patch ${aspect.key.text} ${array.key.text}`, array.key.span);
      }
    }
  }

  private addWords({ path }: SourceFile, file: Value | undefined): void {
    if (path !== TEXT_ANALYSIS_PATH) return;
    for (const { key } of entriesOf(file)) this.places.set(`words ${key.text}`, key.span);
  }

  private addMethods(file: Value | undefined): void {
    const resource = memberOf(file, 'resource');
    if (resource?.kind !== 'string') return;
    for (const method of itemsOf(memberOf(file, 'methods'))) {
      const name = memberOf(method, 'name') ?? memberOf(method, 'kind');
      if (name?.kind !== 'string') continue;
      const part = `method ${resource.value} ${name.value}`;
      this.places.set(part, name.span);
      for (const parameter of itemsOf(memberOf(method, 'parameters'))) {
        const own = memberOf(parameter, 'name');
        if (own?.kind === 'string') this.places.set(`${part} ${own.value}`, own.span);
      }
    }
  }
}

/** Type behind one step of a path; `undefined` where the path ends. */
function stepInto(type: BareType, step: string): TypeRef | undefined {
  switch (type.kind) {
    case 'record':
      return type.fields.find(({ name }) => name === step)?.type;
    case 'array':
      return type.items;
    case 'map':
      return type.values;
    case 'union':
      return type.members.find(({ key }) => key === step)?.type;
    case 'enum':
    case 'fixed':
    case 'primitive':
      return undefined;
    default:
      return assertNever(type, 'type');
  }
}

function spanOf(annotations: readonly Annotation[] | undefined, name: string): Span | undefined {
  return annotations?.find(({ path }) => path[0]?.text === name)?.span;
}

function entriesOf(value: Value | undefined): readonly ObjectEntry[] {
  return value?.kind === 'object' ? value.entries : [];
}

function itemsOf(value: Value | undefined): readonly Value[] {
  return value?.kind === 'array' ? value.items : [];
}
