import type { SourceFile } from '../source/source-file.js';
import type { Span } from '../source/span.js';

/**
 * Syntax tree of one PDL file: the source with places, and nothing that depends on another file. Names are unescaped
 * but unresolved. Absent parts are `undefined`, never omitted.
 */
export interface Document {
  readonly kind: 'document';
  readonly file: SourceFile;
  readonly namespace: Name | undefined;
  readonly package: Name | undefined;
  readonly imports: readonly Import[];
  /** `undefined` when the file declares nothing readable, which has been reported. */
  readonly declaration: DeclarationNode | AnonymousTypeNode | undefined;
  /** Declarations after the first one. Other PDL tools ignore them, so each gets a warning. */
  readonly further: readonly (DeclarationNode | AnonymousTypeNode)[];
  /** Comments other than doc comments, in file order; nothing in the tree refers to them. */
  readonly comments: readonly Comment[];
  readonly span: Span;
}

/** Simple or dotted, back-ticks removed: the text `` a.`record`.B `` has the name `a.record.B`. */
export interface Name {
  readonly text: string;
  readonly span: Span;
}

/** `import a.b.C`; `name` is the full name. */
export interface Import {
  readonly kind: 'import';
  readonly name: Name;
  readonly span: Span;
}

/** `text` is the comment as written, markers included, without the line break. */
export interface Comment {
  readonly kind: 'line' | 'block';
  readonly text: string;
  readonly span: Span;
}

/** Doc comment without markers and margin, entities decoded, lines joined by LF. */
export interface Doc {
  readonly text: string;
  readonly span: Span;
}

// Types -----------------------------------------------------------------------------------------

export const PRIMITIVE_NAMES = ['int', 'long', 'float', 'double', 'boolean', 'string', 'bytes', 'null'] as const;

export type PrimitiveKeyword = (typeof PRIMITIVE_NAMES)[number];

/** Everything allowed where a type is expected. */
export type TypeNode = PrimitiveNode | ReferenceNode | AnonymousTypeNode | DeclarationNode | MissingTypeNode;

export type AnonymousTypeNode = ArrayNode | MapNode | UnionNode;

export type DeclarationNode = RecordNode | EnumNode | TyperefNode | FixedNode;

export interface PrimitiveNode {
  readonly kind: 'primitive';
  readonly name: PrimitiveKeyword;
  readonly span: Span;
}

/** Use of a named type; the name is simple or fully qualified. */
export interface ReferenceNode {
  readonly kind: 'reference';
  readonly name: Name;
  readonly span: Span;
}

/** A type that could not be read. It has been reported; later stages ignore it. */
export interface MissingTypeNode {
  readonly kind: 'missing';
  readonly span: Span;
}

export interface ArrayNode {
  readonly kind: 'array';
  readonly annotations: readonly Annotation[];
  readonly items: TypeNode;
  readonly span: Span;
}

/** Keys are always strings, so only the values have a type. */
export interface MapNode {
  readonly kind: 'map';
  readonly annotations: readonly Annotation[];
  readonly values: TypeNode;
  readonly span: Span;
}

export interface UnionNode {
  readonly kind: 'union';
  readonly annotations: readonly Annotation[];
  readonly members: readonly UnionMemberNode[];
  readonly span: Span;
}

export interface UnionMemberNode {
  readonly kind: 'member';
  readonly doc: Doc | undefined;
  readonly annotations: readonly Annotation[];
  readonly alias: Name | undefined;
  readonly type: TypeNode;
  readonly span: Span;
}

// Declarations ----------------------------------------------------------------------------------

/** What all named declarations share. `span` runs from the doc or first annotation to the end. */
interface DeclarationBase {
  readonly doc: Doc | undefined;
  readonly annotations: readonly Annotation[];
  /** A simple name. */
  readonly name: Name;
  /** Set for `{ namespace x package y record … }` only. */
  readonly scope: Scope | undefined;
  readonly span: Span;
}

/** The clauses of a scoped inline declaration; each may be absent. */
export interface Scope {
  readonly namespace: Name | undefined;
  readonly package: Name | undefined;
  readonly span: Span;
}

export interface RecordNode extends DeclarationBase {
  readonly kind: 'record';
  readonly includes: Includes | undefined;
  readonly fields: readonly FieldNode[];
}

/** `position`: whether the included fields come before or after the record's own. */
export interface Includes {
  readonly position: 'before' | 'after';
  readonly types: readonly TypeNode[];
  readonly span: Span;
}

export interface FieldNode {
  readonly kind: 'field';
  readonly doc: Doc | undefined;
  readonly annotations: readonly Annotation[];
  readonly name: Name;
  readonly optional: boolean;
  readonly type: TypeNode;
  readonly default: Value | undefined;
  readonly span: Span;
}

export interface EnumNode extends DeclarationBase {
  readonly kind: 'enum';
  readonly symbols: readonly EnumSymbolNode[];
}

export interface EnumSymbolNode {
  readonly kind: 'symbol';
  readonly doc: Doc | undefined;
  readonly annotations: readonly Annotation[];
  readonly name: Name;
  readonly span: Span;
}

export interface TyperefNode extends DeclarationBase {
  readonly kind: 'typeref';
  readonly type: TypeNode;
}

export interface FixedNode extends DeclarationBase {
  readonly kind: 'fixed';
  /** Bytes, 0 or more. */
  readonly size: number;
}

// Annotations and values ------------------------------------------------------------------------

/** `@a.b = value` as written; the bare form `@a.b` has the value `true` with the span of the path. */
export interface Annotation {
  readonly kind: 'annotation';
  /** At least one segment; a back-ticked segment may hold any character but a back-tick. */
  readonly path: readonly Name[];
  readonly value: Value;
  readonly span: Span;
}

export type Value =
  StringValue | IntValue | LongValue | DoubleValue | BooleanValue | NullValue | ArrayValue | ObjectValue;

export interface StringValue {
  readonly kind: 'string';
  readonly value: string;
  readonly span: Span;
}

/** A number without fraction and exponent that fits 32 bits. */
export interface IntValue {
  readonly kind: 'int';
  readonly value: number;
  readonly span: Span;
}

/** A number without fraction and exponent that needs more than 32 bits and fits 64. */
export interface LongValue {
  readonly kind: 'long';
  readonly value: bigint;
  readonly span: Span;
}

/** A number with a fraction or an exponent; always finite. */
export interface DoubleValue {
  readonly kind: 'double';
  readonly value: number;
  readonly span: Span;
}

export interface BooleanValue {
  readonly kind: 'boolean';
  readonly value: boolean;
  readonly span: Span;
}

export interface NullValue {
  readonly kind: 'null';
  readonly span: Span;
}

export interface ArrayValue {
  readonly kind: 'array';
  readonly items: readonly Value[];
  readonly span: Span;
}

/** Entries in written order. A duplicate key is reported and only its last entry is kept. */
export interface ObjectValue {
  readonly kind: 'object';
  readonly entries: readonly ObjectEntry[];
  readonly span: Span;
}

export interface ObjectEntry {
  readonly key: Name;
  readonly value: Value;
  readonly span: Span;
}
