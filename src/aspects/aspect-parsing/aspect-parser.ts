import { Injectable } from '@nestjs/common';
import type { AspectSpec } from '../../../generated/service/registry/model.js';
import { invariant } from '../../kernel/assert-never.js';
import { failures } from '../../kernel/failures.js';
import { exactNumbers, printsOtherwise, readWideJson, wideNumbers, writeExactJson } from '../../kernel/exact-json.js';
import { findExcess, readBoundedJson } from '../../kernel/bounded-json.js';
import type { JsonResult } from '../../kernel/json-text.js';
import { isMembers } from '../../kernel/members.js';
import { wellFormedJson } from '../../kernel/well-formed-json.js';
import type { Work } from '../../kernel/work.js';
import { Registry } from '../../registry/registry.js';
import type { AspectText } from '../aspect-store.port.js';

/** Characters of one aspect's JSON text; beyond it nothing is parsed. */
const MAX_ASPECT_CHARACTERS = 16_000_000;

/** Content type of aspect values; parameters such as a charset are allowed. */
const JSON_TYPE = /^application\/json\s*(;.*)?$/i;

/**
 * An aspect that was parsed and fits its record. `value`: numbers as `wideNumbers` gives them. `json`: the text to
 * store.
 */
export interface ParsedAspect extends AspectText {
  readonly value: Readonly<Record<string, unknown>>;
}

/** An aspect as JSON text from a caller. */
export interface AspectSource {
  readonly text: string;
  readonly contentType: string;
}

/** Parses aspect values from callers: text to object, object against its record. Writes nothing. */
@Injectable()
export class AspectParser {
  constructor(private readonly registry: Registry) {}

  /**
   * Parse an aspect that came as JSON text. The text itself is stored, so that no digit of a number is lost.
   * @param work of the request: other requests are served while a long text is read
   * @throws failures.contentTypeUnsupported, failures.aspectTooLarge, failures.aspectMalformed, failures.aspectInvalid
   */
  async fromText(spec: AspectSpec, { text, contentType }: AspectSource, work: Work): Promise<ParsedAspect> {
    if (!JSON_TYPE.test(contentType)) throw failures.contentTypeUnsupported({ contentType });
    requireSize(spec, text);
    const { value, dropped } = this.check(spec, valueOf(spec, await readBoundedJson(text, work, wideNumbers)));
    if (dropped > 0) {
      // The text is written again only when members were dropped.
      return { ...this.fromValue(spec, valueOf(spec, await readBoundedJson(text, work, exactNumbers))), value };
    }
    return { value, json: wellFormedJson(text.trim()), parsed: printsOtherwise(text) ? undefined : value };
  }

  /**
   * Check an aspect that came as part of a larger JSON value.
   * @param value a parsed JSON value, with numbers as `exactNumbers` gives them
   * @returns the text to store
   * @throws failures.aspectTooLarge, failures.aspectMalformed, failures.aspectInvalid
   */
  fromValue(spec: AspectSpec, value: unknown): AspectText {
    const text = writeExactJson(value);
    requireSize(spec, text);
    const excess = findExcess(text);
    if (excess !== undefined) throw failures.aspectMalformed({ aspect: spec.name, reason: excess });
    const isExact = !printsOtherwise(text);
    const { value: kept, dropped } = this.check(spec, isExact ? value : readWideJson(text), value);
    return { json: dropped === 0 ? text : writeExactJson(kept), parsed: isExact ? kept : undefined };
  }

  private check(spec: AspectSpec, value: unknown, kept = value): Checked {
    if (!isMembers(value)) throw failures.aspectMalformed({ aspect: spec.name, reason: 'it is not a JSON object' });
    const result = this.registry.normalise(spec.record, value, kept);
    if (result.kind === 'invalid') {
      const issues = result.issues.map((issue) => `ERROR :: ${issue.path} :: ${issue.message}`).join('\n');
      throw failures.aspectInvalid({ record: spec.record, issues });
    }
    invariant(isMembers(result.value), 'a normalised record is an object');
    return { value: result.value, dropped: result.dropped };
  }
}

function requireSize(spec: AspectSpec, text: string): void {
  if (text.length <= MAX_ASPECT_CHARACTERS) return;
  throw failures.aspectTooLarge({ aspect: spec.name, limit: MAX_ASPECT_CHARACTERS });
}

function valueOf(spec: AspectSpec, reading: JsonResult): unknown {
  if (reading.kind === 'value') return reading.value;
  throw failures.aspectMalformed({ aspect: spec.name, reason: reading.reason });
}

interface Checked {
  readonly value: ParsedAspect['value'];
  /** How many members were left out because the record does not have them. */
  readonly dropped: number;
}
