import { placeOf } from '../source/span.js';
import { SourceFile } from '../source/source-file.js';
import { GeneratorBug } from '../invariant.js';
import type { CatalogModel, Field, NamedType } from '../model/catalog-model.js';
import { compile } from './compile.js';

/** Path -> text. A registry without entities is added unless one is given. */
export type SourceTexts = Readonly<Record<string, string>>;

export function sourcesOf(texts: SourceTexts): readonly SourceFile[] {
  return Object.entries({ 'entity-registry.yml': 'entities: []', ...texts }).map(
    ([path, text]) => new SourceFile(path, text),
  );
}

/** The model of texts without errors. */
export function modelOf(texts: SourceTexts): CatalogModel {
  const { model, diagnostics } = compile(sourcesOf(texts));
  if (model === undefined) throw new GeneratorBug(diagnostics.map(({ message }) => message).join('\n'));
  return model;
}

/** `code place` of every finding, in order. */
export function findingsOf(texts: SourceTexts): readonly string[] {
  return compile(sourcesOf(texts)).diagnostics.map(({ code, span }) => `${code} ${placeOf(span)}`);
}

export function typeOf(model: CatalogModel, fqn: string): NamedType {
  const type = model.types.find((candidate) => candidate.fqn === fqn);
  if (type === undefined) throw new GeneratorBug(`No type ${fqn}.`);
  return type;
}

export function fieldsOf(model: CatalogModel, fqn: string): readonly Field[] {
  const type = typeOf(model, fqn);
  if (type.kind !== 'record') throw new GeneratorBug(`${fqn} is no record.`);
  return type.fields;
}
