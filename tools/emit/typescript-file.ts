import { compareText } from './order.js';
import { generatedNotice, type OutputFile } from './output-file.js';

/** A TypeScript module in the making. Imports are asked for where they are used and printed once, sorted. */
export class TypeScriptFile {
  private readonly path: string;
  private readonly source: string;
  private readonly imports = new Map<string, Map<string, 'type' | 'value'>>();
  private readonly modules = new Map<string, { readonly alias: string; readonly use: 'type' | 'value' }>();
  private readonly lines: string[] = [];

  /**
   * @param path relative to the output directory
   * @param source what the file is made from, relative to the model directory; empty for the whole of it
   */
  constructor(path: string, source: string) {
    this.path = path;
    this.source = source;
  }

  /** Import a value; answers the name, so that the call can stand inside the text that uses it. */
  value(name: string, from: string): string {
    this.names(from).set(name, 'value');
    return name;
  }

  /** Import a type; answers the name. */
  type(name: string, from: string): string {
    const names = this.names(from);
    if (!names.has(name)) names.set(name, 'type');
    return name;
  }

  /** Import a whole module under a name; answers the name. */
  module(alias: string, from: string): string {
    this.modules.set(from, { alias, use: 'value' });
    return alias;
  }

  /** The same for a module of which only types are used. */
  typeModule(alias: string, from: string): string {
    if (!this.modules.has(from)) this.modules.set(from, { alias, use: 'type' });
    return alias;
  }

  /** Add lines to the body. A text may hold several. */
  print(...lines: readonly string[]): void {
    this.lines.push(...lines);
  }

  /** Add a doc comment, wrapped at the margin; nothing for an empty text. */
  doc(text: string, indent = ''): void {
    this.lines.push(...docComment(text, indent));
  }

  output(): OutputFile {
    const head = [`// ${generatedNotice(this.source)}`, ...this.importLines()];
    return { path: this.path, text: `${[...head, '', ...this.lines].join('\n').trimEnd()}\n` };
  }

  private names(from: string): Map<string, 'type' | 'value'> {
    const names = this.imports.get(from) ?? new Map<string, 'type' | 'value'>();
    this.imports.set(from, names);
    return names;
  }

  private importLines(): string[] {
    const named = [...this.imports].map(([from, names]): [string, string] => [from, importOf(names, from)]);
    const whole = [...this.modules].map(([from, { alias, use }]): [string, string] => [
      from,
      `import ${use === 'type' ? 'type ' : ''}* as ${alias} from '${from}';`,
    ]);
    return [...whole, ...named].sort(([a], [b]) => compareText(a, b)).map(([, line]) => line);
  }
}

function importOf(names: ReadonlyMap<string, 'type' | 'value'>, from: string): string {
  const sorted = [...names].sort(([a], [b]) => compareText(a, b));
  const typesOnly = sorted.every(([, use]) => use === 'type');
  const list = sorted.map(([name, use]) => (use === 'type' && !typesOnly ? `type ${name}` : name));
  return `import ${typesOnly ? 'type ' : ''}{ ${list.join(', ')} } from '${from}';`;
}

/** Lines of a doc comment; the text cannot end it early. */
export function docComment(text: string, indent = ''): string[] {
  if (text.trim() === '') return [];
  const lines = text
    .trim()
    .replaceAll('*/', '*\\/')
    .split(/\r\n|\r|\n/);
  const [first = ''] = lines;
  if (lines.length === 1) return [`${indent}/** ${first.trim()} */`];
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`];
}
