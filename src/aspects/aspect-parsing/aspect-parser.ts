import { Injectable } from '@nestjs/common';
import type { AspectSpec } from '../../../generated/service/registry/model.js';
import { invariant } from '../../kernel/assert-never.js';
import { failures } from '../../kernel/failures.js';
import { exactNumbers, printsOtherwise, readWideJson, wideNumbers, writeExactJson } from '../../kernel/exact-json.js';
import type { Reread } from '../../kernel/exact-json.js';
import { readJson } from '../../kernel/json-text.js';
import { isMembers } from '../../kernel/members.js';
import { wellFormedJson } from '../../kernel/well-formed-json.js';
import { Registry } from '../../registry/registry.js';
import type { AspectText } from '../aspect-store.port.js';

/** Characters of one aspect's JSON text; beyond it nothing is parsed. */
const MAX_ASPECT_CHARACTERS = 16_000_000;

/** Content type of aspect values; parameters such as a charset are allowed. */
const JSON_TYPE = /^application\/json\s*(;.*)?$/i;

/** An aspect that was read and fits its record. `value`: numbers as `wideNumbers` gives them. `json`: the text to store. */
export interface ParsedAspect extends AspectText {
  readonly value: Readonly<Record<string, unknown>>;
}

/** Reads aspect values that callers send: text to object, object against its record. Writes nothing. */
@Injectable()
export class AspectParser {
  constructor(private readonly registry: Registry) {}

  /**
   * Read an aspect that came as JSON text. The text itself is kept, so that no digit of a number is lost.
   * @throws failures.contentTypeUnsupported, failures.aspectTooLarge, failures.aspectMalformed, failures.aspectInvalid
   */
  fromText(spec: AspectSpec, text: string, contentType: string): ParsedAspect {
    if (!JSON_TYPE.test(contentType)) throw failures.contentTypeUnsupported({ contentType });
    if (text.length > MAX_ASPECT_CHARACTERS) {
      throw failures.aspectTooLarge({ aspect: spec.name, limit: MAX_ASPECT_CHARACTERS });
    }
    const { value, dropped } = this.check(spec, this.parse(spec, text, wideNumbers));
    // The text is made anew only when members were dropped.
    if (dropped > 0) return { ...this.fromValue(spec, this.parse(spec, text, exactNumbers)), value };
    return { value, json: wellFormedJson(text.trim()), parsed: printsOtherwise(text) ? undefined : value };
  }

  /**
   * Read an aspect that came as part of something larger.
   * @param value what JSON can say, with numbers as `exactNumbers` gives them
   * @returns the text to store
   * @throws failures.aspectMalformed, failures.aspectInvalid
   */
  fromValue(spec: AspectSpec, value: unknown): AspectText {
    const text = writeExactJson(value);
    const isExact = !printsOtherwise(text);
    const { value: kept, dropped } = this.check(spec, isExact ? value : readWideJson(text), value);
    return { json: dropped === 0 ? text : writeExactJson(kept), parsed: isExact ? kept : undefined };
  }

  private parse(spec: AspectSpec, text: string, numbers: Reread): unknown {
    const reading = readJson(text, numbers);
    if (reading.kind === 'problem') throw failures.aspectMalformed({ aspect: spec.name, reason: reading.reason });
    return reading.value;
  }

  private check(spec: AspectSpec, value: unknown, kept = value): Checked {
    if (!isMembers(value)) throw failures.aspectMalformed({ aspect: spec.name, reason: 'it is not a JSON object' });
    const reading = this.registry.normalise(spec.record, value, kept);
    if (reading.kind === 'invalid') {
      const told = reading.issues.map((issue) => `ERROR :: ${issue.path} :: ${issue.message}`).join('\n');
      throw failures.aspectInvalid({ record: spec.record, issues: told });
    }
    invariant(isMembers(reading.value), 'a normalised record is an object');
    return { value: reading.value, dropped: reading.dropped };
  }
}

interface Checked {
  readonly value: ParsedAspect['value'];
  /** How many members were left out. */
  readonly dropped: number;
}
