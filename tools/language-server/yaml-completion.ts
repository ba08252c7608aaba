import { type CompletionItem, CompletionItemKind } from 'vscode-languageserver/node';
import { yamlRuleOf } from '../resolve/catalog/yaml-rules.js';
import type { KeyRule } from '../resolve/yaml/object-reader.js';
import type { SourceFile } from '../source/source-file.js';
import { namesOf, ruleValues } from './named-values.js';
import { rangeOf } from './positions.js';
import type { Snapshot } from './snapshot.js';
import { rulesAt } from './yaml-keys.js';
import { yamlPosition } from './yaml-position.js';

/**
 * What may be written at a cursor of a YAML file: keys with their documentation, words of closed sets, names of
 * aspects, entities and types where the rules of the file say that a text is one.
 */
export function yamlCompletions({
  snapshot,
  file,
  offset,
}: {
  readonly snapshot: Snapshot;
  readonly file: SourceFile;
  readonly offset: number;
}): readonly CompletionItem[] {
  const root = yamlRuleOf(file.path);
  const position = root && yamlPosition(file.text, offset);
  if (root === undefined || position === undefined) return [];
  const { path, expects, word } = position;
  const range = rangeOf({ file, start: offset - word.length, end: offset });
  const rules = rulesAt(root, path);
  const values = rules
    .flatMap((rule) => valuesOf(snapshot, rule))
    .map((text) => ({
      label: text,
      kind: CompletionItemKind.Value,
      textEdit: { range, newText: text },
    }));
  if (expects === 'value') return values;
  const keys = rules
    .flatMap((rule) => keysOf(snapshot, rule))
    .map(({ key, doc }) => ({
      label: key,
      kind: CompletionItemKind.Property,
      textEdit: { range, newText: `${key}: ` },
      ...(doc === undefined ? {} : { documentation: doc }),
    }));
  return [...keys, ...values];
}

/** Words and names that a text may be. */
function valuesOf(snapshot: Snapshot, rule: KeyRule): readonly string[] {
  const isText = rule.kind === 'text' || rule.kind === 'flag' || rule.kind === 'any';
  if (!isText) return [];
  return [...ruleValues(rule), ...(rule.names === undefined ? [] : namesOf(snapshot, rule.names))];
}

function keysOf(snapshot: Snapshot, rule: KeyRule): readonly { readonly key: string; readonly doc?: string }[] {
  if (rule.kind !== 'object') return [];
  const named = rule.names === undefined ? [] : namesOf(snapshot, rule.names).map((key) => ({ key }));
  const known = Object.entries(rule.keys ?? {}).filter(([, { since }]) => since !== 'later');
  return [...named, ...known.map(([key, { doc }]) => (doc === undefined ? { key } : { key, doc }))];
}
