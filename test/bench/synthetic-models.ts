import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Entities for each hundred files; each has a key, three aspects, and three types that these use. */
const FILES_OF_ENTITY = 7;

/** Write a tree of so many PDL files, or a few fewer, as a company might have it: every kind of type and annotation. */
export function writeSyntheticModels(directory: string, files: number): void {
  const entities = Array.from({ length: Math.floor(files / FILES_OF_ENTITY) }, (_, number) => number);
  write(directory, 'entity-registry.yml', `entities:\n${entities.map(registryEntry).join('')}`);
  for (const number of entities) {
    const folder = `company/area${String(number % 20)}`;
    for (const [name, text] of Object.entries(typesOf(number))) write(directory, `${folder}/${name}.pdl`, text);
  }
}

function registryEntry(number: number): string {
  const name = `thing${String(number)}`;
  const aspects = ['Info', 'Links', 'Profile'].map((aspect) => `      - ${name}${aspect}\n`).join('');
  return `  - name: ${name}\n    doc: Things of kind ${String(number)}.\n    keyAspect: ${name}Key\n    aspects:\n${aspects}`;
}

function typesOf(number: number): Readonly<Record<string, string>> {
  const [thing, name] = [`Thing${String(number)}`, `thing${String(number)}`];
  const next = `thing${String(number + 1)}`;
  const head = `namespace company.area${String(number % 20)}\n\n`;
  return {
    [`${thing}Key`]: `${head}/** What tells things of kind ${String(number)} apart. */
@Aspect = { "name": "${name}Key" }
record ${thing}Key {
  /** Number on the label. */
  @Searchable = { "fieldName": "label", "fieldType": "WORD_GRAM", "enableAutocomplete": true }
  label: string

  /** Where it stands. */
  place: ${thing}Place
}
`,
    [`${thing}Info`]: `${head}/** What people know of it. */
@Aspect = { "name": "${name}Info" }
record ${thing}Info includes ${thing}Base {
  /** What it is called. */
  @Searchable = { "fieldType": "WORD_GRAM", "boostScore": 10.0 }
  name: string

  /** Words about it. */
  @Searchable = { "fieldType": "TEXT", "hasValuesFieldName": "hasDescription${String(number)}" }
  description: optional string

  /** Where it is filed. */
  place: ${thing}Place = "SHELF"

  /** Parts by name. */
  parts: map[string, ${thing}Part] = {}

  /** A weight in grams, or why there is none. */
  weight: optional union[grams: long, reason: string]
}
`,
    [`${thing}Links`]: `${head}/** What it is made from. */
@Aspect = { "name": "${name}Links" }
record ${thing}Links {
  /** URNs of the things before it. */
  @Relationship = { "/*": { "name": "MadeFrom", "entityTypes": ["${next}"], "isLineage": true } }
  @Searchable = { "/*": { "fieldName": "madeFrom", "fieldType": "URN", "addToFilters": true } }
  sources: array[string] = []

  /** The parts that were used. */
  used: array[${thing}Part]
}
`,
    [`${thing}Profile`]: `${head}/** How it was used over a while. */
@Aspect = { "name": "${name}Profile", "type": "timeseries" }
record ${thing}Profile {
  /** When it was measured, in epoch milliseconds. */
  timestampMillis: long

  /** How often it was used. */
  @TimeseriesField = {}
  uses: optional long
}
`,
    [`${thing}Base`]: `${head}/** What all descriptions share. */
record ${thing}Base {
  /** More, by name. */
  properties: map[string, string] = {}

  /** Where people read on. */
  url: optional string
}
`,
    [`${thing}Part`]: `${head}/** A piece of it. */
record ${thing}Part {
  /** What the piece is called. */
  name: string

  /** Pieces of the piece. */
  pieces: optional array[${thing}Part]

  /** How many there are. */
  count: int = 1
}
`,
    [`${thing}Place`]: `${head}/** Where things stand. */
enum ${thing}Place {
  /** On a shelf. */
  SHELF
  /** On the floor. */
  FLOOR
}
`,
  };
}

function write(directory: string, path: string, text: string): void {
  const target = join(directory, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}
