import type { Diagnostics } from '../diagnostics/diagnostics.js';
import type { LintCode } from '../diagnostics/lint-codes.js';
import type { AspectSpec, ModelPath, SearchableSpec } from '../model/catalog-model.js';
import { followPath } from '../resolve/names/model-path.js';
import type { ResolvedField } from '../resolve/names/records.js';
import { placeOf, type Span } from '../source/span.js';
import type { LintSubject } from './lint-subject.js';

const WORD_TYPES: ReadonlySet<string> = new Set(['TEXT', 'TEXT_PARTIAL', 'WORD_GRAM']);

/** A place below the record of an aspect. */
interface SearchFieldUse {
  readonly aspect: AspectSpec;
  readonly path: ModelPath;
}

/** Rules of search fields and relationships. */
export function checkSearch(subject: LintSubject, diagnostics: Diagnostics): void {
  const checker = new SearchChecker(subject, diagnostics);
  checker.checkPoints();
  for (const aspect of subject.model.aspects) {
    for (const field of aspect.searchable) checker.checkField(aspect, field);
    for (const { path, name, entityTypes } of aspect.relationships) {
      if (entityTypes.length === 0)
        checker.once('relationship-without-entity-types', { aspect, path }, (span) => {
          diagnostics.report('relationship-without-entity-types', span, { name });
        });
    }
  }
  checker.checkConflicts();
}

class SearchChecker {
  private readonly subject: LintSubject;
  private readonly diagnostics: Diagnostics;
  /** Reported rules and places: a shared record is reached through many aspects. */
  private readonly reported = new Set<string>();

  constructor(subject: LintSubject, diagnostics: Diagnostics) {
    this.subject = subject;
    this.diagnostics = diagnostics;
  }

  checkField(aspect: AspectSpec, { path, name, type, queryByDefault, autocomplete, facet }: SearchableSpec): void {
    if (WORD_TYPES.has(type) && !queryByDefault && !autocomplete && facet === undefined) {
      this.once('searchable-idle', { aspect, path }, (span) => {
        this.diagnostics.report('searchable-idle', span, { field: name, type });
      });
    }
    const shown = this.fieldsOn(aspect, path).find(hasShownDefault);
    if (shown !== undefined) {
      this.once('searchable-default', { aspect, path }, (span) => {
        this.diagnostics.report('searchable-default', span, { field: name, holder: shown.name });
      });
    }
    if (this.holdsBytes(aspect, path)) {
      this.once('searchable-bytes', { aspect, path }, (span) => {
        this.diagnostics.report('searchable-bytes', span, { field: name });
      });
    }
  }

  /** Relationships that only time series state. */
  checkPoints(): void {
    const placesIn = (kind: AspectSpec['kind']): readonly (SearchFieldUse & { readonly name: string })[] =>
      this.subject.model.aspects
        .filter((aspect) => aspect.kind === kind)
        .flatMap((aspect) => aspect.relationships.map(({ path, name }) => ({ aspect, path, name })));
    const idOf = ({ aspect, path }: SearchFieldUse): string => {
      const span = this.spanOf(aspect, path);
      return span === undefined ? '' : placeOf(span);
    };
    const stated = new Set(placesIn('versioned').map(idOf));
    for (const use of placesIn('timeseries').filter((one) => !stated.has(idOf(one)))) {
      this.once('relationship-without-edges', use, (span) => {
        const { name, aspect } = use;
        this.diagnostics.report('relationship-without-edges', span, { name, aspect: aspect.name });
      });
    }
  }

  /** Fields of one name in several aspects of an entity share a place in its index. */
  checkConflicts(): void {
    const aspects = new Map(this.subject.model.aspects.map((aspect) => [aspect.name, aspect]));
    for (const entity of this.subject.model.entities) {
      const seen = new Map<string, { readonly aspect: string; readonly type: string }>();
      for (const aspect of entity.aspects.flatMap((name) => aspects.get(name) ?? [])) {
        for (const { name, type, path } of aspect.searchable) {
          const first = seen.get(name);
          if (first === undefined) seen.set(name, { aspect: aspect.name, type });
          else if (first.type !== type) {
            const params = { field: name, entity: entity.name, type, aspect: first.aspect, other: first.type };
            this.once('search-field-conflict', { aspect, path }, (span) => {
              this.diagnostics.report('search-field-conflict', span, params);
            });
          }
        }
      }
    }
  }

  /** Report once, at the last field of a path. */
  once(code: LintCode, { aspect, path }: SearchFieldUse, report: (span: Span) => void): void {
    const span = this.spanOf(aspect, path);
    if (span === undefined) return;
    const id = `${code} ${span.file.place}:${String(span.start)}`;
    if (this.reported.has(id)) return;
    this.reported.add(id);
    report(span);
  }

  private holdsBytes({ record }: AspectSpec, path: ModelPath): boolean {
    const end = followPath({ kind: 'named', fqn: record }, path, this.subject.graph);
    if (end.kind !== 'found') return false;
    const { structure } = end;
    if (structure.kind === 'primitive') return structure.name === 'bytes';
    return structure.kind === 'named' && this.subject.index.byFqn.get(structure.fqn)?.node.kind === 'fixed';
  }

  private spanOf(aspect: AspectSpec, path: ModelPath): Span | undefined {
    return this.fieldsOn(aspect, path).at(-1)?.node.name.span;
  }

  /** The fields that a path passes. */
  private fieldsOn({ record }: AspectSpec, path: ModelPath): readonly ResolvedField[] {
    const { graph } = this.subject;
    return path.flatMap((segment, depth) => {
      const end = followPath({ kind: 'named', fqn: record }, path.slice(0, depth), graph);
      const fqn = end.kind === 'found' && end.structure.kind === 'named' ? end.structure.fqn : '';
      return graph.records.get(fqn)?.fields.find(({ name }) => name === segment) ?? [];
    });
  }
}

/** Whether reads show a value that nobody wrote. An empty list or object has nothing that a search could miss. */
function hasShownDefault({ node }: ResolvedField): boolean {
  if (node.default === undefined || node.optional) return false;
  if (node.default.kind === 'array') return node.default.items.length > 0;
  return node.default.kind !== 'null' && (node.default.kind !== 'object' || node.default.entries.length > 0);
}
