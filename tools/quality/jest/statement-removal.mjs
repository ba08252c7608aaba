import { allMutators } from '../../../node_modules/@stryker-mutator/instrumenter/dist/src/mutators/mutate.js';

/**
 * Has Stryker remove statements, one at a time, and change nothing else: what is called or assigned for its effect, and
 * an `if` without `else` as a whole, which includes every guard. Declarations stay, and what a function returns: without
 * them most code does not run at all.
 */
export function removeStatementsOnly() {
  allMutators.splice(0, allMutators.length, { name: 'StatementRemoval', mutate: removed });
}

function* removed(path) {
  if (isGuard(path.node) || (isEffect(path.node) && !isAllOfGuard(path))) yield { type: 'EmptyStatement' };
}

function isEffect({ type, expression }) {
  return type === 'ExpressionStatement' && expression.callee?.type !== 'Super';
}

function isGuard({ type, alternate }) {
  return type === 'IfStatement' && !alternate;
}

/** It goes with the `if` around it. */
function isAllOfGuard({ parent, parentPath }) {
  return isGuard(parent.type === 'BlockStatement' && parent.body.length === 1 ? parentPath.parent : parent);
}
