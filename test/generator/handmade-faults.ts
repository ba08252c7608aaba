/** Texts of a tree by path. */
export type FaultTexts = Readonly<Record<string, string>>;

/** A way in which people break models. `texts` take the place of those of the sound tree, `undefined`
 * stands for a file that is absent; `found`: `code path:line:column`. */
interface HandmadeFault {
  readonly title: string;
  readonly texts: Readonly<Record<string, string | undefined>>;
  readonly found: string;
}

const KEY = `namespace shop

/** What tells parcels apart. */
@Aspect = { "name": "parcelKey" }
record ParcelKey {
  /** Number on the label. */
  label: string
}
`;

const INFO = `namespace shop

/** What is known of a parcel. */
@Aspect = { "name": "parcelInfo" }
record ParcelInfo {
  /** Grams. */
  @Searchable = { "fieldType": "COUNT" }
  weight: long

  /** Who sent it. */
  @Relationship = { "name": "SentBy", "entityTypes": ["parcel"] }
  sender: optional string
}
`;

const REGISTRY = `entities:
  - name: parcel
    keyAspect: parcelKey
    aspects:
      - parcelInfo
`;

const RESOURCE = `resource: parcels
doc: Parcels.
methods:
  - kind: action
    name: send
    doc: Send a parcel.
    parameters:
      - name: info
        type: shop.ParcelInfo
        doc: What to send.
`;

const DEFINITIONS = `extend type Query {
  heaviest(count: Int): [Parcel!]
}
`;

const DOCUMENT = `query heaviest {
  heaviest(count: 3) {
    urn
  }
}
`;

const [PARCEL, PARCEL_KEY, ENTITIES] = ['shop/ParcelInfo.pdl', 'shop/ParcelKey.pdl', 'entity-registry.yml'];
const [RPC, GRAPHQL, OPERATIONS] = ['rpc/parcels.yml', 'graphql/parcels.graphql', 'graphql/documents/parcels.graphql'];
const OVERRIDES = 'graphql/overrides.yml';

/** A small tree with one file of each kind, without fault. */
export const SOUND_TREE: FaultTexts = {
  [PARCEL]: INFO,
  [PARCEL_KEY]: KEY,
  [ENTITIES]: REGISTRY,
  [RPC]: RESOURCE,
  [GRAPHQL]: DEFINITIONS,
  [OPERATIONS]: DOCUMENT,
  [OVERRIDES]: 'entities:\n  parcel: { type: Parcel }\n',
};

export const HANDMADE_FAULTS: readonly HandmadeFault[] = [
  text('an empty file', PARCEL, '', 'missing-declaration :1:1'),
  text('a file of blanks', PARCEL, '\n \n\t\n', 'missing-declaration :4:1'),
  text('a file of zeros', PARCEL, '\0'.repeat(64), 'illegal-character :1:1'),
  text('a file of brackets', PARCEL, '{'.repeat(5000), 'scoped-at-top-level :1:1'),
  text('a file of closing brackets', PARCEL, ']'.repeat(5000), 'expected-token :1:1'),
  text('arrays without end', PARCEL, `record ParcelInfo { a: ${'array['.repeat(5000)}`, 'nesting-too-deep :1:792'),
  text('an annotation without end', PARCEL, `@a = ${'[{"b":'.repeat(5000)}`, 'nesting-too-deep :1:390'),
  text('a page of the web', PARCEL, '<!DOCTYPE html>\n<html></html>\n', 'illegal-character :1:1'),
  text('JSON', PARCEL, '{ "type": "record", "name": "ParcelInfo", "fields": [] }', 'expected-token :1:3'),
  text(
    'what a merge left behind',
    PARCEL,
    `<<<<<<< ours\n${INFO}=======\n${INFO}>>>>>>> theirs\n`,
    'illegal-character :1:1',
  ),
  text('two declarations', PARCEL, `${INFO}${INFO.slice(INFO.indexOf('record'))}`, 'second-declaration :14:1'),
  text('a comment that swallows the file', PARCEL, `/* ${INFO}`.replaceAll('*/', ''), 'unterminated-comment :1:1'),
  text(
    'lines of an old machine',
    PARCEL,
    INFO.replace('weight: long', 'weight long').replaceAll('\n', '\r'),
    'expected-token :8:10',
  ),
  text('a mark of byte order and a fault', PARCEL, `\ufeff${INFO.replace('long', 'lang')}`, 'unknown-type :8:11'),
  text('half of a pair of surrogates', PARCEL, INFO.replace('SentBy', 'Sent\\ud83d'), 'unpaired-surrogate :11:30'),
  text('a number beyond all', PARCEL, INFO.replace('"COUNT"', '1e9999'), 'double-out-of-range :7:32'),
  text(
    'a key that objects are born with',
    PARCEL,
    INFO.replace('"fieldType"', '"__proto__": 1, "fieldType"'),
    'unknown-key :7:19',
  ),
  text('a type that objects are born with', PARCEL, INFO.replace('long', 'constructor'), 'unknown-type :8:11'),
  text(
    'a record that includes itself',
    PARCEL,
    INFO.replace('Info {', 'Info includes ParcelInfo {'),
    'include-cycle :5:28',
  ),
  text('a name with an umlaut', PARCEL, INFO.replace('weight', 'gewölbe'), 'invalid-name :8:3'),
  text(
    'another aspect of the same name',
    PARCEL,
    INFO.replace('"parcelInfo"', '"parcelKey"'),
    'duplicate-aspect shop/ParcelKey.pdl:4:21',
  ),
  text(
    'an import of nothing',
    PARCEL,
    INFO.replace('shop\n', 'shop\n\nimport other.Thing\n').replace('weight: long', 'weight: Thing'),
    'unknown-import :3:8',
  ),
  text('an empty registry', ENTITIES, '', 'missing-key :1:1'),
  text('a registry that is a list', ENTITIES, '- parcel\n', 'wrong-value :1:1'),
  text('a registry with tabs', ENTITIES, REGISTRY.replaceAll('    ', '\t'), 'yaml-syntax :3:1'),
  text('a registry of JSON that ends too early', ENTITIES, '{"entities": [{"name": "parcel"', 'yaml-syntax :1:32'),
  text('a bomb of aliases', ENTITIES, 'a: &a [x, x]\nb: &b [*a, *a]\nentities: [*b, *b]\n', 'yaml-alias :2:8'),
  text('two documents in one file', ENTITIES, `${REGISTRY}---\n${REGISTRY}`, 'yaml-syntax :6:1'),
  text('a tag of YAML', ENTITIES, REGISTRY.replace('parcel\n', '!!js/function parcel\n'), 'yaml-syntax :2:11'),
  text('an entity without a name', ENTITIES, REGISTRY.replace('name: parcel\n    ', ''), 'missing-key :2:5'),
  text(
    'a key aspect that is no key',
    ENTITIES,
    REGISTRY.replace('parcelKey', 'parcelInfo'),
    'key-field-type shop/ParcelInfo.pdl:8:11',
  ),
  text('a resource of nothing', RPC, '~\n', 'wrong-value :1:1'),
  text('a type that is a sentence', RPC, RESOURCE.replace('shop.ParcelInfo', 'a parcel, please'), 'type-text :9:15'),
  text('a union as a parameter', RPC, RESOURCE.replace('shop.ParcelInfo', 'union[int, string]'), 'type-text :9:15'),
  text('a default that does not fit', RPC, `${RESOURCE}        default: 7\n`, 'default-type :11:18'),
  text('GraphQL that is empty', GRAPHQL, '# Nothing.\n', 'graphql-syntax :2:1'),
  text('GraphQL of half a word', GRAPHQL, 'exte', 'graphql-syntax :1:1'),
  text(
    'GraphQL that nests without end',
    GRAPHQL,
    `extend type Query { a: ${'['.repeat(3000)}`,
    'graphql-syntax :1:3024',
  ),
  text('a directive that nobody defined', GRAPHQL, DEFINITIONS.replace(']', '] @cached'), 'graphql-invalid :2:35'),
  text('an argument that is an object', GRAPHQL, DEFINITIONS.replace('Int', 'Parcel'), 'operation-left-out :2:3'),
  text('an operation on what is not there', OPERATIONS, DOCUMENT.replace('urn', 'weight'), 'graphql-invalid :3:5'),
  text('two operations of one name', OPERATIONS, DOCUMENT + DOCUMENT, 'graphql-duplicate :6:7'),
  text('overrides that are a text', OVERRIDES, 'entities', 'wrong-value :1:1'),
  text('an override of a list', OVERRIDES, 'entities: [parcel]\n', 'wrong-value :1:11'),
  {
    title: 'no registry',
    texts: { [ENTITIES]: undefined },
    found: `registry-missing ${ENTITIES}:1:1`,
  },
  { title: 'a type in two files', texts: { 'shop/Copy.pdl': INFO }, found: `duplicate-type ${PARCEL}:5:8` },
  {
    title: 'two registries',
    texts: { 'shop/entity-registry.yml': REGISTRY },
    found: 'duplicate-registry shop/entity-registry.yml:1:1',
  },
];

/** An error in one text of the tree, reported in the same file unless its place names another. */
function text(title: string, path: string, content: string, found: string): HandmadeFault {
  return { title, texts: { [path]: content }, found: found.replace(' :', ` ${path}:`) };
}
