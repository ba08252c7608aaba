import { isCollection, isMap, isNode, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import type { InstalledFile } from '../assets/index.js';
import { CatalogError, failures } from '../kernel/failures.js';
import type { EntityUrn, Registry } from '../registry/registry.js';

/**
 * Reading of files with first contents: text in; entities with their aspects out, checked against the models, or every
 * mistake with its place. Writes nothing. A file is a map of URN -> aspect -> value.
 */

/** An aspect of a file. `json`: the value as it is stored. */
export interface FirstAspect {
  readonly target: EntityUrn;
  readonly aspect: string;
  readonly json: string;
}

/**
 * `problems`: a sentence each, with `file:line:column` in front; nothing of a file with problems is to be used.
 * `unknownTypes`: types of entities that were left out because the models that are served do not have them.
 */
export interface ParsedBootstrapFile {
  readonly aspects: readonly FirstAspect[];
  readonly unknownTypes: readonly string[];
  readonly problems: readonly string[];
}

/** Parse and check one file. */
export function parseBootstrapFile(file: InstalledFile, registry: Registry): ParsedBootstrapFile {
  return new BootstrapFile(file, registry).parse();
}

class BootstrapFile {
  private readonly lines = new LineCounter();
  private readonly problems: string[] = [];
  private readonly aspects: FirstAspect[] = [];
  private readonly unknownTypes: string[] = [];

  constructor(
    private readonly file: InstalledFile,
    private readonly registry: Registry,
  ) {}

  parse(): ParsedBootstrapFile {
    const document = parseDocument(this.file.text, { lineCounter: this.lines });
    for (const { message, pos } of document.errors) this.report(pos[0], message.split('\n', 1)[0] ?? '');
    if (document.errors.length === 0) this.readEntities(document.contents);
    return { aspects: this.aspects, problems: this.problems, unknownTypes: this.unknownTypes };
  }

  private readEntities(contents: Node | null): void {
    for (const [key, value] of this.members(contents, 'a map from URNs to aspects')) {
      const target = this.targetOf(key);
      if (target === undefined) continue;
      for (const [aspect, given] of this.members(value, 'a map from aspects to values'))
        this.readAspect(target, aspect, given);
    }
  }

  private readAspect(target: EntityUrn, key: Node, given: Node | null): void {
    const name = isScalar(key) ? String(key.value) : '';
    const spec = target.entity.aspectByName.get(name);
    if (spec === undefined || spec.name === target.entity.keyAspect) {
      this.report(placeOf(key), `Entities of the type ${target.entity.name} have no aspect "${name}" to write.`);
      return;
    }
    const value: unknown = given === null ? null : given.toJSON();
    const issues = this.registry.issues(spec.record, value);
    for (const { path, message } of issues)
      this.report(placeOf(nodeAt(given, path) ?? key), `${name}${path}: ${message}`);
    if (issues.length === 0) this.aspects.push({ target, aspect: spec.name, json: JSON.stringify(value) });
  }

  private targetOf(key: Node): EntityUrn | undefined {
    try {
      return this.registry.requireUrn(isScalar(key) ? String(key.value) : '');
    } catch (error) {
      if (!(error instanceof CatalogError)) throw error;
      const { entityType } = { entityType: '', ...error.params };
      if (failures.entityTypeUnknown.is(error)) this.unknownTypes.push(entityType);
      else this.report(placeOf(key), error.message);
      return undefined;
    }
  }

  /** @param wanted what should be there */
  private members(node: Node | null, wanted: string): readonly (readonly [Node, Node | null])[] {
    if (isMap<Node, Node | null>(node)) return node.items.map(({ key, value }) => [key, value]);
    this.report(placeOf(node), `This should be ${wanted}.`);
    return [];
  }

  private report(offset: number, message: string): void {
    const { line, col } = this.lines.linePos(offset);
    this.problems.push(`${this.file.path}:${String(line)}:${String(col)} ${message}`);
  }
}

function placeOf(node: Node | null | undefined): number {
  return node?.range?.[0] ?? 0;
}

/** The node that a path such as `/fields/0/type` leads to, or the last one on the way there. */
function nodeAt(root: Node | null, path: string): Node | undefined {
  let at: unknown = root;
  let last: Node | undefined;
  for (const step of path.split('/').slice(1)) {
    if (!isCollection(at)) break;
    last = at;
    at = at.get(isMap(at) ? step : Number(step), true);
  }
  return isNode(at) ? at : last;
}
