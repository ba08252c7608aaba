/** Compares the words by which text is analysed. Takes two models, notes each list whose words differ. */
import type { ModelShape, WordsShape } from '../../generated/service/registry/model-shape.js';
import type { FoundChanges } from './found-changes.js';
import { wordsPart } from './part-names.js';

const LISTS = ['stopWords', 'urnWords', 'stems', 'synonyms'] as const satisfies readonly WordsShape['list'][];

export function compareWords(before: ModelShape, after: ModelShape, found: FoundChanges): void {
  const [older, newer] = [before.words, after.words];
  // Every model had the same words before models stated them.
  if (older === undefined || newer === undefined) return;
  for (const list of LISTS) {
    const [was, is] = [groupsOf(older, list), groupsOf(newer, list)];
    const gone = [...was].filter((group) => !is.has(group));
    const added = [...is].filter((group) => !was.has(group));
    if (gone.length + added.length === 0) continue;
    const where = { tree: is.size > 0 ? 'new' : 'old', parts: [wordsPart(list)], aspects: [] } as const;
    const texts = [...gone.map((group) => `without ${group}`), ...added.map((group) => `with ${group}`)];
    found.note('text-analysis-changed', where, { list, texts: texts.join(', ') });
  }
}

/** Words that are passed over one by one, others as they belong together. */
function groupsOf(words: readonly WordsShape[], list: WordsShape['list']): ReadonlySet<string> {
  const groups = words.filter((shape) => shape.list === list).map(({ texts }) => texts);
  return new Set(
    list === 'stopWords' || list === 'urnWords' ? groups.flat() : groups.map((texts) => texts.join(' = ')),
  );
}
