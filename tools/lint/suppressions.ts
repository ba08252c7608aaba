import type { LintCode } from '../diagnostics/lint-codes.js';
import { LINT_CODES } from '../diagnostics/lint-codes.js';
import type { Diagnostic, Diagnostics } from '../diagnostics/diagnostics.js';
import { didYouMean } from '../diagnostics/suggestion.js';
import type { Annotation, Document, ObjectEntry, TypeNode } from '../pdl/syntax.js';
import { walkTypes } from '../pdl/walk.js';
import type { Span } from '../source/span.js';
import { annotationValue } from './annotation-value.js';

/** `@lint.allow.<rule> = "reason"`: the rule is off for the annotated node and everything inside it. */
export interface Suppression {
  readonly rule: string;
  /** Position of the annotation. */
  readonly span: Span;
  /** The annotated node. */
  readonly scope: Span;
  readonly reason: string;
}

/** Whether a rule is suppressed at a place. */
export function allowsRule(annotations: readonly Annotation[], rule: LintCode): boolean {
  return annotationValue(annotations, 'lint', 'allow', rule) !== undefined;
}

/** The findings that are not suppressed. Reports suppressions without a known rule, a reason, or an effect. */
export function withoutSuppressed(
  found: readonly Diagnostic[],
  suppressions: readonly Suppression[],
  diagnostics: Diagnostics,
): readonly Diagnostic[] {
  const unused = new Set(suppressions);
  const left = found.filter(({ code, span }) => {
    const matching = suppressions.filter(({ rule, scope }) => rule === code && holds(scope, span));
    for (const suppression of matching) unused.delete(suppression);
    return matching.length === 0;
  });
  for (const { rule, span, reason } of suppressions) {
    if (!isRule(rule)) {
      diagnostics.report('lint-unknown-rule', span, {
        rule,
        hint: didYouMean(rule, RULES, 'The rules are listed in README.md.'),
      });
    } else if (reason.trim() === '') diagnostics.report('lint-without-reason', span, { rule });
  }
  for (const { rule, span } of unused) {
    if (isRule(rule)) diagnostics.report('lint-idle', span, { rule });
  }
  return left;
}

/** Rules that can be suppressed. */
const RULES: readonly string[] = Object.keys(LINT_CODES).filter((code) => !code.startsWith('lint-'));

function isRule(name: string): boolean {
  return RULES.includes(name);
}

function holds(outer: Span, inner: Span): boolean {
  return outer.file === inner.file && outer.start <= inner.start && inner.start < outer.end;
}

interface Annotated {
  readonly annotations: readonly Annotation[];
  readonly span: Span;
}

/** Those that stand as annotations in a model file. */
export function suppressionsIn(document: Document): readonly Suppression[] {
  const found: Suppression[] = [];
  walkTypes(document, (node) => {
    for (const { annotations, span } of annotatedIn(node)) {
      const allowed = annotationValue(annotations, 'lint', 'allow');
      const entries = allowed?.kind === 'object' ? allowed.entries : [];
      found.push(...entries.map((entry) => suppressionOf(entry, span)));
    }
  });
  return found;
}

/** The node and those of its members that can have annotations. */
function annotatedIn(node: TypeNode): readonly Annotated[] {
  const own = 'annotations' in node ? [node] : [];
  switch (node.kind) {
    case 'record':
      return [...own, ...node.fields];
    case 'enum':
      return [...own, ...node.symbols];
    case 'union':
      return [...own, ...node.members];
    default:
      return own;
  }
}

function suppressionOf({ key, value, span }: ObjectEntry, scope: Span): Suppression {
  return { rule: key.text, span, scope, reason: value.kind === 'string' ? value.value : '' };
}
