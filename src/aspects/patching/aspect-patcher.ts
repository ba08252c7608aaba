import { Injectable } from '@nestjs/common';
import type { AspectSpec } from '../../../generated/service/registry/model.js';
import type { AuditStamp } from '../../kernel/audit-stamp.js';
import { UNKNOWN_ACTOR } from '../../kernel/actors.js';
import { readExactJson, writeExactJson } from '../../kernel/exact-json.js';
import { CatalogError } from '../../kernel/failures.js';
import { Registry } from '../../registry/registry.js';
import { AspectParser } from '../aspect-parsing/aspect-parser.js';
import type { AspectPatch } from '../aspect-store.port.js';
import { applyOperations } from './patch-application.js';
import type { PatchDocument } from './patch-document.js';
import { toJson, toNode } from './patch-node.js';
import { PatchPlace } from './patch-place.js';

/** Turns patches into functions that the store applies to the stored value. */
@Injectable()
export class AspectPatcher {
  constructor(
    private readonly registry: Registry,
    private readonly parser: AspectParser,
  ) {}

  /**
   * The result is checked as a proposed aspect is. Where nothing is stored the patch begins with what the record requires
   * and the models let begin empty.
   */
  patchOf(spec: AspectSpec, document: PatchDocument, { time }: AuditStamp): AspectPatch {
    const place = this.placeOf(spec, document, time);
    return (stored) => {
      try {
        return { kind: 'value', json: this.patched(spec, document, { stored, place }) };
      } catch (failure) {
        if (failure instanceof CatalogError) return { kind: 'refused', failure };
        throw failure;
      }
    };
  }

  private patched(
    spec: AspectSpec,
    { operations }: PatchDocument,
    { stored, place }: { readonly stored: string | undefined; readonly place: PatchPlace },
  ): string {
    const node = toNode(stored === undefined ? place.skeleton() : readExactJson(stored), place);
    const before = stored === undefined ? undefined : writeExactJson(toJson(node));
    const after = writeExactJson(toJson(applyOperations(node, operations, { aspect: spec.name, place })));
    // The stored text itself, since it may spell the same value otherwise.
    if (stored !== undefined && after === before) return stored;
    return this.parser.fromText(spec, after, 'application/json').json;
  }

  /** What the caller says of an array counts before what the models say. */
  private placeOf(spec: AspectSpec, { arrays, others }: PatchDocument, time: number): PatchPlace {
    const modelled = others === 'modelled' ? this.registry.keyedArrays(spec.name) : [];
    return new PatchPlace(
      [...arrays, ...modelled],
      { kind: 'record', record: spec.record },
      { find: (record) => this.registry.skeleton(record), stamp: { time, actor: UNKNOWN_ACTOR } },
    );
  }
}
