import type { Annotation, Document, Name, ReferenceNode, Value } from '../pdl/syntax.js';
import { walkTypes } from '../pdl/walk.js';
import { isDeclaration } from '../resolve/names/type-index.js';
import type { SourceFile } from '../source/source-file.js';
import type { Span } from '../source/span.js';
import { annotationsOf } from './document-nodes.js';
import type { ReadableFiles } from './readable-files.js';

/** A place that names a type. `text`: by its full name, in a string of an annotation or of a YAML file. */
export interface TypeMention {
  readonly fqn: string;
  readonly kind: 'declaration' | 'import' | 'reference' | 'text';
  /** The name as it is written, with its namespace when it has one there. */
  readonly span: Span;
}

const DOTTED = /[A-Za-z_]\w*(?:\.\w+)+/g;
/** Annotations whose strings are names of classes of other programs, not of types. */
const OF_OTHERS: ReadonlySet<string> = new Set(['java', 'validate']);

/** Where the types of a snapshot are declared and named. */
export class TypeMentions {
  private readonly readable: ReadableFiles;
  private readonly byFile = new Map<SourceFile, readonly TypeMention[]>();
  private byFqn: ReadonlyMap<string, readonly TypeMention[]> | undefined;

  constructor(readable: ReadableFiles) {
    this.readable = readable;
  }

  /** In written order of their kinds: imports, references, declarations, texts. */
  in(file: SourceFile): readonly TypeMention[] {
    const known = this.byFile.get(file);
    if (known !== undefined) return known;
    const places = file.path.endsWith('.pdl') ? this.inPdl(this.readable.documentOf(file)) : this.inYaml(file);
    this.byFile.set(file, places);
    return places;
  }

  /** The place at an offset; at the end of a name, too. */
  at(file: SourceFile, offset: number): TypeMention | undefined {
    return this.in(file).find(({ span }) => span.start <= offset && offset <= span.end);
  }

  /** All places of a type, by file and kind. */
  of(fqn: string): readonly TypeMention[] {
    this.byFqn ??= Map.groupBy(
      this.readable.files.flatMap((file) => this.in(file)),
      (place) => place.fqn,
    );
    return this.byFqn.get(fqn) ?? [];
  }

  private inPdl(document: Document): readonly TypeMention[] {
    const { index, references } = this.readable;
    const imports = document.imports
      .filter(({ name }) => index.byFqn.has(name.text))
      .map(({ name }): TypeMention => ({ fqn: name.text, kind: 'import', span: name.span }));
    const used: TypeMention[] = [];
    const declared: TypeMention[] = [];
    const texts: TypeMention[] = [];
    walkTypes(document, (node) => {
      if (node.kind === 'reference') used.push(...this.reference(node, references.get(node)));
      const fqn = isDeclaration(node) ? index.byNode.get(node)?.fqn : undefined;
      if (fqn !== undefined && 'name' in node) declared.push(...declarationOf(fqn, node.name));
      for (const annotation of annotationsOf(node)) texts.push(...this.inAnnotation(annotation));
    });
    return [...imports, ...used, ...declared, ...texts];
  }

  private reference({ name }: ReferenceNode, fqn: string | undefined): readonly TypeMention[] {
    return fqn === undefined ? [] : [{ fqn, kind: 'reference', span: name.span }];
  }

  private inAnnotation({ path, value }: Annotation): readonly TypeMention[] {
    return OF_OTHERS.has(path[0]?.text ?? '') ? [] : this.inValue(value);
  }

  private inYaml(file: SourceFile): readonly TypeMention[] {
    const value = /\.ya?ml$/.test(file.path) ? this.readable.valueOf(file) : undefined;
    return value === undefined ? [] : this.inValue(value);
  }

  private inValue(value: Value): readonly TypeMention[] {
    if (value.kind === 'string') return this.inText(value.span);
    if (value.kind === 'array') return value.items.flatMap((item) => this.inValue(item));
    if (value.kind !== 'object') return [];
    return value.entries.flatMap(({ key, value: inner }) => [...this.inText(key.span), ...this.inValue(inner)]);
  }

  /** Full names in the text as it is written, whatever quotes and brackets are around them. */
  private inText({ file, start, end }: Span): readonly TypeMention[] {
    const found = [...file.text.slice(start, end).matchAll(DOTTED)];
    return found.flatMap(({ 0: fqn, index }): readonly TypeMention[] => {
      if (!this.readable.index.byFqn.has(fqn)) return [];
      const from = start + index;
      return [{ fqn, kind: 'text', span: { file, start: from, end: from + fqn.length } }];
    });
  }
}

function declarationOf(fqn: string, name: Name | string): readonly TypeMention[] {
  return typeof name === 'string' ? [] : [{ fqn, kind: 'declaration', span: name.span }];
}
