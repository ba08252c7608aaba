/**
 * The language server: messages of an editor in, answers of the features beside this file out. Knows the protocol, and
 * nothing of models; touches no disk itself.
 */
import {
  CodeActionKind,
  type Connection,
  type InitializeParams,
  type InitializeResult,
  LSPErrorCodes,
  type Position,
  type RenameParams,
  ResponseError,
  TextDocuments,
  TextDocumentSyncKind,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { SourceFile } from '../source/source-file.js';
import type { Span } from '../source/span.js';
import { quickFixes } from './code-actions.js';
import { completionsAt } from './completion.js';
import { DiagnosticFeed } from './diagnostic-feed.js';
import { formattingEdits } from './formatting.js';
import { hoverAt } from './hover.js';
import { offsetAt, rangeOf } from './positions.js';
import { definitionAt, referencesAt } from './references.js';
import { renameSpan, renameType } from './rename.js';
import { documentSymbols, workspaceSymbols } from './symbols.js';
import type { Snapshot } from './snapshot.js';
import type { Workspace } from './workspace.js';
import { workspaceEdit } from './workspace-edit.js';

/** A file at a position, as most requests name one. */
interface DocumentPosition {
  readonly textDocument: { readonly uri: string };
  readonly position: Position;
}

interface Located {
  readonly snapshot: Snapshot;
  readonly file: SourceFile;
  readonly offset: number;
}

const CAPABILITIES: InitializeResult = {
  serverInfo: { name: 'cadastre' },
  capabilities: {
    textDocumentSync: TextDocumentSyncKind.Incremental,
    hoverProvider: true,
    definitionProvider: true,
    referencesProvider: true,
    documentSymbolProvider: true,
    workspaceSymbolProvider: true,
    documentFormattingProvider: true,
    completionProvider: { triggerCharacters: ['.', '@', '"', '/', ':', ' '] },
    renameProvider: { prepareProvider: true },
    codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
  },
};

/** Answers one editor over one connection, until that closes. */
export class LanguageServer {
  private readonly connection: Connection;
  private readonly workspace: Workspace;
  private readonly documents = new TextDocuments(TextDocument);
  private readonly feed: DiagnosticFeed;
  private client: InitializeParams['capabilities'] = {};

  constructor(connection: Connection, workspace: Workspace) {
    this.connection = connection;
    this.workspace = workspace;
    this.feed = new DiagnosticFeed(workspace, (uri, diagnostics) => {
      void connection.sendDiagnostics({ uri, diagnostics: [...diagnostics] });
    });
  }

  /** Begin to answer. */
  listen(): void {
    const { connection } = this;
    connection.onInitialize(({ capabilities }) => {
      this.client = capabilities;
      return CAPABILITIES;
    });
    connection.onInitialized(() => {
      this.feed.schedule();
    });
    this.followDocuments();
    this.answerAboutNames();
    this.answerAboutFiles();
    this.documents.listen(connection);
    connection.listen();
  }

  /** Something may have changed on disk. */
  refresh(): void {
    if (this.workspace.refresh()) this.feed.schedule();
  }

  private followDocuments(): void {
    this.documents.onDidChangeContent(({ document }) => {
      this.workspace.edit(document.uri, document.getText());
      this.feed.schedule();
    });
    this.documents.onDidClose(({ document }) => {
      this.workspace.close(document.uri);
      this.refresh();
      this.feed.schedule();
    });
    this.documents.onDidSave(() => {
      this.refresh();
    });
    this.connection.onDidChangeWatchedFiles(() => {
      this.refresh();
    });
  }

  private answerAboutNames(): void {
    const { connection } = this;
    connection.onHover((place) =>
      this.at(place, ({ snapshot, file, offset }) => hoverAt(snapshot, file, offset) ?? null),
    );
    connection.onDefinition((place) =>
      this.at(place, ({ snapshot, file, offset }) => {
        const span = definitionAt(snapshot, file, offset);
        return span === undefined ? null : this.locationOf(span);
      }),
    );
    connection.onReferences(({ context, ...place }) =>
      this.at(place, ({ snapshot, ...at }) => {
        const declaration = context.includeDeclaration ? 'with-declaration' : 'without-declaration';
        return referencesAt(snapshot, at, declaration).map((span) => this.locationOf(span));
      }),
    );
    connection.onCompletion((place) => this.at(place, (cursor) => [...completionsAt(cursor)]));
    connection.onPrepareRename((place) =>
      this.at(place, ({ snapshot, file, offset }) => {
        const span = renameSpan(snapshot, file, offset);
        return span === undefined ? null : rangeOf(span);
      }),
    );
    connection.onRenameRequest((request) => this.at(request, (located) => this.rename(located, request)));
  }

  private answerAboutFiles(): void {
    const { connection } = this;
    connection.onDocumentSymbol(({ textDocument }) => {
      const file = this.workspace.fileAt(textDocument.uri);
      const isPdl = file?.path.endsWith('.pdl') === true;
      return isPdl ? documentSymbols(this.workspace.snapshot().documentOf(file)) : null;
    });
    connection.onWorkspaceSymbol(({ query }) => [
      ...workspaceSymbols(query, this.workspace.snapshot(), ({ file }) => this.workspace.uriOf(file)),
    ]);
    connection.onDocumentFormatting(({ textDocument }) => {
      const file = this.workspace.fileAt(textDocument.uri);
      return file === undefined ? null : [...formattingEdits(file)];
    });
    connection.onCodeAction(({ textDocument, range }) => [
      ...quickFixes(this.feed.current(textDocument.uri), range, textDocument.uri),
    ]);
  }

  private rename(located: Located, { newName }: RenameParams): WorkspaceEdit {
    const { snapshot, file, offset } = located;
    const renamed = renameType(snapshot, { file, offset }, newName);
    if (renamed.kind === 'refused') throw new ResponseError(LSPErrorCodes.RequestFailed, renamed.reason);
    return workspaceEdit(renamed, {
      client: this.client,
      uriOf: (source) => this.workspace.uriOf(source),
      versionOf: (uri) => this.documents.get(uri)?.version ?? null,
    });
  }

  /** The answer about a position; `null` when no tree contains the file. */
  private at<T>({ textDocument, position }: DocumentPosition, answer: (located: Located) => T): T | null {
    const file = this.workspace.fileAt(textDocument.uri);
    if (file === undefined) return null;
    return answer({ snapshot: this.workspace.snapshot(), file, offset: offsetAt(file, position) });
  }

  private locationOf(span: Span) {
    return { uri: this.workspace.uriOf(span.file), range: rangeOf(span) };
  }
}
