// @generated from models/com/linkedin/assertion/ by "npm run generate". Do not edit.
import * as com_linkedin_timeseries from './com.linkedin.timeseries.js';
import { type ValidationSink, isInt, isLong, isObject, isReal } from './sink.js';

export function checkAssertionInfo(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'customProperties':
        if (!isObject(member)) sink.mismatch('map', member);
        else for (const key1 in member) {
          const before1 = sink.count;
          const member1 = member[key1];
          if (typeof member1 !== 'string') sink.mismatch('string', member1);
          if (sink.count !== before1) sink.under(before1, key1);
        }
        break;
      case 'externalUrl':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'type':
        seen |= 1;
        checkAssertionType(member, sink);
        break;
      case 'datasetAssertion':
        checkDatasetAssertionInfo(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('type');
  }
}

export function checkAssertionInfo$assertionInfo(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'customProperties':
        if (!isObject(member)) sink.mismatch('map', member);
        else for (const key1 in member) {
          const before1 = sink.count;
          const member1 = member[key1];
          if (typeof member1 !== 'string') sink.mismatch('string', member1);
          if (sink.count !== before1) sink.under(before1, key1);
        }
        break;
      case 'externalUrl':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'type':
        seen |= 1;
        checkAssertionType(member, sink);
        break;
      case 'datasetAssertion':
        checkDatasetAssertionInfo$assertionInfo(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('type');
  }
}

export function checkAssertionResult(value: unknown, sink: ValidationSink): void {
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
        seen |= 1;
        checkAssertionResultType(member, sink);
        break;
      case 'rowCount':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'missingCount':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'unexpectedCount':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'actualAggValue':
        if (!isReal(member)) sink.mismatch('float', member);
        break;
      case 'nativeResults':
        if (!isObject(member)) sink.mismatch('map', member);
        else for (const key1 in member) {
          const before1 = sink.count;
          const member1 = member[key1];
          if (typeof member1 !== 'string') sink.mismatch('string', member1);
          if (sink.count !== before1) sink.under(before1, key1);
        }
        break;
      case 'externalUrl':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('type');
  }
}

const symbolsOfAssertionResultType: ReadonlySet<string> = new Set(['SUCCESS', 'FAILURE']);
export function checkAssertionResultType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbolsOfAssertionResultType.has(value)) sink.notSymbol(value, symbolsOfAssertionResultType);
}

export function checkAssertionRunEvent(value: unknown, sink: ValidationSink): void {
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
        com_linkedin_timeseries.checkTimeWindowSize(member, sink);
        break;
      case 'partitionSpec':
        com_linkedin_timeseries.checkPartitionSpec(member, sink);
        break;
      case 'messageId':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'runId':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'assertionUrn':
        seen |= 4;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'asserteeUrn':
        seen |= 8;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'batchSpec':
        checkBatchSpec(member, sink);
        break;
      case 'status':
        seen |= 16;
        checkAssertionRunStatus(member, sink);
        break;
      case 'result':
        checkAssertionResult(member, sink);
        break;
      case 'runtimeContext':
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
  if (seen !== 31) {
    if ((seen & 1) === 0) sink.missing('timestampMillis');
    if ((seen & 2) === 0) sink.missing('runId');
    if ((seen & 4) === 0) sink.missing('assertionUrn');
    if ((seen & 8) === 0) sink.missing('asserteeUrn');
    if ((seen & 16) === 0) sink.missing('status');
  }
}

const symbolsOfAssertionRunStatus: ReadonlySet<string> = new Set(['COMPLETE']);
export function checkAssertionRunStatus(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbolsOfAssertionRunStatus.has(value)) sink.notSymbol(value, symbolsOfAssertionRunStatus);
}

const symbolsOfAssertionStdAggregation: ReadonlySet<string> = new Set([
  'ROW_COUNT',
  'COLUMNS',
  'COLUMN_COUNT',
  'IDENTITY',
  'MEAN',
  'MEDIAN',
  'UNIQUE_COUNT',
  'UNIQUE_PROPOTION',
  'NULL_COUNT',
  'NULL_PROPORTION',
  'STDDEV',
  'MIN',
  'MAX',
  'SUM',
  '_NATIVE_',
]);
export function checkAssertionStdAggregation(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbolsOfAssertionStdAggregation.has(value)) sink.notSymbol(value, symbolsOfAssertionStdAggregation);
}

const symbolsOfAssertionStdOperator: ReadonlySet<string> = new Set([
  'BETWEEN',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL_TO',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL_TO',
  'EQUAL_TO',
  'NOT_NULL',
  'CONTAIN',
  'END_WITH',
  'START_WITH',
  'REGEX_MATCH',
  'IN',
  'NOT_IN',
  '_NATIVE_',
]);
export function checkAssertionStdOperator(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbolsOfAssertionStdOperator.has(value)) sink.notSymbol(value, symbolsOfAssertionStdOperator);
}

export function checkAssertionStdParameter(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'value':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'type':
        seen |= 2;
        checkAssertionStdParameterType(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('value');
    if ((seen & 2) === 0) sink.missing('type');
  }
}

const symbolsOfAssertionStdParameterType: ReadonlySet<string> = new Set(['STRING', 'NUMBER', 'LIST', 'SET', 'UNKNOWN']);
export function checkAssertionStdParameterType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbolsOfAssertionStdParameterType.has(value)) sink.notSymbol(value, symbolsOfAssertionStdParameterType);
}

export function checkAssertionStdParameters(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'value':
        checkAssertionStdParameter(member, sink);
        break;
      case 'maxValue':
        checkAssertionStdParameter(member, sink);
        break;
      case 'minValue':
        checkAssertionStdParameter(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

const symbolsOfAssertionType: ReadonlySet<string> = new Set(['DATASET']);
export function checkAssertionType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbolsOfAssertionType.has(value)) sink.notSymbol(value, symbolsOfAssertionType);
}

export function checkBatchSpec(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'customProperties':
        if (!isObject(member)) sink.mismatch('map', member);
        else for (const key1 in member) {
          const before1 = sink.count;
          const member1 = member[key1];
          if (typeof member1 !== 'string') sink.mismatch('string', member1);
          if (sink.count !== before1) sink.under(before1, key1);
        }
        break;
      case 'nativeBatchId':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'query':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'limit':
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function checkDatasetAssertionInfo(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'dataset':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'scope':
        seen |= 2;
        checkDatasetAssertionScope(member, sink);
        break;
      case 'fields':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'aggregation':
        checkAssertionStdAggregation(member, sink);
        break;
      case 'operator':
        seen |= 4;
        checkAssertionStdOperator(member, sink);
        break;
      case 'parameters':
        checkAssertionStdParameters(member, sink);
        break;
      case 'nativeType':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'nativeParameters':
        if (!isObject(member)) sink.mismatch('map', member);
        else for (const key1 in member) {
          const before1 = sink.count;
          const member1 = member[key1];
          if (typeof member1 !== 'string') sink.mismatch('string', member1);
          if (sink.count !== before1) sink.under(before1, key1);
        }
        break;
      case 'logic':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('dataset');
    if ((seen & 2) === 0) sink.missing('scope');
    if ((seen & 4) === 0) sink.missing('operator');
  }
}

export function checkDatasetAssertionInfo$assertionInfo(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'dataset':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, ['dataset']);
        else sink.mismatch('string', member);
        break;
      case 'scope':
        seen |= 2;
        checkDatasetAssertionScope(member, sink);
        break;
      case 'fields':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['schemaField']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'aggregation':
        checkAssertionStdAggregation(member, sink);
        break;
      case 'operator':
        seen |= 4;
        checkAssertionStdOperator(member, sink);
        break;
      case 'parameters':
        checkAssertionStdParameters(member, sink);
        break;
      case 'nativeType':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'nativeParameters':
        if (!isObject(member)) sink.mismatch('map', member);
        else for (const key1 in member) {
          const before1 = sink.count;
          const member1 = member[key1];
          if (typeof member1 !== 'string') sink.mismatch('string', member1);
          if (sink.count !== before1) sink.under(before1, key1);
        }
        break;
      case 'logic':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('dataset');
    if ((seen & 2) === 0) sink.missing('scope');
    if ((seen & 4) === 0) sink.missing('operator');
  }
}

const symbolsOfDatasetAssertionScope: ReadonlySet<string> = new Set(['DATASET_COLUMN', 'DATASET_ROWS', 'DATASET_SCHEMA', 'UNKNOWN']);
export function checkDatasetAssertionScope(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbolsOfDatasetAssertionScope.has(value)) sink.notSymbol(value, symbolsOfDatasetAssertionScope);
}
