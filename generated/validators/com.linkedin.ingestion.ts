// @generated from models/com/linkedin/ingestion/ by "npm run generate". Do not edit.
import { type ValidationSink, isObject } from './sink.js';

export function checkDataHubIngestionSourceConfig(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'recipe':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'version':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'executorId':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'debugMode':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('recipe');
  }
}

export function checkDataHubIngestionSourceInfo(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'name':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'type':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'platform':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'schedule':
        checkDataHubIngestionSourceSchedule(member, sink);
        break;
      case 'config':
        seen |= 4;
        checkDataHubIngestionSourceConfig(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('name');
    if ((seen & 2) === 0) sink.missing('type');
    if ((seen & 4) === 0) sink.missing('config');
  }
}

export function checkDataHubIngestionSourceSchedule(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'interval':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'timezone':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('interval');
    if ((seen & 2) === 0) sink.missing('timezone');
  }
}
