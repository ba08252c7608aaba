import { CHANGE_ROWS, type ChangeCode, type ChangeParams } from './change-kinds.js';
import type { ModelChange } from './model-change.js';
import { GRAVITIES, gravityOf, type Verdicts } from './verdicts.js';

/**
 * Where a change is, and what it affects. `verdictOverrides`: verdicts that are less grave here than its kind allows.
 */
export type Where = Pick<ModelChange, 'aspects' | 'parts' | 'tree'> & { readonly verdictOverrides?: Partial<Verdicts> };

const NOTHING_STORED = { stored: 'safe' } as const;

/**
 * Collects the changes that a comparison finds. A part reached in several ways is reported once, with everything
 * affected.
 */
export class FoundChanges {
  private readonly found = new Map<string, ModelChange>();

  note<Code extends ChangeCode>(code: Code, where: Where, params: ChangeParams[Code]): void {
    const kind = CHANGE_ROWS[code];
    const message = kind.message(params);
    const key = `${code}\n${message}`;
    const existing = this.found.get(key);
    const aspects = [...new Set([...(existing?.aspects ?? []), ...where.aspects])].sort();
    this.found.set(key, {
      code,
      message,
      advice: typeof kind.advice === 'string' ? kind.advice : kind.advice(params),
      verdicts: { ...kind.verdicts, ...(aspects.length === 0 ? NOTHING_STORED : {}), ...where.verdictOverrides },
      tree: where.tree,
      parts: where.parts,
      aspects,
    });
  }

  /** The gravest first, then by subject. */
  sorted(): readonly ModelChange[] {
    return [...this.found.values()].sort((a, b) => rankOf(a) - rankOf(b) || compare(textOf(a), textOf(b)));
  }
}

function rankOf({ verdicts }: ModelChange): number {
  return GRAVITIES.indexOf(gravityOf(verdicts));
}

function textOf({ parts, code, message }: ModelChange): string {
  return `${parts[0] ?? ''} ${code} ${message}`;
}

/** By code unit: the order must not depend on the machine's locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
