/**
 * Parses a patch: a JSON Patch (RFC 6902), alone or in an object that also says how arrays are keyed.
 * Takes text, gives operations; knows neither models nor values.
 */
import type { KeyedArraySpec } from '../../../generated/service/registry/model.js';
import { exactNumbers } from '../../kernel/exact-json.js';
import { failures } from '../../kernel/failures.js';
import { readBoundedJson } from '../../kernel/bounded-json.js';
import { MAX_JSON_DEPTH } from '../../kernel/json-text.js';
import { isMembers, type Members } from '../../kernel/members.js';
import type { Work } from '../../kernel/work.js';

/** A JSON Pointer (RFC 6901). `steps`: unescaped; none for the whole value. */
export interface PatchPointer {
  readonly text: string;
  readonly steps: readonly string[];
}

/** Values have their numbers as `exactNumbers` gives them. */
export type PatchOperation =
  | { readonly kind: 'add' | 'replace' | 'test'; readonly path: PatchPointer; readonly value: unknown }
  | { readonly kind: 'copy' | 'move'; readonly path: PatchPointer; readonly from: PatchPointer }
  | { readonly kind: 'remove'; readonly path: PatchPointer };

export interface PatchDocument {
  readonly operations: readonly PatchOperation[];
  /** Keys that the caller gives for arrays; a key may be nested, its names joined by `KEY_SEPARATOR`. */
  readonly arrays: readonly KeyedArraySpec[];
  /** Whether arrays that the caller does not name are keyed as the models say, or addressed by index. */
  readonly others: 'counted' | 'modelled';
}

/** Joins the names of a nested key. */
export const KEY_SEPARATOR = '\u241f';

/** Most characters of a patch; as many as an aspect may have. */
const MAX_CHARACTERS = 16_000_000;
/** Most operations of one patch. They run while all other writers wait. */
const MAX_OPERATIONS = 4096;
/** Setting it would change the prototype of an object, and no model has a member of this name. */
const FORBIDDEN = '__proto__';

/**
 * @param work of the request: other requests are served while a long text is read
 * @throws failures.aspectTooLarge, failures.patchMalformed with the index of the operation, from 0
 */
export async function parsePatch(aspect: string, text: string, work: Work): Promise<PatchDocument> {
  if (text.length > MAX_CHARACTERS) throw failures.aspectTooLarge({ aspect, limit: MAX_CHARACTERS });
  const result = await readBoundedJson(text, work, exactNumbers);
  if (result.kind === 'problem') throw failures.patchMalformed({ aspect, reason: result.reason });
  return patchDocument(aspect, result.value);
}

/**
 * @param value the parsed text of a patch, with numbers as `exactNumbers` gives them
 * @throws failures.patchMalformed with the index of the operation, from 0
 */
export function patchDocument(aspect: string, value: unknown): PatchDocument {
  return new PatchDocumentParser(aspect).document(value);
}

class PatchDocumentParser {
  constructor(private readonly aspect: string) {}

  document(value: unknown): PatchDocument {
    if (Array.isArray(value)) return { operations: this.operations(value), arrays: [], others: 'modelled' };
    const { patch, arrayPrimaryKeys, forceGenericPatch } = isMembers(value) ? value : {};
    if (!Array.isArray(patch))
      throw this.malformed('it is neither a list of operations nor an object with such a "patch"');
    return {
      operations: this.operations(patch),
      arrays: this.arrays(arrayPrimaryKeys ?? {}),
      others: forceGenericPatch === true ? 'counted' : 'modelled',
    };
  }

  private operations(items: readonly unknown[]): readonly PatchOperation[] {
    if (items.length > MAX_OPERATIONS) throw this.malformed(`it has more than ${String(MAX_OPERATIONS)} operations`);
    return items.map((operation, at) => this.operation(operation, `operation ${String(at)}`));
  }

  private operation(fields: unknown, name: string): PatchOperation {
    if (!isMembers(fields)) throw this.malformed(`${name} is not an object`);
    const { op: kind, value } = fields;
    switch (kind) {
      case 'add':
      case 'replace':
      case 'test':
        if (!Object.hasOwn(fields, 'value')) throw this.malformed(`${name} (${kind}) has no "value"`);
        return { kind, path: this.pointer(fields, 'path', name), value };
      case 'copy':
      case 'move':
        return { kind, path: this.pointer(fields, 'path', name), from: this.pointer(fields, 'from', name) };
      case 'remove':
        return { kind, path: this.pointer(fields, 'path', name) };
      default:
        throw this.malformed(`"op" of ${name} is none of add, copy, move, remove, replace, test`);
    }
  }

  private pointer(fields: Members, member: 'from' | 'path', name: string): PatchPointer {
    const text = Object.hasOwn(fields, member) ? fields[member] : undefined;
    if (typeof text !== 'string') throw this.malformed(`${name} has no text "${member}"`);
    if (text !== '' && !text.startsWith('/'))
      throw this.malformed(`"${member}" of ${name} does not begin with a slash`);
    const steps = text
      .split('/', MAX_JSON_DEPTH + 2)
      .slice(1)
      .map(unescaped);
    if (steps.length > MAX_JSON_DEPTH) throw this.malformed(`"${member}" of ${name} has too many steps`);
    if (steps.includes(FORBIDDEN)) throw this.malformed(`"${member}" of ${name} goes through "${FORBIDDEN}"`);
    return { text, steps };
  }

  private arrays(value: unknown): readonly KeyedArraySpec[] {
    if (!isMembers(value)) throw this.malformed('"arrayPrimaryKeys" is not an object');
    return Object.entries(value).map(([path, keys]) => {
      if (!isTexts(keys)) throw this.malformed(`"arrayPrimaryKeys" of "${path}" is not a list of texts`);
      return { path: path.split('/'), keys };
    });
  }

  private malformed(reason: string): Error {
    return failures.patchMalformed({ aspect: this.aspect, reason });
  }
}

/** A tilde that escapes nothing stands for itself: published clients do not escape URNs. */
function unescaped(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
