/**
 * Fills in a template of the tables of edits: the template and what was sent in, a value of an aspect out. What refers
 * to something that was not sent makes no value, and is left out of the object or the list around it.
 */
import type { EditTemplate, EditTextPart } from '../../../generated/service/registry/edit-model.js';
import type { ModelPath } from '../../../generated/service/registry/model.js';
import { assertNever } from '../../kernel/assert-never.js';
import type { AuditStamp } from '../../kernel/audit-stamp.js';
import { failures } from '../../kernel/failures.js';
import { firstRepeated } from '../../kernel/first-repeated.js';
import { isMembers, type Members } from '../../kernel/members.js';
import { distinctItems } from '../distinct-items.js';
import { sentValue, withoutNulls } from './sent-values.js';

/** What templates are filled in with. `sent`: arguments; under `each` the item that is gone through. */
export interface TemplateValues {
  readonly sent: Members;
  readonly stamp: AuditStamp;
  readonly exists: (urn: string) => boolean;
}

/** @returns `undefined` when it makes no value */
export function fillTemplate(template: EditTemplate, values: TemplateValues): unknown {
  const { stamp, sent } = values;
  switch (template.kind) {
    case 'constant':
      return template.value;
    case 'sent':
      return withoutNulls(sentValue(sent, template.path));
    case 'text':
      return textOf(template.parts, values);
    case 'actor':
      return stamp.actor;
    case 'now':
      return stamp.time;
    case 'stamp':
      return { time: stamp.time, actor: stamp.actor };
    default:
      return fillComposite(template, values);
  }
}

/** Templates that are made of others. */
function fillComposite(
  template: Extract<EditTemplate, { kind: 'each' | 'entries' | 'existing' | 'first' | 'list' | 'object' | 'when' }>,
  values: TemplateValues,
): unknown {
  switch (template.kind) {
    case 'object':
      return fillMembers(template.members, values);
    case 'list':
      return template.items.map((item) => fillTemplate(item, values)).filter((item) => item !== undefined);
    case 'each':
      return eachOf(template, values);
    case 'entries':
      return entriesOf(sentValue(values.sent, template.path), String(template.path.at(-1)));
    case 'first':
      return firstOf(template.of, values);
    case 'when': {
      const holds = fillTemplate(template.test, values) !== undefined;
      return fillTemplate(holds ? template.then : template.otherwise, values);
    }
    case 'existing': {
      const urn = fillTemplate(template.urn, values);
      return typeof urn === 'string' && values.exists(urn) ? urn : undefined;
    }
    default:
      return assertNever(template, 'template');
  }
}

/** Members that have a value. */
export function fillMembers(members: Readonly<Record<string, EditTemplate>>, values: TemplateValues): Members {
  const filled = Object.entries(members).map(([name, member]) => [name, fillTemplate(member, values)] as const);
  return Object.fromEntries(filled.filter(([, value]) => value !== undefined));
}

/** URNs whose existence a template asks for. */
export function askedFor(template: EditTemplate, values: TemplateValues): readonly string[] {
  const asked: string[] = [];
  fillTemplate(template, {
    ...values,
    exists: (urn) => {
      asked.push(urn);
      return false;
    },
  });
  return asked;
}

/** The member that a template takes its text from, the first of several; `undefined` when it takes none. */
export function sentMember(template: EditTemplate): string | undefined {
  const paths = template.kind === 'sent' ? [template.path] : template.kind === 'text' ? pathsIn(template.parts) : [];
  return paths[0]?.at(-1);
}

function pathsIn(parts: readonly EditTextPart[]): readonly ModelPath[] {
  return parts.flatMap((part) => (typeof part === 'string' ? [] : [part.path]));
}

function eachOf({ path, item }: Extract<EditTemplate, { kind: 'each' }>, values: TemplateValues): unknown {
  const list = sentValue(values.sent, path);
  if (!Array.isArray(list)) return undefined;
  const items = list.filter((one) => one !== null && one !== undefined);
  return distinctItems(items.map((each: unknown) => fillTemplate(item, { ...values, sent: { ...values.sent, each } })));
}

/** @throws failures.parameterInvalid, which names the member, for a key that stands there twice */
function entriesOf(list: unknown, name: string): unknown {
  if (!Array.isArray(list)) return undefined;
  const entries = list.filter(isMembers).filter(({ value }) => value !== null && value !== undefined);
  const repeated = firstRepeated(entries.map(({ key }) => String(key)));
  if (repeated !== undefined)
    throw failures.parameterInvalid({ name, reason: `it has the key "${repeated}" more than once`, value: repeated });
  return Object.fromEntries(entries.map(({ key, value }) => [String(key), value]));
}

function firstOf(templates: readonly EditTemplate[], values: TemplateValues): unknown {
  for (const template of templates) {
    const value = fillTemplate(template, values);
    if (value !== undefined) return value;
  }
  return undefined;
}

function textOf(parts: readonly EditTextPart[], { sent }: TemplateValues): string | undefined {
  let text = '';
  for (const part of parts) {
    const value = typeof part === 'string' ? part : sentValue(sent, part.path);
    if (typeof value !== 'string') return undefined;
    text += typeof part !== 'string' && part.isLowerCase ? value.toLowerCase() : value;
  }
  return text;
}
