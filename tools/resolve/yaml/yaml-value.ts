import {
  type Document as YamlDocument,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import type { Diagnostics } from '../../diagnostics/diagnostics.js';
import type { ObjectEntry, Value } from '../../pdl/syntax.js';
import type { SourceFile } from '../../source/source-file.js';
import type { Span } from '../../source/span.js';

const INT_LIMIT = 2n ** 31n;

/**
 * A YAML file as the same tree of values that annotations and defaults have, so that all keyed values are checked by
 * the same code. An empty file is an empty object. `undefined` when the text is not YAML, or uses unsupported features,
 * which has been reported.
 */
export function readYaml(file: SourceFile, diagnostics: Diagnostics): Value | undefined {
  const document = parseDocument(file.text, { intAsBigInt: true, uniqueKeys: true });
  // The library only warns about unknown tags, whose values would be misread.
  const faults = independentFaults(document);
  for (const error of faults) {
    const [start, end] = placeOf(error, document);
    // The library appends its own excerpt to the first line.
    const reason = (error.message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '').replace(/\.$/, '');
    // Its offset is one beyond the text when something is missing at the end.
    const last = file.text.length;
    diagnostics.report('yaml-syntax', { file, start: Math.min(start, last), end: Math.min(end, last) }, { reason });
  }
  if (faults.length > 0) return undefined;
  const whole = { file, start: 0, end: Math.min(1, file.text.length) };
  if (document.contents === null) return { kind: 'object', entries: [], span: whole };
  const before = diagnostics.errorCount;
  const value = new YamlReader(file, diagnostics).read(document.contents, whole);
  return diagnostics.errorCount > before ? undefined : value;
}

/** Of mistakes in the form of the text the first: what the library finds behind it mostly follows from it. */
function independentFaults({ errors, warnings }: YamlDocument): readonly YAMLError[] {
  const first = errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  return first === undefined ? [...errors, ...warnings] : [first];
}

/** An unterminated quote is reported where its text ends; the opening quote is shown instead. */
function placeOf({ code, message, pos }: YAMLError, document: YamlDocument): readonly [number, number] {
  if (code !== 'MISSING_CHAR' || !message.includes('quote')) return pos;
  let start = pos[0];
  visit(document, {
    Scalar(_, { range, type }) {
      const isAround = range && range[0] <= pos[0] && range[1] >= pos[0];
      if (type?.startsWith('QUOTE') === true && isAround === true) start = range[0];
    },
  });
  return [start, start + 1];
}

class YamlReader {
  private readonly file: SourceFile;
  private readonly diagnostics: Diagnostics;

  constructor(file: SourceFile, diagnostics: Diagnostics) {
    this.file = file;
    this.diagnostics = diagnostics;
  }

  /** `around`: place for a node without one, such as the absent value of a key. */
  read(node: unknown, around: Span): Value {
    if (isMap(node)) {
      const span = this.spanOf(node, around);
      return { kind: 'object', entries: node.items.flatMap((pair) => this.entryOf(pair, span)), span };
    }
    if (isSeq(node)) {
      const span = this.spanOf(node, around);
      return { kind: 'array', items: node.items.map((item) => this.read(item, span)), span };
    }
    if (isScalar(node)) return scalarOf(node.value, this.spanOf(node, around));
    if (isAlias(node)) this.diagnostics.report('yaml-alias', this.spanOf(node, around), { name: node.source });
    return { kind: 'null', span: around };
  }

  private entryOf(pair: Pair, around: Span): readonly ObjectEntry[] {
    const { key, value } = pair;
    if (!isScalar(key) || typeof key.value === 'object') {
      this.diagnostics.report('yaml-key', around);
      return [];
    }
    const span = this.spanOf(key, around);
    const text = typeof key.value === 'string' ? key.value : (key.source ?? '');
    const inner = this.read(value, span);
    return [{ key: { text, span }, value: inner, span: { ...span, end: inner.span.end } }];
  }

  private spanOf(node: Node, around: Span): Span {
    if (node.range === null || node.range === undefined) return around;
    const [start, end] = node.range;
    return start === end ? around : { file: this.file, start, end };
  }
}

function scalarOf(value: unknown, span: Span): Value {
  switch (typeof value) {
    case 'string':
      return { kind: 'string', value, span };
    case 'boolean':
      return { kind: 'boolean', value, span };
    case 'bigint':
      if (value >= -INT_LIMIT && value < INT_LIMIT) return { kind: 'int', value: Number(value), span };
      return { kind: 'long', value, span };
    case 'number':
      return { kind: 'double', value, span };
    default:
      return { kind: 'null', span };
  }
}
