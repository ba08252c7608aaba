import type { Diagnostic as ProtocolDiagnostic } from 'vscode-languageserver/node';
import type { Diagnostic } from '../diagnostics/diagnostics.js';
import { lint } from '../lint/lint.js';
import type { StagedCompilation } from '../overlay/tree-compiler.js';
import { protocolDiagnostic, syntaxDiagnostics } from './diagnostics.js';
import type { Snapshot } from './snapshot.js';
import type { Workspace } from './workspace.js';

/** Milliseconds without an edit before the models are compiled. */
const PAUSE = 30;
/** Milliseconds without an edit before the GraphQL schema is made, which takes longer than an answer may wait. */
const LONG_PAUSE = 400;
/** Milliseconds between the schema and the linter, in which answers have their turn. */
const LINT_PAUSE = 50;

/**
 * Publishes what is wrong with the models after edits: types, annotations and YAML files at once, what takes the
 * GraphQL schema when nobody has typed for a while, and findings of the linter after it. An edit in between starts it
 * again.
 */
export class DiagnosticFeed {
  private readonly workspace: Workspace;
  private readonly publish: (uri: string, diagnostics: readonly ProtocolDiagnostic[]) => void;
  private timer: NodeJS.Timeout | undefined;
  private staged: { readonly snapshot: Snapshot; readonly compilation: StagedCompilation } | undefined;
  /** What only the last schema showed; it counts until there is another one. */
  private ofSchema: readonly Diagnostic[] = [];
  /** What the linter found last, likewise. */
  private ofLint: readonly Diagnostic[] = [];
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
        this.timer = setTimeout(() => {
          this.lintNow();
        }, LINT_PAUSE);
      }, LONG_PAUSE);
    }, PAUSE);
  }

  /** What is wrong with the present text of a file, compiled first when there was an edit. */
  current(uri: string): readonly Diagnostic[] {
    const file = this.workspace.fileAt(uri);
    if (file === undefined) return [];
    const { compiled } = this.compilation();
    const all = [...compiled.diagnostics, ...this.ofSchema, ...this.ofLint, ...this.looseDiagnostics()];
    return all.filter(({ span }) => this.workspace.uriOf(span.file) === uri && span.file.text === file.text);
  }

  /** The first stage: at once, and published. */
  compileNow(): void {
    const { compiled } = this.compilation();
    const isPresent = new Set(this.workspace.snapshot().files);
    this.ofSchema = this.ofSchema.filter(({ span }) => isPresent.has(span.file));
    this.ofLint = this.ofLint.filter(({ span }) => isPresent.has(span.file));
    this.show([...compiled.diagnostics, ...this.ofSchema, ...this.ofLint]);
  }

  /** The second stage. */
  finishNow(): void {
    const { compiled, finish } = this.compilation();
    const known = new Set(compiled.diagnostics);
    const finished = finish();
    if (finished !== compiled) this.ofSchema = finished.diagnostics.filter((found) => !known.has(found));
    this.show([...compiled.diagnostics, ...this.ofSchema, ...this.ofLint]);
  }

  /** The third stage: of models without errors, and not of standard models that lie below those of others. */
  lintNow(): void {
    const { compiled } = this.compilation();
    const { model, types, graphql } = compiled;
    if (model === undefined) return;
    const trees = this.workspace.snapshot().sources.trees.length;
    const isOwn = ({ span }: Diagnostic): boolean => trees === 0 || inTrees(span.file.tree.rank, trees);
    this.ofLint = lint({ ...types, model, graphql }).filter(isOwn);
    this.show([...compiled.diagnostics, ...this.ofSchema, ...this.ofLint]);
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

function inTrees(rank: number, trees: number): boolean {
  return rank >= 0 && rank < trees;
}
