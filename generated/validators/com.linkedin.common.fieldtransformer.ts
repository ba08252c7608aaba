// @generated from models/com/linkedin/common/fieldtransformer/ by "npm run generate". Do not edit.
import { type ValidationSink, isObject } from './sink.js';

const symbolsOfTransformationType: ReadonlySet<string> = new Set(['BLACKBOX', 'IDENTITY']);
export function checkTransformationType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbolsOfTransformationType.has(value)) sink.notSymbol(value, symbolsOfTransformationType);
}

export function checkUDFTransformer(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'udf':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('udf');
  }
}
