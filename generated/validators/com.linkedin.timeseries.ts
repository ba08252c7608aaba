// @generated from models/com/linkedin/timeseries/ by "npm run generate". Do not edit.
import { type ValidationSink, isInt, isLong, isObject } from './sink.js';

const symbolsOfCalendarInterval: ReadonlySet<string> = new Set(['SECOND', 'MINUTE', 'HOUR', 'DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR']);
export function checkCalendarInterval(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbolsOfCalendarInterval.has(value)) sink.notSymbol(value, symbolsOfCalendarInterval);
}

export function checkPartitionSpec(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'type':
        checkPartitionType(member, sink);
        break;
      case 'partition':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'timePartition':
        checkTimeWindow(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('partition');
  }
}

const symbolsOfPartitionType: ReadonlySet<string> = new Set(['FULL_TABLE', 'QUERY', 'PARTITION']);
export function checkPartitionType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbolsOfPartitionType.has(value)) sink.notSymbol(value, symbolsOfPartitionType);
}

export function checkTimeWindow(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'startTimeMillis':
        seen |= 1;
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'length':
        seen |= 2;
        checkTimeWindowSize(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('startTimeMillis');
    if ((seen & 2) === 0) sink.missing('length');
  }
}

export function checkTimeWindowSize(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'unit':
        seen |= 1;
        checkCalendarInterval(member, sink);
        break;
      case 'multiple':
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('unit');
  }
}

export function checkTimeseriesAspectBase(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'timestampMillis':
        seen |= 1;
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'eventGranularity':
        checkTimeWindowSize(member, sink);
        break;
      case 'partitionSpec':
        checkPartitionSpec(member, sink);
        break;
      case 'messageId':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('timestampMillis');
  }
}
