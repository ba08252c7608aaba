// @generated from models/com/linkedin/retention/ by "npm run generate". Do not edit.
import { type ValidationSink, isInt, isObject } from './sink.js';

export function checkDataHubRetentionConfig(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'retention':
        seen |= 1;
        checkRetention(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('retention');
  }
}

export function checkRetention(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'version':
        checkVersionBasedRetention(member, sink);
        break;
      case 'time':
        checkTimeBasedRetention(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function checkTimeBasedRetention(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'maxAgeInSeconds':
        seen |= 1;
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('maxAgeInSeconds');
  }
}

export function checkVersionBasedRetention(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'maxVersions':
        seen |= 1;
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('maxVersions');
  }
}
