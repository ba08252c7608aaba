import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type ClientCapabilities,
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  InitializedNotification,
  InitializeRequest,
  type InitializeResult,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  type PublishDiagnosticsParams,
  type Range,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node';
import { SOURCE_LOADER } from '../source-process.builder.js';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

/** What the client says it can do. */
const EDITOR: ClientCapabilities = {
  workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ['create', 'rename', 'delete'] } },
};

/** An editor that talks to the language server, which is a process of its own. */
export class LanguageClient {
  readonly connection: ProtocolConnection;
  private readonly child: ChildProcess;
  private readonly published = new Map<string, PublishDiagnosticsParams>();
  private readonly listeners: (() => void)[] = [];

  /** `command`: arguments of node. */
  constructor(command: readonly string[]) {
    this.child = spawn(process.execPath, command, { cwd: PROJECT, stdio: ['pipe', 'pipe', 'inherit'] });
    const { stdin, stdout } = this.child;
    if (stdin === null || stdout === null) throw new TypeError('the process has no pipes');
    this.connection = createProtocolConnection(new StreamMessageReader(stdout), new StreamMessageWriter(stdin));
    this.connection.onNotification(PublishDiagnosticsNotification.type, (params) => {
      this.published.set(params.uri, params);
      for (const listener of this.listeners.splice(0)) listener();
    });
    this.connection.listen();
  }

  async initialize(capabilities: ClientCapabilities = EDITOR): Promise<InitializeResult> {
    const params = { processId: process.pid, rootUri: null, capabilities };
    const result = await this.connection.sendRequest(InitializeRequest.type, params);
    await this.connection.sendNotification(InitializedNotification.type, {});
    return result;
  }

  async open(uri: string, text: string, languageId = 'pdl'): Promise<void> {
    const textDocument = { uri, languageId, version: 1, text };
    await this.connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
  }

  /** Type: replace a range of an open file. */
  async type(uri: string, version: number, change: { readonly range: Range; readonly text: string }): Promise<void> {
    const params = { textDocument: { uri, version }, contentChanges: [change] };
    await this.connection.sendNotification(DidChangeTextDocumentNotification.type, params);
  }

  async close(uri: string): Promise<void> {
    await this.connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument: { uri } });
  }

  /** Wait until the codes of what was published of a file are these. */
  async codes(uri: string, expected: readonly string[]): Promise<PublishDiagnosticsParams> {
    for (;;) {
      const params = this.published.get(uri) ?? { uri, diagnostics: [] };
      const codes = params.diagnostics.map(({ code }) => String(code));
      if (JSON.stringify(codes) === JSON.stringify(expected)) return params;
      await new Promise<void>((resolve) => this.listeners.push(resolve));
    }
  }

  /** Shut down as an editor does. @returns the exit code */
  async end(): Promise<number | null> {
    const ended = once(this.child, 'exit');
    await this.connection.sendRequest(ShutdownRequest.type);
    await this.connection.sendNotification(ExitNotification.type);
    await ended;
    this.connection.dispose();
    return this.child.exitCode;
  }

  /** Close the pipes, as when an editor dies. @returns the exit code */
  async abandon(): Promise<number | null> {
    const ended = once(this.child, 'exit');
    this.child.stdin?.end();
    await ended;
    this.connection.dispose();
    return this.child.exitCode;
  }
}

/** The command of the server from its sources, over these directories of models; over ours when there is none. */
export function serverCommand(directories: readonly string[]): readonly string[] {
  const models = directories.flatMap((directory) => ['--models', directory]);
  return [...SOURCE_LOADER, join(PROJECT, 'tools/commands/language-server.ts'), '--stdio', ...models];
}
