import type { Diagnostic as ProtocolDiagnostic } from 'vscode-languageserver/node';
import type { Diagnostic } from '../diagnostics/diagnostics.js';
import type { StagedCompilation } from '../overlay/tree-compiler.js';
import { protocolDiagnostic, syntaxDiagnostics } from './diagnostics.js';
import type { Snapshot } from './snapshot.js';
import type { Workspace } from './workspace.js';

/** Milliseconds without an edit before the models are compiled. */
const PAUSE = 30;
/** Milliseconds without an edit before the GraphQL schema is made, which takes longer than an answer may wait. */
const LONG_PAUSE = 400;

/**
 * Publishes what is wrong with the models after edits: types, annotations and YAML files at once, what takes the
 * GraphQL schema when nobody has typed for a while. An edit in between starts over.
 */
export class DiagnosticFeed {
  private readonly workspace: Workspace;
  private readonly publish: (uri: string, diagnostics: readonly ProtocolDiagnostic[]) => void;
  private timer: NodeJS.Timeout | undefined;
  private staged: { readonly snapshot: Snapshot; readonly compilation: StagedCompilation } | undefined;
  /** What only the last schema showed; it counts until there is another one. */
  private ofSchema: readonly Diagnostic[] = [];
  private readonly published = new Map<string, string>();

  constructor(workspace: Workspace, publish: (uri: string, diagnostics: readonly ProtocolDiagnostic[]) => void) {
    this.workspace = workspace;
    this.publish = publish;
  }

  /** Compile soon. */
  schedule(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.compileNow();
      this.timer = setTimeout(() => {
        this.finishNow();
      }, LONG_PAUSE);
    }, PAUSE);
  }

  /** What is wrong with the present text of a file, compiled first when there was an edit. */
  current(uri: string): readonly Diagnostic[] {
    const file = this.workspace.fileAt(uri);
    if (file === undefined) return [];
    const { compiled } = this.compilation();
    const all = [...compiled.diagnostics, ...this.ofSchema, ...this.looseDiagnostics()];
    return all.filter(({ span }) => this.workspace.uriOf(span.file) === uri && span.file.text === file.text);
  }

  /** The first stage: at once, and published. */
  compileNow(): void {
    const { compiled } = this.compilation();
    const isPresent = new Set(this.workspace.snapshot().files);
    this.ofSchema = this.ofSchema.filter(({ span }) => isPresent.has(span.file));
    this.show([...compiled.diagnostics, ...this.ofSchema]);
  }

  /** The second stage. */
  finishNow(): void {
    const { compiled, finish } = this.compilation();
    const known = new Set(compiled.diagnostics);
    const { diagnostics } = finish();
    this.ofSchema = compiled.model === undefined ? this.ofSchema : diagnostics.filter((found) => !known.has(found));
    this.show([...compiled.diagnostics, ...this.ofSchema]);
  }

  private compilation(): StagedCompilation {
    const snapshot = this.workspace.snapshot();
    if (this.staged?.snapshot !== snapshot) this.staged = { snapshot, compilation: snapshot.compile() };
    return this.staged.compilation;
  }

  private looseDiagnostics(): readonly Diagnostic[] {
    return this.workspace.looseFiles().flatMap(syntaxDiagnostics);
  }

  /** Send what differs from what was sent before. */
  private show(diagnostics: readonly Diagnostic[]): void {
    const all = [...diagnostics, ...this.looseDiagnostics()];
    const byUri = Map.groupBy(all, ({ span }) => this.workspace.uriOf(span.file));
    for (const uri of this.published.keys()) if (!byUri.has(uri)) byUri.set(uri, []);
    for (const [uri, own] of byUri) {
      const sent = own.map((diagnostic) => protocolDiagnostic(diagnostic, uri));
      const text = JSON.stringify(sent);
      if (this.published.get(uri) === text) continue;
      if (sent.length === 0) this.published.delete(uri);
      else this.published.set(uri, text);
      this.publish(uri, sent);
    }
  }
}
