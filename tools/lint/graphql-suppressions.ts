import { type ASTNode, type DocumentNode, Kind, type Token, TokenKind, visit } from 'graphql';
import type { WrittenGraphql } from '../resolve/compile.js';
import type { SourceFile } from '../source/source-file.js';
import type { Suppression } from './suppressions.js';

const ALLOWED = /^\s*@lint\.allow\.(?<rule>[\w-]+)\s*=\s*"(?<reason>[^"]*)"\s*$/;

/** Before which a comment counts for all that is inside. */
const SCOPES: ReadonlySet<string> = new Set([
  Kind.ENUM_TYPE_DEFINITION,
  Kind.ENUM_VALUE_DEFINITION,
  Kind.FIELD_DEFINITION,
  Kind.INPUT_OBJECT_TYPE_DEFINITION,
  Kind.INPUT_VALUE_DEFINITION,
  Kind.INTERFACE_TYPE_DEFINITION,
  Kind.OBJECT_TYPE_DEFINITION,
  Kind.SCALAR_TYPE_DEFINITION,
  Kind.UNION_TYPE_DEFINITION,
]);

/** Comments `# @lint.allow.<rule> = "reason"` before what people wrote in GraphQL: definitions, and parts of them. */
export function graphqlSuppressions({ definitions }: Pick<WrittenGraphql, 'definitions'>): readonly Suppression[] {
  return definitions.flatMap(({ file, document }) => suppressionsIn(file, document));
}

function suppressionsIn(file: SourceFile, document: DocumentNode): readonly Suppression[] {
  const found: Suppression[] = [];
  visit(document, {
    enter(node: ASTNode) {
      if (!SCOPES.has(node.kind) || node.loc === undefined) return;
      const scope = { file, start: node.loc.start, end: node.loc.end };
      for (const { value, start, end } of commentsBefore(node.loc.startToken)) {
        const { rule, reason = '' } = ALLOWED.exec(value)?.groups ?? {};
        if (rule !== undefined) found.push({ rule, span: { file, start, end }, scope, reason });
      }
    },
  });
  return found;
}

function commentsBefore(token: Token): readonly Token[] {
  const comments: Token[] = [];
  for (let at = token.prev; at?.kind === TokenKind.COMMENT; at = at.prev) comments.push(at);
  return comments;
}
