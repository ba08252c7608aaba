import { type Diagnostic, Diagnostics } from '../diagnostics/diagnostics.js';
import { corrected, type Correction } from '../diagnostics/correction.js';
import { parseDocument } from '../pdl/parser.js';
import { PRIMITIVE_NAMES } from '../pdl/syntax.js';
import { reservedWord } from '../pdl/token.js';
import { walkTypes } from '../pdl/walk.js';
import { resolveNames } from '../resolve/names/name-resolver.js';
import { indexTypes, qualify, simpleName } from '../resolve/names/type-index.js';
import { SourceFile } from '../source/source-file.js';
import type { Span } from '../source/span.js';
import type { Snapshot } from './snapshot.js';
import type { TypeMention } from './type-mentions.js';

/** Edits of a rename, and the file that takes the new name with its type. */
export interface TypeRename {
  readonly kind: 'rename';
  readonly edits: readonly Correction[];
  readonly file: { readonly from: SourceFile; readonly to: string } | undefined;
}

/** `reason`: a sentence for whoever asked. */
export interface RefusedRename {
  readonly kind: 'refused';
  readonly reason: string;
}

const NAME = /^[A-Za-z_]\w*$/;

/** The simple name of a type at an offset, the part that a rename replaces. */
export function renameSpan(snapshot: Snapshot, file: SourceFile, offset: number): Span | undefined {
  const place = snapshot.places.at(file, offset);
  return place && lastSegment(place);
}

/**
 * Rename the type at an offset in all files that name it. Refused when the result would not mean the same: the new name
 * is none, is taken, or would hide or be hidden by another one somewhere.
 */
export function renameType(
  snapshot: Snapshot,
  { file, offset }: { readonly file: SourceFile; readonly offset: number },
  name: string,
): TypeRename | RefusedRename {
  const place = snapshot.places.at(file, offset);
  if (place === undefined) return refused('There is no type here to rename.');
  if (!NAME.test(name)) return refused(`"${name}" is not a name: use letters, digits and underscores.`);
  if (reservedWord(name) !== undefined) return refused(`"${name}" is a reserved word.`);
  if (PRIMITIVE_NAMES.some((primitive) => primitive === name)) return refused(`"${name}" is a primitive type.`);
  const namespace = place.fqn.slice(0, Math.max(0, place.fqn.lastIndexOf('.')));
  const fqn = qualify(namespace, name);
  const taken = [...snapshot.index.byFqn.keys()].find(
    (other) => other !== place.fqn && other.toLowerCase() === fqn.toLowerCase(),
  );
  if (taken !== undefined) return refused(`There is already a type "${taken}".`);
  const edits = snapshot.places.of(place.fqn).map((one) => ({ span: lastSegment(one), text: name }));
  const changed = changedMeaning(snapshot, edits, { from: place.fqn, to: fqn });
  if (changed !== undefined) return refused(changed);
  return { kind: 'rename', edits, file: fileOf(snapshot, place.fqn, name) };
}

/** A file that is named after the type. */
function fileOf(snapshot: Snapshot, fqn: string, name: string): TypeRename['file'] {
  const from = snapshot.index.byFqn.get(fqn)?.document.file;
  const own = `${simpleName(fqn)}.pdl`;
  if (from === undefined || !(from.path === own || from.path.endsWith(`/${own}`))) return undefined;
  return { from, to: `${from.path.slice(0, -own.length)}${name}.pdl` };
}

/** What would be wrong afterwards with names that are right now: the edited files are read and resolved once more. */
function changedMeaning(
  snapshot: Snapshot,
  edits: readonly Correction[],
  { from, to }: { readonly from: string; readonly to: string },
): string | undefined {
  const byFile = Map.groupBy(edits, ({ span }) => span.file);
  const editedFiles = [...byFile.keys()];
  const edited = (file: SourceFile): SourceFile => {
    const own = byFile.get(file);
    return own === undefined ? file : new SourceFile(file.path, corrected(file.text, own), file.tree);
  };
  const before = meaningsOf(snapshot, { files: editedFiles, as: (file) => file });
  const after = meaningsOf(snapshot, { files: editedFiles, as: edited });
  const fault = after.faults.find(({ code }) => count(after.faults, code) > count(before.faults, code));
  if (fault !== undefined) return fault.message;
  const isSame = before.meanings.every((fqn, at) => after.meanings[at] === (fqn === from ? to : fqn));
  return isSame ? undefined : 'Another type of that name would be meant in one of the files.';
}

/** What every reference of all files means, in written order, and the errors in names; some files parsed again. */
function meaningsOf(
  snapshot: Snapshot,
  { files, as }: { readonly files: readonly SourceFile[]; readonly as: (file: SourceFile) => SourceFile },
) {
  const diagnostics = new Diagnostics();
  const documents = [...snapshot.documents].map(([file, document]) =>
    files.includes(file) ? parseDocument(as(file), diagnostics) : document,
  );
  const references = resolveNames(documents, indexTypes(documents, diagnostics), diagnostics);
  const meanings: (string | undefined)[] = [];
  for (const document of documents) {
    walkTypes(document, (node) => {
      if (node.kind === 'reference') meanings.push(references.get(node));
    });
  }
  return { meanings, faults: diagnostics.sorted().filter(({ severity }) => severity === 'error') };
}

function count(faults: readonly Diagnostic[], code: string): number {
  return faults.filter((fault) => fault.code === code).length;
}

function lastSegment({ span }: TypeMention): Span {
  const text = span.file.text.slice(span.start, span.end);
  return { ...span, start: span.start + text.lastIndexOf('.') + 1 };
}

function refused(reason: string): RefusedRename {
  return { kind: 'refused', reason };
}
