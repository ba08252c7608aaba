import { type KeyRule, type KeyRules, TEXT_OR_TEXTS } from '../../yaml/object-reader.js';
import { INPUT_KEYS, MEMBERS_RULE, WORDS_RULE } from './edit-inputs.js';
import { LIST_KEYS } from './edited-lists.js';

/** Keys of every row of `edits`, `creations` and `deletions`. */
export const COMMON_KEYS: KeyRules = {
  doc: { kind: 'text', presence: 'required', doc: 'What the mutation does.' },
  answer: { kind: 'text', doc: 'Boolean: that it is done. String: the URN. Or the type of the entity.' },
};

const SENT_KEYS: KeyRules = {
  input: { kind: 'text', doc: 'The input object that is its argument "input".' },
  arguments: { ...MEMBERS_RULE, doc: 'Other arguments, by name.' },
};

const ASPECTS: KeyRule = { kind: 'object', names: 'aspect', values: { kind: 'object', values: { kind: 'any' } } };

/** A list, or several by what a caller sends. */
const LISTS: KeyRule = { kind: 'any', forms: [{ kind: 'text' }, { kind: 'object', values: { kind: 'text' } }] };

export const EDIT_KEYS: KeyRules = {
  ...SENT_KEYS,
  on: {
    kind: 'text',
    presence: 'required',
    doc: 'The member that has the URNs of what is edited, such as resources.urn.',
  },
  add: { ...LISTS, doc: 'A list to which items are added; items with the same key are replaced. Or "by" -> list.' },
  remove: { ...LISTS, doc: 'A list from which items are removed. Or what is sent at "by" -> list.' },
  by: { kind: 'text', doc: 'The member that chooses the list.' },
  filled: { kind: 'texts', doc: 'Other members of which a text of blanks alone is refused.' },
  each: { kind: 'text', doc: 'The list of the input that has the items.' },
  item: { kind: 'any', doc: 'Template of an item.' },
  set: { ...ASPECTS, doc: 'Aspect -> fields to set; those without a value are removed.' },
  update: { ...ASPECTS, doc: 'Aspect -> fields to set; those without a value stay.' },
  creates: { kind: 'flag', doc: 'Whether an entity that does not exist is created, with what "set" says.' },
};

export const CREATION_KEYS: KeyRules = {
  ...SENT_KEYS,
  entity: { kind: 'text', names: 'entity', presence: 'required', doc: 'Type of the new entity.' },
  id: { kind: 'any', doc: 'Template of its key; made up when it makes none.' },
  owned: { kind: 'flag', doc: 'Whether it also gets the aspects under "owned".' },
  aspects: { ...ASPECTS, doc: 'Aspect -> template.' },
};

export const REPORT_KEYS: KeyRules = {
  ...SENT_KEYS,
  on: { kind: 'text', presence: 'required', doc: 'The member that has the URN of what is reported on.' },
  point: { ...ASPECTS, presence: 'required', doc: 'Aspect of a time series -> template of its point.' },
};

export const DELETION_KEYS: KeyRules = {
  entity: { ...TEXT_OR_TEXTS, presence: 'required', doc: 'Types of entities that it deletes.' },
};

export const FILE_KEYS: KeyRules = {
  words: { ...WORDS_RULE, doc: 'What members mean that do not say it themselves.' },
  inputs: { kind: 'object', doc: 'Input objects, by name.', values: { kind: 'object', keys: INPUT_KEYS } },
  lists: { kind: 'object', doc: 'Lists of aspects, by name.', values: { kind: 'object', keys: LIST_KEYS } },
  edits: {
    kind: 'object',
    doc: 'Mutation -> what it changes of entities that exist.',
    values: { kind: 'object', keys: { ...COMMON_KEYS, ...EDIT_KEYS } },
  },
  creations: {
    kind: 'object',
    doc: 'Mutation -> the entity that it creates.',
    values: { kind: 'object', keys: { ...COMMON_KEYS, ...CREATION_KEYS } },
  },
  deletions: {
    kind: 'object',
    doc: 'Mutation -> the entities that it deletes.',
    values: { kind: 'object', keys: { ...COMMON_KEYS, ...DELETION_KEYS } },
  },
  reports: {
    kind: 'object',
    doc: 'Mutation -> the point that it adds to a time series.',
    values: { kind: 'object', keys: { ...COMMON_KEYS, ...REPORT_KEYS } },
  },
  owned: { ...ASPECTS, doc: 'Aspect -> template, for new entities that are owned.' },
};

export const EDITS_RULE: KeyRule = { kind: 'object', keys: FILE_KEYS };
