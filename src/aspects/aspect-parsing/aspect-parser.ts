import { Injectable } from '@nestjs/common';
import type { AspectSpec } from '../../../generated/service/registry/model.js';
import { invariant } from '../../kernel/assert-never.js';
import { failures } from '../../kernel/failures.js';
import { exactNumbers, printsOtherwise, readWideJson, wideNumbers, writeExactJson } from '../../kernel/exact-json.js';
import type { NumberDecoder } from '../../kernel/exact-json.js';
import { readBoundedJson } from '../../kernel/json-text.js';
import { isMembers } from '../../kernel/members.js';
import { wellFormedJson } from '../../kernel/well-formed-json.js';
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

/** Parses aspect values from callers: text to object, object against its record. Writes nothing. */
@Injectable()
export class AspectParser {
  constructor(private readonly registry: Registry) {}

  /**
   * Parse an aspect that came as JSON text. The text itself is stored, so that no digit of a number is lost.
   * @throws failures.contentTypeUnsupported, failures.aspectTooLarge, failures.aspectMalformed, failures.aspectInvalid
   */
  fromText(spec: AspectSpec, text: string, contentType: string): ParsedAspect {
    if (!JSON_TYPE.test(contentType)) throw failures.contentTypeUnsupported({ contentType });
    if (text.length > MAX_ASPECT_CHARACTERS) {
      throw failures.aspectTooLarge({ aspect: spec.name, limit: MAX_ASPECT_CHARACTERS });
    }
    const { value, dropped } = this.check(spec, this.parse(spec, text, wideNumbers));
    // The text is written again only when members were dropped.
    if (dropped > 0) return { ...this.fromValue(spec, this.parse(spec, text, exactNumbers)), value };
    return { value, json: wellFormedJson(text.trim()), parsed: printsOtherwise(text) ? undefined : value };
  }

  /**
   * Check an aspect that came as part of a larger JSON value.
   * @param value a parsed JSON value, with numbers as `exactNumbers` gives them
   * @returns the text to store
   * @throws failures.aspectMalformed, failures.aspectInvalid
   */
  fromValue(spec: AspectSpec, value: unknown): AspectText {
    const text = writeExactJson(value);
    const isExact = !printsOtherwise(text);
    const { value: kept, dropped } = this.check(spec, isExact ? value : readWideJson(text), value);
    return { json: dropped === 0 ? text : writeExactJson(kept), parsed: isExact ? kept : undefined };
  }

  private parse(spec: AspectSpec, text: string, numbers: NumberDecoder): unknown {
    const result = readBoundedJson(text, numbers);
    if (result.kind === 'problem') throw failures.aspectMalformed({ aspect: spec.name, reason: result.reason });
    return result.value;
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

interface Checked {
  readonly value: ParsedAspect['value'];
  /** How many members were left out because the record does not have them. */
  readonly dropped: number;
}
