import type { Advice } from '../../../diagnostics/correction.js';
/**
 * Reads `search/text-analysis.yml`: words with a meaning of their own. A word that could have no effect is reported.
 */
import type { Diagnostics } from '../../../diagnostics/diagnostics.js';
import type { TextAnalysisSpec } from '../../../model/catalog-model.js';
import type { ObjectEntry, Value } from '../../../pdl/syntax.js';
import type { Span } from '../../../source/span.js';
import { type KeyRule, type KeyRules, objectIn, readObject, TEXT_OR_TEXTS } from '../../yaml/object-reader.js';
import { textsUnder } from './rule-texts.js';

export const NO_TEXT_ANALYSIS: TextAnalysisSpec = { stopWords: [], urnWords: [], stems: {}, synonyms: [] };

const FILE_KEYS: KeyRules = {
  stopWords: { kind: 'texts', doc: 'Words that are passed over where others are searched for.' },
  urnWords: { kind: 'texts', doc: 'Words of URNs that say nothing of what they name.' },
  stems: { kind: 'object', values: TEXT_OR_TEXTS, doc: 'Word -> its stem, where the rules of the language are wrong.' },
  synonyms: { kind: 'array', items: TEXT_OR_TEXTS, doc: 'Groups of words that mean the same.' },
};

export const TEXT_ANALYSIS_RULE: KeyRule = { kind: 'object', keys: FILE_KEYS };

/** Texts are compared in lower case and word by word. */
const WORD = /^[\p{Ll}\p{Lo}\p{N}]+$/u;
const WORDS = /^[\p{Ll}\p{Lo}\p{N}]+( [\p{Ll}\p{Lo}\p{N}]+)*$/u;

interface PlacedText {
  readonly text: string;
  readonly span: Span;
}

export function readTextAnalysis(value: Value, diagnostics: Diagnostics): TextAnalysisSpec {
  const object = objectIn(value, 'The file of words', diagnostics);
  if (object === undefined) return NO_TEXT_ANALYSIS;
  const words = readObject(object, FILE_KEYS, 'the file of words', diagnostics);
  const reader = new WordListReader(diagnostics);
  const seen = new Set<string>();
  return {
    stopWords: reader.once(words.textValues('stopWords'), WORD, seen),
    urnWords: reader.once(words.textValues('urnWords'), WORD, seen),
    stems: reader.stems(words.object('stems')?.entries ?? []),
    synonyms: reader.groups(words.items('synonyms')),
  };
}

class WordListReader {
  constructor(private readonly diagnostics: Diagnostics) {}

  /** Those that have the form and are not there yet. */
  once(texts: readonly PlacedText[], form: RegExp, seen: Set<string>): readonly string[] {
    return texts.flatMap(({ text, span }) => {
      if (!this.fits({ text, span }, form)) return [];
      if (seen.has(text)) {
        this.complain({ text, span }, 'it is listed already', 'Keep one of the two.');
        return [];
      }
      seen.add(text);
      return [text];
    });
  }

  stems(entries: readonly ObjectEntry[]): Readonly<Record<string, string>> {
    const pairs = entries.flatMap(({ key, value }): readonly (readonly [string, string])[] => {
      const [stem] = textsUnder(value, `"${key.text}" of "stems"`, this.diagnostics);
      if (stem === undefined || !this.fits(key, WORD) || !this.fits(stem, WORD)) return [];
      return [[key.text, stem.text]];
    });
    return Object.fromEntries(pairs.sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  groups(items: readonly Value[]): readonly (readonly string[])[] {
    const seen = new Set<string>();
    return items.flatMap((item) => {
      const texts = textsUnder(item, 'A group of synonyms', this.diagnostics);
      const group = this.once(texts, WORDS, seen);
      if (group.length > 1) return [group];
      if (texts.length > 1) return [];
      this.complain(
        { text: group.join(''), span: item.span },
        'it says the same as nothing else',
        'List two texts or more.',
      );
      return [];
    });
  }

  private fits(placed: PlacedText, form: RegExp): boolean {
    if (form.test(placed.text)) return true;
    const [reason, hint] =
      form === WORD
        ? ['it is no single word in lower case', 'Write letters in lower case and digits, nothing else.']
        : ['it is no row of words in lower case', 'Write words in lower case with one blank between them.'];
    this.complain(placed, reason, hint);
    return false;
  }

  private complain({ text, span }: PlacedText, reason: string, hint: Advice): void {
    this.diagnostics.report('word-list', span, { text, reason, hint });
  }
}
