import type { Diagnostics } from '../diagnostics/diagnostics.js';
import type { ResolvedField } from '../resolve/names/records.js';
import type { LintSubject } from './lint-subject.js';

/** Fields of key aspects that a key could lack: their values are the parts of URNs. */
export function checkKeys({ graph, model }: LintSubject, diagnostics: Diagnostics): void {
  const keys = new Set(model.entities.map(({ keyAspect }) => keyAspect));
  const reported = new Set<ResolvedField['node']>();
  for (const { name: aspect, record } of model.aspects.filter(({ name }) => keys.has(name))) {
    for (const { name: field, node } of graph.records.get(record)?.fields ?? []) {
      const what = optionality(node);
      if (what === undefined || reported.has(node)) continue;
      // Several keys may include one record.
      reported.add(node);
      diagnostics.report('key-field-optional', node.name.span, { field, aspect, what });
    }
  }
}

function optionality({ optional, default: fallback }: ResolvedField['node']): string | undefined {
  if (optional) return 'is optional';
  return fallback === undefined ? undefined : 'has a default';
}
