import { Injectable } from '@nestjs/common';
import type { AspectSpec } from '../../../generated/service/registry/model.js';
import type { AuditStamp } from '../../kernel/audit-stamp.js';
import { UNKNOWN_ACTOR } from '../../kernel/actors.js';
import { readExactJson, writeExactJson } from '../../kernel/exact-json.js';
import { CatalogError } from '../../kernel/failures.js';
import { isMembers } from '../../kernel/members.js';
import { Registry } from '../../registry/registry.js';
import { AspectParser } from '../aspect-parsing/aspect-parser.js';
import type { AspectPatch } from '../aspect-store.port.js';
import { applyOperations } from './patch-application.js';
import type { AspectMerge } from '../ingest-proposals/ingest-proposals.command.js';
import type { PatchDocument } from './patch-document.js';
import { toJson, toNode } from './patch-node.js';
import { PatchContext } from './patch-context.js';

/** Turns patches into functions that the store applies to the stored value. */
@Injectable()
export class AspectPatcher {
  constructor(
    private readonly registry: Registry,
    private readonly parser: AspectParser,
  ) {}

  /**
   * The result is checked like a proposed aspect. Where nothing is stored, the patch is applied to a skeleton: the
   * required fields of the record that the models allow to start empty.
   */
  patchOf(spec: AspectSpec, document: PatchDocument, { time }: AuditStamp): AspectPatch {
    const context = this.contextOf(spec, document, time);
    return (stored) => {
      try {
        return { kind: 'value', json: this.patched(spec, document, { stored, context }) };
      } catch (failure) {
        if (failure instanceof CatalogError) return { kind: 'refused', failure };
        throw failure;
      }
    };
  }

  /** The same for what is computed from the stored value. */
  mergeOf(spec: AspectSpec, merge: AspectMerge): AspectPatch {
    return (stored) => {
      try {
        const before = stored === undefined ? undefined : readExactJson(stored);
        const after = merge(isMembers(before) ? before : undefined);
        return after === undefined
          ? { kind: 'unchanged' }
          : { kind: 'value', json: this.parser.fromValue(spec, after).json };
      } catch (failure) {
        if (failure instanceof CatalogError) return { kind: 'refused', failure };
        throw failure;
      }
    };
  }

  private patched(
    spec: AspectSpec,
    { operations }: PatchDocument,
    { stored, context }: { readonly stored: string | undefined; readonly context: PatchContext },
  ): string {
    const node = toNode(stored === undefined ? context.skeleton() : readExactJson(stored), context);
    const before = stored === undefined ? undefined : writeExactJson(toJson(node));
    const after = toJson(applyOperations(node, operations, { aspect: spec.name, context }));
    // The stored text itself, since it may spell the same value differently.
    if (stored !== undefined && writeExactJson(after) === before) return stored;
    return this.parser.fromValue(spec, after).json;
  }

  /** Keys that the caller gives for an array take precedence over those in the models. */
  private contextOf(spec: AspectSpec, { arrays, others }: PatchDocument, time: number): PatchContext {
    const modelled = others === 'modelled' ? this.registry.keyedArrays(spec.name) : [];
    return new PatchContext(
      [...arrays, ...modelled],
      { kind: 'record', record: spec.record },
      { find: (record) => this.registry.skeleton(record), stamp: { time, actor: UNKNOWN_ACTOR } },
    );
  }
}
