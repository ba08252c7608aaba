// @generated from models/com/linkedin/upgrade/ by "npm run generate". Do not edit.
import { type ValidationSink, isLong, isObject } from './sink.js';

export function checkDataHubUpgradeRequest(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'timestampMs':
        seen |= 1;
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'version':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('timestampMs');
    if ((seen & 2) === 0) sink.missing('version');
  }
}

export function checkDataHubUpgradeResult(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'timestampMs':
        seen |= 1;
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'result':
        if (!isObject(member)) sink.mismatch('map', member);
        else for (const key1 in member) {
          const before1 = sink.count;
          const member1 = member[key1];
          if (typeof member1 !== 'string') sink.mismatch('string', member1);
          if (sink.count !== before1) sink.under(before1, key1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('timestampMs');
  }
}
