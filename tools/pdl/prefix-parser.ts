import { readDoc } from './doc-comment.js';
import type { Annotation, Doc, Name, Value } from './syntax.js';
import type { TokenStream } from './token-stream.js';
import { parseValue, startsValue } from './value-parser.js';

/** The prefix of a declaration, field, symbol or union member. */
export interface Prefix {
  readonly doc: Doc | undefined;
  readonly annotations: readonly Annotation[];
  /** Offset of the first token; that of the prefixed node when the prefix is empty. */
  readonly start: number;
}

const NO_ANNOTATIONS: readonly Annotation[] = [];

/** A doc comment, then annotations. A misplaced doc comment is reported; the last one is used. */
export function parsePrefix(stream: TokenStream): Prefix {
  const { start } = stream.current;
  let doc: Doc | undefined;
  if (!stream.at('doc') && !stream.at('@')) return { doc, annotations: NO_ANNOTATIONS, start };
  const annotations: Annotation[] = [];
  for (;;) {
    if (stream.at('doc')) {
      if (doc !== undefined) stream.diagnostics.report('misplaced-doc', doc.span);
      doc = parseDoc(stream);
      if (annotations.length > 0) stream.diagnostics.report('misplaced-doc', doc.span);
    } else if (stream.at('@')) {
      const annotation = parseAnnotation(stream);
      if (annotation !== undefined) annotations.push(annotation);
    } else {
      return { doc, annotations, start };
    }
  }
}

/** Report a prefix that is not followed by anything to attach it to. */
export function refusePrefix(stream: TokenStream, prefix: Prefix): void {
  if (prefix.doc !== undefined) stream.diagnostics.report('misplaced-doc', prefix.doc.span);
  refuseAnnotations(stream, prefix, 'misplaced-annotation');
}

/** Report the prefix of a union member without an alias. */
export function refuseMemberPrefix(stream: TokenStream, prefix: Prefix): void {
  if (prefix.doc !== undefined) stream.diagnostics.report('doc-on-unaliased-member', prefix.doc.span);
  refuseAnnotations(stream, prefix, 'annotation-on-unaliased-member');
}

function refuseAnnotations(
  stream: TokenStream,
  prefix: Prefix,
  code: 'misplaced-annotation' | 'annotation-on-unaliased-member',
): void {
  for (const annotation of prefix.annotations) {
    stream.diagnostics.report(code, annotation.span, { path: joinPath(annotation.path) });
  }
}

/** The key of an annotation as messages show it: `Searchable.boostScore`. */
function joinPath(path: readonly Name[]): string {
  return path.map((segment) => segment.text).join('.');
}

function parseDoc(stream: TokenStream): Doc {
  const token = stream.advance();
  return { text: readDoc(token.text), span: stream.spanOf(token) };
}

function parseAnnotation(stream: TokenStream): Annotation | undefined {
  const { start } = stream.current;
  const path: Name[] = [];
  do {
    const segment = stream.takeKeySegment();
    const span = stream.spanOf(segment);
    if (segment.text === '') stream.diagnostics.report('empty-annotation-key', span);
    path.push({ text: segment.text, span });
  } while (stream.at('.'));
  const pathSpan = stream.spanFrom(start);
  const value = parseAnnotationValue(stream, path, { kind: 'boolean', value: true, span: pathSpan });
  return value === undefined ? undefined : { kind: 'annotation', path, value, span: stream.spanFrom(start) };
}

function parseAnnotationValue(stream: TokenStream, path: readonly Name[], bare: Value): Value | undefined {
  if (stream.take('=') !== undefined) return parseValue(stream);
  if (!startsValue(stream.current.kind)) return bare;
  stream.diagnostics.report('missing-equals', bare.span, { path: joinPath(path) });
  return parseValue(stream);
}
