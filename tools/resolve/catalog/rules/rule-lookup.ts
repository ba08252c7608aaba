/**
 * Finds what rules name: entities, aspects, members of aspects, key fields, search fields. Names that are not in the
 * models are collected and reported once for each section, since rules serve models of others, too; a name close to one
 * that exists is a slip.
 */
import type { Diagnostics } from '../../../diagnostics/diagnostics.js';
import { didYouMean, findSuggestion } from '../../../diagnostics/suggestion.js';
import type { AspectMemberSpec, EntitySpec, KeyFieldSpec, ModelPath, TypeRef } from '../../../model/catalog-model.js';
import type { Span } from '../../../source/span.js';
import { secretOn } from '../../annotations/secrets.js';
import { describeType, followPath, isSingle, type TypeGraph } from '../../names/model-path.js';
import type { NamedAspect } from '../aspects.js';

/** What rules may name. */
export interface RuleSubjects {
  readonly aspects: ReadonlyMap<string, NamedAspect>;
  readonly entities: readonly EntitySpec[];
  /** Names of search fields and their aliases. */
  readonly searchFields: ReadonlySet<string>;
  readonly graph: TypeGraph;
}

/** A text of the file. `section`: the part of the file in which it stands. */
export interface RuleName {
  readonly section: string;
  readonly text: string;
  readonly span: Span;
}

/** What a path must lead to. */
export interface PathTarget {
  readonly text: string;
  readonly fits: (structure: TypeRef, graph: TypeGraph) => boolean;
}

export const A_TEXT: PathTarget = { text: 'a string', fits: isText };
export const A_FLAG: PathTarget = {
  text: 'a boolean',
  fits: (type) => type.kind === 'primitive' && type.name === 'boolean',
};
export const A_LIST: PathTarget = { text: 'an array', fits: (type) => type.kind === 'array' };
export const A_SINGLE_VALUE: PathTarget = { text: 'a single value', fits: isSingle };
export const A_SYMBOL: PathTarget = { text: 'an enum', fits: (type, graph) => symbolsOf(type, graph).length > 0 };

interface LeftOut {
  readonly span: Span;
  readonly names: Set<string>;
}

export class RuleLookup {
  private readonly entities: ReadonlyMap<string, EntitySpec>;
  /** By kind and name, and for names of other kinds by what is known of them. */
  private readonly suggestions = new Map<string, string | undefined>();
  private readonly suggestedAmong = new WeakMap<ReadonlySet<string>, Map<string, string | undefined>>();
  private readonly leftOut = new Map<string, LeftOut>();

  constructor(
    private readonly subjects: RuleSubjects,
    readonly diagnostics: Diagnostics,
  ) {
    this.entities = new Map(subjects.entities.map((entity) => [entity.name, entity]));
  }

  entity(name: RuleName): EntitySpec | undefined {
    const entity = this.entities.get(name.text);
    if (entity === undefined)
      this.reportMissing(name, 'entity', this.suggestion(name.text, 'entity', this.entities.keys()));
    return entity;
  }

  aspect(name: RuleName): NamedAspect | undefined {
    const { aspects } = this.subjects;
    const aspect = aspects.get(name.text);
    if (aspect === undefined) this.reportMissing(name, 'aspect', this.suggestion(name.text, 'aspect', aspects.keys()));
    return aspect;
  }

  searchField(name: RuleName): string | undefined {
    const { searchFields } = this.subjects;
    if (searchFields.has(name.text)) return name.text;
    this.reportMissing(name, 'search field', this.suggestion(name.text, 'search field', searchFields));
    return undefined;
  }

  /** Whether a name of another kind is known; one that is not is left out like those of entities and aspects. */
  isKnown(name: RuleName, what: string, known: ReadonlySet<string>): boolean {
    if (known.has(name.text)) return true;
    const suggested = this.suggestedAmong.get(known) ?? new Map<string, string | undefined>();
    this.suggestedAmong.set(known, suggested);
    if (!suggested.has(name.text)) suggested.set(name.text, findSuggestion(name.text, known));
    this.reportMissing(name, what, suggested.get(name.text));
    return false;
  }

  keyField(name: RuleName, { keyFields }: EntitySpec): KeyFieldSpec | undefined {
    const field = keyFields.find((candidate) => candidate.name === name.text);
    if (field !== undefined) return field;
    const names = keyFields.map((candidate) => candidate.name);
    const hint = didYouMean(name.text, names, `The key has: ${names.join(', ')}.`);
    this.diagnostics.report('rule-path', name.span, { path: name.text, reason: 'the key has no such field', hint });
    return undefined;
  }

  /** Whether the path from the aspect's root leads to what is expected. */
  leadsTo(aspect: NamedAspect, path: ModelPath, { span, text }: RuleName, expected: PathTarget): boolean {
    const { graph } = this.subjects;
    const end = followPath({ kind: 'named', fqn: aspect.record.declared.fqn }, path, graph);
    switch (end.kind) {
      case 'unresolved':
        return false;
      case 'found': {
        if (secretOn(aspect.record, path, graph) !== undefined) {
          this.diagnostics.report('rule-path', span, {
            path: text,
            reason: 'it is secret',
            hint: 'Name another field.',
          });
          return false;
        }
        if (expected.fits(end.structure, graph)) return true;
        const reason = `it is ${describeType(end.structure, graph)} and not ${expected.text}`;
        this.diagnostics.report('rule-path', span, { path: text, reason, hint: `Name ${expected.text}.` });
        return false;
      }
      default: {
        const candidates = end.kind === 'no-match' ? end.candidates : [];
        const reason = `${describeType(end.type, graph)} has no "${end.segment}"`;
        const hint = didYouMean(end.segment, candidates, 'Write field names with slashes between them, "*" for items.');
        this.diagnostics.report('rule-path', span, { path: text, reason, hint });
        return false;
      }
    }
  }

  /** Symbols of the enum to which the path leads; none where it leads to something else. */
  symbols(aspect: NamedAspect, path: ModelPath): readonly string[] {
    const { graph } = this.subjects;
    const end = followPath({ kind: 'named', fqn: aspect.record.declared.fqn }, path, graph);
    return end.kind === 'found' ? symbolsOf(end.structure, graph) : [];
  }

  /** A text `aspect/member`. */
  member(name: RuleName, expected: PathTarget): AspectMemberSpec | undefined {
    const [first = '', ...path] = name.text.split('/');
    const [member] = path;
    if (member === undefined || path.length > 1) {
      const hint = 'Write the name of an aspect, a slash and the name of a field.';
      this.diagnostics.report('rule-path', name.span, { path: name.text, reason: 'it is not aspect/field', hint });
      return undefined;
    }
    const aspect = this.aspect({ ...name, text: first });
    if (aspect === undefined || !this.leadsTo(aspect, path, name, expected)) return undefined;
    return { aspect: aspect.name, member };
  }

  /** Report what was left out. */
  finish(): void {
    for (const [section, { span, names }] of this.leftOut) {
      this.diagnostics.report('rules-left-out', span, { section, names: [...names] });
    }
  }

  /** Of names that all sections look up among the same ones: tables of rules name the same again and again. */
  private suggestion(text: string, what: string, candidates: Iterable<string>): string | undefined {
    const key = `${what} ${text}`;
    if (!this.suggestions.has(key)) this.suggestions.set(key, findSuggestion(text, candidates));
    return this.suggestions.get(key);
  }

  private reportMissing({ section, text, span }: RuleName, what: string, meant: string | undefined): void {
    if (meant !== undefined) {
      this.diagnostics.report('rule-name', span, { what, name: text, meant });
      return;
    }
    const leftOut = this.leftOut.get(section);
    if (leftOut === undefined) this.leftOut.set(section, { span, names: new Set([text]) });
    else leftOut.names.add(text);
  }
}

function isText(structure: TypeRef): boolean {
  return structure.kind === 'primitive' && structure.name === 'string';
}

function symbolsOf(structure: TypeRef, { table }: TypeGraph): readonly string[] {
  const node = structure.kind === 'named' ? table.declared(structure.fqn)?.node : undefined;
  return node?.kind === 'enum' ? node.symbols.map((symbol) => symbol.name.text) : [];
}
