import type { Diagnostics } from '../diagnostics/diagnostics.js';
import { namesInMethod, reachFrom } from '../emit/names-in-type.js';
import type { CatalogModel } from '../model/catalog-model.js';
import type { Annotation, FieldNode } from '../pdl/syntax.js';
import { walkTypes } from '../pdl/walk.js';
import { annotationValue } from './annotation-value.js';
import type { LintSubject } from './lint-subject.js';
import { allowsRule } from './suppressions.js';

/** Rules of unused types, aspects and annotations, and of types without values. */
export function checkUse(subject: LintSubject, diagnostics: Diagnostics): void {
  const { index, model, documents } = subject;
  const kept = [...index.byFqn.values()].filter(({ node }) => allowsRule(node.annotations, 'unused-type'));
  const used = reachFrom(rootsOf(subject), model);
  const keptAlive = reachFrom(
    kept.map(({ fqn }) => fqn),
    model,
  );
  for (const declared of index.byFqn.values()) {
    const { fqn, node } = declared;
    // The types inside a suppressed type are suppressed, too.
    const isUsed = used.has(fqn) || (keptAlive.has(fqn) && !kept.includes(declared));
    if (!isUsed) diagnostics.report('unused-type', node.name.span, { name: fqn });
    if (node.kind === 'enum' && node.symbols.length === 0) {
      diagnostics.report('empty-enum', node.name.span, { name: fqn });
    }
  }
  for (const document of documents) {
    walkTypes(document, (node) => {
      if (node.kind === 'union' && node.members.length === 0) diagnostics.report('empty-union', node.span);
    });
  }
  checkAspects(subject, diagnostics);
  checkAnnotations(subject, diagnostics);
}

/** Aspects, snapshots, events, and the parameters and results of resources. */
function rootsOf({ index, model }: LintSubject): readonly string[] {
  const named = [...index.byFqn.values()].filter(
    ({ node: { annotations } }) =>
      annotationValue(annotations, 'Entity') !== undefined || annotationValue(annotations, 'Event') !== undefined,
  );
  return [...named.map(({ fqn }) => fqn), ...model.aspects.map(({ record }) => record), ...namesInResources(model)];
}

function namesInResources({ resources }: CatalogModel): readonly string[] {
  return resources.flatMap(({ methods }) => methods.flatMap(namesInMethod));
}

function checkAspects({ index, model }: LintSubject, diagnostics: Diagnostics): void {
  const registered = new Set(model.entities.flatMap(({ aspects }) => aspects));
  for (const { name, record } of model.aspects) {
    const node = index.byFqn.get(record)?.node;
    const value = node && annotationValue(node.annotations, 'Aspect', 'name');
    if (value !== undefined && !registered.has(name)) {
      diagnostics.report('unregistered-aspect', value.span, { name });
    }
  }
}

/** Annotations of fields that have a meaning only in aspects. */
const IN_ASPECTS = [
  { name: 'Searchable', kinds: ['timeseries', 'versioned'], what: 'aspect' },
  { name: 'Relationship', kinds: ['timeseries', 'versioned'], what: 'aspect' },
  { name: 'secret', kinds: ['timeseries', 'versioned'], what: 'aspect' },
  { name: 'TimeseriesField', kinds: ['timeseries'], what: 'time-series aspect' },
  { name: 'TimeseriesFieldCollection', kinds: ['timeseries'], what: 'time-series aspect' },
] as const;

function checkAnnotations({ graph, model }: LintSubject, diagnostics: Diagnostics): void {
  for (const { name, kinds, what } of IN_ASPECTS) {
    const aspects = model.aspects.filter(({ kind }) => kinds.some((one) => one === kind));
    const reached = reachFrom(
      aspects.map(({ record }) => record),
      model,
    );
    for (const { declared, fields } of graph.records.values()) {
      if (reached.has(declared.fqn)) continue;
      const own = fields.filter((field) => field.declaredIn === declared.fqn);
      for (const annotation of own.flatMap(({ node }) => annotated(node, name))) {
        diagnostics.report('annotation-unreached', annotation.span, { name, owner: declared.fqn, what });
      }
    }
  }
}

function annotated({ annotations }: FieldNode, name: string): readonly Annotation[] {
  return annotations.filter(({ path }) => path[0]?.text === name).slice(0, 1);
}
