import type { ChangeFamily } from './change-kind.js';

const SAFE = { stored: 'safe', clients: 'safe', index: 'safe' } as const;
const CLIENTS_NOTICE = { stored: 'safe', clients: 'notice', index: 'safe' } as const;
const NOTICE = { stored: 'notice', clients: 'notice', index: 'safe' } as const;
const BREAKING = { stored: 'breaking', clients: 'breaking', index: 'safe' } as const;

/** `owner`: the full name of a record, or a method as its address. */
interface FieldParams {
  readonly field: string;
  readonly owner: string;
}

interface UseParams {
  /** What has the type: `the field "name" of com.x.Y`. */
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

/** What can differ between two versions of records, enums, unions and their fields. */
export const TYPE_KINDS = {
  // Fields
  'field-added': {
    verdicts: SAFE,
    message: (p: FieldParams) => `The optional field "${p.field}" is new in ${p.owner}.`,
    advice: 'Nothing to do. A service with the older models refuses values that have it: update the service first.',
  },
  'field-added-with-default': {
    verdicts: SAFE,
    message: (p: FieldParams & { value: string }) =>
      `The field "${p.field}" is new in ${p.owner} and is ${p.value} where a value leaves it out.`,
    advice: 'Nothing to do. A service with the older models refuses values that have it: update the service first.',
  },
  'field-added-required': {
    verdicts: BREAKING,
    message: (p: FieldParams) => `The field "${p.field}" is new in ${p.owner} and required without a default.`,
    advice: 'Make it optional or give it a default: no value that exists has it, and no program sends it yet.',
  },
  'field-removed': {
    verdicts: BREAKING,
    message: (p: FieldParams & { successor: string | undefined }) => `The field "${p.field}" of ${p.owner} is gone.`,
    advice: (p: FieldParams & { successor: string | undefined }) =>
      p.successor === undefined
        ? 'Keep it and mark it @deprecated with what to use instead: values that have it are refused from now on.'
        : `If it is called "${p.successor}" now, keep both and mark this one @deprecated: names are the wire, and values that have the old one are refused from now on.`,
  },
  'field-made-required': {
    verdicts: BREAKING,
    message: (p: FieldParams) => `The field "${p.field}" of ${p.owner} is no longer optional.`,
    advice: 'Keep it optional, or give it a default: values that leave it out exist and are refused from now on.',
  },
  'field-made-optional': {
    verdicts: CLIENTS_NOTICE,
    message: (p: FieldParams) => `The field "${p.field}" of ${p.owner} may be left out now.`,
    advice: 'Programs that read it must be ready for its absence; tell whoever owns them.',
  },
  'field-made-defaulted': {
    verdicts: CLIENTS_NOTICE,
    message: (p: FieldParams & { value: string }) =>
      `The field "${p.field}" of ${p.owner} was optional and is ${p.value} now where a value leaves it out.`,
    advice: 'Programs no longer see its absence, and its Avro form changes; generate Avro readers anew.',
  },

  // Defaults
  'default-added': {
    verdicts: CLIENTS_NOTICE,
    message: (p: FieldParams & { value: string }) =>
      `The field "${p.field}" of ${p.owner} may be left out now and is then ${p.value}.`,
    advice: 'Programs that read stored values by themselves must know the default; reads of the service fill it in.',
  },
  'default-changed': {
    verdicts: NOTICE,
    message: (p: FieldParams & { before: string; after: string }) =>
      `The default of the field "${p.field}" of ${p.owner} was ${p.before} and is ${p.after}.`,
    advice: 'Stored values that leave the field out mean something else from now on. Make sure that this is wanted.',
  },
  'default-removed': {
    verdicts: BREAKING,
    message: (p: FieldParams) => `The field "${p.field}" of ${p.owner} has no default any more.`,
    advice: 'Keep the default, or make the field optional: values that leave it out exist and are refused from now on.',
  },
  'hint-changed': {
    verdicts: SAFE,
    message: (p: FieldParams) => `The default of the optional field "${p.field}" of ${p.owner} is another one.`,
    advice: 'Nothing to do: of an optional field it is only a hint for those who write.',
  },

  // Types of fields, items and members
  'type-widened': {
    verdicts: CLIENTS_NOTICE,
    message: (p: UseParams) => `The type of ${p.what} was ${p.before} and is ${p.after}, which holds more.`,
    advice: 'Programs that were made for the narrower type may overflow; generate them anew.',
  },
  'type-narrowed': {
    verdicts: BREAKING,
    message: (p: UseParams) => `The type of ${p.what} was ${p.before} and is ${p.after}, which holds less.`,
    advice: 'Keep the wider type: values that do not fit may exist.',
  },
  'type-changed': {
    verdicts: BREAKING,
    message: (p: UseParams) => `The type of ${p.what} was ${p.before} and is ${p.after}.`,
    advice: 'Add a field of the new type beside it and mark this one @deprecated.',
  },
  'type-renamed': {
    verdicts: CLIENTS_NOTICE,
    message: (p: UseParams) => `The type of ${p.what} was ${p.before} and is called ${p.after} now.`,
    advice:
      'Values do not carry the name here, so they stay as they are; programs made from the models must be made anew.',
  },
  'urn-demanded': {
    verdicts: NOTICE,
    message: (p: UseParams) => `Texts of ${p.what} must be URNs now: the type was ${p.before} and is ${p.after}.`,
    advice: 'Stored texts that are no URNs are served as before and refused when they are written again.',
  },
  'urn-released': {
    verdicts: CLIENTS_NOTICE,
    message: (p: UseParams) =>
      `Texts of ${p.what} need not be URNs any more: the type was ${p.before} and is ${p.after}.`,
    advice: 'Programs that take them for URNs must be ready for other texts.',
  },
  'member-added': {
    verdicts: CLIENTS_NOTICE,
    message: (p: { what: string; member: string }) => `The member "${p.member}" is new in ${p.what}.`,
    advice: 'Programs that know the older members alone must pass over this one.',
  },
  'member-removed': {
    verdicts: BREAKING,
    message: (p: { what: string; member: string }) => `The member "${p.member}" is gone from ${p.what}.`,
    advice: 'Keep the member: values of it may exist. An alias or another name of its type is another member.',
  },

  // Named types
  'symbol-added': {
    verdicts: CLIENTS_NOTICE,
    message: (p: { symbol: string; type: string }) => `The symbol ${p.symbol} is new in ${p.type}.`,
    advice: 'Programs that know the older symbols alone must pass over it.',
  },
  'symbol-removed': {
    verdicts: BREAKING,
    message: (p: { symbol: string; type: string }) => `The symbol ${p.symbol} of ${p.type} is gone.`,
    advice: 'Keep it and mark it @deprecated: values that have it may exist.',
  },
  'size-changed': {
    verdicts: BREAKING,
    message: (p: { type: string; before: number; after: number }) =>
      `${p.type} had ${String(p.before)} bytes and has ${String(p.after)}.`,
    advice: 'Declare another type of the new size: no value of the older one fits.',
  },
  'declaration-changed': {
    verdicts: BREAKING,
    message: (p: { type: string; before: string; after: string }) =>
      `${p.type} was of the kind "${p.before}" and is of the kind "${p.after}".`,
    advice: 'Declare it under another name, and use that in a field beside the older one.',
  },
  'type-added': {
    verdicts: SAFE,
    message: (p: { kind: string; type: string }) => `The ${p.kind} ${p.type} is new.`,
    advice: 'Nothing to do.',
  },
  'type-removed': {
    verdicts: CLIENTS_NOTICE,
    message: (p: { kind: string; type: string }) => `Nothing uses the ${p.kind} ${p.type} any more.`,
    advice: 'Programs that name it must be made anew; what the change of its users means is told there.',
  },
} as const satisfies ChangeFamily;
