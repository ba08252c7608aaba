import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Validator } from '../../generated/service/validators/index.js';
import { Findings, type UrnCheck } from '../../src/registry/findings.js';
import type { ValidationIssue } from '../../src/registry/registry.js';
import { validatorsEmitter } from '../../tools/emit/validators/emit-validators.js';
import type { CatalogModel } from '../../tools/model/catalog-model.js';
import { writeTree } from '../../tools/disk/file-tree.js';
import { runtimeFiles } from '../../tools/commands/runtime-files.js';

/** Validators as they run: emitted from a model, written to disk and imported. */
export class CompiledValidators {
  private constructor(
    private readonly directory: string,
    private readonly validators: Readonly<Record<string, Validator>>,
    private readonly checkUrn: UrnCheck,
  ) {}

  static async open(model: CatalogModel, checkUrn: UrnCheck): Promise<CompiledValidators> {
    const directory = mkdtempSync(join(tmpdir(), 'validators-'));
    writeTree(
      directory,
      [runtimeFiles, validatorsEmitter].flatMap((emitter) => emitter.emit(model)),
    );
    const module: unknown = await import(join(directory, 'validators', 'index.ts'));
    if (!holdsValidators(module)) throw new TypeError('the emitted module has no validators');
    return new CompiledValidators(directory, module.validators, checkUrn);
  }

  findings(fqn: string, value: unknown): Findings {
    const findings = new Findings(this.checkUrn);
    this.validators[fqn]!(value, findings);
    return findings;
  }

  issues(fqn: string, value: unknown): readonly ValidationIssue[] {
    return this.findings(fqn, value).issues();
  }

  /** `path message` of each issue. */
  lines(fqn: string, value: unknown): readonly string[] {
    return this.issues(fqn, value).map(({ path, message }) => `${path} ${message}`);
  }

  close(): void {
    rmSync(this.directory, { recursive: true });
  }
}

function holdsValidators(module: unknown): module is { readonly validators: Readonly<Record<string, Validator>> } {
  return typeof module === 'object' && module !== null && 'validators' in module;
}
