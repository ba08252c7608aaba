import type { Diagnostics } from '../diagnostics/diagnostics.js';
import type { Annotation, Doc, FieldNode, Name } from '../pdl/syntax.js';
import type { Declared } from '../resolve/names/type-index.js';
import type { LintSubject } from './lint-subject.js';
import { unitWanted } from './units.js';
import { saysMore } from './words.js';

/** Rules of documentation: present, more than the names, with units, and with replacements of deprecated parts. */
export function checkDocs({ index, graph }: LintSubject, diagnostics: Diagnostics): void {
  const checker = new DocChecker(diagnostics);
  for (const declared of index.byFqn.values()) checker.checkType(declared);
  for (const { declared, fields } of graph.records.values()) {
    for (const { node, type, declaredIn } of fields) {
      if (declaredIn !== declared.fqn) continue;
      checker.checkField(node, declared);
      if (type?.kind === 'primitive') checker.checkUnit(node, type.name);
    }
  }
}

class DocChecker {
  private readonly diagnostics: Diagnostics;

  constructor(diagnostics: Diagnostics) {
    this.diagnostics = diagnostics;
  }

  checkType({ fqn, node }: Declared): void {
    const owner = node.name.text;
    if (isEmpty(node.doc)) {
      this.diagnostics.report('undocumented-type', node.name.span, { kind: node.kind, name: fqn });
    } else this.checkWords(node.doc, node.name, []);
    this.checkDeprecation(node.annotations, fqn);
    if (node.kind !== 'enum') return;
    for (const { doc, name, annotations } of node.symbols) {
      if (isEmpty(doc)) this.diagnostics.report('undocumented-symbol', name.span, { name: name.text, owner: fqn });
      else this.checkWords(doc, name, [owner]);
      this.checkDeprecation(annotations, name.text);
    }
  }

  checkField({ doc, name, annotations }: FieldNode, owner: Declared): void {
    if (isEmpty(doc)) {
      this.diagnostics.report('undocumented-field', name.span, { name: name.text, owner: owner.fqn });
    } else this.checkWords(doc, name, [owner.node.name.text]);
    this.checkDeprecation(annotations, name.text);
  }

  checkUnit({ doc, name }: FieldNode, type: string): void {
    const wanted = unitWanted(name.text, type, doc?.text ?? '');
    if (wanted !== undefined) this.diagnostics.report('unit-missing', name.span, { name: name.text, wanted });
  }

  private checkWords(doc: Doc, name: Name, owners: readonly string[]): void {
    if (saysMore(doc.text, [name.text, ...owners])) return;
    this.diagnostics.report('mechanical-doc', doc.span, { name: name.text });
  }

  private checkDeprecation(annotations: readonly Annotation[], name: string): void {
    const bare = annotations.find(
      ({ path, value }) => path.length === 1 && path[0]?.text === 'deprecated' && value.kind === 'boolean',
    );
    const form = '@deprecated = "Use … instead."';
    if (bare !== undefined) this.diagnostics.report('deprecated-without-advice', bare.span, { name, form });
  }
}

function isEmpty(doc: Doc | undefined): doc is undefined {
  return doc === undefined || doc.text.trim() === '';
}
