import { Diagnostics } from '../../diagnostics/diagnostics.js';
import type { MethodSpec, ParameterSpec, ResourceSpec, TypeRef } from '../../model/catalog-model.js';
import { parseDocument } from '../../pdl/parser.js';
import type { TypeNode, Value } from '../../pdl/syntax.js';
import { SourceFile } from '../../source/source-file.js';
import { placeOf, type Span } from '../../source/span.js';
import { DefaultChecker } from '../names/defaults.js';
import type { TypeGraph } from '../names/model-path.js';
import { KnownNames } from '../names/name-resolver.js';
import { readExample } from './rpc-example.js';
import { type CheckedObject, type KeyRule, type KeyRules, objectIn, readObject } from '../yaml/object-reader.js';
import { plainValue } from '../yaml/plain-value.js';
import type { DeclarationIndex } from '../names/type-index.js';

const METHOD_KINDS = ['action', 'batchGet', 'get', 'simpleDelete', 'simpleGet'] as const;

const PARAMETER_KEYS: KeyRules = {
  name: { kind: 'text', presence: 'required' },
  type: {
    kind: 'text',
    names: 'type',
    presence: 'required',
    doc: 'As in PDL, with full names: array[com.example.Thing].',
  },
  optional: { kind: 'flag', doc: 'Whether it may be left out; one with a default always may.' },
  default: { kind: 'any', doc: 'What it is when it is left out.' },
  doc: { kind: 'text', presence: 'required' },
};

const ERROR_KEYS: KeyRules = {
  status: { kind: 'integer', presence: 'required', doc: 'HTTP status, from 400 to 599.' },
  when: { kind: 'text', presence: 'required', doc: 'What leads to it.' },
};

const METHOD_KEYS: KeyRules = {
  kind: { kind: 'text', presence: 'required', choices: METHOD_KINDS },
  name: { kind: 'text', doc: 'Of an action; other methods are called after their kind.' },
  doc: { kind: 'text', presence: 'required' },
  deprecated: { kind: 'text', doc: 'What to use instead.' },
  parameters: { kind: 'array', items: { kind: 'object', keys: PARAMETER_KEYS } },
  returns: { kind: 'text', names: 'type', doc: 'Type of the answer, as in PDL; absent when there is none.' },
  errors: { kind: 'array', items: { kind: 'object', keys: ERROR_KEYS } },
  example: { kind: 'object', doc: 'A call that works: values by parameter, and the key of a get.' },
  answer: {
    kind: 'any',
    doc: 'What the example returns in protocol 2.0.0, with lists cut; of a batchGet the results.',
  },
};

const RESOURCE_KEYS: KeyRules = {
  resource: { kind: 'text', presence: 'required', doc: 'First part of the path.' },
  doc: { kind: 'text', presence: 'required' },
  methods: { kind: 'array', presence: 'required', items: { kind: 'object', keys: METHOD_KEYS } },
};

export const RESOURCE_RULE: KeyRule = { kind: 'object', keys: RESOURCE_KEYS };

const TYPE_PREFIX = 'typeref Text = ';

/**
 * Reads resources from `rpc/*.yml`: types are PDL text, looked up by full name, and defaults are checked against them.
 * Reports with places in the YAML.
 */
export class ResourceReader {
  private readonly graph: TypeGraph;
  private readonly names: KnownNames;
  private readonly diagnostics: Diagnostics;
  private readonly defaults: DefaultChecker;
  private readonly resources = new Map<string, Span>();

  constructor(graph: TypeGraph, index: DeclarationIndex, diagnostics: Diagnostics) {
    this.graph = graph;
    this.names = new KnownNames(index);
    this.diagnostics = diagnostics;
    this.defaults = new DefaultChecker(graph.records, graph.table, diagnostics);
  }

  /** The resource of one file; `undefined` when it cannot be read, which has been reported. */
  read(file: SourceFile, value: Value): ResourceSpec | undefined {
    const object = objectIn(value, 'A resource file', this.diagnostics);
    if (object === undefined) return undefined;
    const checked = readObject(object, RESOURCE_KEYS, 'a resource', this.diagnostics);
    const name = checked.text('resource');
    if (name !== undefined) {
      const first = this.resources.get(name);
      if (first === undefined) this.resources.set(name, checked.spanOf('resource'));
      else this.diagnostics.report('duplicate-resource', checked.spanOf('resource'), { name, first: placeOf(first) });
    }
    const seen = new Map<string, Span>();
    const methods = checked.items('methods').flatMap((item) => this.method(item, seen));
    return name === undefined ? undefined : { name, doc: docOf(checked), source: file.path, methods };
  }

  private method(value: Value, seen: Map<string, Span>): readonly MethodSpec[] {
    const object = objectIn(value, 'A method', this.diagnostics);
    if (object === undefined) return [];
    const checked = readObject(object, METHOD_KEYS, 'a method', this.diagnostics);
    const kind = METHOD_KINDS.find((candidate) => candidate === checked.text('kind'));
    const parameterNames = new Map<string, Span>();
    const parameters = checked.items('parameters').flatMap((item) => this.parameter(item, parameterNames));
    const returns = this.type(checked, 'returns');
    const errors = checked.items('errors').flatMap((item) => this.error(item));
    const name = kind === undefined ? undefined : this.methodName(kind, checked);
    if (kind === undefined || name === undefined) return [];
    const span = checked.spanOf('name');
    const first = seen.get(`${kind} ${name}`);
    if (first === undefined) seen.set(`${kind} ${name}`, span);
    else this.diagnostics.report('duplicate-method', span, { kind, name, first: placeOf(first) });
    const deprecated = checked.text('deprecated');
    const method = { kind, name, doc: docOf(checked), deprecated, parameters, returns, errors };
    const example = readExample(checked.object('example'), method, this.graph, this.diagnostics);
    const answer = checked.value('answer');
    if (example === undefined) return [method];
    return [{ ...method, example, ...(answer === undefined ? {} : { answer: plainValue(answer) }) }];
  }

  private methodName(kind: MethodSpec['kind'], checked: CheckedObject): string | undefined {
    const name = checked.text('name');
    if (kind !== 'action') {
      if (name !== undefined && name !== kind) {
        this.diagnostics.report('method-name', checked.spanOf('name'), { kind, name });
      }
      return kind;
    }
    if (name === undefined && checked.value('name') === undefined) {
      this.diagnostics.report('missing-key', checked.span, { key: 'name', what: 'an action' });
    }
    return name;
  }

  private parameter(value: Value, seen: Map<string, Span>): readonly ParameterSpec[] {
    const object = objectIn(value, 'A parameter', this.diagnostics);
    if (object === undefined) return [];
    const checked = readObject(object, PARAMETER_KEYS, 'a parameter', this.diagnostics);
    const name = checked.text('name');
    if (name !== undefined) {
      const first = seen.get(name);
      if (first === undefined) seen.set(name, checked.spanOf('name'));
      else this.diagnostics.report('duplicate-parameter', checked.spanOf('name'), { name, first: placeOf(first) });
    }
    const type = this.type(checked, 'type');
    const fallback = checked.value('default');
    if (fallback !== undefined) this.defaults.check(fallback, type, []);
    if (name === undefined || type === undefined) return [];
    const isOptional = checked.flag('optional') === true || fallback !== undefined;
    return [
      {
        name,
        doc: docOf(checked),
        type,
        presence: isOptional ? 'optional' : 'required',
        default: fallback && plainValue(fallback),
      },
    ];
  }

  private error(value: Value): MethodSpec['errors'] {
    const object = objectIn(value, 'An error', this.diagnostics);
    if (object === undefined) return [];
    const checked = readObject(object, ERROR_KEYS, 'an error', this.diagnostics);
    const status = checked.number('status');
    const when = checked.text('when');
    if (status === undefined || when === undefined) return [];
    if (status < 400 || status > 599) this.diagnostics.report('status-range', checked.spanOf('status'), { status });
    return [{ status, when: when.trim() }];
  }

  private type(checked: CheckedObject, key: string): TypeRef | undefined {
    const text = checked.text(key);
    if (text === undefined) return undefined;
    const span = checked.spanOf(key);
    const inner = new Diagnostics();
    const document = parseDocument(new SourceFile(span.file.path, TYPE_PREFIX + text, span.file.tree), inner);
    const [fault] = inner.sorted();
    if (fault !== undefined || document.declaration?.kind !== 'typeref') {
      this.diagnostics.report('type-text', span, { text, reason: fault?.message.replace(' of the file', '') ?? '' });
      return undefined;
    }
    return this.resolve(document.declaration.type, text, span);
  }

  private resolve(node: TypeNode, text: string, span: Span): TypeRef | undefined {
    switch (node.kind) {
      case 'primitive':
        return { kind: 'primitive', name: node.name };
      case 'reference':
        return this.named(node.name.text, span);
      case 'array': {
        const items = this.resolve(node.items, text, span);
        return items && { kind: 'array', items };
      }
      case 'map': {
        const values = this.resolve(node.values, text, span);
        return values && { kind: 'map', values };
      }
      case 'missing':
        return undefined;
      default: {
        const reason = `A ${node.kind} is declared in PDL and named here.`;
        this.diagnostics.report('type-text', span, { text, reason });
        return undefined;
      }
    }
  }

  private named(fqn: string, span: Span): TypeRef | undefined {
    if (this.names.has(fqn)) return this.graph.table.useOf(fqn);
    const hint = this.names.hintFor(fqn);
    this.diagnostics.report('unknown-type', span, { name: fqn, tried: [fqn], hint });
    return undefined;
  }
}

function docOf(checked: CheckedObject): string {
  return (checked.text('doc') ?? '').trim();
}
