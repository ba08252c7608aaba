import type { EnumSymbol, Field, NamedType } from '../../model/catalog-model.js';
import { mergeAnnotations } from '../../pdl/annotations.js';
import { assertNever } from '../../invariant.js';
import type { EnumSymbolNode as EnumSymbolNode } from '../../pdl/syntax.js';
import { deprecationOf } from '../annotations/annotation-checker.js';
import { secretEntry } from '../annotations/secret-annotation.js';
import type { TypeGraph } from '../names/model-path.js';
import { plainAnnotations, plainValue } from '../yaml/plain-value.js';
import type { ResolvedField } from '../names/records.js';
import type { Declared, DeclarationIndex } from '../names/type-index.js';

/** Every declared type in the form of the model, sorted by full name. Call only without errors. */
export function buildTypes(index: DeclarationIndex, graph: TypeGraph): readonly NamedType[] {
  const types = [...index.byFqn.values()].flatMap((declared) => typeOf(declared, graph));
  return types.sort((a, b) => (a.fqn < b.fqn ? -1 : a.fqn > b.fqn ? 1 : 0));
}

function typeOf(declared: Declared, graph: TypeGraph): readonly NamedType[] {
  const { fqn, node, document } = declared;
  const { entries } = mergeAnnotations(node.annotations);
  const shared = {
    fqn,
    doc: node.doc?.text ?? '',
    annotations: plainAnnotations(entries),
    deprecated: deprecationOf(entries),
    source: document.file.path,
  };
  switch (node.kind) {
    case 'record': {
      const record = graph.records.get(fqn);
      if (record === undefined) return [];
      return [{ kind: 'record', ...shared, includes: record.includes, fields: record.fields.flatMap(fieldOf) }];
    }
    case 'enum':
      return [{ kind: 'enum', ...shared, symbols: node.symbols.map(symbolOf) }];
    case 'fixed':
      return [{ kind: 'fixed', ...shared, size: node.size }];
    case 'typeref': {
      const ref = graph.table.typeOf(node.type);
      return ref === undefined ? [] : [{ kind: 'typeref', ...shared, ref }];
    }
    default:
      return assertNever(node, 'declaration');
  }
}

function fieldOf(field: ResolvedField): readonly Field[] {
  const { node } = field;
  if (field.type === undefined) return [];
  return [
    {
      name: field.name,
      doc: node.doc?.text ?? '',
      type: field.type,
      presence: node.optional ? 'optional' : 'required',
      default: node.default && plainValue(node.default),
      annotations: plainAnnotations(field.annotations),
      deprecated: deprecationOf(field.annotations),
      declaredIn: field.declaredIn,
      audience: secretEntry(field.annotations) === undefined ? 'everybody' : 'secret',
    },
  ];
}

function symbolOf(node: EnumSymbolNode): EnumSymbol {
  const { entries } = mergeAnnotations(node.annotations);
  return {
    name: node.name.text,
    doc: node.doc?.text ?? '',
    deprecated: deprecationOf(entries),
    annotations: plainAnnotations(entries),
  };
}
