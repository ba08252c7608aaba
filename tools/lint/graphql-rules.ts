import {
  type DefinitionNode,
  type DirectiveNode,
  type EnumValueDefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  type NameNode,
  type StringValueNode,
} from 'graphql';
import type { Diagnostics } from '../diagnostics/diagnostics.js';
import type { Name, ObjectEntry, Value } from '../pdl/syntax.js';
import type { WrittenGraphql } from '../resolve/compile.js';
import type { SourceFile } from '../source/source-file.js';
import type { Span } from '../source/span.js';
import type { LintSubject } from './lint-subject.js';
import { CAMEL_CASE, PASCAL_CASE, UPPER_SNAKE } from './name-rules.js';
import { saysMore } from './words.js';

/**
 * The rules of models, for what people write of the GraphQL schema: definitions have words that say more than their
 * names, names have the form of their kind, and what is deprecated says what to use. What is made from models needs
 * none: it has their words and names.
 */
export function checkGraphqlFiles({ graphql }: LintSubject, diagnostics: Diagnostics): void {
  for (const { file, document } of graphql.definitions) {
    const checker = new DefinitionLint(file, diagnostics);
    for (const node of document.definitions) checker.check(node);
  }
  checkOverrides(graphql, diagnostics);
}

/** A definition that can be described. */
interface Described {
  readonly name: NameNode;
  readonly description?: StringValueNode | undefined;
  readonly directives?: readonly DirectiveNode[] | undefined;
}

class DefinitionLint {
  constructor(
    private readonly file: SourceFile,
    private readonly diagnostics: Diagnostics,
  ) {}

  check(node: DefinitionNode): void {
    switch (node.kind) {
      case Kind.OBJECT_TYPE_EXTENSION:
        return this.fields(node.name.value, node.fields ?? []);
      case Kind.OBJECT_TYPE_DEFINITION:
      case Kind.INTERFACE_TYPE_DEFINITION:
      case Kind.INPUT_OBJECT_TYPE_DEFINITION:
        this.type(node);
        return this.fields(node.name.value, node.fields ?? []);
      case Kind.ENUM_TYPE_DEFINITION:
        this.type(node);
        for (const symbol of node.values ?? []) this.symbol(node.name.value, symbol);
        return;
      case Kind.SCALAR_TYPE_DEFINITION:
      case Kind.UNION_TYPE_DEFINITION:
        return this.type(node);
      default:
    }
  }

  private type(node: Described & { readonly kind: Kind }): void {
    const { value: name } = node.name;
    if (isBlank(node)) {
      const kind = KINDS[node.kind] ?? 'type';
      this.diagnostics.report('undocumented-type', this.spanOf(node.name), { kind, name });
    }
    if (!PASCAL_CASE.test(name)) this.diagnostics.report('type-name', this.spanOf(node.name), { name });
    this.words(node, []);
  }

  private fields(owner: string, fields: readonly (FieldDefinitionNode | InputValueDefinitionNode)[]): void {
    for (const field of fields) {
      this.member(owner, field);
      const args = field.kind === Kind.FIELD_DEFINITION ? (field.arguments ?? []) : [];
      for (const arg of args) this.member(`${owner}.${field.name.value}`, arg);
    }
  }

  private member(owner: string, node: Described): void {
    const { value: name } = node.name;
    if (isBlank(node)) this.diagnostics.report('undocumented-field', this.spanOf(node.name), { name, owner });
    if (!CAMEL_CASE.test(name)) this.diagnostics.report('field-name', this.spanOf(node.name), { name });
    this.words(node, [owner]);
  }

  private symbol(owner: string, node: EnumValueDefinitionNode): void {
    const { value: name } = node.name;
    if (isBlank(node)) this.diagnostics.report('undocumented-symbol', this.spanOf(node.name), { name, owner });
    if (!UPPER_SNAKE.test(name)) this.diagnostics.report('symbol-name', this.spanOf(node.name), { name });
    this.words(node, [owner]);
  }

  private words(node: Described, owners: readonly string[]): void {
    const { description, directives = [] } = node;
    const { value: name } = node.name;
    if (description !== undefined && !isBlank(node) && !saysMore(description.value, [name, ...owners])) {
      this.diagnostics.report('mechanical-doc', this.spanOf(node.name), { name });
    }
    const retired = directives.find((directive) => directive.name.value === 'deprecated');
    const reason = retired?.arguments?.[0]?.value;
    if (retired !== undefined && (reason?.kind !== Kind.STRING || reason.value.trim() === '')) {
      const form = '@deprecated(reason: "Use ….")';
      this.diagnostics.report('deprecated-without-advice', this.spanOf(retired), { name, form });
    }
  }

  private spanOf({ loc }: NameNode | DirectiveNode): Span {
    return { file: this.file, start: loc?.start ?? 0, end: loc?.end ?? 0 };
  }
}

const KINDS: Readonly<Record<string, string>> = {
  [Kind.ENUM_TYPE_DEFINITION]: 'enum',
  [Kind.INPUT_OBJECT_TYPE_DEFINITION]: 'input',
  [Kind.INTERFACE_TYPE_DEFINITION]: 'interface',
  [Kind.SCALAR_TYPE_DEFINITION]: 'scalar',
  [Kind.UNION_TYPE_DEFINITION]: 'union',
};

function isBlank({ description }: Described): boolean {
  return description === undefined || description.value.trim() === '';
}

/** Names and advice in `overrides.yml`, whose shape the compiler has checked. */
function checkOverrides({ overrides }: WrittenGraphql, diagnostics: Diagnostics): void {
  const checkName = (kind: keyof typeof FORMS, { text, span }: Name): void => {
    if (!FORMS[kind].test(text)) diagnostics.report(kind, span, { name: text });
  };
  const checkText = (kind: keyof typeof FORMS, value: Value | undefined): void => {
    if (value?.kind === 'string') checkName(kind, { text: value.value, span: value.span });
  };
  const checkField = ({ key, value }: ObjectEntry): void => {
    checkName('field-name', key);
    for (const name of ['type', 'entry']) checkText('type-name', memberOf(value, name));
    const [box, symbols] = [memberOf(value, 'box'), memberOf(value, 'symbols')];
    checkText('type-name', memberOf(box, 'type'));
    checkText('field-name', memberOf(box, 'field'));
    checkText('type-name', memberOf(symbols, 'enum'));
    for (const symbol of entriesIn(memberOf(symbols, 'of'))) checkText('symbol-name', symbol.value);
    const advice = memberOf(value, 'deprecated');
    if (advice?.kind === 'string' && advice.value.trim() === '') {
      diagnostics.report('deprecated-without-advice', advice.span, { name: key.text, form: 'deprecated: Use ….' });
    }
  };
  for (const section of ['entities', 'records']) {
    for (const { value } of entriesIn(memberOf(overrides, section))) {
      checkText('type-name', memberOf(value, 'type'));
      checkText('field-name', memberOf(value, 'read'));
      checkText('symbol-name', memberOf(value, 'symbol'));
      for (const field of entriesIn(memberOf(value, 'fields'))) checkField(field);
    }
  }
  for (const field of entriesIn(memberOf(memberOf(overrides, 'shared'), 'fields'))) checkField(field);
  for (const { key } of entriesIn(memberOf(overrides, 'interfaces'))) checkName('type-name', key);
}

const FORMS = { 'field-name': CAMEL_CASE, 'symbol-name': UPPER_SNAKE, 'type-name': PASCAL_CASE } as const;

function entriesIn(value: Value | undefined): readonly ObjectEntry[] {
  return value?.kind === 'object' ? value.entries : [];
}

function memberOf(value: Value | undefined, key: string): Value | undefined {
  return entriesIn(value).find((entry) => entry.key.text === key)?.value;
}
