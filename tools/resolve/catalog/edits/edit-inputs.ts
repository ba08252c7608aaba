import type { Advice } from '../../../diagnostics/correction.js';
/**
 * Reads what callers send with the mutations of `edits.yml`: arguments and members of input objects, with their types
 * and their words. Finds where a member stands in the arguments, and which members name entities that must exist.
 */
import { type DefinitionNode, GraphQLError, Kind, parseType, print, type TypeNode } from 'graphql';
import type { Diagnostics } from '../../../diagnostics/diagnostics.js';
import { didYouMean } from '../../../diagnostics/suggestion.js';
import type { EditInput, EditMember, EditReference, EditRelation } from '../../../model/edit-rules.js';
import type { ModelPath } from '../../../model/catalog-model.js';
import type { Name, ObjectEntry, ObjectValue, Value } from '../../../pdl/syntax.js';
import { type KeyRule, type KeyRules, objectIn, readObject, TEXT_OR_TEXTS } from '../../yaml/object-reader.js';
import type { RuleLookup } from '../rules/rule-lookup.js';
import { textsUnder } from '../rules/rule-texts.js';

/** Stands for entities of any type. */
const ANY = 'any';
const SCALARS = ['Boolean', 'Float', 'Int', 'Long', 'String'];
/** The argument that has an input object. */
const INPUT = 'input';
const SECTION = 'inputs';

const RELATIONS = ['other', 'parent'] as const;

const MEMBER_KEYS: KeyRules = {
  type: { kind: 'text', presence: 'required', doc: 'Its type, as GraphQL writes it.' },
  doc: { kind: 'text', doc: 'What it means; unless "words" say it.' },
  names: { ...TEXT_OR_TEXTS, doc: 'The entity types that its URN may name, or "any": the entity must exist.' },
  relation: {
    kind: 'text',
    choices: RELATIONS,
    doc: 'other: it is never what is edited. parent: it becomes its parent, and is none of its descendants either.',
  },
  filled: { kind: 'flag', doc: 'Whether a text of blanks alone is refused.' },
};

/** What members of a name have in common. */
const WORD_KEYS: KeyRules = {
  doc: { kind: 'text', presence: 'required', doc: 'What they mean.' },
  filled: { kind: 'flag', doc: 'Whether a text of blanks alone is refused.' },
};

export const WORDS_RULE: KeyRule = {
  kind: 'object',
  values: { kind: 'any', forms: [{ kind: 'text' }, { kind: 'object', keys: WORD_KEYS }] },
};

/** Members by name. A text is short for a type alone. */
export const MEMBERS_RULE: KeyRule = {
  kind: 'object',
  values: { kind: 'any', forms: [{ kind: 'text' }, { kind: 'object', keys: MEMBER_KEYS }] },
};

export const INPUT_KEYS: KeyRules = {
  doc: { kind: 'text', presence: 'required', doc: 'What it says.' },
  members: { ...MEMBERS_RULE, presence: 'required', doc: 'Its members, by name.' },
};

/**
 * `names`: entity types that it must name; empty for any, absent when it names none. `isFilled`: a text of blanks alone
 * is refused.
 */
export interface SentMember extends EditMember {
  readonly names?: readonly string[];
  readonly relation?: EditRelation;
  readonly isFilled?: true;
}

/** What members of a name mean that do not say it themselves. */
interface Word {
  readonly doc: string;
  readonly isFilled: boolean;
}

/** By name. */
export function readWords(object: ObjectValue | undefined, diagnostics: Diagnostics): ReadonlyMap<string, Word> {
  const words = new Map<string, Word>();
  for (const { key, value } of object?.entries ?? []) {
    if (value.kind === 'string') {
      words.set(key.text, { doc: value.value, isFilled: false });
      continue;
    }
    const what = `the word "${key.text}"`;
    const written = objectIn(value, what, diagnostics);
    const checked = written && readObject(written, WORD_KEYS, what, diagnostics);
    const doc = checked?.text('doc');
    if (doc !== undefined) words.set(key.text, { doc, isFilled: checked?.flag('filled') === true });
  }
  return words;
}

/** Where a member stands. `named`: the type below lists and the mark of what is required. */
export interface SentPlace {
  readonly path: ModelPath;
  readonly named: string;
  readonly isList: boolean;
}

/** Input objects by name, those of the file and those by rule. */
export class EditInputs {
  /** Inputs that people wrote in GraphQL. */
  private readonly written = new Set<string>();
  private readonly inputs = new Map<string, EditInput & { readonly members: readonly SentMember[] }>();

  /** @param types names of other types that can be sent @param words what members mean, by name */
  constructor(
    private readonly types: ReadonlySet<string>,
    private readonly words: ReadonlyMap<string, Word>,
    private readonly lookup: RuleLookup,
  ) {}

  /** By name; those that people wrote in GraphQL are defined there. */
  all(): readonly EditInput[] {
    const own = [...this.inputs.values()].filter(({ name }) => !this.written.has(name));
    return own.map(({ name, doc, members }) => ({ name, doc, members: members.map(bare) }));
  }

  /** Take over the input objects among definitions that people wrote. */
  addWritten(definitions: readonly DefinitionNode[]): void {
    for (const node of definitions) {
      if (node.kind !== Kind.INPUT_OBJECT_TYPE_DEFINITION) continue;
      const members = (node.fields ?? []).map(({ name, type, description }) => {
        return { name: name.value, type: print(type), doc: description?.value ?? '' };
      });
      this.written.add(node.name.value);
      this.add(node.name.value, node.description?.value ?? '', members);
    }
  }

  add(name: string, doc: string, members: readonly SentMember[]): void {
    this.inputs.set(name, { name, doc, members });
  }

  /** Read the inputs of the file. Types are compared when all are known: an input may have another one. */
  read(entries: readonly ObjectEntry[]): void {
    const names = new Set([...this.known(), ...entries.map(({ key }) => key.text)]);
    for (const { key, value } of entries) {
      const what = `the input "${key.text}"`;
      const object = objectIn(value, what, this.lookup.diagnostics);
      const checked = object && readObject(object, INPUT_KEYS, what, this.lookup.diagnostics);
      if (checked === undefined) continue;
      this.add(key.text, checked.text('doc') ?? '', this.members(checked.object('members'), names));
    }
  }

  /** Members with known types and with words. */
  members(object: ObjectValue | undefined, types: ReadonlySet<string> = this.known()): readonly SentMember[] {
    return (object?.entries ?? []).flatMap((entry) => this.member(entry, types) ?? []);
  }

  /** Whether there is such an input; one that there is not is reported. */
  requireInput({ text, span }: Name): boolean {
    if (this.inputs.has(text)) return true;
    const hint = didYouMean(text, this.inputs.keys(), 'Declare it under "inputs".');
    this.lookup.diagnostics.report('edit-type', span, { type: text, reason: 'there is no such input', hint });
    return false;
  }

  /** Arguments of a mutation. `input`: name of an input object that is the last of them. */
  signature(members: readonly SentMember[], input: string | undefined): EditSignature {
    const doc = this.inputs.get(input ?? '')?.doc ?? '';
    const last = input === undefined ? [] : [{ name: INPUT, type: `${input}!`, doc }];
    return new EditSignature([...members, ...last], (name) => this.inputs.get(name)?.members);
  }

  private known(): ReadonlySet<string> {
    return new Set([...this.types, ...SCALARS, ...this.inputs.keys()]);
  }

  private member({ key, value }: ObjectEntry, types: ReadonlySet<string>): SentMember | undefined {
    const name = key.text;
    if (value.kind === 'string') return this.typed(name, { text: value.value, span: value.span }, types);
    const object = objectIn(value, `"${name}"`, this.lookup.diagnostics);
    const checked = object && readObject(object, MEMBER_KEYS, `"${name}"`, this.lookup.diagnostics);
    const type = checked?.text('type');
    if (checked === undefined || type === undefined) return undefined;
    const named = checked.value('names');
    const names = named && this.entityNames(named, name);
    const written = { text: type, span: checked.spanOf('type') };
    const member = this.typed(name, written, types, { doc: checked.text('doc'), filled: checked.flag('filled') });
    if (names === undefined) return member;
    const relation = RELATIONS.find((known) => known === checked.text('relation'));
    return { ...member, names, ...(relation === undefined ? {} : { relation }) };
  }

  /** Types that the models lack are kept: no URN is of such a type. */
  private entityNames(value: Value, name: string): readonly string[] {
    const texts = textsUnder(value, `"names" of "${name}"`, this.lookup.diagnostics);
    const types = texts.filter(({ text }) => text !== ANY);
    for (const type of types) this.lookup.entity({ section: SECTION, ...type });
    return types.map(({ text }) => text);
  }

  /** @param flag what the member says itself */
  private filled(member: SentMember, flag: boolean | undefined): SentMember {
    return (flag ?? this.words.get(member.name)?.isFilled) === true ? { ...member, isFilled: true } : member;
  }

  private typed(
    name: string,
    type: Name,
    types: ReadonlySet<string>,
    own: { readonly doc?: string | undefined; readonly filled?: boolean | undefined } = {},
  ): SentMember {
    const { doc = this.words.get(name)?.doc } = own;
    const written = typeIn(type.text);
    const report = (reason: string, hint: Advice): void => {
      this.lookup.diagnostics.report('edit-type', type.span, { type: type.text, reason, hint });
    };
    if (written === undefined) report('it is no type', 'Write a type as in GraphQL, such as [String!]!.');
    else this.lookup.isKnown({ section: SECTION, text: namedIn(written), span: type.span }, 'type', types);
    if (doc === undefined) report(`nothing says what "${name}" means`, 'Add "doc", or the name to "words".');
    return this.filled({ name, type: type.text, doc: doc ?? '' }, own.filled);
  }
}

/** What a mutation is sent. */
export class EditSignature {
  constructor(
    readonly members: readonly SentMember[],
    private readonly membersOf: (input: string) => readonly SentMember[] | undefined,
  ) {}

  /** The arguments of the field. */
  arguments(): readonly EditMember[] {
    return this.members.map(bare);
  }

  /** Where a member stands that is named by its path, without `*` and without the argument `input`. */
  place(path: ModelPath): SentPlace | undefined {
    const [first = ''] = path;
    const isArgument = this.members.some(({ name }) => name === first);
    return this.follow(isArgument ? path : [INPUT, ...path], this.members);
  }

  /** Whether the object that has the member at the path has such a member, too. */
  hasBeside(path: ModelPath, name: string): boolean {
    return this.place([...path.slice(0, -1), name]) !== undefined;
  }

  /** The same for a path that begins at an item of the list at `list`. */
  placeInItem(list: SentPlace, path: ModelPath): SentPlace | undefined {
    if (path.length === 0) return { ...list, path: [], isList: false };
    return this.follow(path, this.membersOf(list.named) ?? []);
  }

  /** Names that may stand at the beginning of a path. */
  names(): readonly string[] {
    const input = this.members.find(({ name }) => name === INPUT);
    const inner = input === undefined ? [] : (this.membersOf(namedOf(input)) ?? []);
    return [...this.members, ...inner].map(({ name }) => name).filter((name) => name !== INPUT);
  }

  /** Members that name entities. */
  references(): readonly EditReference[] {
    return this.within(this.members, [], 0, ({ names, relation }, path) =>
      names === undefined ? [] : [{ path, entities: names, ...(relation === undefined ? {} : { relation }) }],
    );
  }

  /** Members of which a text of blanks alone is refused. */
  filled(): readonly ModelPath[] {
    return this.within(this.members, [], 0, ({ isFilled }, path) => (isFilled === true ? [path] : []));
  }

  /** What is found at members at any depth; what an object has comes after it. */
  private within<Found>(
    members: readonly SentMember[],
    before: ModelPath,
    depth: number,
    find: (member: SentMember, path: ModelPath) => readonly Found[],
  ): readonly Found[] {
    return members.flatMap((member) => {
      const path = [...before, member.name, ...(isList(member) ? ['*'] : [])];
      const inner = depth > MOST_NESTED ? [] : (this.membersOf(namedOf(member)) ?? []);
      return [...find(member, path), ...this.within(inner, path, depth + 1, find)];
    });
  }

  private follow([first, ...rest]: ModelPath, members: readonly SentMember[]): SentPlace | undefined {
    const member = members.find(({ name }) => name === first);
    if (member === undefined) return undefined;
    const named = namedOf(member);
    if (rest.length === 0) return { path: [member.name], named, isList: isList(member) };
    const end = this.follow(rest, this.membersOf(named) ?? []);
    return end && { ...end, path: [member.name, ...(isList(member) ? ['*'] : []), ...end.path] };
  }
}

/** Inputs may contain themselves. */
const MOST_NESTED = 4;

function bare({ name, type, doc }: SentMember): EditMember {
  return { name, type, doc };
}

function typeIn(text: string): TypeNode | undefined {
  try {
    return parseType(text, { noLocation: true });
  } catch (error) {
    if (error instanceof GraphQLError) return undefined;
    throw error;
  }
}

function namedIn(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedIn(type.type);
}

function namedOf({ type }: SentMember): string {
  const written = typeIn(type);
  return written === undefined ? '' : namedIn(written);
}

function isList({ type }: SentMember): boolean {
  return type.startsWith('[');
}
