import fc from 'fast-check';
import { SourceFile } from '../source/source-file.js';
import {
  PRIMITIVE_NAMES,
  type Annotation,
  type AnonymousTypeNode,
  type DeclarationNode,
  type Doc,
  type Document,
  type EnumSymbolNode,
  type FieldNode,
  type Includes,
  type Name,
  type RecordNode,
  type Scope,
  type TypeNode,
  type UnionMemberNode,
  type Value,
} from './syntax.js';
import { RESERVED_WORDS } from './token.js';

const file = new SourceFile('Generated.pdl', '');
const span = { file, start: 0, end: 0 };
const PRIMITIVES: ReadonlySet<string> = new Set(PRIMITIVE_NAMES);

const nameOf = (text: string): Name => ({ text, span });
const optional = <Part>(part: fc.Arbitrary<Part>): fc.Arbitrary<Part | undefined> =>
  fc.option(part, { nil: undefined });
const few = <Part>(part: fc.Arbitrary<Part>): fc.Arbitrary<Part[]> => fc.array(part, { maxLength: 3 });

const word = fc.oneof(
  { weight: 3, arbitrary: fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_]{0,6}$/) },
  { weight: 1, arbitrary: fc.constantFrom(...RESERVED_WORDS) },
);
const simpleName = word.map(nameOf);
const dottedName = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => nameOf(words.join('.')));
const importedName = fc.array(word, { minLength: 2, maxLength: 3 }).map((words) => nameOf(words.join('.')));

/** Whole characters with those over-represented which matter to comments, docs and strings. */
const text = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 4 }),
      fc.constantFrom('/*', '*/', '//', '/**', '*', '\n', ' ', '\t', '&', '&amp;', '&#47;', '"', '\\', '`', '\r', '@'),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

const doc: fc.Arbitrary<Doc> = text.map((content) => ({ text: content, span }));

const keySegment: fc.Arbitrary<Name> = fc
  .oneof(word, fc.constantFrom('2fa', 'two-words', '/*', 'com.x.Y', '//'), fc.stringMatching(/^[^`\r\n]{1,6}$/))
  .map(nameOf);

const value: fc.Arbitrary<Value> = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    text.map((value): Value => ({ kind: 'string', value, span })),
    fc.integer().map((value): Value => ({ kind: 'int', value, span })),
    fc.bigInt(2n ** 31n, 2n ** 63n - 1n).map((value): Value => ({ kind: 'long', value, span })),
    fc.bigInt(-(2n ** 63n), -(2n ** 31n) - 1n).map((value): Value => ({ kind: 'long', value, span })),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((value): Value => ({ kind: 'double', value, span })),
    fc.boolean().map((value): Value => ({ kind: 'boolean', value, span })),
    fc.constant<Value>({ kind: 'null', span }),
    few(tie('value')).map((items): Value => ({ kind: 'array', items, span })),
    fc
      .uniqueArray(fc.record({ key: text.map(nameOf), value: tie('value'), span: fc.constant(span) }), {
        maxLength: 3,
        selector: (entry) => entry.key.text,
      })
      .map((entries): Value => ({ kind: 'object', entries, span })),
  ),
})).value;

const annotation: fc.Arbitrary<Annotation> = fc.record({
  kind: fc.constant('annotation'),
  path: fc.array(keySegment, { minLength: 1, maxLength: 3 }),
  value,
  span: fc.constant(span),
});
/** Keys differ in their first segment, since doubled and crossing ones are errors. */
const annotations = fc.uniqueArray(annotation, { maxLength: 2, selector: (node) => node.path[0]?.text });

const primitive: fc.Arbitrary<TypeNode> = fc
  .constantFrom(...PRIMITIVE_NAMES)
  .map((name) => ({ kind: 'primitive', name, span }));
const reference: fc.Arbitrary<TypeNode> = dottedName
  .filter((name) => !PRIMITIVES.has(name.text))
  .map((name) => ({ kind: 'reference', name, span }));

const symbol: fc.Arbitrary<EnumSymbolNode> = fc.record({
  kind: fc.constant('symbol'),
  doc: optional(doc),
  annotations,
  name: simpleName,
  span: fc.constant(span),
});

const scope: fc.Arbitrary<Scope> = fc.record({
  namespace: optional(dottedName),
  package: optional(dottedName),
  span: fc.constant(span),
});

const base = { doc: optional(doc), annotations, name: simpleName, span: fc.constant(span) };

function unionMembers(type: fc.Arbitrary<TypeNode>): fc.Arbitrary<UnionMemberNode[]> {
  const bare: fc.Arbitrary<UnionMemberNode> = type.filter((node) => !endsInNames(node)).map(bareMember);
  const aliased: fc.Arbitrary<UnionMemberNode> = fc.record({
    kind: fc.constant('member'),
    doc: optional(doc),
    annotations,
    alias: simpleName.filter(({ text }) => text !== 'null'),
    type: type.filter((node) => node.kind !== 'primitive' || node.name !== 'null'),
    span: fc.constant(span),
  });
  const aliasedOnes = fc.uniqueArray(aliased, { maxLength: 3, selector: (member) => member.alias?.text });
  const nullMember = bareMember({ kind: 'primitive', name: 'null', span });
  return fc.oneof(
    few(bare),
    aliasedOnes,
    aliasedOnes.map((members) => [nullMember, ...members]),
  );
}

/** Whether a type ends with a list of names, to which the grammar would add a member that follows. */
function endsInNames(type: TypeNode): boolean {
  if (type.kind !== 'record' && type.kind !== 'typeref') return false;
  if (type.scope !== undefined) return false;
  return type.kind === 'record' ? type.includes?.position === 'after' : endsInNames(type.type);
}

function bareMember(type: TypeNode): UnionMemberNode {
  return { kind: 'member', doc: undefined, annotations: [], alias: undefined, type, span };
}

function fieldsOf(type: fc.Arbitrary<TypeNode>): fc.Arbitrary<FieldNode[]> {
  const field: fc.Arbitrary<FieldNode> = fc.record({
    kind: fc.constant('field'),
    doc: optional(doc),
    annotations,
    name: simpleName,
    optional: fc.boolean(),
    type,
    default: optional(value),
    span: fc.constant(span),
  });
  return fc.uniqueArray(field, { maxLength: 3, selector: (node) => node.name.text });
}

/**
 * An included inline record has no `includes` after its braces: there the grammar cannot tell
 * which of the two records the following names belong to. Its scope has a namespace: a brace
 * before anything else opens the fields of the including record.
 */
function includesOf(
  included: fc.Arbitrary<TypeNode>,
  position: fc.Arbitrary<Includes['position']>,
): fc.Arbitrary<Includes> {
  const types = fc.array(fc.oneof(reference, included), { minLength: 1, maxLength: 2 });
  return fc.record({ position, types, span: fc.constant(span) });
}

const shapes = fc.letrec<{
  type: TypeNode;
  anonymous: AnonymousTypeNode;
  declaration: DeclarationNode;
  includedRecord: RecordNode;
}>((tie) => ({
  type: fc.oneof({ maxDepth: 4, withCrossShrink: true }, primitive, reference, tie('anonymous'), tie('declaration')),
  anonymous: fc.oneof(
    { maxDepth: 4 },
    fc.record({ kind: fc.constant('array' as const), annotations, items: tie('type'), span: fc.constant(span) }),
    fc.record({ kind: fc.constant('map' as const), annotations, values: tie('type'), span: fc.constant(span) }),
    fc.record({
      kind: fc.constant('union' as const),
      annotations,
      members: unionMembers(tie('type')),
      span: fc.constant(span),
    }),
  ),
  declaration: fc.oneof(
    { maxDepth: 4 },
    fc.record({ ...base, kind: fc.constant('fixed' as const), scope: optional(scope), size: fc.nat() }),
    fc.record({ ...base, kind: fc.constant('enum' as const), scope: optional(scope), symbols: symbols() }),
    fc.record({ ...base, kind: fc.constant('typeref' as const), scope: optional(scope), type: tie('type') }),
    fc.record({
      ...base,
      kind: fc.constant('record' as const),
      scope: optional(scope),
      includes: optional(includesOf(tie('includedRecord'), fc.constantFrom('before', 'after'))),
      fields: fieldsOf(tie('type')),
    }),
  ),
  includedRecord: fc.record({
    ...base,
    kind: fc.constant('record' as const),
    scope: optional(scope.filter((node) => node.namespace !== undefined)),
    includes: optional(includesOf(tie('includedRecord'), fc.constant('before'))),
    fields: fieldsOf(tie('type')),
  }),
}));

function symbols(): fc.Arbitrary<EnumSymbolNode[]> {
  return fc.uniqueArray(symbol, { maxLength: 3, selector: (node) => node.name.text });
}

const named = shapes.declaration.map((node) => ({ ...node, scope: undefined }));

/** Declarations of one file; another one cannot follow where the grammar would take it for an included record. */
const declarations = fc
  .tuple(
    fc.oneof(shapes.anonymous, named),
    fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: few(named) }),
  )
  .filter(([first, further]) => [first, ...further].slice(0, -1).every((node) => !endsInNames(node)));

const anyClauses = fc.record({
  kind: fc.constant('document' as const),
  file: fc.constant(file),
  namespace: optional(dottedName),
  package: optional(dottedName),
  imports: few(importedName.map((name) => ({ kind: 'import' as const, name, span }))),
  comments: fc.constant([]),
  span: fc.constant(span),
});

/** Trees without faults that cover every construct of the language; all spans are empty. */
export const anyDocument: fc.Arbitrary<Document> = declarations.chain(([declaration, further]) =>
  anyClauses.map((clauses): Document => ({ ...clauses, declaration, further })),
);
