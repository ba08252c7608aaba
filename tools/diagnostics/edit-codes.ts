import type { Advice } from './correction.js';
import type { DiagnosticFamily } from './diagnostic-row.js';

/** Messages about `edits.yml`, `lists.yml` and `overviews.yml` of `graphql/`. */
export const EDIT_CODES = {
  'edit-type': {
    severity: 'error',
    message: (p: { type: string; reason: string; hint: Advice }) => `"${p.type}" cannot be sent: ${p.reason}.`,
    fix: (p: { hint: Advice }) => p.hint,
  },
  'edit-template': {
    severity: 'error',
    mayFollowErrors: 'in-types',
    message: (p: { template: string; reason: string; hint: Advice }) =>
      `"${p.template}" cannot be made of what is sent: ${p.reason}.`,
    fix: (p: { hint: Advice }) => p.hint,
  },
  'edit-row': {
    severity: 'error',
    message: (p: { name: string; reason: string; hint: Advice }) => `"${p.name}" cannot be edited: ${p.reason}.`,
    fix: (p: { hint: Advice }) => p.hint,
  },
  'overview-symbol': {
    severity: 'error',
    message: (p: { symbol: string; hint: Advice }) => `There is no symbol "${p.symbol}" of the kind.`,
    fix: (p: { hint: Advice }) => p.hint,
  },
  'list-items': {
    severity: 'error',
    message: (p: { items: string; other: string }) => `A list whose items are "${p.items}" has those of "${p.other}".`,
    fix: () => 'Call the items something else: lists that call them the same share the type of their answer.',
  },
} as const satisfies DiagnosticFamily;
