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

/** Turns patches into what the store applies to the value that it holds. */
@Injectable()
export class AspectPatcher {
  constructor(
    private readonly registry: Registry,
    private readonly reader: AspectParser,
  ) {}

  /**
   * The result is checked as a proposed aspect is. Where nothing is stored the patch begins with what the record requires
   * and the models let begin empty.
   */
  patchOf(spec: AspectSpec, document: PatchDocument, { time }: AuditStamp): AspectPatch {
    const place = this.placeOf(spec, document, time);
    return (held) => {
      try {
        return { kind: 'value', json: this.patched(spec, document, { held, place }) };
      } catch (failure) {
        if (failure instanceof CatalogError) return { kind: 'refused', failure };
        throw failure;
      }
    };
  }

  private patched(
    spec: AspectSpec,
    { operations }: PatchDocument,
    { held, place }: { readonly held: string | undefined; readonly place: PatchPlace },
  ): string {
    const node = toNode(held === undefined ? place.skeleton() : readExactJson(held), place);
    const before = held === undefined ? undefined : writeExactJson(toJson(node));
    const after = writeExactJson(toJson(applyOperations(node, operations, { aspect: spec.name, place })));
    // The stored text itself, since it may spell the same value otherwise.
    if (held !== undefined && after === before) return held;
    return this.reader.fromText(spec, after, 'application/json').json;
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
