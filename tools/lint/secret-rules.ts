import type { Diagnostics } from '../diagnostics/diagnostics.js';
import { reachFrom } from '../emit/names-in-type.js';
import type { TypeRef } from '../model/catalog-model.js';
import type { TypeGraph } from '../resolve/names/model-path.js';
import type { ResolvedField } from '../resolve/names/records.js';
import { annotationValue } from './annotation-value.js';
import type { LintSubject } from './lint-subject.js';
import { wordsOfName } from './words.js';

/** Last words of the names of secrets; what only begins with them, such as `tokenCount`, says something about one. */
const SECRET_NAME = /^(passwords?|passwd|passphrase|secrets?|tokens?|salt|credentials?)$/;

/** Rule of fields that look like secrets and are not marked. Keys are part of URNs and cannot be. */
export function checkSecrets({ graph, model }: LintSubject, diagnostics: Diagnostics): void {
  const keyAspects = new Set(model.entities.map(({ keyAspect }) => keyAspect));
  const aspects = model.aspects.filter(({ name }) => !keyAspects.has(name));
  const reached = reachFrom(
    aspects.map(({ record }) => record),
    model,
  );
  for (const { declared, fields } of graph.records.values()) {
    if (!reached.has(declared.fqn)) continue;
    for (const field of fields.filter(({ declaredIn }) => declaredIn === declared.fqn)) {
      if (!isUnmarked(field, graph)) continue;
      diagnostics.report('secret-unmarked', field.node.name.span, { name: field.name });
    }
  }
}

function isUnmarked({ name, node, type }: ResolvedField, graph: TypeGraph): boolean {
  return (
    SECRET_NAME.test(wordsOfName(name).at(-1) ?? '') &&
    type !== undefined &&
    holdsText(type, graph) &&
    annotationValue(node.annotations, 'secret') === undefined
  );
}

/** Flags, numbers and symbols are no secrets, nor are URNs, which name what holds one. */
function holdsText(type: TypeRef, graph: TypeGraph): boolean {
  if (graph.table.typerefsOf(type).some((fqn) => fqn.endsWith('Urn'))) return false;
  const structure = graph.table.dereference(type);
  switch (structure?.kind) {
    case 'primitive':
      return structure.name === 'string' || structure.name === 'bytes';
    case 'array':
      return holdsText(structure.items, graph);
    case 'map':
      return holdsText(structure.values, graph);
    case 'union':
      return structure.members.some((member) => holdsText(member.type, graph));
    case 'named':
      return graph.table.declared(structure.fqn)?.node.kind === 'fixed';
    case undefined:
      return false;
  }
}
