import {
  type ClientCapabilities,
  RenameFile,
  ResourceOperationKind,
  TextDocumentEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import { SourceFile } from '../source/source-file.js';
import { rangeOf } from './positions.js';
import type { TypeRename } from './rename.js';

/** What an editor can do, and what it has open. */
export interface EditorState {
  readonly client: ClientCapabilities;
  readonly uriOf: (file: SourceFile) => string;
  /** Version of an open file; `null` for one that is not. */
  readonly versionOf: (uri: string) => number | null;
}

/** A rename as an edit of the workspace; the file gets its new name where the editor can give it. */
export function workspaceEdit({ edits, file }: TypeRename, { client, uriOf, versionOf }: EditorState): WorkspaceEdit {
  const byUri = Map.groupBy(edits, ({ span }) => uriOf(span.file));
  const textEdits = [...byUri].map(([uri, own]) => ({
    uri,
    edits: own.map(({ span, text }) => ({ range: rangeOf(span), newText: text })),
  }));
  const { documentChanges, resourceOperations } = client.workspace?.workspaceEdit ?? {};
  if (documentChanges !== true) {
    return { changes: Object.fromEntries(textEdits.map(({ uri, edits: own }) => [uri, own])) };
  }
  const canRename = resourceOperations?.includes(ResourceOperationKind.Rename) === true;
  const texts = textEdits.map(({ uri, edits: own }) => TextDocumentEdit.create({ uri, version: versionOf(uri) }, own));
  if (file === undefined || !canRename) return { documentChanges: texts };
  const to = uriOf(new SourceFile(file.to, '', file.from.tree));
  return { documentChanges: [...texts, RenameFile.create(uriOf(file.from), to)] };
}
