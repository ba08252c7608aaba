// @generated from models/com/linkedin/telemetry/ by "npm run generate". Do not edit.
import { type ValidationSink, isObject } from './sink.js';

export function checkTelemetryClientId(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'clientId':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('clientId');
  }
}
