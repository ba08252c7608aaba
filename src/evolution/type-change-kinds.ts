import type { ChangeFamily } from './change-kind.js';

const SAFE = { stored: 'safe', clients: 'safe', index: 'safe' } as const;
const STORED_BREAKING = { stored: 'breaking', clients: 'safe', index: 'safe' } as const;
const CLIENTS_NOTICE = { stored: 'safe', clients: 'notice', index: 'safe' } as const;
const NOTICE = { stored: 'notice', clients: 'notice', index: 'safe' } as const;
const BREAKING = { stored: 'breaking', clients: 'breaking', index: 'safe' } as const;

/** `owner`: the full name of a record, or a method as its address. */
interface FieldParams {
  readonly field: string;
  readonly owner: string;
}

interface UseParams {
  /** Where the type is used: `the field "name" of com.x.Y`. */
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
    advice:
      'No action needed. A service with the older models refuses values that contain it: update the service first.',
  },
  'field-added-with-default': {
    verdicts: SAFE,
    message: (p: FieldParams & { value: string }) =>
      `The field "${p.field}" is new in ${p.owner} and is ${p.value} where a value leaves it out.`,
    advice:
      'No action needed. A service with the older models refuses values that contain it: update the service first.',
  },
  'field-added-required': {
    verdicts: BREAKING,
    message: (p: FieldParams) => `The field "${p.field}" is new in ${p.owner} and required without a default.`,
    advice: 'Make it optional or give it a default: no existing value has it, and no client writes it yet.',
  },
  'field-removed': {
    verdicts: BREAKING,
    message: (p: FieldParams & { successor: string | undefined }) => `The field "${p.field}" of ${p.owner} is gone.`,
    advice: (p: FieldParams & { successor: string | undefined }) =>
      p.successor === undefined
        ? 'Keep it and mark it @deprecated with a replacement: values that contain it would be refused.'
        : `If it was renamed to "${p.successor}", keep both and mark this one @deprecated: values with the old name would be refused.`,
  },
  'field-made-required': {
    verdicts: BREAKING,
    message: (p: FieldParams) => `The field "${p.field}" of ${p.owner} is no longer optional.`,
    advice: 'Keep it optional, or give it a default: existing values without it would be refused.',
  },
  'field-made-optional': {
    verdicts: CLIENTS_NOTICE,
    message: (p: FieldParams) => `The field "${p.field}" of ${p.owner} is optional now.`,
    advice: 'Programs that read it must handle its absence; inform their owners.',
  },
  'field-made-defaulted': {
    verdicts: CLIENTS_NOTICE,
    message: (p: FieldParams & { value: string }) =>
      `The field "${p.field}" of ${p.owner} was optional and now defaults to ${p.value}.`,
    advice: 'Programs no longer see it absent, and its Avro form changes; regenerate Avro readers.',
  },

  // Secrets
  'secret-added': {
    verdicts: CLIENTS_NOTICE,
    message: (p: FieldParams) => `The field "${p.field}" of ${p.owner} is secret now.`,
    advice: 'GraphQL no longer has it: programs that may know it must read it over RPC.',
  },
  'secret-removed': {
    verdicts: STORED_BREAKING,
    message: (p: FieldParams) => `The field "${p.field}" of ${p.owner} is no longer secret.`,
    advice: 'Keep @secret: values that were stored as secrets would be shown by GraphQL.',
  },

  // Defaults
  'default-added': {
    verdicts: CLIENTS_NOTICE,
    message: (p: FieldParams & { value: string }) =>
      `The field "${p.field}" of ${p.owner} is optional now, with the default ${p.value}.`,
    advice: 'Programs that read stored values directly must know the default; reads through the service fill it in.',
  },
  'default-changed': {
    verdicts: NOTICE,
    message: (p: FieldParams & { before: string; after: string }) =>
      `The default of the field "${p.field}" of ${p.owner} was ${p.before} and is ${p.after}.`,
    advice: 'Stored values without the field change their meaning. Make sure that this is intended.',
  },
  'default-removed': {
    verdicts: BREAKING,
    message: (p: FieldParams) => `The field "${p.field}" of ${p.owner} no longer has a default.`,
    advice: 'Keep the default, or make the field optional: existing values without it would be refused.',
  },
  'hint-changed': {
    verdicts: SAFE,
    message: (p: FieldParams) => `The default of the optional field "${p.field}" of ${p.owner} changed.`,
    advice: 'No action needed: the default of an optional field is only a hint for writers.',
  },

  // Types of fields, items and members
  'type-widened': {
    verdicts: CLIENTS_NOTICE,
    message: (p: UseParams) => `The type of ${p.what} was ${p.before} and is ${p.after}, which is wider.`,
    advice: 'Programs generated for the narrower type may overflow; regenerate them.',
  },
  'type-narrowed': {
    verdicts: BREAKING,
    message: (p: UseParams) => `The type of ${p.what} was ${p.before} and is ${p.after}, which is narrower.`,
    advice: 'Keep the wider type: existing values may not fit.',
  },
  'type-changed': {
    verdicts: BREAKING,
    message: (p: UseParams) => `The type of ${p.what} was ${p.before} and is ${p.after}.`,
    advice: 'Add a field of the new type beside it and mark this one @deprecated.',
  },
  'type-renamed': {
    verdicts: CLIENTS_NOTICE,
    message: (p: UseParams) => `The type of ${p.what} was ${p.before} and is called ${p.after} now.`,
    advice: 'Values do not contain the name here, so they stay valid; regenerate programs that use it.',
  },
  'urn-demanded': {
    verdicts: NOTICE,
    message: (p: UseParams) => `Texts of ${p.what} must be URNs now: the type was ${p.before} and is ${p.after}.`,
    advice: 'Stored texts that are not URNs are still served, but are refused when written again.',
  },
  'urn-released': {
    verdicts: CLIENTS_NOTICE,
    message: (p: UseParams) => `Texts of ${p.what} need no longer be URNs: the type was ${p.before} and is ${p.after}.`,
    advice: 'Programs that read them as URNs must handle other texts.',
  },
  'member-added': {
    verdicts: CLIENTS_NOTICE,
    message: (p: { what: string; member: string }) => `The member "${p.member}" is new in ${p.what}.`,
    advice: 'Programs that know only the older members must ignore this one.',
  },
  'member-removed': {
    verdicts: BREAKING,
    message: (p: { what: string; member: string }) => `The member "${p.member}" is gone from ${p.what}.`,
    advice: 'Keep the member: existing values may use it. A changed alias or type name is another member.',
  },

  // Named types
  'symbol-added': {
    verdicts: CLIENTS_NOTICE,
    message: (p: { symbol: string; type: string }) => `The symbol ${p.symbol} is new in ${p.type}.`,
    advice: 'Programs that know only the older symbols must ignore it.',
  },
  'symbol-removed': {
    verdicts: BREAKING,
    message: (p: { symbol: string; type: string }) => `The symbol ${p.symbol} of ${p.type} is gone.`,
    advice: 'Keep it and mark it @deprecated: existing values may use it.',
  },
  'size-changed': {
    verdicts: BREAKING,
    message: (p: { type: string; before: number; after: number }) =>
      `${p.type} had ${String(p.before)} bytes and has ${String(p.after)}.`,
    advice: 'Declare a second type of the new size: no value of the older one fits.',
  },
  'declaration-changed': {
    verdicts: BREAKING,
    message: (p: { type: string; before: string; after: string }) =>
      `${p.type} was of the kind "${p.before}" and is of the kind "${p.after}".`,
    advice: 'Declare it under another name, and use that in a new field.',
  },
  'type-added': {
    verdicts: SAFE,
    message: (p: { kind: string; type: string }) => `The ${p.kind} ${p.type} is new.`,
    advice: 'No action needed.',
  },
  'type-removed': {
    verdicts: CLIENTS_NOTICE,
    message: (p: { kind: string; type: string }) => `The ${p.kind} ${p.type} is no longer used.`,
    advice: 'Regenerate programs that name it; the changes of its users are reported separately.',
  },
} as const satisfies ChangeFamily;
