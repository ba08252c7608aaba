import type { Breakage } from './mutation.js';

const REGISTRY = /entity-registry\.yml$/;
const RESOURCE = /^rpc\/.*\.yml$/;
const OVERRIDES = /^graphql\/overrides\.yml$/;
const DEFINITIONS = /^graphql\/[^/]+\.graphql$/;
const DOCUMENTS = /^graphql\/documents\//;
const YAML = /\.yml$/;
const GRAPHQL = /\.graphql$/;

/** A pattern and what takes its place; lookarounds keep the edit small. */
interface BreakageRule {
  readonly name: string;
  readonly kind: Breakage['kind'];
  readonly takes: RegExp;
  readonly pattern: RegExp;
  readonly change: (text: string) => string;
  /** The latest place where the error may be reported, if it is not the edit itself. */
  readonly reach?: RegExp;
}

const YAML_RULES: readonly BreakageRule[] = [
  syntax('a tab indents', YAML, /(?<=^\w+:\n)\s+(?=- |\w+:)/gm, () => '\t'),
  syntax('a quote does not end', YAML, /(?<=^ +(?:- )?\w+: )(?=\w[^{}[\]]*$)/gm, () => '"'),
  syntax('a list does not end', YAML, /(?<=: \[[^\]\n]*)\](?=\n +\S)/g, () => ''),
  syntax('a line has no colon', YAML, /(?<=^ +\w+): (?=\w[^{}[\]:]*$)/gm, () => ' '),
  syntax(
    'a key is written twice',
    YAML,
    /^( +)(category|keyAspect|kind|type|resource|symbol): .*$/gm,
    (line) => `${line}\n${line}`,
  ),
  syntax(
    'another part is referred to',
    YAML,
    /(?<=^ +(?:category|keyAspect|type|kind|read): )\w[^{}[\]\n]*$/gm,
    () => '*other',
  ),
  syntax('a key is no text', YAML, /(?<=^ +)(?:keyAspect|kind|type|resource)(?=: )/gm, () => '? [a]\n '),
  syntax(
    'a sign of YAML stands in the way',
    YAML,
    /(?<=^ +(?:keyAspect|kind|type|resource|read): )(?=\w)/gm,
    () => '% @',
  ),
];

const YAML_MEANING: readonly BreakageRule[] = [
  meaning('an entity has an unknown aspect', REGISTRY, /(?<=^ +- (?!name: ))\w+$/gm, (name) => `${name}Gone`),
  meaning('a key aspect is unknown', REGISTRY, /(?<=keyAspect: )\w+/g, (name) => `${name}Gone`),
  meaning('an entity has no key aspect', REGISTRY, /^ +keyAspect: \w+\n/gm, () => ''),
  meaning('a key of an entity is misspelt', REGISTRY, /(?<=^ +)(?:category|aspects)(?=:)/gm, (key) => key.slice(0, -1)),
  meaning(
    'an entity is called like another',
    REGISTRY,
    /(?<=^ {2}- name: )\w+$/gm,
    (name) => `${name}\n    category: core\n  - name: ${name}`,
  ),
  meaning('an entity has a name that no URN can carry', REGISTRY, /(?<=^ {2}- name: )\w+$/gm, (name) => `${name}-x`),
  meaning('a category does not exist', REGISTRY, /(?<=category: )\w+/g, () => 'main'),
  meaning('a parameter has an unknown type', RESOURCE, /(?<=type: )com\.[\w.]+$/gm, (name) => `${name}Gone`),
  meaning(
    'a type cannot be read',
    RESOURCE,
    /(?<=type: )(?:string|int|boolean|com\.[\w.]+)$/gm,
    (name) => `array{${name}}`,
  ),
  meaning('a method has an unknown kind', RESOURCE, /(?<=kind: )\w+$/gm, () => 'act'),
  meaning('a status is no error', RESOURCE, /(?<=status: )\d+/g, () => '200'),
  meaning('an optional is a number', RESOURCE, /(?<=optional: )true/g, () => '1'),
  meaning('a method has no documentation', RESOURCE, /(?<=^ +)doc(?=:)/gm, () => 'dock'),
  meaning(
    'an override has an unknown key',
    OVERRIDES,
    /(?<=[{ ])(?:path|required|entity|hidden|box)(?=: )/g,
    (key) => `${key}s`,
  ),
  meaning('a flag of an override is a text', OVERRIDES, /(?<=(?:required|hidden|versioned): )true/g, () => 'sure'),
  meaning('a type of an override is no name', OVERRIDES, /(?<=^[^#\n]*[{ ]type: )\w+/gm, (name) => `${name}-2`),
  meaning('an override is a number', OVERRIDES, /(?<=^ {6}\w+: )[a-z]\w+(?:\.\w+)*$/gm, () => '12'),
];

const GRAPHQL_RULES: readonly BreakageRule[] = [
  { ...syntax('a brace is missing', GRAPHQL, /\{$/gm, () => ''), reach: /^\}/gm },
  syntax('a brace is doubled', GRAPHQL, /^\}$/gm, () => '}}'),
  syntax('a parenthesis is missing', GRAPHQL, /\)(?=[: {])/g, () => ''),
  syntax('a variable has no name', DOCUMENTS, /(?<=\$)\w+(?=:)/g, () => ''),
  syntax('a stray character stands', GRAPHQL, /(?<=^ +)(?=[a-z]\w*[ (:]?)/gm, () => '; '),
  syntax(
    'a control character stands',
    GRAPHQL,
    /(?<=^(?:extend )?(?:type|query|mutation|input|enum) )/gm,
    () => '\u0007',
  ),
  syntax('a quote does not end', GRAPHQL, /(?<=^ +)(?=[a-z]\w*\()/gm, () => '"'),
  syntax(
    'a keyword is misspelt',
    GRAPHQL,
    /(?<!"""\n)^(?:extend|type|input|query|mutation|fragment)(?= )/gm,
    (word) => `${word}s`,
  ),
  syntax('a list type does not end', DEFINITIONS, /(?<=\[\w+!?)\]/g, () => ''),
];

const GRAPHQL_MEANING: readonly BreakageRule[] = [
  meaning('a type is misspelt', DEFINITIONS, /(?<=^ +\w+: \[?)[A-Z]\w+(?=[!\]]*$)/gm, (name) => `${name}Gone`),
  meaning('a type is defined twice', DEFINITIONS, /^input \w+ \{$/gm, (line) => `${line} x: Int }\n${line}`),
  meaning('an extension is of an input', DEFINITIONS, /^(?=input )/gm, () => 'extend '),
  meaning(
    'an operation asks for what is not there',
    DOCUMENTS,
    /(?<=^ {4}(?: {2})*)(?:urn|total|name|type)$/gm,
    (name) => `${name}Gone`,
  ),
  meaning('a variable is not declared', DOCUMENTS, /(?<=: \$)\w+(?=[),])/g, (name) => `${name}Gone`),
  meaning('a fragment is unknown', DOCUMENTS, /(?<=\.\.\.)[a-z]\w+$/gm, (name) => `${name}Gone`),
];

/** Each breaks a YAML file of the models, or makes it say what cannot be. */
export const YAML_BREAKAGES: readonly Breakage[] = [...YAML_RULES, ...YAML_MEANING].map(breakage);

/** The same for the files of GraphQL definitions and operations. */
export const GRAPHQL_BREAKAGES: readonly Breakage[] = [...GRAPHQL_RULES, ...GRAPHQL_MEANING].map(breakage);

function syntax(name: string, takes: RegExp, pattern: RegExp, change: BreakageRule['change']): BreakageRule {
  return { name, kind: 'syntax', takes, pattern, change };
}

function meaning(name: string, takes: RegExp, pattern: RegExp, change: BreakageRule['change']): BreakageRule {
  return { name, kind: 'meaning', takes, pattern, change };
}

function breakage({ name, kind, takes, pattern, change, reach }: BreakageRule): Breakage {
  return {
    name,
    kind,
    takes,
    edits: (text) =>
      [...text.matchAll(pattern)].map(({ 0: match, index }) => {
        const end = index + match.length;
        const until = reach === undefined ? end : (afterwards(text, end, reach) ?? text.length);
        return { start: index, end, text: change(match), until };
      }),
  };
}

function afterwards(text: string, offset: number, pattern: RegExp): number | undefined {
  return [...text.matchAll(pattern)].find(({ index }) => index >= offset)?.index;
}
