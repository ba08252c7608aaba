// @generated from models/ by "npm run generate". Do not edit.
import { type ValidationSink, isBytes, isInt, isLong, isObject, isReal } from './sink.js';

export function check_com_linkedin_access_token_DataHubAccessTokenInfo(value: unknown, sink: ValidationSink): void {
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
      case 'actorUrn':
        seen |= 2;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'ownerUrn':
        seen |= 4;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'createdAt':
        seen |= 8;
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'expiresAt':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 15) {
    if ((seen & 1) === 0) sink.missing('name');
    if ((seen & 2) === 0) sink.missing('actorUrn');
    if ((seen & 4) === 0) sink.missing('ownerUrn');
    if ((seen & 8) === 0) sink.missing('createdAt');
  }
}

export function check_com_linkedin_analytics_GetTimeseriesAggregatedStatsResponse(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'entityName':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'aspectName':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'aggregationSpecs':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_timeseries_AggregationSpec(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'filter':
        check_com_linkedin_metadata_query_filter_Filter(member, sink);
        break;
      case 'groupingBuckets':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_timeseries_GroupingBucket(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'table':
        seen |= 4;
        check_com_linkedin_timeseries_GenericTable(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('entityName');
    if ((seen & 2) === 0) sink.missing('aspectName');
    if ((seen & 4) === 0) sink.missing('table');
  }
}

export function check_com_linkedin_aspect_GetTimeseriesAspectValuesResponse(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'entityName':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'aspectName':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'startTimeMillis':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'endTimeMillis':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'limit':
        seen |= 4;
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'values':
        seen |= 8;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_aspect_EnvelopedAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 15) {
    if ((seen & 1) === 0) sink.missing('entityName');
    if ((seen & 2) === 0) sink.missing('aspectName');
    if ((seen & 4) === 0) sink.missing('limit');
    if ((seen & 8) === 0) sink.missing('values');
  }
}

export function check_com_linkedin_assertion_AssertionInfo(value: unknown, sink: ValidationSink): void {
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
        check_com_linkedin_assertion_AssertionType(member, sink);
        break;
      case 'datasetAssertion':
        check_com_linkedin_assertion_DatasetAssertionInfo(member, sink);
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

export function check_com_linkedin_assertion_AssertionInfo$assertionInfo(value: unknown, sink: ValidationSink): void {
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
        check_com_linkedin_assertion_AssertionType(member, sink);
        break;
      case 'datasetAssertion':
        check_com_linkedin_assertion_DatasetAssertionInfo$assertionInfo(member, sink);
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

export function check_com_linkedin_assertion_AssertionResult(value: unknown, sink: ValidationSink): void {
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
        check_com_linkedin_assertion_AssertionResultType(member, sink);
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

const symbols_com_linkedin_assertion_AssertionResultType: ReadonlySet<string> = new Set(['SUCCESS', 'FAILURE']);
export function check_com_linkedin_assertion_AssertionResultType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_assertion_AssertionResultType.has(value)) sink.notSymbol(value, symbols_com_linkedin_assertion_AssertionResultType);
}

export function check_com_linkedin_assertion_AssertionRunEvent(value: unknown, sink: ValidationSink): void {
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
        check_com_linkedin_timeseries_TimeWindowSize(member, sink);
        break;
      case 'partitionSpec':
        check_com_linkedin_timeseries_PartitionSpec(member, sink);
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
        check_com_linkedin_assertion_BatchSpec(member, sink);
        break;
      case 'status':
        seen |= 16;
        check_com_linkedin_assertion_AssertionRunStatus(member, sink);
        break;
      case 'result':
        check_com_linkedin_assertion_AssertionResult(member, sink);
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

const symbols_com_linkedin_assertion_AssertionRunStatus: ReadonlySet<string> = new Set(['COMPLETE']);
export function check_com_linkedin_assertion_AssertionRunStatus(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_assertion_AssertionRunStatus.has(value)) sink.notSymbol(value, symbols_com_linkedin_assertion_AssertionRunStatus);
}

const symbols_com_linkedin_assertion_AssertionStdAggregation: ReadonlySet<string> = new Set([
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
export function check_com_linkedin_assertion_AssertionStdAggregation(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_assertion_AssertionStdAggregation.has(value)) sink.notSymbol(value, symbols_com_linkedin_assertion_AssertionStdAggregation);
}

const symbols_com_linkedin_assertion_AssertionStdOperator: ReadonlySet<string> = new Set([
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
export function check_com_linkedin_assertion_AssertionStdOperator(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_assertion_AssertionStdOperator.has(value)) sink.notSymbol(value, symbols_com_linkedin_assertion_AssertionStdOperator);
}

export function check_com_linkedin_assertion_AssertionStdParameter(value: unknown, sink: ValidationSink): void {
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
        check_com_linkedin_assertion_AssertionStdParameterType(member, sink);
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

const symbols_com_linkedin_assertion_AssertionStdParameterType: ReadonlySet<string> = new Set(['STRING', 'NUMBER', 'LIST', 'SET', 'UNKNOWN']);
export function check_com_linkedin_assertion_AssertionStdParameterType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_assertion_AssertionStdParameterType.has(value)) sink.notSymbol(value, symbols_com_linkedin_assertion_AssertionStdParameterType);
}

export function check_com_linkedin_assertion_AssertionStdParameters(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'value':
        check_com_linkedin_assertion_AssertionStdParameter(member, sink);
        break;
      case 'maxValue':
        check_com_linkedin_assertion_AssertionStdParameter(member, sink);
        break;
      case 'minValue':
        check_com_linkedin_assertion_AssertionStdParameter(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

const symbols_com_linkedin_assertion_AssertionType: ReadonlySet<string> = new Set(['DATASET']);
export function check_com_linkedin_assertion_AssertionType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_assertion_AssertionType.has(value)) sink.notSymbol(value, symbols_com_linkedin_assertion_AssertionType);
}

export function check_com_linkedin_assertion_BatchSpec(value: unknown, sink: ValidationSink): void {
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

export function check_com_linkedin_assertion_DatasetAssertionInfo(value: unknown, sink: ValidationSink): void {
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
        check_com_linkedin_assertion_DatasetAssertionScope(member, sink);
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
        check_com_linkedin_assertion_AssertionStdAggregation(member, sink);
        break;
      case 'operator':
        seen |= 4;
        check_com_linkedin_assertion_AssertionStdOperator(member, sink);
        break;
      case 'parameters':
        check_com_linkedin_assertion_AssertionStdParameters(member, sink);
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

export function check_com_linkedin_assertion_DatasetAssertionInfo$assertionInfo(value: unknown, sink: ValidationSink): void {
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
        check_com_linkedin_assertion_DatasetAssertionScope(member, sink);
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
        check_com_linkedin_assertion_AssertionStdAggregation(member, sink);
        break;
      case 'operator':
        seen |= 4;
        check_com_linkedin_assertion_AssertionStdOperator(member, sink);
        break;
      case 'parameters':
        check_com_linkedin_assertion_AssertionStdParameters(member, sink);
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

const symbols_com_linkedin_assertion_DatasetAssertionScope: ReadonlySet<string> = new Set(['DATASET_COLUMN', 'DATASET_ROWS', 'DATASET_SCHEMA', 'UNKNOWN']);
export function check_com_linkedin_assertion_DatasetAssertionScope(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_assertion_DatasetAssertionScope.has(value)) sink.notSymbol(value, symbols_com_linkedin_assertion_DatasetAssertionScope);
}

export function check_com_linkedin_avro2pegasus_events_KafkaAuditHeader(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'time':
        seen |= 1;
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'server':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'instance':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'appName':
        seen |= 4;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'messageId':
        seen |= 8;
        check_com_linkedin_avro2pegasus_events_UUID(member, sink);
        break;
      case 'auditVersion':
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'fabricUrn':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'clusterConnectionString':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 15) {
    if ((seen & 1) === 0) sink.missing('time');
    if ((seen & 2) === 0) sink.missing('server');
    if ((seen & 4) === 0) sink.missing('appName');
    if ((seen & 8) === 0) sink.missing('messageId');
  }
}

export function check_com_linkedin_avro2pegasus_events_UUID(value: unknown, sink: ValidationSink): void {
  if (!isBytes(value) || value.length !== 16) sink.mismatch('fixed(16)', value);
}

export function check_com_linkedin_chart_ChartDataSourceType(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'string':
          if (typeof member1 === 'string') sink.urn(member1, undefined);
          else sink.mismatch('string', member1);
          break;
        default:
          sink.notMember(['string']);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, ['string']);
  }
}

export function check_com_linkedin_chart_ChartDataSourceType$chartInfo(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'string':
          if (typeof member1 === 'string') sink.urn(member1, ['dataset']);
          else sink.mismatch('string', member1);
          break;
        default:
          sink.notMember(['string']);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, ['string']);
  }
}

export function check_com_linkedin_chart_ChartInfo(value: unknown, sink: ValidationSink): void {
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
      case 'title':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'description':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'lastModified':
        seen |= 4;
        check_com_linkedin_common_ChangeAuditStamps(member, sink);
        break;
      case 'chartUrl':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'inputs':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_chart_ChartDataSourceType(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'inputEdges':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_common_Edge(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'type':
        check_com_linkedin_chart_ChartType(member, sink);
        break;
      case 'access':
        check_com_linkedin_common_AccessLevel(member, sink);
        break;
      case 'lastRefreshed':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('title');
    if ((seen & 2) === 0) sink.missing('description');
    if ((seen & 4) === 0) sink.missing('lastModified');
  }
}

export function check_com_linkedin_chart_ChartInfo$chartInfo(value: unknown, sink: ValidationSink): void {
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
      case 'title':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'description':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'lastModified':
        seen |= 4;
        check_com_linkedin_common_ChangeAuditStamps(member, sink);
        break;
      case 'chartUrl':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'inputs':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_chart_ChartDataSourceType$chartInfo(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'inputEdges':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_common_Edge$chartInfo(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'type':
        check_com_linkedin_chart_ChartType(member, sink);
        break;
      case 'access':
        check_com_linkedin_common_AccessLevel(member, sink);
        break;
      case 'lastRefreshed':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('title');
    if ((seen & 2) === 0) sink.missing('description');
    if ((seen & 4) === 0) sink.missing('lastModified');
  }
}

export function check_com_linkedin_chart_ChartQuery(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'rawQuery':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'type':
        seen |= 2;
        check_com_linkedin_chart_ChartQueryType(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('rawQuery');
    if ((seen & 2) === 0) sink.missing('type');
  }
}

const symbols_com_linkedin_chart_ChartQueryType: ReadonlySet<string> = new Set(['LOOKML', 'SQL']);
export function check_com_linkedin_chart_ChartQueryType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_chart_ChartQueryType.has(value)) sink.notSymbol(value, symbols_com_linkedin_chart_ChartQueryType);
}

const symbols_com_linkedin_chart_ChartType: ReadonlySet<string> = new Set(['BAR', 'PIE', 'SCATTER', 'TABLE', 'TEXT', 'LINE', 'AREA', 'HISTOGRAM', 'BOX_PLOT', 'WORD_CLOUD', 'COHORT']);
export function check_com_linkedin_chart_ChartType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_chart_ChartType.has(value)) sink.notSymbol(value, symbols_com_linkedin_chart_ChartType);
}

export function check_com_linkedin_chart_ChartUsageStatistics(value: unknown, sink: ValidationSink): void {
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
        check_com_linkedin_timeseries_TimeWindowSize(member, sink);
        break;
      case 'partitionSpec':
        check_com_linkedin_timeseries_PartitionSpec(member, sink);
        break;
      case 'messageId':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'viewsCount':
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'uniqueUserCount':
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'userCounts':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_chart_ChartUserUsageCounts(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
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

export function check_com_linkedin_chart_ChartUserUsageCounts(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'user':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'viewsCount':
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('user');
  }
}

export function check_com_linkedin_chart_EditableChartProperties(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'created':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'lastModified':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'deleted':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_common_Access(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'roles':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_common_RoleAssociation(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_common_Access$access(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'roles':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_common_RoleAssociation$access(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

const symbols_com_linkedin_common_AccessLevel: ReadonlySet<string> = new Set(['PUBLIC', 'PRIVATE']);
export function check_com_linkedin_common_AccessLevel(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_common_AccessLevel.has(value)) sink.notSymbol(value, symbols_com_linkedin_common_AccessLevel);
}

export function check_com_linkedin_common_AuditStamp(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'time':
        seen |= 1;
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'actor':
        seen |= 2;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'impersonator':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'message':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('time');
    if ((seen & 2) === 0) sink.missing('actor');
  }
}

export function check_com_linkedin_common_BaseFieldMapping(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'created':
        seen |= 1;
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'transformation':
        seen |= 2;
        if (!isObject(member)) sink.mismatch('union', member);
        else {
          let count1 = 0;
          for (const key1 in member) {
            const before1 = sink.count;
            const member1 = member[key1];
            count1++;
            switch (key1) {
              case 'com.linkedin.common.fieldtransformer.TransformationType':
                check_com_linkedin_common_fieldtransformer_TransformationType(member1, sink);
                break;
              case 'com.linkedin.common.fieldtransformer.UDFTransformer':
                check_com_linkedin_common_fieldtransformer_UDFTransformer(member1, sink);
                break;
              default:
                sink.notMember(['com.linkedin.common.fieldtransformer.TransformationType', 'com.linkedin.common.fieldtransformer.UDFTransformer']);
            }
            if (sink.count !== before1) sink.under(before1, key1);
          }
          if (count1 !== 1) sink.memberCount(count1, ['com.linkedin.common.fieldtransformer.TransformationType', 'com.linkedin.common.fieldtransformer.UDFTransformer']);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('created');
    if ((seen & 2) === 0) sink.missing('transformation');
  }
}

export function check_com_linkedin_common_BrowsePathEntry(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'id':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'urn':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('id');
  }
}

export function check_com_linkedin_common_BrowsePaths(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'paths':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('paths');
  }
}

export function check_com_linkedin_common_BrowsePathsV2(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'path':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_common_BrowsePathEntry(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('path');
  }
}

export function check_com_linkedin_common_ChangeAuditStamps(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'created':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'lastModified':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'deleted':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_common_ChartUrn(value: unknown, sink: ValidationSink): void {
  if (typeof value === 'string') sink.urn(value, undefined);
  else sink.mismatch('string', value);
}

export function check_com_linkedin_common_CorpGroupUrn(value: unknown, sink: ValidationSink): void {
  if (typeof value === 'string') sink.urn(value, undefined);
  else sink.mismatch('string', value);
}

export function check_com_linkedin_common_CorpuserUrn(value: unknown, sink: ValidationSink): void {
  if (typeof value === 'string') sink.urn(value, undefined);
  else sink.mismatch('string', value);
}

export function check_com_linkedin_common_Cost(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'costType':
        seen |= 1;
        check_com_linkedin_common_CostType(member, sink);
        break;
      case 'cost':
        seen |= 2;
        check_com_linkedin_common_CostValue(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('costType');
    if ((seen & 2) === 0) sink.missing('cost');
  }
}

const symbols_com_linkedin_common_CostType: ReadonlySet<string> = new Set(['ORG_COST_TYPE']);
export function check_com_linkedin_common_CostType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_common_CostType.has(value)) sink.notSymbol(value, symbols_com_linkedin_common_CostType);
}

export function check_com_linkedin_common_CostValue(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'costId':
          if (!isReal(member1)) sink.mismatch('double', member1);
          break;
        case 'costCode':
          if (typeof member1 !== 'string') sink.mismatch('string', member1);
          break;
        default:
          sink.notMember(['costId', 'costCode']);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, ['costId', 'costCode']);
  }
}

export function check_com_linkedin_common_CustomProperties(value: unknown, sink: ValidationSink): void {
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
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_common_DashboardUrn(value: unknown, sink: ValidationSink): void {
  if (typeof value === 'string') sink.urn(value, undefined);
  else sink.mismatch('string', value);
}

export function check_com_linkedin_common_DataFlowUrn(value: unknown, sink: ValidationSink): void {
  if (typeof value === 'string') sink.urn(value, undefined);
  else sink.mismatch('string', value);
}

export function check_com_linkedin_common_DataJobUrn(value: unknown, sink: ValidationSink): void {
  if (typeof value === 'string') sink.urn(value, undefined);
  else sink.mismatch('string', value);
}

export function check_com_linkedin_common_DataPlatformInstance(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'platform':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'instance':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('platform');
  }
}

export function check_com_linkedin_common_DataPlatformUrn(value: unknown, sink: ValidationSink): void {
  if (typeof value === 'string') sink.urn(value, undefined);
  else sink.mismatch('string', value);
}

export function check_com_linkedin_common_DataProcessUrn(value: unknown, sink: ValidationSink): void {
  if (typeof value === 'string') sink.urn(value, undefined);
  else sink.mismatch('string', value);
}

export function check_com_linkedin_common_DatasetFieldUrn(value: unknown, sink: ValidationSink): void {
  if (typeof value === 'string') sink.urn(value, undefined);
  else sink.mismatch('string', value);
}

export function check_com_linkedin_common_DatasetUrn(value: unknown, sink: ValidationSink): void {
  if (typeof value === 'string') sink.urn(value, undefined);
  else sink.mismatch('string', value);
}

export function check_com_linkedin_common_Deprecation(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'deprecated':
        seen |= 1;
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'decommissionTime':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'note':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'actor':
        seen |= 4;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('deprecated');
    if ((seen & 2) === 0) sink.missing('note');
    if ((seen & 4) === 0) sink.missing('actor');
  }
}

export function check_com_linkedin_common_Edge(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'sourceUrn':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'destinationUrn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'created':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'lastModified':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'properties':
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
    if ((seen & 1) === 0) sink.missing('destinationUrn');
  }
}

export function check_com_linkedin_common_Edge$chartInfo(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'sourceUrn':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'destinationUrn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, ['dataset']);
        else sink.mismatch('string', member);
        break;
      case 'created':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'lastModified':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'properties':
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
    if ((seen & 1) === 0) sink.missing('destinationUrn');
  }
}

export function check_com_linkedin_common_Edge$dashboardInfo(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'sourceUrn':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'destinationUrn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, ['chart']);
        else sink.mismatch('string', member);
        break;
      case 'created':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'lastModified':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'properties':
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
    if ((seen & 1) === 0) sink.missing('destinationUrn');
  }
}

export function check_com_linkedin_common_Edge$dataJobInputOutput(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'sourceUrn':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'destinationUrn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, ['dataJob']);
        else sink.mismatch('string', member);
        break;
      case 'created':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'lastModified':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'properties':
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
    if ((seen & 1) === 0) sink.missing('destinationUrn');
  }
}

export function check_com_linkedin_common_EmailAddress(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string') sink.mismatch('string', value);
}

export function check_com_linkedin_common_Embed(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'renderUrl':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_common_EntityRelationship(value: unknown, sink: ValidationSink): void {
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
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'entity':
        seen |= 2;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('type');
    if ((seen & 2) === 0) sink.missing('entity');
  }
}

export function check_com_linkedin_common_EntityRelationships(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'start':
        seen |= 1;
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'count':
        seen |= 2;
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'total':
        seen |= 4;
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'relationships':
        seen |= 8;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_common_EntityRelationship(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'entities':
        seen |= 16;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 31) {
    if ((seen & 1) === 0) sink.missing('start');
    if ((seen & 2) === 0) sink.missing('count');
    if ((seen & 4) === 0) sink.missing('total');
    if ((seen & 8) === 0) sink.missing('relationships');
    if ((seen & 16) === 0) sink.missing('entities');
  }
}

export function check_com_linkedin_common_ExternalReference(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'externalUrl':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

const symbols_com_linkedin_common_FabricType: ReadonlySet<string> = new Set(['DEV', 'TEST', 'QA', 'UAT', 'EI', 'PRE', 'STG', 'NON_PROD', 'PROD', 'CORP']);
export function check_com_linkedin_common_FabricType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_common_FabricType.has(value)) sink.notSymbol(value, symbols_com_linkedin_common_FabricType);
}

export function check_com_linkedin_common_GlobalTags(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'tags':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_common_TagAssociation(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('tags');
  }
}

export function check_com_linkedin_common_GlobalTags$globalTags(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'tags':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_common_TagAssociation$globalTags(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('tags');
  }
}

export function check_com_linkedin_common_GlossaryNodeUrn(value: unknown, sink: ValidationSink): void {
  if (typeof value === 'string') sink.urn(value, undefined);
  else sink.mismatch('string', value);
}

export function check_com_linkedin_common_GlossaryTermAssociation(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'urn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'context':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('urn');
  }
}

export function check_com_linkedin_common_GlossaryTermAssociation$glossaryTerms(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'urn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, ['glossaryTerm']);
        else sink.mismatch('string', member);
        break;
      case 'context':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('urn');
  }
}

export function check_com_linkedin_common_GlossaryTermUrn(value: unknown, sink: ValidationSink): void {
  if (typeof value === 'string') sink.urn(value, undefined);
  else sink.mismatch('string', value);
}

export function check_com_linkedin_common_GlossaryTerms(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'terms':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_common_GlossaryTermAssociation(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'auditStamp':
        seen |= 2;
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('terms');
    if ((seen & 2) === 0) sink.missing('auditStamp');
  }
}

export function check_com_linkedin_common_GlossaryTerms$glossaryTerms(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'terms':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_common_GlossaryTermAssociation$glossaryTerms(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'auditStamp':
        seen |= 2;
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('terms');
    if ((seen & 2) === 0) sink.missing('auditStamp');
  }
}

export function check_com_linkedin_common_InputField(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'schemaFieldUrn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'schemaField':
        check_com_linkedin_schema_SchemaField(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('schemaFieldUrn');
  }
}

export function check_com_linkedin_common_InputField$inputFields(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'schemaFieldUrn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, ['schemaField']);
        else sink.mismatch('string', member);
        break;
      case 'schemaField':
        check_com_linkedin_schema_SchemaField$schemaMetadata(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('schemaFieldUrn');
  }
}

export function check_com_linkedin_common_InputFields(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'fields':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_common_InputField(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('fields');
  }
}

export function check_com_linkedin_common_InputFields$inputFields(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'fields':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_common_InputField$inputFields(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('fields');
  }
}

export function check_com_linkedin_common_InstitutionalMemory(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'elements':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_common_InstitutionalMemoryMetadata(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('elements');
  }
}

export function check_com_linkedin_common_InstitutionalMemoryMetadata(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'url':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'description':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'createStamp':
        seen |= 4;
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('url');
    if ((seen & 2) === 0) sink.missing('description');
    if ((seen & 4) === 0) sink.missing('createStamp');
  }
}

const symbols_com_linkedin_common_MLFeatureDataType: ReadonlySet<string> = new Set([
  'USELESS',
  'NOMINAL',
  'ORDINAL',
  'BINARY',
  'COUNT',
  'TIME',
  'INTERVAL',
  'IMAGE',
  'VIDEO',
  'AUDIO',
  'TEXT',
  'MAP',
  'SEQUENCE',
  'SET',
  'CONTINUOUS',
  'BYTE',
  'UNKNOWN',
]);
export function check_com_linkedin_common_MLFeatureDataType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_common_MLFeatureDataType.has(value)) sink.notSymbol(value, symbols_com_linkedin_common_MLFeatureDataType);
}

export function check_com_linkedin_common_MLFeatureUrn(value: unknown, sink: ValidationSink): void {
  if (typeof value === 'string') sink.urn(value, undefined);
  else sink.mismatch('string', value);
}

export function check_com_linkedin_common_MLModelUrn(value: unknown, sink: ValidationSink): void {
  if (typeof value === 'string') sink.urn(value, undefined);
  else sink.mismatch('string', value);
}

export function check_com_linkedin_common_Media(value: unknown, sink: ValidationSink): void {
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
        check_com_linkedin_common_MediaType(member, sink);
        break;
      case 'location':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('type');
    if ((seen & 2) === 0) sink.missing('location');
  }
}

const symbols_com_linkedin_common_MediaType: ReadonlySet<string> = new Set(['IMAGE']);
export function check_com_linkedin_common_MediaType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_common_MediaType.has(value)) sink.notSymbol(value, symbols_com_linkedin_common_MediaType);
}

export function check_com_linkedin_common_Operation(value: unknown, sink: ValidationSink): void {
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
        check_com_linkedin_timeseries_TimeWindowSize(member, sink);
        break;
      case 'partitionSpec':
        check_com_linkedin_timeseries_PartitionSpec(member, sink);
        break;
      case 'messageId':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'actor':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'operationType':
        seen |= 2;
        check_com_linkedin_common_OperationType(member, sink);
        break;
      case 'customOperationType':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'numAffectedRows':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'affectedDatasets':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'sourceType':
        check_com_linkedin_common_OperationSourceType(member, sink);
        break;
      case 'customProperties':
        if (!isObject(member)) sink.mismatch('map', member);
        else for (const key1 in member) {
          const before1 = sink.count;
          const member1 = member[key1];
          if (typeof member1 !== 'string') sink.mismatch('string', member1);
          if (sink.count !== before1) sink.under(before1, key1);
        }
        break;
      case 'lastUpdatedTimestamp':
        seen |= 4;
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('timestampMillis');
    if ((seen & 2) === 0) sink.missing('operationType');
    if ((seen & 4) === 0) sink.missing('lastUpdatedTimestamp');
  }
}

const symbols_com_linkedin_common_OperationSourceType: ReadonlySet<string> = new Set(['DATA_PROCESS', 'DATA_PLATFORM']);
export function check_com_linkedin_common_OperationSourceType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_common_OperationSourceType.has(value)) sink.notSymbol(value, symbols_com_linkedin_common_OperationSourceType);
}

const symbols_com_linkedin_common_OperationType: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'CREATE', 'ALTER', 'DROP', 'CUSTOM', 'UNKNOWN']);
export function check_com_linkedin_common_OperationType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_common_OperationType.has(value)) sink.notSymbol(value, symbols_com_linkedin_common_OperationType);
}

export function check_com_linkedin_common_Origin(value: unknown, sink: ValidationSink): void {
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
        check_com_linkedin_common_OriginType(member, sink);
        break;
      case 'externalType':
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

const symbols_com_linkedin_common_OriginType: ReadonlySet<string> = new Set(['NATIVE', 'EXTERNAL']);
export function check_com_linkedin_common_OriginType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_common_OriginType.has(value)) sink.notSymbol(value, symbols_com_linkedin_common_OriginType);
}

export function check_com_linkedin_common_Owner(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'owner':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'type':
        seen |= 2;
        check_com_linkedin_common_OwnershipType(member, sink);
        break;
      case 'typeUrn':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'source':
        check_com_linkedin_common_OwnershipSource(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('owner');
    if ((seen & 2) === 0) sink.missing('type');
  }
}

export function check_com_linkedin_common_Owner$ownership(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'owner':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, ['corpGroup', 'corpuser']);
        else sink.mismatch('string', member);
        break;
      case 'type':
        seen |= 2;
        check_com_linkedin_common_OwnershipType(member, sink);
        break;
      case 'typeUrn':
        if (typeof member === 'string') sink.urn(member, ['ownershipType']);
        else sink.mismatch('string', member);
        break;
      case 'source':
        check_com_linkedin_common_OwnershipSource(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('owner');
    if ((seen & 2) === 0) sink.missing('type');
  }
}

export function check_com_linkedin_common_Ownership(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'owners':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_common_Owner(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'lastModified':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('owners');
  }
}

export function check_com_linkedin_common_Ownership$ownership(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'owners':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_common_Owner$ownership(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'lastModified':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('owners');
  }
}

export function check_com_linkedin_common_OwnershipSource(value: unknown, sink: ValidationSink): void {
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
        check_com_linkedin_common_OwnershipSourceType(member, sink);
        break;
      case 'url':
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

const symbols_com_linkedin_common_OwnershipSourceType: ReadonlySet<string> = new Set(['AUDIT', 'DATABASE', 'FILE_SYSTEM', 'ISSUE_TRACKING_SYSTEM', 'MANUAL', 'SERVICE', 'SOURCE_CONTROL', 'OTHER']);
export function check_com_linkedin_common_OwnershipSourceType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_common_OwnershipSourceType.has(value)) sink.notSymbol(value, symbols_com_linkedin_common_OwnershipSourceType);
}

const symbols_com_linkedin_common_OwnershipType: ReadonlySet<string> = new Set([
  'CUSTOM',
  'TECHNICAL_OWNER',
  'BUSINESS_OWNER',
  'DATA_STEWARD',
  'NONE',
  'DEVELOPER',
  'DATAOWNER',
  'DELEGATE',
  'PRODUCER',
  'CONSUMER',
  'STAKEHOLDER',
]);
export function check_com_linkedin_common_OwnershipType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_common_OwnershipType.has(value)) sink.notSymbol(value, symbols_com_linkedin_common_OwnershipType);
}

export function check_com_linkedin_common_RoleAssociation(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'urn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('urn');
  }
}

export function check_com_linkedin_common_RoleAssociation$access(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'urn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, ['role']);
        else sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('urn');
  }
}

export function check_com_linkedin_common_Siblings(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'siblings':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'primary':
        seen |= 2;
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('siblings');
    if ((seen & 2) === 0) sink.missing('primary');
  }
}

export function check_com_linkedin_common_Siblings$siblings(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'siblings':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['dataset']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'primary':
        seen |= 2;
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('siblings');
    if ((seen & 2) === 0) sink.missing('primary');
  }
}

export function check_com_linkedin_common_Status(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'removed':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_common_SubTypes(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'typeNames':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('typeNames');
  }
}

export function check_com_linkedin_common_TagAssociation(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'tag':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'context':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('tag');
  }
}

export function check_com_linkedin_common_TagAssociation$globalTags(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'tag':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, ['tag']);
        else sink.mismatch('string', member);
        break;
      case 'context':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('tag');
  }
}

export function check_com_linkedin_common_TagUrn(value: unknown, sink: ValidationSink): void {
  if (typeof value === 'string') sink.urn(value, undefined);
  else sink.mismatch('string', value);
}

export function check_com_linkedin_common_Time(value: unknown, sink: ValidationSink): void {
  if (!isLong(value)) sink.mismatch('long', value);
}

export function check_com_linkedin_common_TimeStamp(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'time':
        seen |= 1;
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'actor':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('time');
  }
}

export function check_com_linkedin_common_Uri(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string') sink.mismatch('string', value);
}

export function check_com_linkedin_common_Url(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string') sink.mismatch('string', value);
}

export function check_com_linkedin_common_Urn(value: unknown, sink: ValidationSink): void {
  if (typeof value === 'string') sink.urn(value, undefined);
  else sink.mismatch('string', value);
}

export function check_com_linkedin_common_VersionTag(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'versionTag':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

const symbols_com_linkedin_common_WindowDuration: ReadonlySet<string> = new Set(['YEAR', 'MONTH', 'WEEK', 'DAY', 'HOUR']);
export function check_com_linkedin_common_WindowDuration(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_common_WindowDuration.has(value)) sink.notSymbol(value, symbols_com_linkedin_common_WindowDuration);
}

const symbols_com_linkedin_common_fieldtransformer_TransformationType: ReadonlySet<string> = new Set(['BLACKBOX', 'IDENTITY']);
export function check_com_linkedin_common_fieldtransformer_TransformationType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_common_fieldtransformer_TransformationType.has(value)) sink.notSymbol(value, symbols_com_linkedin_common_fieldtransformer_TransformationType);
}

export function check_com_linkedin_common_fieldtransformer_UDFTransformer(value: unknown, sink: ValidationSink): void {
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

export function check_com_linkedin_container_Container(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'container':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('container');
  }
}

export function check_com_linkedin_container_Container$container(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'container':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, ['container']);
        else sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('container');
  }
}

export function check_com_linkedin_container_ContainerProperties(value: unknown, sink: ValidationSink): void {
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
      case 'name':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'qualifiedName':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'created':
        check_com_linkedin_common_TimeStamp(member, sink);
        break;
      case 'lastModified':
        check_com_linkedin_common_TimeStamp(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('name');
  }
}

export function check_com_linkedin_container_EditableContainerProperties(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_dashboard_DashboardInfo(value: unknown, sink: ValidationSink): void {
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
      case 'title':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'description':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'charts':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'chartEdges':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_common_Edge(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'datasets':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'datasetEdges':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_common_Edge(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'lastModified':
        seen |= 4;
        check_com_linkedin_common_ChangeAuditStamps(member, sink);
        break;
      case 'dashboardUrl':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'access':
        check_com_linkedin_common_AccessLevel(member, sink);
        break;
      case 'lastRefreshed':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('title');
    if ((seen & 2) === 0) sink.missing('description');
    if ((seen & 4) === 0) sink.missing('lastModified');
  }
}

export function check_com_linkedin_dashboard_DashboardInfo$dashboardInfo(value: unknown, sink: ValidationSink): void {
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
      case 'title':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'description':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'charts':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['chart']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'chartEdges':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_common_Edge$dashboardInfo(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'datasets':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['dataset']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'datasetEdges':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_common_Edge$chartInfo(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'lastModified':
        seen |= 4;
        check_com_linkedin_common_ChangeAuditStamps(member, sink);
        break;
      case 'dashboardUrl':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'access':
        check_com_linkedin_common_AccessLevel(member, sink);
        break;
      case 'lastRefreshed':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('title');
    if ((seen & 2) === 0) sink.missing('description');
    if ((seen & 4) === 0) sink.missing('lastModified');
  }
}

export function check_com_linkedin_dashboard_DashboardUsageStatistics(value: unknown, sink: ValidationSink): void {
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
        check_com_linkedin_timeseries_TimeWindowSize(member, sink);
        break;
      case 'partitionSpec':
        check_com_linkedin_timeseries_PartitionSpec(member, sink);
        break;
      case 'messageId':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'viewsCount':
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'executionsCount':
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'uniqueUserCount':
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'userCounts':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_dashboard_DashboardUserUsageCounts(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'favoritesCount':
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'lastViewedAt':
        if (!isLong(member)) sink.mismatch('long', member);
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

export function check_com_linkedin_dashboard_DashboardUserUsageCounts(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'user':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'viewsCount':
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'executionsCount':
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'usageCount':
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'userEmail':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('user');
  }
}

export function check_com_linkedin_dashboard_EditableDashboardProperties(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'created':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'lastModified':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'deleted':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_datajob_DataFlowInfo(value: unknown, sink: ValidationSink): void {
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
      case 'name':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'project':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'created':
        check_com_linkedin_common_TimeStamp(member, sink);
        break;
      case 'lastModified':
        check_com_linkedin_common_TimeStamp(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('name');
  }
}

export function check_com_linkedin_datajob_DataJobInfo(value: unknown, sink: ValidationSink): void {
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
      case 'name':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'type':
        seen |= 2;
        if (!isObject(member)) sink.mismatch('union', member);
        else {
          let count1 = 0;
          for (const key1 in member) {
            const before1 = sink.count;
            const member1 = member[key1];
            count1++;
            switch (key1) {
              case 'com.linkedin.datajob.azkaban.AzkabanJobType':
                check_com_linkedin_datajob_azkaban_AzkabanJobType(member1, sink);
                break;
              case 'string':
                if (typeof member1 !== 'string') sink.mismatch('string', member1);
                break;
              default:
                sink.notMember(['com.linkedin.datajob.azkaban.AzkabanJobType', 'string']);
            }
            if (sink.count !== before1) sink.under(before1, key1);
          }
          if (count1 !== 1) sink.memberCount(count1, ['com.linkedin.datajob.azkaban.AzkabanJobType', 'string']);
        }
        break;
      case 'flowUrn':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'created':
        check_com_linkedin_common_TimeStamp(member, sink);
        break;
      case 'lastModified':
        check_com_linkedin_common_TimeStamp(member, sink);
        break;
      case 'status':
        check_com_linkedin_datajob_JobStatus(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('name');
    if ((seen & 2) === 0) sink.missing('type');
  }
}

export function check_com_linkedin_datajob_DataJobInputOutput(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'inputDatasets':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'inputDatasetEdges':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_common_Edge(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'outputDatasets':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'outputDatasetEdges':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_common_Edge(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'inputDatajobs':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'inputDatajobEdges':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_common_Edge(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'inputDatasetFields':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'outputDatasetFields':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'fineGrainedLineages':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_dataset_FineGrainedLineage(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('inputDatasets');
    if ((seen & 2) === 0) sink.missing('outputDatasets');
  }
}

export function check_com_linkedin_datajob_DataJobInputOutput$dataJobInputOutput(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'inputDatasets':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['dataset']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'inputDatasetEdges':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_common_Edge$chartInfo(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'outputDatasets':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['dataset']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'outputDatasetEdges':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_common_Edge$chartInfo(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'inputDatajobs':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['dataJob']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'inputDatajobEdges':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_common_Edge$dataJobInputOutput(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'inputDatasetFields':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['schemaField']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'outputDatasetFields':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['schemaField']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'fineGrainedLineages':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_dataset_FineGrainedLineage(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('inputDatasets');
    if ((seen & 2) === 0) sink.missing('outputDatasets');
  }
}

export function check_com_linkedin_datajob_EditableDataFlowProperties(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'created':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'lastModified':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'deleted':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_datajob_EditableDataJobProperties(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'created':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'lastModified':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'deleted':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

const symbols_com_linkedin_datajob_JobStatus: ReadonlySet<string> = new Set(['STARTING', 'IN_PROGRESS', 'STOPPING', 'STOPPED', 'COMPLETED', 'FAILED', 'UNKNOWN', 'SKIPPED']);
export function check_com_linkedin_datajob_JobStatus(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_datajob_JobStatus.has(value)) sink.notSymbol(value, symbols_com_linkedin_datajob_JobStatus);
}

export function check_com_linkedin_datajob_VersionInfo(value: unknown, sink: ValidationSink): void {
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
      case 'version':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'versionType':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('version');
    if ((seen & 2) === 0) sink.missing('versionType');
  }
}

const symbols_com_linkedin_datajob_azkaban_AzkabanJobType: ReadonlySet<string> = new Set(['COMMAND', 'HADOOP_JAVA', 'HADOOP_SHELL', 'HIVE', 'PIG', 'SQL', 'GLUE']);
export function check_com_linkedin_datajob_azkaban_AzkabanJobType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_datajob_azkaban_AzkabanJobType.has(value)) sink.notSymbol(value, symbols_com_linkedin_datajob_azkaban_AzkabanJobType);
}

export function check_com_linkedin_datajob_datahub_DatahubIngestionCheckpoint(value: unknown, sink: ValidationSink): void {
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
        check_com_linkedin_timeseries_TimeWindowSize(member, sink);
        break;
      case 'partitionSpec':
        check_com_linkedin_timeseries_PartitionSpec(member, sink);
        break;
      case 'messageId':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'pipelineName':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'platformInstanceId':
        seen |= 4;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'config':
        seen |= 8;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'state':
        seen |= 16;
        check_com_linkedin_datajob_datahub_IngestionCheckpointState(member, sink);
        break;
      case 'runId':
        seen |= 32;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 63) {
    if ((seen & 1) === 0) sink.missing('timestampMillis');
    if ((seen & 2) === 0) sink.missing('pipelineName');
    if ((seen & 4) === 0) sink.missing('platformInstanceId');
    if ((seen & 8) === 0) sink.missing('config');
    if ((seen & 16) === 0) sink.missing('state');
    if ((seen & 32) === 0) sink.missing('runId');
  }
}

export function check_com_linkedin_datajob_datahub_DatahubIngestionRunSummary(value: unknown, sink: ValidationSink): void {
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
        check_com_linkedin_timeseries_TimeWindowSize(member, sink);
        break;
      case 'partitionSpec':
        check_com_linkedin_timeseries_PartitionSpec(member, sink);
        break;
      case 'messageId':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'pipelineName':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'platformInstanceId':
        seen |= 4;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'runId':
        seen |= 8;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'runStatus':
        seen |= 16;
        check_com_linkedin_datajob_JobStatus(member, sink);
        break;
      case 'numWorkUnitsCommitted':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'numWorkUnitsCreated':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'numEvents':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'numEntities':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'numAspects':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'numSourceAPICalls':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'totalLatencySourceAPICalls':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'numSinkAPICalls':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'totalLatencySinkAPICalls':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'numWarnings':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'numErrors':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'numEntitiesSkipped':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'config':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'custom_summary':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'softwareVersion':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'systemHostName':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'operatingSystemName':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'numProcessors':
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'totalMemory':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'availableMemory':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 31) {
    if ((seen & 1) === 0) sink.missing('timestampMillis');
    if ((seen & 2) === 0) sink.missing('pipelineName');
    if ((seen & 4) === 0) sink.missing('platformInstanceId');
    if ((seen & 8) === 0) sink.missing('runId');
    if ((seen & 16) === 0) sink.missing('runStatus');
  }
}

export function check_com_linkedin_datajob_datahub_IngestionCheckpointState(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'formatVersion':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'serde':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'payload':
        if (!isBytes(member)) sink.mismatch('bytes', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('formatVersion');
    if ((seen & 2) === 0) sink.missing('serde');
  }
}

export function check_com_linkedin_dataplatform_DataPlatformInfo(value: unknown, sink: ValidationSink): void {
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
      case 'displayName':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'type':
        seen |= 2;
        check_com_linkedin_dataplatform_PlatformType(member, sink);
        break;
      case 'datasetNameDelimiter':
        seen |= 4;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'logoUrl':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('name');
    if ((seen & 2) === 0) sink.missing('type');
    if ((seen & 4) === 0) sink.missing('datasetNameDelimiter');
  }
}

const symbols_com_linkedin_dataplatform_PlatformType: ReadonlySet<string> = new Set([
  'FILE_SYSTEM',
  'KEY_VALUE_STORE',
  'MESSAGE_BROKER',
  'OBJECT_STORE',
  'OLAP_DATASTORE',
  'OTHERS',
  'QUERY_ENGINE',
  'RELATIONAL_DB',
  'SEARCH_ENGINE',
]);
export function check_com_linkedin_dataplatform_PlatformType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_dataplatform_PlatformType.has(value)) sink.notSymbol(value, symbols_com_linkedin_dataplatform_PlatformType);
}

export function check_com_linkedin_dataplatforminstance_DataPlatformInstanceProperties(value: unknown, sink: ValidationSink): void {
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
      case 'externalUrl':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'name':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_dataprocess_DataProcessInfo(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'inputs':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'outputs':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_dataprocess_DataProcessInfo$dataProcessInfo(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'inputs':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['dataset']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'outputs':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['dataset']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_dataprocess_DataProcessInstanceInput(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'inputs':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('inputs');
  }
}

export function check_com_linkedin_dataprocess_DataProcessInstanceInput$dataProcessInstanceInput(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'inputs':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['dataset']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('inputs');
  }
}

export function check_com_linkedin_dataprocess_DataProcessInstanceOutput(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'outputs':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('outputs');
  }
}

export function check_com_linkedin_dataprocess_DataProcessInstanceOutput$dataProcessInstanceOutput(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'outputs':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['dataset']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('outputs');
  }
}

export function check_com_linkedin_dataprocess_DataProcessInstanceProperties(value: unknown, sink: ValidationSink): void {
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
      case 'name':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'type':
        check_com_linkedin_dataprocess_DataProcessType(member, sink);
        break;
      case 'created':
        seen |= 2;
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('name');
    if ((seen & 2) === 0) sink.missing('created');
  }
}

export function check_com_linkedin_dataprocess_DataProcessInstanceRelationships(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'parentTemplate':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'parentInstance':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'upstreamInstances':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('upstreamInstances');
  }
}

export function check_com_linkedin_dataprocess_DataProcessInstanceRelationships$dataProcessInstanceRelationships(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'parentTemplate':
        if (typeof member === 'string') sink.urn(member, ['dataFlow', 'dataJob']);
        else sink.mismatch('string', member);
        break;
      case 'parentInstance':
        if (typeof member === 'string') sink.urn(member, ['dataProcessInstance']);
        else sink.mismatch('string', member);
        break;
      case 'upstreamInstances':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['dataProcessInstance']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('upstreamInstances');
  }
}

export function check_com_linkedin_dataprocess_DataProcessInstanceRunEvent(value: unknown, sink: ValidationSink): void {
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
        check_com_linkedin_timeseries_TimeWindowSize(member, sink);
        break;
      case 'partitionSpec':
        check_com_linkedin_timeseries_PartitionSpec(member, sink);
        break;
      case 'messageId':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'externalUrl':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'status':
        seen |= 2;
        check_com_linkedin_dataprocess_DataProcessRunStatus(member, sink);
        break;
      case 'attempt':
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'result':
        check_com_linkedin_dataprocess_DataProcessInstanceRunResult(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('timestampMillis');
    if ((seen & 2) === 0) sink.missing('status');
  }
}

export function check_com_linkedin_dataprocess_DataProcessInstanceRunResult(value: unknown, sink: ValidationSink): void {
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
        check_com_linkedin_dataprocess_RunResultType(member, sink);
        break;
      case 'nativeResultType':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('type');
    if ((seen & 2) === 0) sink.missing('nativeResultType');
  }
}

const symbols_com_linkedin_dataprocess_DataProcessRunStatus: ReadonlySet<string> = new Set(['STARTED', 'COMPLETE']);
export function check_com_linkedin_dataprocess_DataProcessRunStatus(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_dataprocess_DataProcessRunStatus.has(value)) sink.notSymbol(value, symbols_com_linkedin_dataprocess_DataProcessRunStatus);
}

const symbols_com_linkedin_dataprocess_DataProcessType: ReadonlySet<string> = new Set(['BATCH_SCHEDULED', 'BATCH_AD_HOC', 'STREAMING']);
export function check_com_linkedin_dataprocess_DataProcessType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_dataprocess_DataProcessType.has(value)) sink.notSymbol(value, symbols_com_linkedin_dataprocess_DataProcessType);
}

const symbols_com_linkedin_dataprocess_RunResultType: ReadonlySet<string> = new Set(['SUCCESS', 'FAILURE', 'SKIPPED', 'UP_FOR_RETRY']);
export function check_com_linkedin_dataprocess_RunResultType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_dataprocess_RunResultType.has(value)) sink.notSymbol(value, symbols_com_linkedin_dataprocess_RunResultType);
}

export function check_com_linkedin_dataproduct_DataProductAssociation(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'sourceUrn':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'destinationUrn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'created':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'lastModified':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'properties':
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
    if ((seen & 1) === 0) sink.missing('destinationUrn');
  }
}

export function check_com_linkedin_dataproduct_DataProductAssociation$dataProductProperties(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'sourceUrn':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'destinationUrn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, [
  'chart',
  'container',
  'dashboard',
  'dataFlow',
  'dataJob',
  'dataset',
  'mlFeature',
  'mlFeatureTable',
  'mlModel',
  'mlModelGroup',
  'mlPrimaryKey',
  'notebook',
]);
        else sink.mismatch('string', member);
        break;
      case 'created':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'lastModified':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'properties':
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
    if ((seen & 1) === 0) sink.missing('destinationUrn');
  }
}

export function check_com_linkedin_dataproduct_DataProductKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'id':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('id');
  }
}

export function check_com_linkedin_dataproduct_DataProductProperties(value: unknown, sink: ValidationSink): void {
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
      case 'externalUrl':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'name':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'assets':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_dataproduct_DataProductAssociation(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_dataproduct_DataProductProperties$dataProductProperties(value: unknown, sink: ValidationSink): void {
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
      case 'externalUrl':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'name':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'assets':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_dataproduct_DataProductAssociation$dataProductProperties(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_dataset_DatasetDeprecation(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'deprecated':
        seen |= 1;
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'decommissionTime':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'note':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'actor':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('deprecated');
    if ((seen & 2) === 0) sink.missing('note');
  }
}

export function check_com_linkedin_dataset_DatasetFieldMapping(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'created':
        seen |= 1;
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'transformation':
        seen |= 2;
        if (!isObject(member)) sink.mismatch('union', member);
        else {
          let count1 = 0;
          for (const key1 in member) {
            const before1 = sink.count;
            const member1 = member[key1];
            count1++;
            switch (key1) {
              case 'com.linkedin.common.fieldtransformer.TransformationType':
                check_com_linkedin_common_fieldtransformer_TransformationType(member1, sink);
                break;
              case 'com.linkedin.common.fieldtransformer.UDFTransformer':
                check_com_linkedin_common_fieldtransformer_UDFTransformer(member1, sink);
                break;
              default:
                sink.notMember(['com.linkedin.common.fieldtransformer.TransformationType', 'com.linkedin.common.fieldtransformer.UDFTransformer']);
            }
            if (sink.count !== before1) sink.under(before1, key1);
          }
          if (count1 !== 1) sink.memberCount(count1, ['com.linkedin.common.fieldtransformer.TransformationType', 'com.linkedin.common.fieldtransformer.UDFTransformer']);
        }
        break;
      case 'sourceFields':
        seen |= 4;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_dataset_DatasetFieldUpstream(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'destinationField':
        seen |= 8;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 15) {
    if ((seen & 1) === 0) sink.missing('created');
    if ((seen & 2) === 0) sink.missing('transformation');
    if ((seen & 4) === 0) sink.missing('sourceFields');
    if ((seen & 8) === 0) sink.missing('destinationField');
  }
}

export function check_com_linkedin_dataset_DatasetFieldProfile(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'fieldPath':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'uniqueCount':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'uniqueProportion':
        if (!isReal(member)) sink.mismatch('float', member);
        break;
      case 'nullCount':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'nullProportion':
        if (!isReal(member)) sink.mismatch('float', member);
        break;
      case 'min':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'max':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'mean':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'median':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'stdev':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'quantiles':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_dataset_Quantile(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'distinctValueFrequencies':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_dataset_ValueFrequency(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'histogram':
        check_com_linkedin_dataset_Histogram(member, sink);
        break;
      case 'sampleValues':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('fieldPath');
  }
}

export function check_com_linkedin_dataset_DatasetFieldUpstream(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'string':
          if (typeof member1 === 'string') sink.urn(member1, undefined);
          else sink.mismatch('string', member1);
          break;
        default:
          sink.notMember(['string']);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, ['string']);
  }
}

export function check_com_linkedin_dataset_DatasetFieldUsageCounts(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'fieldPath':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'count':
        seen |= 2;
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('fieldPath');
    if ((seen & 2) === 0) sink.missing('count');
  }
}

const symbols_com_linkedin_dataset_DatasetLineageType: ReadonlySet<string> = new Set(['COPY', 'TRANSFORMED', 'VIEW']);
export function check_com_linkedin_dataset_DatasetLineageType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_dataset_DatasetLineageType.has(value)) sink.notSymbol(value, symbols_com_linkedin_dataset_DatasetLineageType);
}

export function check_com_linkedin_dataset_DatasetProfile(value: unknown, sink: ValidationSink): void {
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
        check_com_linkedin_timeseries_TimeWindowSize(member, sink);
        break;
      case 'partitionSpec':
        check_com_linkedin_timeseries_PartitionSpec(member, sink);
        break;
      case 'messageId':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'rowCount':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'columnCount':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'fieldProfiles':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_dataset_DatasetFieldProfile(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'sizeInBytes':
        if (!isLong(member)) sink.mismatch('long', member);
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

export function check_com_linkedin_dataset_DatasetProperties(value: unknown, sink: ValidationSink): void {
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
      case 'externalUrl':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'name':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'qualifiedName':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'uri':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'created':
        check_com_linkedin_common_TimeStamp(member, sink);
        break;
      case 'lastModified':
        check_com_linkedin_common_TimeStamp(member, sink);
        break;
      case 'tags':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_dataset_DatasetUpstreamLineage(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'fieldMappings':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_dataset_DatasetFieldMapping(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('fieldMappings');
  }
}

export function check_com_linkedin_dataset_DatasetUsageStatistics(value: unknown, sink: ValidationSink): void {
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
        check_com_linkedin_timeseries_TimeWindowSize(member, sink);
        break;
      case 'partitionSpec':
        check_com_linkedin_timeseries_PartitionSpec(member, sink);
        break;
      case 'messageId':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'uniqueUserCount':
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'totalSqlQueries':
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'topSqlQueries':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'userCounts':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_dataset_DatasetUserUsageCounts(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'fieldCounts':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_dataset_DatasetFieldUsageCounts(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
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

export function check_com_linkedin_dataset_DatasetUserUsageCounts(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'user':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'count':
        seen |= 2;
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'userEmail':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('user');
    if ((seen & 2) === 0) sink.missing('count');
  }
}

export function check_com_linkedin_dataset_EditableDatasetProperties(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'created':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'lastModified':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'deleted':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_dataset_FineGrainedLineage(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'upstreamType':
        seen |= 1;
        check_com_linkedin_dataset_FineGrainedLineageUpstreamType(member, sink);
        break;
      case 'upstreams':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'downstreamType':
        seen |= 2;
        check_com_linkedin_dataset_FineGrainedLineageDownstreamType(member, sink);
        break;
      case 'downstreams':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'transformOperation':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'confidenceScore':
        if (!isReal(member)) sink.mismatch('float', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('upstreamType');
    if ((seen & 2) === 0) sink.missing('downstreamType');
  }
}

export function check_com_linkedin_dataset_FineGrainedLineage$upstreamLineage(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'upstreamType':
        seen |= 1;
        check_com_linkedin_dataset_FineGrainedLineageUpstreamType(member, sink);
        break;
      case 'upstreams':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['dataset', 'schemaField']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'downstreamType':
        seen |= 2;
        check_com_linkedin_dataset_FineGrainedLineageDownstreamType(member, sink);
        break;
      case 'downstreams':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'transformOperation':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'confidenceScore':
        if (!isReal(member)) sink.mismatch('float', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('upstreamType');
    if ((seen & 2) === 0) sink.missing('downstreamType');
  }
}

const symbols_com_linkedin_dataset_FineGrainedLineageDownstreamType: ReadonlySet<string> = new Set(['FIELD', 'FIELD_SET']);
export function check_com_linkedin_dataset_FineGrainedLineageDownstreamType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_dataset_FineGrainedLineageDownstreamType.has(value)) sink.notSymbol(value, symbols_com_linkedin_dataset_FineGrainedLineageDownstreamType);
}

const symbols_com_linkedin_dataset_FineGrainedLineageUpstreamType: ReadonlySet<string> = new Set(['FIELD_SET', 'DATASET', 'NONE']);
export function check_com_linkedin_dataset_FineGrainedLineageUpstreamType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_dataset_FineGrainedLineageUpstreamType.has(value)) sink.notSymbol(value, symbols_com_linkedin_dataset_FineGrainedLineageUpstreamType);
}

export function check_com_linkedin_dataset_Histogram(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'boundaries':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'heights':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (!isReal(item1)) sink.mismatch('float', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('boundaries');
    if ((seen & 2) === 0) sink.missing('heights');
  }
}

export function check_com_linkedin_dataset_Quantile(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'quantile':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'value':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('quantile');
    if ((seen & 2) === 0) sink.missing('value');
  }
}

export function check_com_linkedin_dataset_SchemaFieldPath(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string') sink.mismatch('string', value);
}

export function check_com_linkedin_dataset_Upstream(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'auditStamp':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'created':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'dataset':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'type':
        seen |= 2;
        check_com_linkedin_dataset_DatasetLineageType(member, sink);
        break;
      case 'properties':
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
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('dataset');
    if ((seen & 2) === 0) sink.missing('type');
  }
}

export function check_com_linkedin_dataset_Upstream$upstreamLineage(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'auditStamp':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'created':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'dataset':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, ['dataset']);
        else sink.mismatch('string', member);
        break;
      case 'type':
        seen |= 2;
        check_com_linkedin_dataset_DatasetLineageType(member, sink);
        break;
      case 'properties':
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
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('dataset');
    if ((seen & 2) === 0) sink.missing('type');
  }
}

export function check_com_linkedin_dataset_UpstreamLineage(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'upstreams':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_dataset_Upstream(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'fineGrainedLineages':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_dataset_FineGrainedLineage(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('upstreams');
  }
}

export function check_com_linkedin_dataset_UpstreamLineage$upstreamLineage(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'upstreams':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_dataset_Upstream$upstreamLineage(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'fineGrainedLineages':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_dataset_FineGrainedLineage$upstreamLineage(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('upstreams');
  }
}

export function check_com_linkedin_dataset_ValueFrequency(value: unknown, sink: ValidationSink): void {
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
      case 'frequency':
        seen |= 2;
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('value');
    if ((seen & 2) === 0) sink.missing('frequency');
  }
}

export function check_com_linkedin_dataset_ViewProperties(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'materialized':
        seen |= 1;
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'viewLogic':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'viewLanguage':
        seen |= 4;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('materialized');
    if ((seen & 2) === 0) sink.missing('viewLogic');
    if ((seen & 4) === 0) sink.missing('viewLanguage');
  }
}

export function check_com_linkedin_domain_DomainProperties(value: unknown, sink: ValidationSink): void {
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
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'created':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('name');
  }
}

export function check_com_linkedin_domain_Domains(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'domains':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('domains');
  }
}

export function check_com_linkedin_domain_Domains$domains(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'domains':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['domain']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('domains');
  }
}

export function check_com_linkedin_entity_Aspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    sink.unrecognized(member);
    if (sink.count !== before) sink.under(before, key);
  }
}

const symbols_com_linkedin_entity_AspectType: ReadonlySet<string> = new Set(['VERSIONED', 'TIMESERIES']);
export function check_com_linkedin_entity_AspectType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_entity_AspectType.has(value)) sink.notSymbol(value, symbols_com_linkedin_entity_AspectType);
}

export function check_com_linkedin_entity_Entity(value: unknown, sink: ValidationSink): void {
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
        check_com_linkedin_metadata_snapshot_Snapshot(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('value');
  }
}

export function check_com_linkedin_entity_EntityResponse(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'entityName':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'urn':
        seen |= 2;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'aspects':
        seen |= 4;
        if (!isObject(member)) sink.mismatch('map', member);
        else for (const key1 in member) {
          const before1 = sink.count;
          const member1 = member[key1];
          check_com_linkedin_entity_EnvelopedAspect(member1, sink);
          if (sink.count !== before1) sink.under(before1, key1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('entityName');
    if ((seen & 2) === 0) sink.missing('urn');
    if ((seen & 4) === 0) sink.missing('aspects');
  }
}

export function check_com_linkedin_entity_EnvelopedAspect(value: unknown, sink: ValidationSink): void {
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
        check_com_linkedin_entity_AspectType(member, sink);
        break;
      case 'version':
        seen |= 4;
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'value':
        seen |= 8;
        check_com_linkedin_entity_Aspect(member, sink);
        break;
      case 'created':
        seen |= 16;
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'systemMetadata':
        check_com_linkedin_mxe_SystemMetadata(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 31) {
    if ((seen & 1) === 0) sink.missing('name');
    if ((seen & 2) === 0) sink.missing('type');
    if ((seen & 4) === 0) sink.missing('version');
    if ((seen & 8) === 0) sink.missing('value');
    if ((seen & 16) === 0) sink.missing('created');
  }
}

const symbols_com_linkedin_events_metadata_ChangeType: ReadonlySet<string> = new Set(['UPSERT', 'CREATE', 'UPDATE', 'DELETE', 'PATCH', 'RESTATE', 'CREATE_ENTITY']);
export function check_com_linkedin_events_metadata_ChangeType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_events_metadata_ChangeType.has(value)) sink.notSymbol(value, symbols_com_linkedin_events_metadata_ChangeType);
}

export function check_com_linkedin_execution_ExecutionRequestInput(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'task':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'args':
        seen |= 2;
        if (!isObject(member)) sink.mismatch('map', member);
        else for (const key1 in member) {
          const before1 = sink.count;
          const member1 = member[key1];
          if (typeof member1 !== 'string') sink.mismatch('string', member1);
          if (sink.count !== before1) sink.under(before1, key1);
        }
        break;
      case 'executorId':
        seen |= 4;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'source':
        seen |= 8;
        check_com_linkedin_execution_ExecutionRequestSource(member, sink);
        break;
      case 'requestedAt':
        seen |= 16;
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 31) {
    if ((seen & 1) === 0) sink.missing('task');
    if ((seen & 2) === 0) sink.missing('args');
    if ((seen & 4) === 0) sink.missing('executorId');
    if ((seen & 8) === 0) sink.missing('source');
    if ((seen & 16) === 0) sink.missing('requestedAt');
  }
}

export function check_com_linkedin_execution_ExecutionRequestInput$dataHubExecutionRequestInput(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'task':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'args':
        seen |= 2;
        if (!isObject(member)) sink.mismatch('map', member);
        else for (const key1 in member) {
          const before1 = sink.count;
          const member1 = member[key1];
          if (typeof member1 !== 'string') sink.mismatch('string', member1);
          if (sink.count !== before1) sink.under(before1, key1);
        }
        break;
      case 'executorId':
        seen |= 4;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'source':
        seen |= 8;
        check_com_linkedin_execution_ExecutionRequestSource$dataHubExecutionRequestInput(member, sink);
        break;
      case 'requestedAt':
        seen |= 16;
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 31) {
    if ((seen & 1) === 0) sink.missing('task');
    if ((seen & 2) === 0) sink.missing('args');
    if ((seen & 4) === 0) sink.missing('executorId');
    if ((seen & 8) === 0) sink.missing('source');
    if ((seen & 16) === 0) sink.missing('requestedAt');
  }
}

export function check_com_linkedin_execution_ExecutionRequestResult(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'status':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'report':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'structuredReport':
        check_com_linkedin_execution_StructuredExecutionReport(member, sink);
        break;
      case 'startTimeMs':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'durationMs':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('status');
  }
}

export function check_com_linkedin_execution_ExecutionRequestSignal(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'signal':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'executorId':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'createdAt':
        seen |= 2;
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('signal');
    if ((seen & 2) === 0) sink.missing('createdAt');
  }
}

export function check_com_linkedin_execution_ExecutionRequestSource(value: unknown, sink: ValidationSink): void {
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
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'ingestionSource':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
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

export function check_com_linkedin_execution_ExecutionRequestSource$dataHubExecutionRequestInput(value: unknown, sink: ValidationSink): void {
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
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'ingestionSource':
        if (typeof member === 'string') sink.urn(member, ['dataHubIngestionSource']);
        else sink.mismatch('string', member);
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

export function check_com_linkedin_execution_StructuredExecutionReport(value: unknown, sink: ValidationSink): void {
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
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'serializedValue':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'contentType':
        seen |= 4;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('type');
    if ((seen & 2) === 0) sink.missing('serializedValue');
    if ((seen & 4) === 0) sink.missing('contentType');
  }
}

export function check_com_linkedin_glossary_GlossaryNodeInfo(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'definition':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'parentNode':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'name':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'id':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('definition');
  }
}

export function check_com_linkedin_glossary_GlossaryNodeInfo$glossaryNodeInfo(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'definition':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'parentNode':
        if (typeof member === 'string') sink.urn(member, ['glossaryNode']);
        else sink.mismatch('string', member);
        break;
      case 'name':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'id':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('definition');
  }
}

export function check_com_linkedin_glossary_GlossaryRelatedTerms(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'isRelatedTerms':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'hasRelatedTerms':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'values':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'relatedTerms':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_glossary_GlossaryRelatedTerms$glossaryRelatedTerms(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'isRelatedTerms':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['glossaryTerm']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'hasRelatedTerms':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['glossaryTerm']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'values':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['glossaryTerm']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'relatedTerms':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['glossaryTerm']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_glossary_GlossaryTermInfo(value: unknown, sink: ValidationSink): void {
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
      case 'id':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'name':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'definition':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'parentNode':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'termSource':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'sourceRef':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'sourceUrl':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'rawSchema':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('definition');
    if ((seen & 2) === 0) sink.missing('termSource');
  }
}

export function check_com_linkedin_glossary_GlossaryTermInfo$glossaryTermInfo(value: unknown, sink: ValidationSink): void {
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
      case 'id':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'name':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'definition':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'parentNode':
        if (typeof member === 'string') sink.urn(member, ['glossaryNode']);
        else sink.mismatch('string', member);
        break;
      case 'termSource':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'sourceRef':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'sourceUrl':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'rawSchema':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('definition');
    if ((seen & 2) === 0) sink.missing('termSource');
  }
}

export function check_com_linkedin_identity_CorpGroupEditableInfo(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'pictureLink':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'slack':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'email':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_identity_CorpGroupInfo(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'displayName':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'email':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'admins':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'members':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'groups':
        seen |= 4;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'slack':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'created':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('admins');
    if ((seen & 2) === 0) sink.missing('members');
    if ((seen & 4) === 0) sink.missing('groups');
  }
}

export function check_com_linkedin_identity_CorpGroupInfo$corpGroupInfo(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'displayName':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'email':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'admins':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['corpuser']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'members':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['corpuser']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'groups':
        seen |= 4;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['corpGroup']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'slack':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'created':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('admins');
    if ((seen & 2) === 0) sink.missing('members');
    if ((seen & 4) === 0) sink.missing('groups');
  }
}

export function check_com_linkedin_identity_CorpUserAppearanceSettings(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'showSimplifiedHomepage':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_identity_CorpUserCredentials(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'salt':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'hashedPassword':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'passwordResetToken':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'passwordResetTokenExpirationTimeMillis':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('salt');
    if ((seen & 2) === 0) sink.missing('hashedPassword');
  }
}

export function check_com_linkedin_identity_CorpUserEditableInfo(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'aboutMe':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'teams':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'skills':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'pictureLink':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'displayName':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'title':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'slack':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'phone':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'email':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_identity_CorpUserInfo(value: unknown, sink: ValidationSink): void {
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
      case 'active':
        seen |= 1;
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'displayName':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'email':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'title':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'managerUrn':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'departmentId':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'departmentName':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'firstName':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'lastName':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'fullName':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'countryCode':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('active');
  }
}

export function check_com_linkedin_identity_CorpUserInfo$corpUserInfo(value: unknown, sink: ValidationSink): void {
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
      case 'active':
        seen |= 1;
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'displayName':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'email':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'title':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'managerUrn':
        if (typeof member === 'string') sink.urn(member, ['corpuser']);
        else sink.mismatch('string', member);
        break;
      case 'departmentId':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'departmentName':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'firstName':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'lastName':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'fullName':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'countryCode':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('active');
  }
}

export function check_com_linkedin_identity_CorpUserSettings(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'appearance':
        seen |= 1;
        check_com_linkedin_identity_CorpUserAppearanceSettings(member, sink);
        break;
      case 'views':
        check_com_linkedin_identity_CorpUserViewsSettings(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('appearance');
  }
}

export function check_com_linkedin_identity_CorpUserStatus(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'status':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'lastModified':
        seen |= 2;
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('status');
    if ((seen & 2) === 0) sink.missing('lastModified');
  }
}

export function check_com_linkedin_identity_CorpUserViewsSettings(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'defaultView':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_identity_GroupMembership(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'groups':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('groups');
  }
}

export function check_com_linkedin_identity_GroupMembership$groupMembership(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'groups':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['corpGroup']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('groups');
  }
}

export function check_com_linkedin_identity_InviteToken(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'token':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'role':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('token');
  }
}

export function check_com_linkedin_identity_NativeGroupMembership(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'nativeGroups':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('nativeGroups');
  }
}

export function check_com_linkedin_identity_NativeGroupMembership$nativeGroupMembership(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'nativeGroups':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['corpGroup']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('nativeGroups');
  }
}

export function check_com_linkedin_identity_RoleMembership(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'roles':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('roles');
  }
}

export function check_com_linkedin_identity_RoleMembership$roleMembership(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'roles':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['dataHubRole']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('roles');
  }
}

export function check_com_linkedin_ingestion_DataHubIngestionSourceConfig(value: unknown, sink: ValidationSink): void {
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

export function check_com_linkedin_ingestion_DataHubIngestionSourceInfo(value: unknown, sink: ValidationSink): void {
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
        check_com_linkedin_ingestion_DataHubIngestionSourceSchedule(member, sink);
        break;
      case 'config':
        seen |= 4;
        check_com_linkedin_ingestion_DataHubIngestionSourceConfig(member, sink);
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

export function check_com_linkedin_ingestion_DataHubIngestionSourceSchedule(value: unknown, sink: ValidationSink): void {
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

export function check_com_linkedin_metadata_aspect_ChartAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.ChartKey':
          check_com_linkedin_metadata_key_ChartKey(member1, sink);
          break;
        case 'com.linkedin.chart.ChartInfo':
          check_com_linkedin_chart_ChartInfo(member1, sink);
          break;
        case 'com.linkedin.chart.ChartQuery':
          check_com_linkedin_chart_ChartQuery(member1, sink);
          break;
        case 'com.linkedin.chart.EditableChartProperties':
          check_com_linkedin_chart_EditableChartProperties(member1, sink);
          break;
        case 'com.linkedin.common.Ownership':
          check_com_linkedin_common_Ownership(member1, sink);
          break;
        case 'com.linkedin.common.Status':
          check_com_linkedin_common_Status(member1, sink);
          break;
        case 'com.linkedin.common.GlobalTags':
          check_com_linkedin_common_GlobalTags(member1, sink);
          break;
        case 'com.linkedin.common.BrowsePaths':
          check_com_linkedin_common_BrowsePaths(member1, sink);
          break;
        case 'com.linkedin.common.GlossaryTerms':
          check_com_linkedin_common_GlossaryTerms(member1, sink);
          break;
        case 'com.linkedin.common.InstitutionalMemory':
          check_com_linkedin_common_InstitutionalMemory(member1, sink);
          break;
        case 'com.linkedin.common.DataPlatformInstance':
          check_com_linkedin_common_DataPlatformInstance(member1, sink);
          break;
        case 'com.linkedin.common.BrowsePathsV2':
          check_com_linkedin_common_BrowsePathsV2(member1, sink);
          break;
        default:
          sink.notMember([
  'com.linkedin.metadata.key.ChartKey',
  'com.linkedin.chart.ChartInfo',
  'com.linkedin.chart.ChartQuery',
  'com.linkedin.chart.EditableChartProperties',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.Status',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.BrowsePaths',
  'com.linkedin.common.GlossaryTerms',
  'com.linkedin.common.InstitutionalMemory',
  'com.linkedin.common.DataPlatformInstance',
  'com.linkedin.common.BrowsePathsV2',
]);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.metadata.key.ChartKey',
  'com.linkedin.chart.ChartInfo',
  'com.linkedin.chart.ChartQuery',
  'com.linkedin.chart.EditableChartProperties',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.Status',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.BrowsePaths',
  'com.linkedin.common.GlossaryTerms',
  'com.linkedin.common.InstitutionalMemory',
  'com.linkedin.common.DataPlatformInstance',
  'com.linkedin.common.BrowsePathsV2',
]);
  }
}

export function check_com_linkedin_metadata_aspect_CorpGroupAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.CorpGroupKey':
          check_com_linkedin_metadata_key_CorpGroupKey(member1, sink);
          break;
        case 'com.linkedin.identity.CorpGroupInfo':
          check_com_linkedin_identity_CorpGroupInfo(member1, sink);
          break;
        case 'com.linkedin.common.GlobalTags':
          check_com_linkedin_common_GlobalTags(member1, sink);
          break;
        case 'com.linkedin.common.Status':
          check_com_linkedin_common_Status(member1, sink);
          break;
        default:
          sink.notMember([
  'com.linkedin.metadata.key.CorpGroupKey',
  'com.linkedin.identity.CorpGroupInfo',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.Status',
]);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.metadata.key.CorpGroupKey',
  'com.linkedin.identity.CorpGroupInfo',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.Status',
]);
  }
}

export function check_com_linkedin_metadata_aspect_CorpUserAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.CorpUserKey':
          check_com_linkedin_metadata_key_CorpUserKey(member1, sink);
          break;
        case 'com.linkedin.identity.CorpUserInfo':
          check_com_linkedin_identity_CorpUserInfo(member1, sink);
          break;
        case 'com.linkedin.identity.CorpUserEditableInfo':
          check_com_linkedin_identity_CorpUserEditableInfo(member1, sink);
          break;
        case 'com.linkedin.identity.CorpUserStatus':
          check_com_linkedin_identity_CorpUserStatus(member1, sink);
          break;
        case 'com.linkedin.identity.GroupMembership':
          check_com_linkedin_identity_GroupMembership(member1, sink);
          break;
        case 'com.linkedin.common.GlobalTags':
          check_com_linkedin_common_GlobalTags(member1, sink);
          break;
        case 'com.linkedin.common.Status':
          check_com_linkedin_common_Status(member1, sink);
          break;
        default:
          sink.notMember([
  'com.linkedin.metadata.key.CorpUserKey',
  'com.linkedin.identity.CorpUserInfo',
  'com.linkedin.identity.CorpUserEditableInfo',
  'com.linkedin.identity.CorpUserStatus',
  'com.linkedin.identity.GroupMembership',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.Status',
]);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.metadata.key.CorpUserKey',
  'com.linkedin.identity.CorpUserInfo',
  'com.linkedin.identity.CorpUserEditableInfo',
  'com.linkedin.identity.CorpUserStatus',
  'com.linkedin.identity.GroupMembership',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.Status',
]);
  }
}

export function check_com_linkedin_metadata_aspect_DashboardAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.DashboardKey':
          check_com_linkedin_metadata_key_DashboardKey(member1, sink);
          break;
        case 'com.linkedin.dashboard.DashboardInfo':
          check_com_linkedin_dashboard_DashboardInfo(member1, sink);
          break;
        case 'com.linkedin.dashboard.EditableDashboardProperties':
          check_com_linkedin_dashboard_EditableDashboardProperties(member1, sink);
          break;
        case 'com.linkedin.common.Ownership':
          check_com_linkedin_common_Ownership(member1, sink);
          break;
        case 'com.linkedin.common.Status':
          check_com_linkedin_common_Status(member1, sink);
          break;
        case 'com.linkedin.common.GlobalTags':
          check_com_linkedin_common_GlobalTags(member1, sink);
          break;
        case 'com.linkedin.common.BrowsePaths':
          check_com_linkedin_common_BrowsePaths(member1, sink);
          break;
        case 'com.linkedin.common.GlossaryTerms':
          check_com_linkedin_common_GlossaryTerms(member1, sink);
          break;
        case 'com.linkedin.common.InstitutionalMemory':
          check_com_linkedin_common_InstitutionalMemory(member1, sink);
          break;
        case 'com.linkedin.common.DataPlatformInstance':
          check_com_linkedin_common_DataPlatformInstance(member1, sink);
          break;
        case 'com.linkedin.common.BrowsePathsV2':
          check_com_linkedin_common_BrowsePathsV2(member1, sink);
          break;
        default:
          sink.notMember([
  'com.linkedin.metadata.key.DashboardKey',
  'com.linkedin.dashboard.DashboardInfo',
  'com.linkedin.dashboard.EditableDashboardProperties',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.Status',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.BrowsePaths',
  'com.linkedin.common.GlossaryTerms',
  'com.linkedin.common.InstitutionalMemory',
  'com.linkedin.common.DataPlatformInstance',
  'com.linkedin.common.BrowsePathsV2',
]);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.metadata.key.DashboardKey',
  'com.linkedin.dashboard.DashboardInfo',
  'com.linkedin.dashboard.EditableDashboardProperties',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.Status',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.BrowsePaths',
  'com.linkedin.common.GlossaryTerms',
  'com.linkedin.common.InstitutionalMemory',
  'com.linkedin.common.DataPlatformInstance',
  'com.linkedin.common.BrowsePathsV2',
]);
  }
}

export function check_com_linkedin_metadata_aspect_DataFlowAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.DataFlowKey':
          check_com_linkedin_metadata_key_DataFlowKey(member1, sink);
          break;
        case 'com.linkedin.datajob.DataFlowInfo':
          check_com_linkedin_datajob_DataFlowInfo(member1, sink);
          break;
        case 'com.linkedin.datajob.EditableDataFlowProperties':
          check_com_linkedin_datajob_EditableDataFlowProperties(member1, sink);
          break;
        case 'com.linkedin.common.Ownership':
          check_com_linkedin_common_Ownership(member1, sink);
          break;
        case 'com.linkedin.common.Status':
          check_com_linkedin_common_Status(member1, sink);
          break;
        case 'com.linkedin.common.GlobalTags':
          check_com_linkedin_common_GlobalTags(member1, sink);
          break;
        case 'com.linkedin.common.BrowsePaths':
          check_com_linkedin_common_BrowsePaths(member1, sink);
          break;
        case 'com.linkedin.common.GlossaryTerms':
          check_com_linkedin_common_GlossaryTerms(member1, sink);
          break;
        case 'com.linkedin.common.InstitutionalMemory':
          check_com_linkedin_common_InstitutionalMemory(member1, sink);
          break;
        case 'com.linkedin.common.DataPlatformInstance':
          check_com_linkedin_common_DataPlatformInstance(member1, sink);
          break;
        case 'com.linkedin.common.BrowsePathsV2':
          check_com_linkedin_common_BrowsePathsV2(member1, sink);
          break;
        default:
          sink.notMember([
  'com.linkedin.metadata.key.DataFlowKey',
  'com.linkedin.datajob.DataFlowInfo',
  'com.linkedin.datajob.EditableDataFlowProperties',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.Status',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.BrowsePaths',
  'com.linkedin.common.GlossaryTerms',
  'com.linkedin.common.InstitutionalMemory',
  'com.linkedin.common.DataPlatformInstance',
  'com.linkedin.common.BrowsePathsV2',
]);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.metadata.key.DataFlowKey',
  'com.linkedin.datajob.DataFlowInfo',
  'com.linkedin.datajob.EditableDataFlowProperties',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.Status',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.BrowsePaths',
  'com.linkedin.common.GlossaryTerms',
  'com.linkedin.common.InstitutionalMemory',
  'com.linkedin.common.DataPlatformInstance',
  'com.linkedin.common.BrowsePathsV2',
]);
  }
}

export function check_com_linkedin_metadata_aspect_DataHubPolicyAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.DataHubPolicyKey':
          check_com_linkedin_metadata_key_DataHubPolicyKey(member1, sink);
          break;
        case 'com.linkedin.policy.DataHubPolicyInfo':
          check_com_linkedin_policy_DataHubPolicyInfo(member1, sink);
          break;
        default:
          sink.notMember(['com.linkedin.metadata.key.DataHubPolicyKey', 'com.linkedin.policy.DataHubPolicyInfo']);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, ['com.linkedin.metadata.key.DataHubPolicyKey', 'com.linkedin.policy.DataHubPolicyInfo']);
  }
}

export function check_com_linkedin_metadata_aspect_DataHubRetentionAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.DataHubRetentionKey':
          check_com_linkedin_metadata_key_DataHubRetentionKey(member1, sink);
          break;
        case 'com.linkedin.retention.DataHubRetentionConfig':
          check_com_linkedin_retention_DataHubRetentionConfig(member1, sink);
          break;
        default:
          sink.notMember(['com.linkedin.metadata.key.DataHubRetentionKey', 'com.linkedin.retention.DataHubRetentionConfig']);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, ['com.linkedin.metadata.key.DataHubRetentionKey', 'com.linkedin.retention.DataHubRetentionConfig']);
  }
}

export function check_com_linkedin_metadata_aspect_DataJobAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.DataJobKey':
          check_com_linkedin_metadata_key_DataJobKey(member1, sink);
          break;
        case 'com.linkedin.datajob.DataJobInfo':
          check_com_linkedin_datajob_DataJobInfo(member1, sink);
          break;
        case 'com.linkedin.datajob.DataJobInputOutput':
          check_com_linkedin_datajob_DataJobInputOutput(member1, sink);
          break;
        case 'com.linkedin.datajob.EditableDataJobProperties':
          check_com_linkedin_datajob_EditableDataJobProperties(member1, sink);
          break;
        case 'com.linkedin.common.Ownership':
          check_com_linkedin_common_Ownership(member1, sink);
          break;
        case 'com.linkedin.common.Status':
          check_com_linkedin_common_Status(member1, sink);
          break;
        case 'com.linkedin.common.GlobalTags':
          check_com_linkedin_common_GlobalTags(member1, sink);
          break;
        case 'com.linkedin.common.BrowsePaths':
          check_com_linkedin_common_BrowsePaths(member1, sink);
          break;
        case 'com.linkedin.common.GlossaryTerms':
          check_com_linkedin_common_GlossaryTerms(member1, sink);
          break;
        case 'com.linkedin.common.InstitutionalMemory':
          check_com_linkedin_common_InstitutionalMemory(member1, sink);
          break;
        case 'com.linkedin.common.DataPlatformInstance':
          check_com_linkedin_common_DataPlatformInstance(member1, sink);
          break;
        case 'com.linkedin.common.BrowsePathsV2':
          check_com_linkedin_common_BrowsePathsV2(member1, sink);
          break;
        default:
          sink.notMember([
  'com.linkedin.metadata.key.DataJobKey',
  'com.linkedin.datajob.DataJobInfo',
  'com.linkedin.datajob.DataJobInputOutput',
  'com.linkedin.datajob.EditableDataJobProperties',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.Status',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.BrowsePaths',
  'com.linkedin.common.GlossaryTerms',
  'com.linkedin.common.InstitutionalMemory',
  'com.linkedin.common.DataPlatformInstance',
  'com.linkedin.common.BrowsePathsV2',
]);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.metadata.key.DataJobKey',
  'com.linkedin.datajob.DataJobInfo',
  'com.linkedin.datajob.DataJobInputOutput',
  'com.linkedin.datajob.EditableDataJobProperties',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.Status',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.BrowsePaths',
  'com.linkedin.common.GlossaryTerms',
  'com.linkedin.common.InstitutionalMemory',
  'com.linkedin.common.DataPlatformInstance',
  'com.linkedin.common.BrowsePathsV2',
]);
  }
}

export function check_com_linkedin_metadata_aspect_DataPlatformAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.DataPlatformKey':
          check_com_linkedin_metadata_key_DataPlatformKey(member1, sink);
          break;
        case 'com.linkedin.dataplatform.DataPlatformInfo':
          check_com_linkedin_dataplatform_DataPlatformInfo(member1, sink);
          break;
        default:
          sink.notMember(['com.linkedin.metadata.key.DataPlatformKey', 'com.linkedin.dataplatform.DataPlatformInfo']);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, ['com.linkedin.metadata.key.DataPlatformKey', 'com.linkedin.dataplatform.DataPlatformInfo']);
  }
}

export function check_com_linkedin_metadata_aspect_DataProcessAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.DataProcessKey':
          check_com_linkedin_metadata_key_DataProcessKey(member1, sink);
          break;
        case 'com.linkedin.common.Ownership':
          check_com_linkedin_common_Ownership(member1, sink);
          break;
        case 'com.linkedin.dataprocess.DataProcessInfo':
          check_com_linkedin_dataprocess_DataProcessInfo(member1, sink);
          break;
        case 'com.linkedin.common.Status':
          check_com_linkedin_common_Status(member1, sink);
          break;
        default:
          sink.notMember([
  'com.linkedin.metadata.key.DataProcessKey',
  'com.linkedin.common.Ownership',
  'com.linkedin.dataprocess.DataProcessInfo',
  'com.linkedin.common.Status',
]);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.metadata.key.DataProcessKey',
  'com.linkedin.common.Ownership',
  'com.linkedin.dataprocess.DataProcessInfo',
  'com.linkedin.common.Status',
]);
  }
}

export function check_com_linkedin_metadata_aspect_DatasetAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.DatasetKey':
          check_com_linkedin_metadata_key_DatasetKey(member1, sink);
          break;
        case 'com.linkedin.dataset.DatasetProperties':
          check_com_linkedin_dataset_DatasetProperties(member1, sink);
          break;
        case 'com.linkedin.dataset.EditableDatasetProperties':
          check_com_linkedin_dataset_EditableDatasetProperties(member1, sink);
          break;
        case 'com.linkedin.dataset.DatasetDeprecation':
          check_com_linkedin_dataset_DatasetDeprecation(member1, sink);
          break;
        case 'com.linkedin.dataset.DatasetUpstreamLineage':
          check_com_linkedin_dataset_DatasetUpstreamLineage(member1, sink);
          break;
        case 'com.linkedin.dataset.UpstreamLineage':
          check_com_linkedin_dataset_UpstreamLineage(member1, sink);
          break;
        case 'com.linkedin.common.InstitutionalMemory':
          check_com_linkedin_common_InstitutionalMemory(member1, sink);
          break;
        case 'com.linkedin.common.Ownership':
          check_com_linkedin_common_Ownership(member1, sink);
          break;
        case 'com.linkedin.common.Status':
          check_com_linkedin_common_Status(member1, sink);
          break;
        case 'com.linkedin.schema.SchemaMetadata':
          check_com_linkedin_schema_SchemaMetadata(member1, sink);
          break;
        case 'com.linkedin.schema.EditableSchemaMetadata':
          check_com_linkedin_schema_EditableSchemaMetadata(member1, sink);
          break;
        case 'com.linkedin.common.GlobalTags':
          check_com_linkedin_common_GlobalTags(member1, sink);
          break;
        case 'com.linkedin.common.GlossaryTerms':
          check_com_linkedin_common_GlossaryTerms(member1, sink);
          break;
        case 'com.linkedin.common.BrowsePaths':
          check_com_linkedin_common_BrowsePaths(member1, sink);
          break;
        case 'com.linkedin.common.DataPlatformInstance':
          check_com_linkedin_common_DataPlatformInstance(member1, sink);
          break;
        case 'com.linkedin.dataset.ViewProperties':
          check_com_linkedin_dataset_ViewProperties(member1, sink);
          break;
        case 'com.linkedin.common.BrowsePathsV2':
          check_com_linkedin_common_BrowsePathsV2(member1, sink);
          break;
        default:
          sink.notMember([
  'com.linkedin.metadata.key.DatasetKey',
  'com.linkedin.dataset.DatasetProperties',
  'com.linkedin.dataset.EditableDatasetProperties',
  'com.linkedin.dataset.DatasetDeprecation',
  'com.linkedin.dataset.DatasetUpstreamLineage',
  'com.linkedin.dataset.UpstreamLineage',
  'com.linkedin.common.InstitutionalMemory',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.Status',
  'com.linkedin.schema.SchemaMetadata',
  'com.linkedin.schema.EditableSchemaMetadata',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.GlossaryTerms',
  'com.linkedin.common.BrowsePaths',
  'com.linkedin.common.DataPlatformInstance',
  'com.linkedin.dataset.ViewProperties',
  'com.linkedin.common.BrowsePathsV2',
]);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.metadata.key.DatasetKey',
  'com.linkedin.dataset.DatasetProperties',
  'com.linkedin.dataset.EditableDatasetProperties',
  'com.linkedin.dataset.DatasetDeprecation',
  'com.linkedin.dataset.DatasetUpstreamLineage',
  'com.linkedin.dataset.UpstreamLineage',
  'com.linkedin.common.InstitutionalMemory',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.Status',
  'com.linkedin.schema.SchemaMetadata',
  'com.linkedin.schema.EditableSchemaMetadata',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.GlossaryTerms',
  'com.linkedin.common.BrowsePaths',
  'com.linkedin.common.DataPlatformInstance',
  'com.linkedin.dataset.ViewProperties',
  'com.linkedin.common.BrowsePathsV2',
]);
  }
}

export function check_com_linkedin_metadata_aspect_EnvelopedAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'aspect':
        seen |= 1;
        check_com_linkedin_mxe_GenericAspect(member, sink);
        break;
      case 'systemMetadata':
        check_com_linkedin_mxe_SystemMetadata(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('aspect');
  }
}

export function check_com_linkedin_metadata_aspect_GlossaryNodeAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.GlossaryNodeKey':
          check_com_linkedin_metadata_key_GlossaryNodeKey(member1, sink);
          break;
        case 'com.linkedin.glossary.GlossaryNodeInfo':
          check_com_linkedin_glossary_GlossaryNodeInfo(member1, sink);
          break;
        case 'com.linkedin.common.Ownership':
          check_com_linkedin_common_Ownership(member1, sink);
          break;
        case 'com.linkedin.common.Status':
          check_com_linkedin_common_Status(member1, sink);
          break;
        default:
          sink.notMember([
  'com.linkedin.metadata.key.GlossaryNodeKey',
  'com.linkedin.glossary.GlossaryNodeInfo',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.Status',
]);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.metadata.key.GlossaryNodeKey',
  'com.linkedin.glossary.GlossaryNodeInfo',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.Status',
]);
  }
}

export function check_com_linkedin_metadata_aspect_GlossaryTermAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.GlossaryTermKey':
          check_com_linkedin_metadata_key_GlossaryTermKey(member1, sink);
          break;
        case 'com.linkedin.glossary.GlossaryTermInfo':
          check_com_linkedin_glossary_GlossaryTermInfo(member1, sink);
          break;
        case 'com.linkedin.common.Ownership':
          check_com_linkedin_common_Ownership(member1, sink);
          break;
        case 'com.linkedin.common.Status':
          check_com_linkedin_common_Status(member1, sink);
          break;
        case 'com.linkedin.common.BrowsePaths':
          check_com_linkedin_common_BrowsePaths(member1, sink);
          break;
        case 'com.linkedin.glossary.GlossaryRelatedTerms':
          check_com_linkedin_glossary_GlossaryRelatedTerms(member1, sink);
          break;
        default:
          sink.notMember([
  'com.linkedin.metadata.key.GlossaryTermKey',
  'com.linkedin.glossary.GlossaryTermInfo',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.Status',
  'com.linkedin.common.BrowsePaths',
  'com.linkedin.glossary.GlossaryRelatedTerms',
]);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.metadata.key.GlossaryTermKey',
  'com.linkedin.glossary.GlossaryTermInfo',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.Status',
  'com.linkedin.common.BrowsePaths',
  'com.linkedin.glossary.GlossaryRelatedTerms',
]);
  }
}

export function check_com_linkedin_metadata_aspect_MLFeatureAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.MLFeatureKey':
          check_com_linkedin_metadata_key_MLFeatureKey(member1, sink);
          break;
        case 'com.linkedin.ml.metadata.MLFeatureProperties':
          check_com_linkedin_ml_metadata_MLFeatureProperties(member1, sink);
          break;
        case 'com.linkedin.common.Ownership':
          check_com_linkedin_common_Ownership(member1, sink);
          break;
        case 'com.linkedin.common.InstitutionalMemory':
          check_com_linkedin_common_InstitutionalMemory(member1, sink);
          break;
        case 'com.linkedin.common.Status':
          check_com_linkedin_common_Status(member1, sink);
          break;
        case 'com.linkedin.common.Deprecation':
          check_com_linkedin_common_Deprecation(member1, sink);
          break;
        case 'com.linkedin.common.BrowsePaths':
          check_com_linkedin_common_BrowsePaths(member1, sink);
          break;
        case 'com.linkedin.common.GlobalTags':
          check_com_linkedin_common_GlobalTags(member1, sink);
          break;
        case 'com.linkedin.common.DataPlatformInstance':
          check_com_linkedin_common_DataPlatformInstance(member1, sink);
          break;
        case 'com.linkedin.common.BrowsePathsV2':
          check_com_linkedin_common_BrowsePathsV2(member1, sink);
          break;
        default:
          sink.notMember([
  'com.linkedin.metadata.key.MLFeatureKey',
  'com.linkedin.ml.metadata.MLFeatureProperties',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.InstitutionalMemory',
  'com.linkedin.common.Status',
  'com.linkedin.common.Deprecation',
  'com.linkedin.common.BrowsePaths',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.DataPlatformInstance',
  'com.linkedin.common.BrowsePathsV2',
]);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.metadata.key.MLFeatureKey',
  'com.linkedin.ml.metadata.MLFeatureProperties',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.InstitutionalMemory',
  'com.linkedin.common.Status',
  'com.linkedin.common.Deprecation',
  'com.linkedin.common.BrowsePaths',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.DataPlatformInstance',
  'com.linkedin.common.BrowsePathsV2',
]);
  }
}

export function check_com_linkedin_metadata_aspect_MLFeatureTableAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.MLFeatureTableKey':
          check_com_linkedin_metadata_key_MLFeatureTableKey(member1, sink);
          break;
        case 'com.linkedin.ml.metadata.MLFeatureTableProperties':
          check_com_linkedin_ml_metadata_MLFeatureTableProperties(member1, sink);
          break;
        case 'com.linkedin.common.Ownership':
          check_com_linkedin_common_Ownership(member1, sink);
          break;
        case 'com.linkedin.common.InstitutionalMemory':
          check_com_linkedin_common_InstitutionalMemory(member1, sink);
          break;
        case 'com.linkedin.common.Status':
          check_com_linkedin_common_Status(member1, sink);
          break;
        case 'com.linkedin.common.Deprecation':
          check_com_linkedin_common_Deprecation(member1, sink);
          break;
        case 'com.linkedin.common.BrowsePaths':
          check_com_linkedin_common_BrowsePaths(member1, sink);
          break;
        case 'com.linkedin.common.GlobalTags':
          check_com_linkedin_common_GlobalTags(member1, sink);
          break;
        case 'com.linkedin.common.DataPlatformInstance':
          check_com_linkedin_common_DataPlatformInstance(member1, sink);
          break;
        case 'com.linkedin.common.BrowsePathsV2':
          check_com_linkedin_common_BrowsePathsV2(member1, sink);
          break;
        default:
          sink.notMember([
  'com.linkedin.metadata.key.MLFeatureTableKey',
  'com.linkedin.ml.metadata.MLFeatureTableProperties',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.InstitutionalMemory',
  'com.linkedin.common.Status',
  'com.linkedin.common.Deprecation',
  'com.linkedin.common.BrowsePaths',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.DataPlatformInstance',
  'com.linkedin.common.BrowsePathsV2',
]);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.metadata.key.MLFeatureTableKey',
  'com.linkedin.ml.metadata.MLFeatureTableProperties',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.InstitutionalMemory',
  'com.linkedin.common.Status',
  'com.linkedin.common.Deprecation',
  'com.linkedin.common.BrowsePaths',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.DataPlatformInstance',
  'com.linkedin.common.BrowsePathsV2',
]);
  }
}

export function check_com_linkedin_metadata_aspect_MLModelAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.MLModelKey':
          check_com_linkedin_metadata_key_MLModelKey(member1, sink);
          break;
        case 'com.linkedin.common.Ownership':
          check_com_linkedin_common_Ownership(member1, sink);
          break;
        case 'com.linkedin.ml.metadata.MLModelProperties':
          check_com_linkedin_ml_metadata_MLModelProperties(member1, sink);
          break;
        case 'com.linkedin.ml.metadata.IntendedUse':
          check_com_linkedin_ml_metadata_IntendedUse(member1, sink);
          break;
        case 'com.linkedin.ml.metadata.MLModelFactorPrompts':
          check_com_linkedin_ml_metadata_MLModelFactorPrompts(member1, sink);
          break;
        case 'com.linkedin.ml.metadata.Metrics':
          check_com_linkedin_ml_metadata_Metrics(member1, sink);
          break;
        case 'com.linkedin.ml.metadata.EvaluationData':
          check_com_linkedin_ml_metadata_EvaluationData(member1, sink);
          break;
        case 'com.linkedin.ml.metadata.TrainingData':
          check_com_linkedin_ml_metadata_TrainingData(member1, sink);
          break;
        case 'com.linkedin.ml.metadata.QuantitativeAnalyses':
          check_com_linkedin_ml_metadata_QuantitativeAnalyses(member1, sink);
          break;
        case 'com.linkedin.ml.metadata.EthicalConsiderations':
          check_com_linkedin_ml_metadata_EthicalConsiderations(member1, sink);
          break;
        case 'com.linkedin.ml.metadata.CaveatsAndRecommendations':
          check_com_linkedin_ml_metadata_CaveatsAndRecommendations(member1, sink);
          break;
        case 'com.linkedin.common.InstitutionalMemory':
          check_com_linkedin_common_InstitutionalMemory(member1, sink);
          break;
        case 'com.linkedin.ml.metadata.SourceCode':
          check_com_linkedin_ml_metadata_SourceCode(member1, sink);
          break;
        case 'com.linkedin.common.Status':
          check_com_linkedin_common_Status(member1, sink);
          break;
        case 'com.linkedin.common.Cost':
          check_com_linkedin_common_Cost(member1, sink);
          break;
        case 'com.linkedin.common.Deprecation':
          check_com_linkedin_common_Deprecation(member1, sink);
          break;
        case 'com.linkedin.common.BrowsePaths':
          check_com_linkedin_common_BrowsePaths(member1, sink);
          break;
        case 'com.linkedin.common.GlobalTags':
          check_com_linkedin_common_GlobalTags(member1, sink);
          break;
        case 'com.linkedin.common.DataPlatformInstance':
          check_com_linkedin_common_DataPlatformInstance(member1, sink);
          break;
        case 'com.linkedin.common.BrowsePathsV2':
          check_com_linkedin_common_BrowsePathsV2(member1, sink);
          break;
        default:
          sink.notMember([
  'com.linkedin.metadata.key.MLModelKey',
  'com.linkedin.common.Ownership',
  'com.linkedin.ml.metadata.MLModelProperties',
  'com.linkedin.ml.metadata.IntendedUse',
  'com.linkedin.ml.metadata.MLModelFactorPrompts',
  'com.linkedin.ml.metadata.Metrics',
  'com.linkedin.ml.metadata.EvaluationData',
  'com.linkedin.ml.metadata.TrainingData',
  'com.linkedin.ml.metadata.QuantitativeAnalyses',
  'com.linkedin.ml.metadata.EthicalConsiderations',
  'com.linkedin.ml.metadata.CaveatsAndRecommendations',
  'com.linkedin.common.InstitutionalMemory',
  'com.linkedin.ml.metadata.SourceCode',
  'com.linkedin.common.Status',
  'com.linkedin.common.Cost',
  'com.linkedin.common.Deprecation',
  'com.linkedin.common.BrowsePaths',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.DataPlatformInstance',
  'com.linkedin.common.BrowsePathsV2',
]);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.metadata.key.MLModelKey',
  'com.linkedin.common.Ownership',
  'com.linkedin.ml.metadata.MLModelProperties',
  'com.linkedin.ml.metadata.IntendedUse',
  'com.linkedin.ml.metadata.MLModelFactorPrompts',
  'com.linkedin.ml.metadata.Metrics',
  'com.linkedin.ml.metadata.EvaluationData',
  'com.linkedin.ml.metadata.TrainingData',
  'com.linkedin.ml.metadata.QuantitativeAnalyses',
  'com.linkedin.ml.metadata.EthicalConsiderations',
  'com.linkedin.ml.metadata.CaveatsAndRecommendations',
  'com.linkedin.common.InstitutionalMemory',
  'com.linkedin.ml.metadata.SourceCode',
  'com.linkedin.common.Status',
  'com.linkedin.common.Cost',
  'com.linkedin.common.Deprecation',
  'com.linkedin.common.BrowsePaths',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.DataPlatformInstance',
  'com.linkedin.common.BrowsePathsV2',
]);
  }
}

export function check_com_linkedin_metadata_aspect_MLModelDeploymentAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.MLModelDeploymentKey':
          check_com_linkedin_metadata_key_MLModelDeploymentKey(member1, sink);
          break;
        case 'com.linkedin.ml.metadata.MLModelDeploymentProperties':
          check_com_linkedin_ml_metadata_MLModelDeploymentProperties(member1, sink);
          break;
        case 'com.linkedin.common.Ownership':
          check_com_linkedin_common_Ownership(member1, sink);
          break;
        case 'com.linkedin.common.Status':
          check_com_linkedin_common_Status(member1, sink);
          break;
        case 'com.linkedin.common.Deprecation':
          check_com_linkedin_common_Deprecation(member1, sink);
          break;
        case 'com.linkedin.common.GlobalTags':
          check_com_linkedin_common_GlobalTags(member1, sink);
          break;
        case 'com.linkedin.common.DataPlatformInstance':
          check_com_linkedin_common_DataPlatformInstance(member1, sink);
          break;
        default:
          sink.notMember([
  'com.linkedin.metadata.key.MLModelDeploymentKey',
  'com.linkedin.ml.metadata.MLModelDeploymentProperties',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.Status',
  'com.linkedin.common.Deprecation',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.DataPlatformInstance',
]);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.metadata.key.MLModelDeploymentKey',
  'com.linkedin.ml.metadata.MLModelDeploymentProperties',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.Status',
  'com.linkedin.common.Deprecation',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.DataPlatformInstance',
]);
  }
}

export function check_com_linkedin_metadata_aspect_MLModelGroupAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.MLModelGroupKey':
          check_com_linkedin_metadata_key_MLModelGroupKey(member1, sink);
          break;
        case 'com.linkedin.ml.metadata.MLModelGroupProperties':
          check_com_linkedin_ml_metadata_MLModelGroupProperties(member1, sink);
          break;
        case 'com.linkedin.common.Ownership':
          check_com_linkedin_common_Ownership(member1, sink);
          break;
        case 'com.linkedin.common.Status':
          check_com_linkedin_common_Status(member1, sink);
          break;
        case 'com.linkedin.common.Deprecation':
          check_com_linkedin_common_Deprecation(member1, sink);
          break;
        case 'com.linkedin.common.BrowsePaths':
          check_com_linkedin_common_BrowsePaths(member1, sink);
          break;
        case 'com.linkedin.common.GlobalTags':
          check_com_linkedin_common_GlobalTags(member1, sink);
          break;
        case 'com.linkedin.common.DataPlatformInstance':
          check_com_linkedin_common_DataPlatformInstance(member1, sink);
          break;
        case 'com.linkedin.common.BrowsePathsV2':
          check_com_linkedin_common_BrowsePathsV2(member1, sink);
          break;
        default:
          sink.notMember([
  'com.linkedin.metadata.key.MLModelGroupKey',
  'com.linkedin.ml.metadata.MLModelGroupProperties',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.Status',
  'com.linkedin.common.Deprecation',
  'com.linkedin.common.BrowsePaths',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.DataPlatformInstance',
  'com.linkedin.common.BrowsePathsV2',
]);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.metadata.key.MLModelGroupKey',
  'com.linkedin.ml.metadata.MLModelGroupProperties',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.Status',
  'com.linkedin.common.Deprecation',
  'com.linkedin.common.BrowsePaths',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.DataPlatformInstance',
  'com.linkedin.common.BrowsePathsV2',
]);
  }
}

export function check_com_linkedin_metadata_aspect_MLPrimaryKeyAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.MLPrimaryKeyKey':
          check_com_linkedin_metadata_key_MLPrimaryKeyKey(member1, sink);
          break;
        case 'com.linkedin.ml.metadata.MLPrimaryKeyProperties':
          check_com_linkedin_ml_metadata_MLPrimaryKeyProperties(member1, sink);
          break;
        case 'com.linkedin.common.Ownership':
          check_com_linkedin_common_Ownership(member1, sink);
          break;
        case 'com.linkedin.common.InstitutionalMemory':
          check_com_linkedin_common_InstitutionalMemory(member1, sink);
          break;
        case 'com.linkedin.common.Status':
          check_com_linkedin_common_Status(member1, sink);
          break;
        case 'com.linkedin.common.Deprecation':
          check_com_linkedin_common_Deprecation(member1, sink);
          break;
        case 'com.linkedin.common.GlobalTags':
          check_com_linkedin_common_GlobalTags(member1, sink);
          break;
        case 'com.linkedin.common.DataPlatformInstance':
          check_com_linkedin_common_DataPlatformInstance(member1, sink);
          break;
        default:
          sink.notMember([
  'com.linkedin.metadata.key.MLPrimaryKeyKey',
  'com.linkedin.ml.metadata.MLPrimaryKeyProperties',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.InstitutionalMemory',
  'com.linkedin.common.Status',
  'com.linkedin.common.Deprecation',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.DataPlatformInstance',
]);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.metadata.key.MLPrimaryKeyKey',
  'com.linkedin.ml.metadata.MLPrimaryKeyProperties',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.InstitutionalMemory',
  'com.linkedin.common.Status',
  'com.linkedin.common.Deprecation',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.DataPlatformInstance',
]);
  }
}

export function check_com_linkedin_metadata_aspect_SchemaFieldAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.SchemaFieldKey':
          check_com_linkedin_metadata_key_SchemaFieldKey(member1, sink);
          break;
        default:
          sink.notMember(['com.linkedin.metadata.key.SchemaFieldKey']);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, ['com.linkedin.metadata.key.SchemaFieldKey']);
  }
}

export function check_com_linkedin_metadata_aspect_TagAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.TagKey':
          check_com_linkedin_metadata_key_TagKey(member1, sink);
          break;
        case 'com.linkedin.common.Ownership':
          check_com_linkedin_common_Ownership(member1, sink);
          break;
        case 'com.linkedin.tag.TagProperties':
          check_com_linkedin_tag_TagProperties(member1, sink);
          break;
        case 'com.linkedin.common.Status':
          check_com_linkedin_common_Status(member1, sink);
          break;
        default:
          sink.notMember([
  'com.linkedin.metadata.key.TagKey',
  'com.linkedin.common.Ownership',
  'com.linkedin.tag.TagProperties',
  'com.linkedin.common.Status',
]);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.metadata.key.TagKey',
  'com.linkedin.common.Ownership',
  'com.linkedin.tag.TagProperties',
  'com.linkedin.common.Status',
]);
  }
}

export function check_com_linkedin_metadata_aspect_VersionedAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'aspect':
        seen |= 1;
        if (!isObject(member)) sink.mismatch('map', member);
        else for (const key1 in member) {
          const before1 = sink.count;
          const member1 = member[key1];
          check_com_linkedin_entity_Aspect(member1, sink);
          if (sink.count !== before1) sink.under(before1, key1);
        }
        break;
      case 'version':
        seen |= 2;
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('aspect');
    if ((seen & 2) === 0) sink.missing('version');
  }
}

export function check_com_linkedin_metadata_browse_BrowseResult(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'entities':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_browse_BrowseResultEntity(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'groups':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_browse_BrowseResultGroup(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'metadata':
        seen |= 4;
        check_com_linkedin_metadata_browse_BrowseResultMetadata(member, sink);
        break;
      case 'from':
        seen |= 8;
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'pageSize':
        seen |= 16;
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'numEntities':
        seen |= 32;
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'numGroups':
        seen |= 64;
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'numElements':
        seen |= 128;
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 255) {
    if ((seen & 1) === 0) sink.missing('entities');
    if ((seen & 2) === 0) sink.missing('groups');
    if ((seen & 4) === 0) sink.missing('metadata');
    if ((seen & 8) === 0) sink.missing('from');
    if ((seen & 16) === 0) sink.missing('pageSize');
    if ((seen & 32) === 0) sink.missing('numEntities');
    if ((seen & 64) === 0) sink.missing('numGroups');
    if ((seen & 128) === 0) sink.missing('numElements');
  }
}

export function check_com_linkedin_metadata_browse_BrowseResultEntity(value: unknown, sink: ValidationSink): void {
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
      case 'urn':
        seen |= 2;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('name');
    if ((seen & 2) === 0) sink.missing('urn');
  }
}

export function check_com_linkedin_metadata_browse_BrowseResultGroup(value: unknown, sink: ValidationSink): void {
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
      case 'count':
        seen |= 2;
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('name');
    if ((seen & 2) === 0) sink.missing('count');
  }
}

export function check_com_linkedin_metadata_browse_BrowseResultMetadata(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'path':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'totalNumEntities':
        seen |= 2;
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'groups':
        seen |= 4;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_browse_BrowseResultGroup(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('path');
    if ((seen & 2) === 0) sink.missing('totalNumEntities');
    if ((seen & 4) === 0) sink.missing('groups');
  }
}

export function check_com_linkedin_metadata_graph_EntityLineageResult(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'start':
        seen |= 1;
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'count':
        seen |= 2;
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'total':
        seen |= 4;
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'truncated':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'relationships':
        seen |= 8;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_graph_LineageRelationship(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 15) {
    if ((seen & 1) === 0) sink.missing('start');
    if ((seen & 2) === 0) sink.missing('count');
    if ((seen & 4) === 0) sink.missing('total');
    if ((seen & 8) === 0) sink.missing('relationships');
  }
}

const symbols_com_linkedin_metadata_graph_LineageDirection: ReadonlySet<string> = new Set(['UPSTREAM', 'DOWNSTREAM']);
export function check_com_linkedin_metadata_graph_LineageDirection(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_metadata_graph_LineageDirection.has(value)) sink.notSymbol(value, symbols_com_linkedin_metadata_graph_LineageDirection);
}

export function check_com_linkedin_metadata_graph_LineageRelationship(value: unknown, sink: ValidationSink): void {
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
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'entity':
        seen |= 2;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'degree':
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'paths':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (!Array.isArray(item1)) sink.mismatch('array', item1);
          else for (let index2 = 0; index2 < item1.length; index2++) {
            const before2 = sink.count;
            const item2: unknown = item1[index2];
            if (typeof item2 === 'string') sink.urn(item2, undefined);
            else sink.mismatch('string', item2);
            if (sink.count !== before2) sink.under(before2, index2);
          }
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('type');
    if ((seen & 2) === 0) sink.missing('entity');
  }
}

export function check_com_linkedin_metadata_key_AssertionKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'assertionId':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('assertionId');
  }
}

export function check_com_linkedin_metadata_key_ChartKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'dashboardTool':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'chartId':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('dashboardTool');
    if ((seen & 2) === 0) sink.missing('chartId');
  }
}

export function check_com_linkedin_metadata_key_ContainerKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'guid':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_metadata_key_CorpGroupKey(value: unknown, sink: ValidationSink): void {
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
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('name');
  }
}

export function check_com_linkedin_metadata_key_CorpUserKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'username':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('username');
  }
}

export function check_com_linkedin_metadata_key_DashboardKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'dashboardTool':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'dashboardId':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('dashboardTool');
    if ((seen & 2) === 0) sink.missing('dashboardId');
  }
}

export function check_com_linkedin_metadata_key_DataFlowKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'orchestrator':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'flowId':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'cluster':
        seen |= 4;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('orchestrator');
    if ((seen & 2) === 0) sink.missing('flowId');
    if ((seen & 4) === 0) sink.missing('cluster');
  }
}

export function check_com_linkedin_metadata_key_DataHubAccessTokenKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'id':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('id');
  }
}

export function check_com_linkedin_metadata_key_DataHubIngestionSourceKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'id':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('id');
  }
}

export function check_com_linkedin_metadata_key_DataHubPolicyKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'id':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('id');
  }
}

export function check_com_linkedin_metadata_key_DataHubRetentionKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'entityName':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'aspectName':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('entityName');
    if ((seen & 2) === 0) sink.missing('aspectName');
  }
}

export function check_com_linkedin_metadata_key_DataHubRoleKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'id':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('id');
  }
}

export function check_com_linkedin_metadata_key_DataHubSecretKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'id':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('id');
  }
}

export function check_com_linkedin_metadata_key_DataHubStepStateKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'id':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('id');
  }
}

export function check_com_linkedin_metadata_key_DataHubUpgradeKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'id':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('id');
  }
}

export function check_com_linkedin_metadata_key_DataHubViewKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'id':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('id');
  }
}

export function check_com_linkedin_metadata_key_DataJobKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'flow':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'jobId':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('flow');
    if ((seen & 2) === 0) sink.missing('jobId');
  }
}

export function check_com_linkedin_metadata_key_DataJobKey$dataJobKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'flow':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, ['dataFlow']);
        else sink.mismatch('string', member);
        break;
      case 'jobId':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('flow');
    if ((seen & 2) === 0) sink.missing('jobId');
  }
}

export function check_com_linkedin_metadata_key_DataPlatformInstanceKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'platform':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'instance':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('platform');
    if ((seen & 2) === 0) sink.missing('instance');
  }
}

export function check_com_linkedin_metadata_key_DataPlatformKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'platformName':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('platformName');
  }
}

export function check_com_linkedin_metadata_key_DataProcessInstanceKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'id':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('id');
  }
}

export function check_com_linkedin_metadata_key_DataProcessKey(value: unknown, sink: ValidationSink): void {
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
      case 'orchestrator':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'origin':
        seen |= 4;
        check_com_linkedin_common_FabricType(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('name');
    if ((seen & 2) === 0) sink.missing('orchestrator');
    if ((seen & 4) === 0) sink.missing('origin');
  }
}

export function check_com_linkedin_metadata_key_DatasetKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'platform':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'name':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'origin':
        seen |= 4;
        check_com_linkedin_common_FabricType(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('platform');
    if ((seen & 2) === 0) sink.missing('name');
    if ((seen & 4) === 0) sink.missing('origin');
  }
}

export function check_com_linkedin_metadata_key_DomainKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'id':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('id');
  }
}

export function check_com_linkedin_metadata_key_ExecutionRequestKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'id':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('id');
  }
}

export function check_com_linkedin_metadata_key_GlobalSettingsKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'id':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('id');
  }
}

export function check_com_linkedin_metadata_key_GlossaryNodeKey(value: unknown, sink: ValidationSink): void {
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
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('name');
  }
}

export function check_com_linkedin_metadata_key_GlossaryTermKey(value: unknown, sink: ValidationSink): void {
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
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('name');
  }
}

export function check_com_linkedin_metadata_key_InviteTokenKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'id':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('id');
  }
}

export function check_com_linkedin_metadata_key_MLFeatureKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'featureNamespace':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'name':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('featureNamespace');
    if ((seen & 2) === 0) sink.missing('name');
  }
}

export function check_com_linkedin_metadata_key_MLFeatureTableKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'platform':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'name':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('platform');
    if ((seen & 2) === 0) sink.missing('name');
  }
}

export function check_com_linkedin_metadata_key_MLFeatureTableKey$mlFeatureTableKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'platform':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, ['dataPlatform']);
        else sink.mismatch('string', member);
        break;
      case 'name':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('platform');
    if ((seen & 2) === 0) sink.missing('name');
  }
}

export function check_com_linkedin_metadata_key_MLModelDeploymentKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'platform':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'name':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'origin':
        seen |= 4;
        check_com_linkedin_common_FabricType(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('platform');
    if ((seen & 2) === 0) sink.missing('name');
    if ((seen & 4) === 0) sink.missing('origin');
  }
}

export function check_com_linkedin_metadata_key_MLModelGroupKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'platform':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'name':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'origin':
        seen |= 4;
        check_com_linkedin_common_FabricType(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('platform');
    if ((seen & 2) === 0) sink.missing('name');
    if ((seen & 4) === 0) sink.missing('origin');
  }
}

export function check_com_linkedin_metadata_key_MLModelKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'platform':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'name':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'origin':
        seen |= 4;
        check_com_linkedin_common_FabricType(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('platform');
    if ((seen & 2) === 0) sink.missing('name');
    if ((seen & 4) === 0) sink.missing('origin');
  }
}

export function check_com_linkedin_metadata_key_MLPrimaryKeyKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'featureNamespace':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'name':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('featureNamespace');
    if ((seen & 2) === 0) sink.missing('name');
  }
}

export function check_com_linkedin_metadata_key_NotebookKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'notebookTool':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'notebookId':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('notebookTool');
    if ((seen & 2) === 0) sink.missing('notebookId');
  }
}

export function check_com_linkedin_metadata_key_OwnershipTypeKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'id':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('id');
  }
}

export function check_com_linkedin_metadata_key_PostKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'id':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('id');
  }
}

export function check_com_linkedin_metadata_key_QueryKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'id':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('id');
  }
}

export function check_com_linkedin_metadata_key_RoleKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'id':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('id');
  }
}

export function check_com_linkedin_metadata_key_SchemaFieldKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'parent':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'fieldPath':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('parent');
    if ((seen & 2) === 0) sink.missing('fieldPath');
  }
}

export function check_com_linkedin_metadata_key_TagKey(value: unknown, sink: ValidationSink): void {
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
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('name');
  }
}

export function check_com_linkedin_metadata_key_TelemetryKey(value: unknown, sink: ValidationSink): void {
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
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('name');
  }
}

export function check_com_linkedin_metadata_key_TestKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'id':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('id');
  }
}

export function check_com_linkedin_metadata_query_AutoCompleteEntity(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'urn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('urn');
  }
}

export function check_com_linkedin_metadata_query_AutoCompleteResult(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'query':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'suggestions':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'entities':
        seen |= 4;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_query_AutoCompleteEntity(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('query');
    if ((seen & 2) === 0) sink.missing('suggestions');
    if ((seen & 4) === 0) sink.missing('entities');
  }
}

export function check_com_linkedin_metadata_query_ListResult(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'entities':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'start':
        seen |= 2;
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'count':
        seen |= 4;
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'total':
        seen |= 8;
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 15) {
    if ((seen & 1) === 0) sink.missing('entities');
    if ((seen & 2) === 0) sink.missing('start');
    if ((seen & 4) === 0) sink.missing('count');
    if ((seen & 8) === 0) sink.missing('total');
  }
}

export function check_com_linkedin_metadata_query_ListUrnsResult(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'entities':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'start':
        seen |= 2;
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'count':
        seen |= 4;
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'total':
        seen |= 8;
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 15) {
    if ((seen & 1) === 0) sink.missing('entities');
    if ((seen & 2) === 0) sink.missing('start');
    if ((seen & 4) === 0) sink.missing('count');
    if ((seen & 8) === 0) sink.missing('total');
  }
}

export function check_com_linkedin_metadata_query_SearchFlags(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'skipCache':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'maxAggValues':
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'fulltext':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'skipHighlighting':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'skipAggregates':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'getSuggestions':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'includeSoftDeleted':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

const symbols_com_linkedin_metadata_query_filter_Condition: ReadonlySet<string> = new Set([
  'CONTAIN',
  'END_WITH',
  'EQUAL',
  'IS_NULL',
  'EXISTS',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL_TO',
  'IN',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL_TO',
  'START_WITH',
]);
export function check_com_linkedin_metadata_query_filter_Condition(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_metadata_query_filter_Condition.has(value)) sink.notSymbol(value, symbols_com_linkedin_metadata_query_filter_Condition);
}

export function check_com_linkedin_metadata_query_filter_ConjunctiveCriterion(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'and':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_query_filter_Criterion(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('and');
  }
}

export function check_com_linkedin_metadata_query_filter_Criterion(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'field':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'value':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'values':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'condition':
        check_com_linkedin_metadata_query_filter_Condition(member, sink);
        break;
      case 'negated':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('field');
  }
}

export function check_com_linkedin_metadata_query_filter_Filter(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'or':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_query_filter_ConjunctiveCriterion(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'criteria':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_query_filter_Criterion(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

const symbols_com_linkedin_metadata_query_filter_RelationshipDirection: ReadonlySet<string> = new Set(['INCOMING', 'OUTGOING', 'UNDIRECTED']);
export function check_com_linkedin_metadata_query_filter_RelationshipDirection(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_metadata_query_filter_RelationshipDirection.has(value)) sink.notSymbol(value, symbols_com_linkedin_metadata_query_filter_RelationshipDirection);
}

export function check_com_linkedin_metadata_query_filter_SortCriterion(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'field':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'order':
        seen |= 2;
        check_com_linkedin_metadata_query_filter_SortOrder(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('field');
    if ((seen & 2) === 0) sink.missing('order');
  }
}

const symbols_com_linkedin_metadata_query_filter_SortOrder: ReadonlySet<string> = new Set(['ASCENDING', 'DESCENDING']);
export function check_com_linkedin_metadata_query_filter_SortOrder(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_metadata_query_filter_SortOrder.has(value)) sink.notSymbol(value, symbols_com_linkedin_metadata_query_filter_SortOrder);
}

export function check_com_linkedin_metadata_run_AspectRowSummary(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'runId':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'aspectName':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'urn':
        seen |= 4;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'timestamp':
        seen |= 8;
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'keyAspect':
        seen |= 16;
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'aspect':
        check_com_linkedin_entity_Aspect(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 31) {
    if ((seen & 1) === 0) sink.missing('runId');
    if ((seen & 2) === 0) sink.missing('aspectName');
    if ((seen & 4) === 0) sink.missing('urn');
    if ((seen & 8) === 0) sink.missing('timestamp');
    if ((seen & 16) === 0) sink.missing('keyAspect');
  }
}

export function check_com_linkedin_metadata_run_DeleteEntityResponse(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'urn':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'rows':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'timeseriesRows':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('urn');
  }
}

export function check_com_linkedin_metadata_run_DeleteReferencesResponse(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'total':
        seen |= 1;
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'relatedAspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_run_RelatedAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('total');
    if ((seen & 2) === 0) sink.missing('relatedAspects');
  }
}

export function check_com_linkedin_metadata_run_IngestionRunSummary(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'runId':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'timestamp':
        seen |= 2;
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'rows':
        seen |= 4;
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('runId');
    if ((seen & 2) === 0) sink.missing('timestamp');
    if ((seen & 4) === 0) sink.missing('rows');
  }
}

export function check_com_linkedin_metadata_run_RelatedAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'relationship':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'entity':
        seen |= 2;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'aspect':
        seen |= 4;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('relationship');
    if ((seen & 2) === 0) sink.missing('entity');
    if ((seen & 4) === 0) sink.missing('aspect');
  }
}

export function check_com_linkedin_metadata_run_RollbackResponse(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'aspectRowSummaries':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_run_AspectRowSummary(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'entitiesAffected':
        seen |= 2;
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'aspectsAffected':
        seen |= 4;
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'entitiesDeleted':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'aspectsReverted':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'unsafeEntitiesCount':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'unsafeEntities':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_run_UnsafeEntityInfo(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('aspectRowSummaries');
    if ((seen & 2) === 0) sink.missing('entitiesAffected');
    if ((seen & 4) === 0) sink.missing('aspectsAffected');
  }
}

export function check_com_linkedin_metadata_run_UnsafeEntityInfo(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'urn':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('urn');
  }
}

export function check_com_linkedin_metadata_search_AggregationMetadata(value: unknown, sink: ValidationSink): void {
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
      case 'displayName':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'aggregations':
        seen |= 2;
        if (!isObject(member)) sink.mismatch('map', member);
        else for (const key1 in member) {
          const before1 = sink.count;
          const member1 = member[key1];
          if (!isLong(member1)) sink.mismatch('long', member1);
          if (sink.count !== before1) sink.under(before1, key1);
        }
        break;
      case 'filterValues':
        seen |= 4;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_search_FilterValue(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('name');
    if ((seen & 2) === 0) sink.missing('aggregations');
    if ((seen & 4) === 0) sink.missing('filterValues');
  }
}

export function check_com_linkedin_metadata_search_FilterValue(value: unknown, sink: ValidationSink): void {
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
      case 'entity':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'facetCount':
        seen |= 2;
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'filtered':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('value');
    if ((seen & 2) === 0) sink.missing('facetCount');
  }
}

export function check_com_linkedin_metadata_search_LineageScrollResult(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'entities':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_search_LineageSearchEntity(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'metadata':
        seen |= 2;
        check_com_linkedin_metadata_search_SearchResultMetadata(member, sink);
        break;
      case 'scrollId':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'from':
        seen |= 4;
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'pageSize':
        seen |= 8;
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'numEntities':
        seen |= 16;
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 31) {
    if ((seen & 1) === 0) sink.missing('entities');
    if ((seen & 2) === 0) sink.missing('metadata');
    if ((seen & 4) === 0) sink.missing('from');
    if ((seen & 8) === 0) sink.missing('pageSize');
    if ((seen & 16) === 0) sink.missing('numEntities');
  }
}

export function check_com_linkedin_metadata_search_LineageSearchEntity(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'entity':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'matchedFields':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_search_MatchedField(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'features':
        if (!isObject(member)) sink.mismatch('map', member);
        else for (const key1 in member) {
          const before1 = sink.count;
          const member1 = member[key1];
          if (!isReal(member1)) sink.mismatch('double', member1);
          if (sink.count !== before1) sink.under(before1, key1);
        }
        break;
      case 'score':
        if (!isReal(member)) sink.mismatch('double', member);
        break;
      case 'explanation':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_search_ScorePart(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'paths':
        seen |= 4;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (!Array.isArray(item1)) sink.mismatch('array', item1);
          else for (let index2 = 0; index2 < item1.length; index2++) {
            const before2 = sink.count;
            const item2: unknown = item1[index2];
            if (typeof item2 === 'string') sink.urn(item2, undefined);
            else sink.mismatch('string', item2);
            if (sink.count !== before2) sink.under(before2, index2);
          }
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'degree':
        seen |= 8;
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 15) {
    if ((seen & 1) === 0) sink.missing('entity');
    if ((seen & 2) === 0) sink.missing('matchedFields');
    if ((seen & 4) === 0) sink.missing('paths');
    if ((seen & 8) === 0) sink.missing('degree');
  }
}

export function check_com_linkedin_metadata_search_LineageSearchResult(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'entities':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_search_LineageSearchEntity(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'metadata':
        seen |= 2;
        check_com_linkedin_metadata_search_SearchResultMetadata(member, sink);
        break;
      case 'from':
        seen |= 4;
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'pageSize':
        seen |= 8;
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'numEntities':
        seen |= 16;
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 31) {
    if ((seen & 1) === 0) sink.missing('entities');
    if ((seen & 2) === 0) sink.missing('metadata');
    if ((seen & 4) === 0) sink.missing('from');
    if ((seen & 8) === 0) sink.missing('pageSize');
    if ((seen & 16) === 0) sink.missing('numEntities');
  }
}

export function check_com_linkedin_metadata_search_MatchedField(value: unknown, sink: ValidationSink): void {
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
      case 'value':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('name');
    if ((seen & 2) === 0) sink.missing('value');
  }
}

const symbols_com_linkedin_metadata_search_ScoreEffect: ReadonlySet<string> = new Set(['ADD', 'MULTIPLY']);
export function check_com_linkedin_metadata_search_ScoreEffect(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_metadata_search_ScoreEffect.has(value)) sink.notSymbol(value, symbols_com_linkedin_metadata_search_ScoreEffect);
}

export function check_com_linkedin_metadata_search_ScoreMatch(value: unknown, sink: ValidationSink): void {
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
      case 'value':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'by':
        seen |= 4;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('name');
    if ((seen & 2) === 0) sink.missing('value');
    if ((seen & 4) === 0) sink.missing('by');
  }
}

export function check_com_linkedin_metadata_search_ScorePart(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'effect':
        seen |= 1;
        check_com_linkedin_metadata_search_ScoreEffect(member, sink);
        break;
      case 'amount':
        seen |= 2;
        if (!isReal(member)) sink.mismatch('double', member);
        break;
      case 'reason':
        seen |= 4;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'words':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'matches':
        seen |= 8;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_search_ScoreMatch(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 15) {
    if ((seen & 1) === 0) sink.missing('effect');
    if ((seen & 2) === 0) sink.missing('amount');
    if ((seen & 4) === 0) sink.missing('reason');
    if ((seen & 8) === 0) sink.missing('matches');
  }
}

export function check_com_linkedin_metadata_search_ScrollResult(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'entities':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_search_SearchEntity(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'metadata':
        seen |= 2;
        check_com_linkedin_metadata_search_SearchResultMetadata(member, sink);
        break;
      case 'scrollId':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'from':
        seen |= 4;
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'pageSize':
        seen |= 8;
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'numEntities':
        seen |= 16;
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 31) {
    if ((seen & 1) === 0) sink.missing('entities');
    if ((seen & 2) === 0) sink.missing('metadata');
    if ((seen & 4) === 0) sink.missing('from');
    if ((seen & 8) === 0) sink.missing('pageSize');
    if ((seen & 16) === 0) sink.missing('numEntities');
  }
}

export function check_com_linkedin_metadata_search_SearchEntity(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'entity':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'matchedFields':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_search_MatchedField(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'features':
        if (!isObject(member)) sink.mismatch('map', member);
        else for (const key1 in member) {
          const before1 = sink.count;
          const member1 = member[key1];
          if (!isReal(member1)) sink.mismatch('double', member1);
          if (sink.count !== before1) sink.under(before1, key1);
        }
        break;
      case 'score':
        if (!isReal(member)) sink.mismatch('double', member);
        break;
      case 'explanation':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_search_ScorePart(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('entity');
    if ((seen & 2) === 0) sink.missing('matchedFields');
  }
}

export function check_com_linkedin_metadata_search_SearchResult(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'entities':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_search_SearchEntity(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'metadata':
        seen |= 2;
        check_com_linkedin_metadata_search_SearchResultMetadata(member, sink);
        break;
      case 'from':
        seen |= 4;
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'pageSize':
        seen |= 8;
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'numEntities':
        seen |= 16;
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 31) {
    if ((seen & 1) === 0) sink.missing('entities');
    if ((seen & 2) === 0) sink.missing('metadata');
    if ((seen & 4) === 0) sink.missing('from');
    if ((seen & 8) === 0) sink.missing('pageSize');
    if ((seen & 16) === 0) sink.missing('numEntities');
  }
}

export function check_com_linkedin_metadata_search_SearchResultFacet(value: unknown, sink: ValidationSink): void {
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
      case 'aggregations':
        seen |= 2;
        if (!isObject(member)) sink.mismatch('map', member);
        else for (const key1 in member) {
          const before1 = sink.count;
          const member1 = member[key1];
          if (!isLong(member1)) sink.mismatch('long', member1);
          if (sink.count !== before1) sink.under(before1, key1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('name');
    if ((seen & 2) === 0) sink.missing('aggregations');
  }
}

export function check_com_linkedin_metadata_search_SearchResultMatch(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'matchedFields':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_search_MatchedField(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('matchedFields');
  }
}

export function check_com_linkedin_metadata_search_SearchResultMetadata(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'aggregations':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_search_AggregationMetadata(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'suggestions':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_search_SearchSuggestion(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'urns':
        seen |= 4;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'matches':
        seen |= 8;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_search_SearchResultMatch(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'searchResultMetadatas':
        seen |= 16;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_search_SearchResultFacet(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 31) {
    if ((seen & 1) === 0) sink.missing('aggregations');
    if ((seen & 2) === 0) sink.missing('suggestions');
    if ((seen & 4) === 0) sink.missing('urns');
    if ((seen & 8) === 0) sink.missing('matches');
    if ((seen & 16) === 0) sink.missing('searchResultMetadatas');
  }
}

export function check_com_linkedin_metadata_search_SearchSuggestion(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'text':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'score':
        seen |= 2;
        if (!isReal(member)) sink.mismatch('float', member);
        break;
      case 'frequency':
        seen |= 4;
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('text');
    if ((seen & 2) === 0) sink.missing('score');
    if ((seen & 4) === 0) sink.missing('frequency');
  }
}

export function check_com_linkedin_metadata_snapshot_ChartSnapshot(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'urn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_aspect_ChartAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function check_com_linkedin_metadata_snapshot_CorpGroupSnapshot(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'urn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_aspect_CorpGroupAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function check_com_linkedin_metadata_snapshot_CorpUserSnapshot(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'urn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_aspect_CorpUserAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function check_com_linkedin_metadata_snapshot_DashboardSnapshot(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'urn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_aspect_DashboardAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function check_com_linkedin_metadata_snapshot_DataFlowSnapshot(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'urn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_aspect_DataFlowAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function check_com_linkedin_metadata_snapshot_DataHubPolicySnapshot(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'urn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_aspect_DataHubPolicyAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function check_com_linkedin_metadata_snapshot_DataHubRetentionSnapshot(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'urn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_aspect_DataHubRetentionAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function check_com_linkedin_metadata_snapshot_DataJobSnapshot(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'urn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_aspect_DataJobAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function check_com_linkedin_metadata_snapshot_DataPlatformSnapshot(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'urn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_aspect_DataPlatformAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function check_com_linkedin_metadata_snapshot_DataProcessSnapshot(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'urn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_aspect_DataProcessAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function check_com_linkedin_metadata_snapshot_DatasetSnapshot(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'urn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_aspect_DatasetAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function check_com_linkedin_metadata_snapshot_GlossaryNodeSnapshot(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'urn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_aspect_GlossaryNodeAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function check_com_linkedin_metadata_snapshot_GlossaryTermSnapshot(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'urn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_aspect_GlossaryTermAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function check_com_linkedin_metadata_snapshot_MLFeatureSnapshot(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'urn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_aspect_MLFeatureAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function check_com_linkedin_metadata_snapshot_MLFeatureTableSnapshot(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'urn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_aspect_MLFeatureTableAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function check_com_linkedin_metadata_snapshot_MLModelDeploymentSnapshot(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'urn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_aspect_MLModelDeploymentAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function check_com_linkedin_metadata_snapshot_MLModelGroupSnapshot(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'urn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_aspect_MLModelGroupAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function check_com_linkedin_metadata_snapshot_MLModelSnapshot(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'urn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_aspect_MLModelAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function check_com_linkedin_metadata_snapshot_MLPrimaryKeySnapshot(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'urn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_aspect_MLPrimaryKeyAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function check_com_linkedin_metadata_snapshot_SchemaFieldSnapshot(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'urn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_aspect_SchemaFieldAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function check_com_linkedin_metadata_snapshot_Snapshot(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.snapshot.ChartSnapshot':
          check_com_linkedin_metadata_snapshot_ChartSnapshot(member1, sink);
          break;
        case 'com.linkedin.metadata.snapshot.CorpGroupSnapshot':
          check_com_linkedin_metadata_snapshot_CorpGroupSnapshot(member1, sink);
          break;
        case 'com.linkedin.metadata.snapshot.CorpUserSnapshot':
          check_com_linkedin_metadata_snapshot_CorpUserSnapshot(member1, sink);
          break;
        case 'com.linkedin.metadata.snapshot.DashboardSnapshot':
          check_com_linkedin_metadata_snapshot_DashboardSnapshot(member1, sink);
          break;
        case 'com.linkedin.metadata.snapshot.DataFlowSnapshot':
          check_com_linkedin_metadata_snapshot_DataFlowSnapshot(member1, sink);
          break;
        case 'com.linkedin.metadata.snapshot.DataJobSnapshot':
          check_com_linkedin_metadata_snapshot_DataJobSnapshot(member1, sink);
          break;
        case 'com.linkedin.metadata.snapshot.DatasetSnapshot':
          check_com_linkedin_metadata_snapshot_DatasetSnapshot(member1, sink);
          break;
        case 'com.linkedin.metadata.snapshot.DataProcessSnapshot':
          check_com_linkedin_metadata_snapshot_DataProcessSnapshot(member1, sink);
          break;
        case 'com.linkedin.metadata.snapshot.DataPlatformSnapshot':
          check_com_linkedin_metadata_snapshot_DataPlatformSnapshot(member1, sink);
          break;
        case 'com.linkedin.metadata.snapshot.MLModelSnapshot':
          check_com_linkedin_metadata_snapshot_MLModelSnapshot(member1, sink);
          break;
        case 'com.linkedin.metadata.snapshot.MLPrimaryKeySnapshot':
          check_com_linkedin_metadata_snapshot_MLPrimaryKeySnapshot(member1, sink);
          break;
        case 'com.linkedin.metadata.snapshot.MLFeatureSnapshot':
          check_com_linkedin_metadata_snapshot_MLFeatureSnapshot(member1, sink);
          break;
        case 'com.linkedin.metadata.snapshot.MLFeatureTableSnapshot':
          check_com_linkedin_metadata_snapshot_MLFeatureTableSnapshot(member1, sink);
          break;
        case 'com.linkedin.metadata.snapshot.MLModelDeploymentSnapshot':
          check_com_linkedin_metadata_snapshot_MLModelDeploymentSnapshot(member1, sink);
          break;
        case 'com.linkedin.metadata.snapshot.MLModelGroupSnapshot':
          check_com_linkedin_metadata_snapshot_MLModelGroupSnapshot(member1, sink);
          break;
        case 'com.linkedin.metadata.snapshot.TagSnapshot':
          check_com_linkedin_metadata_snapshot_TagSnapshot(member1, sink);
          break;
        case 'com.linkedin.metadata.snapshot.GlossaryTermSnapshot':
          check_com_linkedin_metadata_snapshot_GlossaryTermSnapshot(member1, sink);
          break;
        case 'com.linkedin.metadata.snapshot.GlossaryNodeSnapshot':
          check_com_linkedin_metadata_snapshot_GlossaryNodeSnapshot(member1, sink);
          break;
        case 'com.linkedin.metadata.snapshot.DataHubPolicySnapshot':
          check_com_linkedin_metadata_snapshot_DataHubPolicySnapshot(member1, sink);
          break;
        case 'com.linkedin.metadata.snapshot.SchemaFieldSnapshot':
          check_com_linkedin_metadata_snapshot_SchemaFieldSnapshot(member1, sink);
          break;
        case 'com.linkedin.metadata.snapshot.DataHubRetentionSnapshot':
          check_com_linkedin_metadata_snapshot_DataHubRetentionSnapshot(member1, sink);
          break;
        default:
          sink.notMember([
  'com.linkedin.metadata.snapshot.ChartSnapshot',
  'com.linkedin.metadata.snapshot.CorpGroupSnapshot',
  'com.linkedin.metadata.snapshot.CorpUserSnapshot',
  'com.linkedin.metadata.snapshot.DashboardSnapshot',
  'com.linkedin.metadata.snapshot.DataFlowSnapshot',
  'com.linkedin.metadata.snapshot.DataJobSnapshot',
  'com.linkedin.metadata.snapshot.DatasetSnapshot',
  'com.linkedin.metadata.snapshot.DataProcessSnapshot',
  'com.linkedin.metadata.snapshot.DataPlatformSnapshot',
  'com.linkedin.metadata.snapshot.MLModelSnapshot',
  'com.linkedin.metadata.snapshot.MLPrimaryKeySnapshot',
  'com.linkedin.metadata.snapshot.MLFeatureSnapshot',
  'com.linkedin.metadata.snapshot.MLFeatureTableSnapshot',
  'com.linkedin.metadata.snapshot.MLModelDeploymentSnapshot',
  'com.linkedin.metadata.snapshot.MLModelGroupSnapshot',
  'com.linkedin.metadata.snapshot.TagSnapshot',
  'com.linkedin.metadata.snapshot.GlossaryTermSnapshot',
  'com.linkedin.metadata.snapshot.GlossaryNodeSnapshot',
  'com.linkedin.metadata.snapshot.DataHubPolicySnapshot',
  'com.linkedin.metadata.snapshot.SchemaFieldSnapshot',
  'com.linkedin.metadata.snapshot.DataHubRetentionSnapshot',
]);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.metadata.snapshot.ChartSnapshot',
  'com.linkedin.metadata.snapshot.CorpGroupSnapshot',
  'com.linkedin.metadata.snapshot.CorpUserSnapshot',
  'com.linkedin.metadata.snapshot.DashboardSnapshot',
  'com.linkedin.metadata.snapshot.DataFlowSnapshot',
  'com.linkedin.metadata.snapshot.DataJobSnapshot',
  'com.linkedin.metadata.snapshot.DatasetSnapshot',
  'com.linkedin.metadata.snapshot.DataProcessSnapshot',
  'com.linkedin.metadata.snapshot.DataPlatformSnapshot',
  'com.linkedin.metadata.snapshot.MLModelSnapshot',
  'com.linkedin.metadata.snapshot.MLPrimaryKeySnapshot',
  'com.linkedin.metadata.snapshot.MLFeatureSnapshot',
  'com.linkedin.metadata.snapshot.MLFeatureTableSnapshot',
  'com.linkedin.metadata.snapshot.MLModelDeploymentSnapshot',
  'com.linkedin.metadata.snapshot.MLModelGroupSnapshot',
  'com.linkedin.metadata.snapshot.TagSnapshot',
  'com.linkedin.metadata.snapshot.GlossaryTermSnapshot',
  'com.linkedin.metadata.snapshot.GlossaryNodeSnapshot',
  'com.linkedin.metadata.snapshot.DataHubPolicySnapshot',
  'com.linkedin.metadata.snapshot.SchemaFieldSnapshot',
  'com.linkedin.metadata.snapshot.DataHubRetentionSnapshot',
]);
  }
}

export function check_com_linkedin_metadata_snapshot_TagSnapshot(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'urn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_metadata_aspect_TagAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function check_com_linkedin_ml_metadata_BaseData(value: unknown, sink: ValidationSink): void {
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
      case 'motivation':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'preProcessing':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('dataset');
  }
}

export function check_com_linkedin_ml_metadata_CaveatDetails(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'needsFurtherTesting':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'caveatDescription':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'groupsNotRepresented':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_ml_metadata_CaveatsAndRecommendations(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'caveats':
        check_com_linkedin_ml_metadata_CaveatDetails(member, sink);
        break;
      case 'recommendations':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'idealDatasetCharacteristics':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

const symbols_com_linkedin_ml_metadata_DeploymentStatus: ReadonlySet<string> = new Set(['OUT_OF_SERVICE', 'CREATING', 'UPDATING', 'ROLLING_BACK', 'IN_SERVICE', 'DELETING', 'FAILED', 'UNKNOWN']);
export function check_com_linkedin_ml_metadata_DeploymentStatus(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_ml_metadata_DeploymentStatus.has(value)) sink.notSymbol(value, symbols_com_linkedin_ml_metadata_DeploymentStatus);
}

export function check_com_linkedin_ml_metadata_EditableMLFeatureProperties(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_ml_metadata_EditableMLFeatureTableProperties(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_ml_metadata_EditableMLModelGroupProperties(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_ml_metadata_EditableMLModelProperties(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_ml_metadata_EditableMLPrimaryKeyProperties(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_ml_metadata_EthicalConsiderations(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'data':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'humanLife':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'mitigations':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'risksAndHarms':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'useCases':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_ml_metadata_EvaluationData(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'evaluationData':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_ml_metadata_BaseData(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('evaluationData');
  }
}

export function check_com_linkedin_ml_metadata_HyperParameterValueType(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'string':
          if (typeof member1 !== 'string') sink.mismatch('string', member1);
          break;
        case 'int':
          if (!isInt(member1)) sink.mismatch('int', member1);
          break;
        case 'float':
          if (!isReal(member1)) sink.mismatch('float', member1);
          break;
        case 'double':
          if (!isReal(member1)) sink.mismatch('double', member1);
          break;
        case 'boolean':
          if (typeof member1 !== 'boolean') sink.mismatch('boolean', member1);
          break;
        default:
          sink.notMember(['string', 'int', 'float', 'double', 'boolean']);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, ['string', 'int', 'float', 'double', 'boolean']);
  }
}

export function check_com_linkedin_ml_metadata_IntendedUse(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'primaryUses':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'primaryUsers':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_ml_metadata_IntendedUserType(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'outOfScopeUses':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

const symbols_com_linkedin_ml_metadata_IntendedUserType: ReadonlySet<string> = new Set(['ENTERPRISE', 'HOBBY', 'ENTERTAINMENT']);
export function check_com_linkedin_ml_metadata_IntendedUserType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_ml_metadata_IntendedUserType.has(value)) sink.notSymbol(value, symbols_com_linkedin_ml_metadata_IntendedUserType);
}

export function check_com_linkedin_ml_metadata_MLFeatureProperties(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'dataType':
        check_com_linkedin_common_MLFeatureDataType(member, sink);
        break;
      case 'version':
        check_com_linkedin_common_VersionTag(member, sink);
        break;
      case 'sources':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_ml_metadata_MLFeatureProperties$mlFeatureProperties(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'dataType':
        check_com_linkedin_common_MLFeatureDataType(member, sink);
        break;
      case 'version':
        check_com_linkedin_common_VersionTag(member, sink);
        break;
      case 'sources':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['dataset']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_ml_metadata_MLFeatureTableProperties(value: unknown, sink: ValidationSink): void {
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
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'mlFeatures':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'mlPrimaryKeys':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_ml_metadata_MLFeatureTableProperties$mlFeatureTableProperties(value: unknown, sink: ValidationSink): void {
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
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'mlFeatures':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['mlFeature']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'mlPrimaryKeys':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['mlPrimaryKey']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_ml_metadata_MLHyperParam(value: unknown, sink: ValidationSink): void {
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
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'value':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'createdAt':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('name');
  }
}

export function check_com_linkedin_ml_metadata_MLMetric(value: unknown, sink: ValidationSink): void {
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
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'value':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'createdAt':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('name');
  }
}

export function check_com_linkedin_ml_metadata_MLModelDeploymentProperties(value: unknown, sink: ValidationSink): void {
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
      case 'externalUrl':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'createdAt':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'version':
        check_com_linkedin_common_VersionTag(member, sink);
        break;
      case 'status':
        check_com_linkedin_ml_metadata_DeploymentStatus(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_ml_metadata_MLModelFactorPrompts(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'relevantFactors':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_ml_metadata_MLModelFactors(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'evaluationFactors':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_ml_metadata_MLModelFactors(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_ml_metadata_MLModelFactors(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'groups':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'instrumentation':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'environment':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_ml_metadata_MLModelGroupProperties(value: unknown, sink: ValidationSink): void {
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
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'createdAt':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'version':
        check_com_linkedin_common_VersionTag(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_ml_metadata_MLModelProperties(value: unknown, sink: ValidationSink): void {
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
      case 'externalUrl':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'date':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'version':
        check_com_linkedin_common_VersionTag(member, sink);
        break;
      case 'type':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'hyperParameters':
        if (!isObject(member)) sink.mismatch('map', member);
        else for (const key1 in member) {
          const before1 = sink.count;
          const member1 = member[key1];
          check_com_linkedin_ml_metadata_HyperParameterValueType(member1, sink);
          if (sink.count !== before1) sink.under(before1, key1);
        }
        break;
      case 'hyperParams':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_ml_metadata_MLHyperParam(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'trainingMetrics':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_ml_metadata_MLMetric(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'onlineMetrics':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_ml_metadata_MLMetric(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'mlFeatures':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'tags':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'deployments':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'trainingJobs':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'downstreamJobs':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'groups':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_ml_metadata_MLModelProperties$mlModelProperties(value: unknown, sink: ValidationSink): void {
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
      case 'externalUrl':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'date':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'version':
        check_com_linkedin_common_VersionTag(member, sink);
        break;
      case 'type':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'hyperParameters':
        if (!isObject(member)) sink.mismatch('map', member);
        else for (const key1 in member) {
          const before1 = sink.count;
          const member1 = member[key1];
          check_com_linkedin_ml_metadata_HyperParameterValueType(member1, sink);
          if (sink.count !== before1) sink.under(before1, key1);
        }
        break;
      case 'hyperParams':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_ml_metadata_MLHyperParam(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'trainingMetrics':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_ml_metadata_MLMetric(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'onlineMetrics':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_ml_metadata_MLMetric(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'mlFeatures':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['mlFeature']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'tags':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'deployments':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['mlModelDeployment']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'trainingJobs':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['dataJob']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'downstreamJobs':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['dataJob']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'groups':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['mlModelGroup']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_ml_metadata_MLPrimaryKeyProperties(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'dataType':
        check_com_linkedin_common_MLFeatureDataType(member, sink);
        break;
      case 'version':
        check_com_linkedin_common_VersionTag(member, sink);
        break;
      case 'sources':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('sources');
  }
}

export function check_com_linkedin_ml_metadata_MLPrimaryKeyProperties$mlPrimaryKeyProperties(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'dataType':
        check_com_linkedin_common_MLFeatureDataType(member, sink);
        break;
      case 'version':
        check_com_linkedin_common_VersionTag(member, sink);
        break;
      case 'sources':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['dataset']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('sources');
  }
}

export function check_com_linkedin_ml_metadata_Metrics(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'performanceMeasures':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'decisionThreshold':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_ml_metadata_QuantitativeAnalyses(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'unitaryResults':
        check_com_linkedin_ml_metadata_ResultsType(member, sink);
        break;
      case 'intersectionalResults':
        check_com_linkedin_ml_metadata_ResultsType(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_ml_metadata_ResultsType(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'string':
          if (typeof member1 !== 'string') sink.mismatch('string', member1);
          break;
        default:
          sink.notMember(['string']);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, ['string']);
  }
}

export function check_com_linkedin_ml_metadata_SourceCode(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'sourceCode':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_ml_metadata_SourceCodeUrl(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('sourceCode');
  }
}

export function check_com_linkedin_ml_metadata_SourceCodeUrl(value: unknown, sink: ValidationSink): void {
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
        check_com_linkedin_ml_metadata_SourceCodeUrlType(member, sink);
        break;
      case 'sourceCodeUrl':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('type');
    if ((seen & 2) === 0) sink.missing('sourceCodeUrl');
  }
}

const symbols_com_linkedin_ml_metadata_SourceCodeUrlType: ReadonlySet<string> = new Set(['ML_MODEL_SOURCE_CODE', 'TRAINING_PIPELINE_SOURCE_CODE', 'EVALUATION_PIPELINE_SOURCE_CODE']);
export function check_com_linkedin_ml_metadata_SourceCodeUrlType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_ml_metadata_SourceCodeUrlType.has(value)) sink.notSymbol(value, symbols_com_linkedin_ml_metadata_SourceCodeUrlType);
}

export function check_com_linkedin_ml_metadata_TrainingData(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'trainingData':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_ml_metadata_BaseData(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('trainingData');
  }
}

export function check_com_linkedin_mxe_FailedMetadataChangeProposal(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'auditHeader':
        check_com_linkedin_avro2pegasus_events_KafkaAuditHeader(member, sink);
        break;
      case 'metadataChangeProposal':
        seen |= 1;
        check_com_linkedin_mxe_MetadataChangeProposal(member, sink);
        break;
      case 'error':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('metadataChangeProposal');
    if ((seen & 2) === 0) sink.missing('error');
  }
}

export function check_com_linkedin_mxe_GenericAspect(value: unknown, sink: ValidationSink): void {
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
        if (!isBytes(member)) sink.mismatch('bytes', member);
        break;
      case 'contentType':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('value');
    if ((seen & 2) === 0) sink.missing('contentType');
  }
}

export function check_com_linkedin_mxe_GenericPayload(value: unknown, sink: ValidationSink): void {
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
        if (!isBytes(member)) sink.mismatch('bytes', member);
        break;
      case 'contentType':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('value');
    if ((seen & 2) === 0) sink.missing('contentType');
  }
}

export function check_com_linkedin_mxe_MetadataChangeLog(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'auditHeader':
        check_com_linkedin_avro2pegasus_events_KafkaAuditHeader(member, sink);
        break;
      case 'entityType':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'entityUrn':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'entityKeyAspect':
        check_com_linkedin_mxe_GenericAspect(member, sink);
        break;
      case 'changeType':
        seen |= 2;
        check_com_linkedin_events_metadata_ChangeType(member, sink);
        break;
      case 'aspectName':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'aspect':
        check_com_linkedin_mxe_GenericAspect(member, sink);
        break;
      case 'systemMetadata':
        check_com_linkedin_mxe_SystemMetadata(member, sink);
        break;
      case 'previousAspectValue':
        check_com_linkedin_mxe_GenericAspect(member, sink);
        break;
      case 'previousSystemMetadata':
        check_com_linkedin_mxe_SystemMetadata(member, sink);
        break;
      case 'created':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('entityType');
    if ((seen & 2) === 0) sink.missing('changeType');
  }
}

export function check_com_linkedin_mxe_MetadataChangeProposal(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'auditHeader':
        check_com_linkedin_avro2pegasus_events_KafkaAuditHeader(member, sink);
        break;
      case 'entityType':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'entityUrn':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'entityKeyAspect':
        check_com_linkedin_mxe_GenericAspect(member, sink);
        break;
      case 'changeType':
        seen |= 2;
        check_com_linkedin_events_metadata_ChangeType(member, sink);
        break;
      case 'aspectName':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'aspect':
        check_com_linkedin_mxe_GenericAspect(member, sink);
        break;
      case 'systemMetadata':
        check_com_linkedin_mxe_SystemMetadata(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('entityType');
    if ((seen & 2) === 0) sink.missing('changeType');
  }
}

export function check_com_linkedin_mxe_PlatformEvent(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'header':
        seen |= 1;
        check_com_linkedin_mxe_PlatformEventHeader(member, sink);
        break;
      case 'name':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'payload':
        seen |= 4;
        check_com_linkedin_mxe_GenericPayload(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('header');
    if ((seen & 2) === 0) sink.missing('name');
    if ((seen & 4) === 0) sink.missing('payload');
  }
}

export function check_com_linkedin_mxe_PlatformEventHeader(value: unknown, sink: ValidationSink): void {
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
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('timestampMillis');
  }
}

export function check_com_linkedin_mxe_SystemMetadata(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'lastObserved':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'runId':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'lastRunId':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'pipelineName':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'registryName':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'registryVersion':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'properties':
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
}

export function check_com_linkedin_notebook_ChartCell(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'cellTitle':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'cellId':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'changeAuditStamps':
        seen |= 2;
        check_com_linkedin_common_ChangeAuditStamps(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('cellId');
    if ((seen & 2) === 0) sink.missing('changeAuditStamps');
  }
}

export function check_com_linkedin_notebook_CommonCellAttributes(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'cellTitle':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'cellId':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'changeAuditStamps':
        seen |= 2;
        check_com_linkedin_common_ChangeAuditStamps(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('cellId');
    if ((seen & 2) === 0) sink.missing('changeAuditStamps');
  }
}

export function check_com_linkedin_notebook_EditableNotebookProperties(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'created':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'lastModified':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'deleted':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_notebook_NotebookCell(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'textCell':
        check_com_linkedin_notebook_TextCell(member, sink);
        break;
      case 'queryCell':
        check_com_linkedin_notebook_QueryCell(member, sink);
        break;
      case 'chartCell':
        check_com_linkedin_notebook_ChartCell(member, sink);
        break;
      case 'type':
        seen |= 1;
        check_com_linkedin_notebook_NotebookCellType(member, sink);
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

const symbols_com_linkedin_notebook_NotebookCellType: ReadonlySet<string> = new Set(['TEXT_CELL', 'QUERY_CELL', 'CHART_CELL']);
export function check_com_linkedin_notebook_NotebookCellType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_notebook_NotebookCellType.has(value)) sink.notSymbol(value, symbols_com_linkedin_notebook_NotebookCellType);
}

export function check_com_linkedin_notebook_NotebookContent(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'cells':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_notebook_NotebookCell(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_notebook_NotebookInfo(value: unknown, sink: ValidationSink): void {
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
      case 'title':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'changeAuditStamps':
        seen |= 2;
        check_com_linkedin_common_ChangeAuditStamps(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('title');
    if ((seen & 2) === 0) sink.missing('changeAuditStamps');
  }
}

export function check_com_linkedin_notebook_QueryCell(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'cellTitle':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'cellId':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'changeAuditStamps':
        seen |= 2;
        check_com_linkedin_common_ChangeAuditStamps(member, sink);
        break;
      case 'rawQuery':
        seen |= 4;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'lastExecuted':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('cellId');
    if ((seen & 2) === 0) sink.missing('changeAuditStamps');
    if ((seen & 4) === 0) sink.missing('rawQuery');
  }
}

export function check_com_linkedin_notebook_TextCell(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'cellTitle':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'cellId':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'changeAuditStamps':
        seen |= 2;
        check_com_linkedin_common_ChangeAuditStamps(member, sink);
        break;
      case 'text':
        seen |= 4;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('cellId');
    if ((seen & 2) === 0) sink.missing('changeAuditStamps');
    if ((seen & 4) === 0) sink.missing('text');
  }
}

export function check_com_linkedin_ownership_OwnershipTypeInfo(value: unknown, sink: ValidationSink): void {
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
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'created':
        seen |= 2;
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'lastModified':
        seen |= 4;
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('name');
    if ((seen & 2) === 0) sink.missing('created');
    if ((seen & 4) === 0) sink.missing('lastModified');
  }
}

export function check_com_linkedin_platform_event_v1_EntityChangeEvent(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'entityType':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'entityUrn':
        seen |= 2;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'category':
        seen |= 4;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'operation':
        seen |= 8;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'modifier':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'parameters':
        check_com_linkedin_platform_event_v1_Parameters(member, sink);
        break;
      case 'auditStamp':
        seen |= 16;
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'version':
        seen |= 32;
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 63) {
    if ((seen & 1) === 0) sink.missing('entityType');
    if ((seen & 2) === 0) sink.missing('entityUrn');
    if ((seen & 4) === 0) sink.missing('category');
    if ((seen & 8) === 0) sink.missing('operation');
    if ((seen & 16) === 0) sink.missing('auditStamp');
    if ((seen & 32) === 0) sink.missing('version');
  }
}

export function check_com_linkedin_platform_event_v1_Parameters(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    sink.unrecognized(member);
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_policy_DataHubActorFilter(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'users':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'groups':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'resourceOwners':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'resourceOwnersTypes':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'allUsers':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'allGroups':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'roles':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_policy_DataHubActorFilter$dataHubPolicyInfo(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'users':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'groups':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'resourceOwners':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'resourceOwnersTypes':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'allUsers':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'allGroups':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'roles':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['dataHubRole']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_policy_DataHubPolicyInfo(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'displayName':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'description':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'type':
        seen |= 4;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'state':
        seen |= 8;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'resources':
        check_com_linkedin_policy_DataHubResourceFilter(member, sink);
        break;
      case 'privileges':
        seen |= 16;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'actors':
        seen |= 32;
        check_com_linkedin_policy_DataHubActorFilter(member, sink);
        break;
      case 'editable':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'lastUpdatedTimestamp':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 63) {
    if ((seen & 1) === 0) sink.missing('displayName');
    if ((seen & 2) === 0) sink.missing('description');
    if ((seen & 4) === 0) sink.missing('type');
    if ((seen & 8) === 0) sink.missing('state');
    if ((seen & 16) === 0) sink.missing('privileges');
    if ((seen & 32) === 0) sink.missing('actors');
  }
}

export function check_com_linkedin_policy_DataHubPolicyInfo$dataHubPolicyInfo(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'displayName':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'description':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'type':
        seen |= 4;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'state':
        seen |= 8;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'resources':
        check_com_linkedin_policy_DataHubResourceFilter(member, sink);
        break;
      case 'privileges':
        seen |= 16;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'actors':
        seen |= 32;
        check_com_linkedin_policy_DataHubActorFilter$dataHubPolicyInfo(member, sink);
        break;
      case 'editable':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'lastUpdatedTimestamp':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 63) {
    if ((seen & 1) === 0) sink.missing('displayName');
    if ((seen & 2) === 0) sink.missing('description');
    if ((seen & 4) === 0) sink.missing('type');
    if ((seen & 8) === 0) sink.missing('state');
    if ((seen & 16) === 0) sink.missing('privileges');
    if ((seen & 32) === 0) sink.missing('actors');
  }
}

export function check_com_linkedin_policy_DataHubResourceFilter(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'type':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'resources':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'allResources':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'filter':
        check_com_linkedin_policy_PolicyMatchFilter(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_policy_DataHubRoleInfo(value: unknown, sink: ValidationSink): void {
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
      case 'description':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'editable':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('name');
    if ((seen & 2) === 0) sink.missing('description');
  }
}

const symbols_com_linkedin_policy_PolicyMatchCondition: ReadonlySet<string> = new Set(['EQUALS']);
export function check_com_linkedin_policy_PolicyMatchCondition(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_policy_PolicyMatchCondition.has(value)) sink.notSymbol(value, symbols_com_linkedin_policy_PolicyMatchCondition);
}

export function check_com_linkedin_policy_PolicyMatchCriterion(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'field':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'values':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'condition':
        check_com_linkedin_policy_PolicyMatchCondition(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('field');
    if ((seen & 2) === 0) sink.missing('values');
  }
}

export function check_com_linkedin_policy_PolicyMatchFilter(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'criteria':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_policy_PolicyMatchCriterion(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('criteria');
  }
}

export function check_com_linkedin_post_PostContent(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'title':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'type':
        seen |= 2;
        check_com_linkedin_post_PostContentType(member, sink);
        break;
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'link':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'media':
        check_com_linkedin_common_Media(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('title');
    if ((seen & 2) === 0) sink.missing('type');
  }
}

const symbols_com_linkedin_post_PostContentType: ReadonlySet<string> = new Set(['TEXT', 'LINK']);
export function check_com_linkedin_post_PostContentType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_post_PostContentType.has(value)) sink.notSymbol(value, symbols_com_linkedin_post_PostContentType);
}

export function check_com_linkedin_post_PostInfo(value: unknown, sink: ValidationSink): void {
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
        check_com_linkedin_post_PostType(member, sink);
        break;
      case 'content':
        seen |= 2;
        check_com_linkedin_post_PostContent(member, sink);
        break;
      case 'created':
        seen |= 4;
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'lastModified':
        seen |= 8;
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 15) {
    if ((seen & 1) === 0) sink.missing('type');
    if ((seen & 2) === 0) sink.missing('content');
    if ((seen & 4) === 0) sink.missing('created');
    if ((seen & 8) === 0) sink.missing('lastModified');
  }
}

const symbols_com_linkedin_post_PostType: ReadonlySet<string> = new Set(['HOME_PAGE_ANNOUNCEMENT']);
export function check_com_linkedin_post_PostType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_post_PostType.has(value)) sink.notSymbol(value, symbols_com_linkedin_post_PostType);
}

const symbols_com_linkedin_query_QueryLanguage: ReadonlySet<string> = new Set(['SQL']);
export function check_com_linkedin_query_QueryLanguage(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_query_QueryLanguage.has(value)) sink.notSymbol(value, symbols_com_linkedin_query_QueryLanguage);
}

export function check_com_linkedin_query_QueryProperties(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'statement':
        seen |= 1;
        check_com_linkedin_query_QueryStatement(member, sink);
        break;
      case 'source':
        seen |= 2;
        check_com_linkedin_query_QuerySource(member, sink);
        break;
      case 'name':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'created':
        seen |= 4;
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'lastModified':
        seen |= 8;
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 15) {
    if ((seen & 1) === 0) sink.missing('statement');
    if ((seen & 2) === 0) sink.missing('source');
    if ((seen & 4) === 0) sink.missing('created');
    if ((seen & 8) === 0) sink.missing('lastModified');
  }
}

const symbols_com_linkedin_query_QuerySource: ReadonlySet<string> = new Set(['MANUAL']);
export function check_com_linkedin_query_QuerySource(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_query_QuerySource.has(value)) sink.notSymbol(value, symbols_com_linkedin_query_QuerySource);
}

export function check_com_linkedin_query_QueryStatement(value: unknown, sink: ValidationSink): void {
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
      case 'language':
        check_com_linkedin_query_QueryLanguage(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('value');
  }
}

export function check_com_linkedin_query_QuerySubject(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'entity':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('entity');
  }
}

export function check_com_linkedin_query_QuerySubject$querySubjects(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'entity':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, ['dataset', 'schemaField']);
        else sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('entity');
  }
}

export function check_com_linkedin_query_QuerySubjects(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'subjects':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_query_QuerySubject(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('subjects');
  }
}

export function check_com_linkedin_query_QuerySubjects$querySubjects(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'subjects':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_query_QuerySubject$querySubjects(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('subjects');
  }
}

export function check_com_linkedin_retention_DataHubRetentionConfig(value: unknown, sink: ValidationSink): void {
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
        check_com_linkedin_retention_Retention(member, sink);
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

export function check_com_linkedin_retention_Retention(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'version':
        check_com_linkedin_retention_VersionBasedRetention(member, sink);
        break;
      case 'time':
        check_com_linkedin_retention_TimeBasedRetention(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_retention_TimeBasedRetention(value: unknown, sink: ValidationSink): void {
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

export function check_com_linkedin_retention_VersionBasedRetention(value: unknown, sink: ValidationSink): void {
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

export function check_com_linkedin_role_Actors(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'users':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_role_RoleUser(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_role_Actors$actors(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'users':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_role_RoleUser$actors(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_role_RoleProperties(value: unknown, sink: ValidationSink): void {
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
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'type':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'requestUrl':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'created':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('name');
    if ((seen & 2) === 0) sink.missing('type');
  }
}

export function check_com_linkedin_role_RoleUser(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'user':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('user');
  }
}

export function check_com_linkedin_role_RoleUser$actors(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'user':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, ['corpuser']);
        else sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('user');
  }
}

export function check_com_linkedin_schema_ArrayType(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'nestedType':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_schema_BinaryJsonSchema(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'schema':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('schema');
  }
}

export function check_com_linkedin_schema_BooleanType(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    sink.unrecognized(member);
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_schema_BytesType(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    sink.unrecognized(member);
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_schema_DatasetFieldForeignKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'parentDataset':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'currentFieldPaths':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'parentField':
        seen |= 4;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('parentDataset');
    if ((seen & 2) === 0) sink.missing('currentFieldPaths');
    if ((seen & 4) === 0) sink.missing('parentField');
  }
}

export function check_com_linkedin_schema_DateType(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    sink.unrecognized(member);
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_schema_EditableSchemaFieldInfo(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'fieldPath':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'globalTags':
        check_com_linkedin_common_GlobalTags(member, sink);
        break;
      case 'glossaryTerms':
        check_com_linkedin_common_GlossaryTerms(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('fieldPath');
  }
}

export function check_com_linkedin_schema_EditableSchemaFieldInfo$editableSchemaMetadata(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'fieldPath':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'globalTags':
        check_com_linkedin_common_GlobalTags$globalTags(member, sink);
        break;
      case 'glossaryTerms':
        check_com_linkedin_common_GlossaryTerms$glossaryTerms(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('fieldPath');
  }
}

export function check_com_linkedin_schema_EditableSchemaMetadata(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'created':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'lastModified':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'deleted':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'editableSchemaFieldInfo':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_schema_EditableSchemaFieldInfo(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('editableSchemaFieldInfo');
  }
}

export function check_com_linkedin_schema_EditableSchemaMetadata$editableSchemaMetadata(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'created':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'lastModified':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'deleted':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'editableSchemaFieldInfo':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_schema_EditableSchemaFieldInfo$editableSchemaMetadata(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('editableSchemaFieldInfo');
  }
}

export function check_com_linkedin_schema_EnumType(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    sink.unrecognized(member);
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_schema_EspressoSchema(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'documentSchema':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'tableSchema':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('documentSchema');
    if ((seen & 2) === 0) sink.missing('tableSchema');
  }
}

export function check_com_linkedin_schema_FixedType(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    sink.unrecognized(member);
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_schema_ForeignKeyConstraint(value: unknown, sink: ValidationSink): void {
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
      case 'foreignFields':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'sourceFields':
        seen |= 4;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'foreignDataset':
        seen |= 8;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 15) {
    if ((seen & 1) === 0) sink.missing('name');
    if ((seen & 2) === 0) sink.missing('foreignFields');
    if ((seen & 4) === 0) sink.missing('sourceFields');
    if ((seen & 8) === 0) sink.missing('foreignDataset');
  }
}

export function check_com_linkedin_schema_ForeignKeyConstraint$schemaMetadata(value: unknown, sink: ValidationSink): void {
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
      case 'foreignFields':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['schemaField']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'sourceFields':
        seen |= 4;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'foreignDataset':
        seen |= 8;
        if (typeof member === 'string') sink.urn(member, ['dataset']);
        else sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 15) {
    if ((seen & 1) === 0) sink.missing('name');
    if ((seen & 2) === 0) sink.missing('foreignFields');
    if ((seen & 4) === 0) sink.missing('sourceFields');
    if ((seen & 8) === 0) sink.missing('foreignDataset');
  }
}

export function check_com_linkedin_schema_ForeignKeySpec(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'foreignKey':
        seen |= 1;
        if (!isObject(member)) sink.mismatch('union', member);
        else {
          let count1 = 0;
          for (const key1 in member) {
            const before1 = sink.count;
            const member1 = member[key1];
            count1++;
            switch (key1) {
              case 'com.linkedin.schema.DatasetFieldForeignKey':
                check_com_linkedin_schema_DatasetFieldForeignKey(member1, sink);
                break;
              case 'com.linkedin.schema.UrnForeignKey':
                check_com_linkedin_schema_UrnForeignKey(member1, sink);
                break;
              default:
                sink.notMember(['com.linkedin.schema.DatasetFieldForeignKey', 'com.linkedin.schema.UrnForeignKey']);
            }
            if (sink.count !== before1) sink.under(before1, key1);
          }
          if (count1 !== 1) sink.memberCount(count1, ['com.linkedin.schema.DatasetFieldForeignKey', 'com.linkedin.schema.UrnForeignKey']);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('foreignKey');
  }
}

export function check_com_linkedin_schema_KafkaSchema(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'documentSchema':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'documentSchemaType':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'keySchema':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'keySchemaType':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('documentSchema');
  }
}

export function check_com_linkedin_schema_KeyValueSchema(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'keySchema':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'valueSchema':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('keySchema');
    if ((seen & 2) === 0) sink.missing('valueSchema');
  }
}

export function check_com_linkedin_schema_MapType(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'keyType':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'valueType':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_schema_MySqlDDL(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'tableSchema':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('tableSchema');
  }
}

export function check_com_linkedin_schema_NullType(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    sink.unrecognized(member);
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_schema_NumberType(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    sink.unrecognized(member);
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_schema_OracleDDL(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'tableSchema':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('tableSchema');
  }
}

export function check_com_linkedin_schema_OrcSchema(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'schema':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('schema');
  }
}

export function check_com_linkedin_schema_OtherSchema(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'rawSchema':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('rawSchema');
  }
}

export function check_com_linkedin_schema_PrestoDDL(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'rawSchema':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('rawSchema');
  }
}

export function check_com_linkedin_schema_RecordType(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    sink.unrecognized(member);
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_schema_SchemaField(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'fieldPath':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'jsonPath':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'nullable':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'label':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'created':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'lastModified':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'type':
        seen |= 2;
        check_com_linkedin_schema_SchemaFieldDataType(member, sink);
        break;
      case 'nativeDataType':
        seen |= 4;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'recursive':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'globalTags':
        check_com_linkedin_common_GlobalTags(member, sink);
        break;
      case 'glossaryTerms':
        check_com_linkedin_common_GlossaryTerms(member, sink);
        break;
      case 'isPartOfKey':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'isPartitioningKey':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'jsonProps':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('fieldPath');
    if ((seen & 2) === 0) sink.missing('type');
    if ((seen & 4) === 0) sink.missing('nativeDataType');
  }
}

export function check_com_linkedin_schema_SchemaField$schemaMetadata(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'fieldPath':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'jsonPath':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'nullable':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'label':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'created':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'lastModified':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'type':
        seen |= 2;
        check_com_linkedin_schema_SchemaFieldDataType(member, sink);
        break;
      case 'nativeDataType':
        seen |= 4;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'recursive':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'globalTags':
        check_com_linkedin_common_GlobalTags$globalTags(member, sink);
        break;
      case 'glossaryTerms':
        check_com_linkedin_common_GlossaryTerms$glossaryTerms(member, sink);
        break;
      case 'isPartOfKey':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'isPartitioningKey':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'jsonProps':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('fieldPath');
    if ((seen & 2) === 0) sink.missing('type');
    if ((seen & 4) === 0) sink.missing('nativeDataType');
  }
}

export function check_com_linkedin_schema_SchemaFieldDataType(value: unknown, sink: ValidationSink): void {
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
        if (!isObject(member)) sink.mismatch('union', member);
        else {
          let count1 = 0;
          for (const key1 in member) {
            const before1 = sink.count;
            const member1 = member[key1];
            count1++;
            switch (key1) {
              case 'com.linkedin.schema.BooleanType':
                check_com_linkedin_schema_BooleanType(member1, sink);
                break;
              case 'com.linkedin.schema.FixedType':
                check_com_linkedin_schema_FixedType(member1, sink);
                break;
              case 'com.linkedin.schema.StringType':
                check_com_linkedin_schema_StringType(member1, sink);
                break;
              case 'com.linkedin.schema.BytesType':
                check_com_linkedin_schema_BytesType(member1, sink);
                break;
              case 'com.linkedin.schema.NumberType':
                check_com_linkedin_schema_NumberType(member1, sink);
                break;
              case 'com.linkedin.schema.DateType':
                check_com_linkedin_schema_DateType(member1, sink);
                break;
              case 'com.linkedin.schema.TimeType':
                check_com_linkedin_schema_TimeType(member1, sink);
                break;
              case 'com.linkedin.schema.EnumType':
                check_com_linkedin_schema_EnumType(member1, sink);
                break;
              case 'com.linkedin.schema.NullType':
                check_com_linkedin_schema_NullType(member1, sink);
                break;
              case 'com.linkedin.schema.MapType':
                check_com_linkedin_schema_MapType(member1, sink);
                break;
              case 'com.linkedin.schema.ArrayType':
                check_com_linkedin_schema_ArrayType(member1, sink);
                break;
              case 'com.linkedin.schema.UnionType':
                check_com_linkedin_schema_UnionType(member1, sink);
                break;
              case 'com.linkedin.schema.RecordType':
                check_com_linkedin_schema_RecordType(member1, sink);
                break;
              default:
                sink.notMember([
  'com.linkedin.schema.BooleanType',
  'com.linkedin.schema.FixedType',
  'com.linkedin.schema.StringType',
  'com.linkedin.schema.BytesType',
  'com.linkedin.schema.NumberType',
  'com.linkedin.schema.DateType',
  'com.linkedin.schema.TimeType',
  'com.linkedin.schema.EnumType',
  'com.linkedin.schema.NullType',
  'com.linkedin.schema.MapType',
  'com.linkedin.schema.ArrayType',
  'com.linkedin.schema.UnionType',
  'com.linkedin.schema.RecordType',
]);
            }
            if (sink.count !== before1) sink.under(before1, key1);
          }
          if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.schema.BooleanType',
  'com.linkedin.schema.FixedType',
  'com.linkedin.schema.StringType',
  'com.linkedin.schema.BytesType',
  'com.linkedin.schema.NumberType',
  'com.linkedin.schema.DateType',
  'com.linkedin.schema.TimeType',
  'com.linkedin.schema.EnumType',
  'com.linkedin.schema.NullType',
  'com.linkedin.schema.MapType',
  'com.linkedin.schema.ArrayType',
  'com.linkedin.schema.UnionType',
  'com.linkedin.schema.RecordType',
]);
        }
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

export function check_com_linkedin_schema_SchemaMetadata(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'schemaName':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'platform':
        seen |= 2;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'version':
        seen |= 4;
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'created':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'lastModified':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'deleted':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'dataset':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'cluster':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'hash':
        seen |= 8;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'platformSchema':
        seen |= 16;
        if (!isObject(member)) sink.mismatch('union', member);
        else {
          let count1 = 0;
          for (const key1 in member) {
            const before1 = sink.count;
            const member1 = member[key1];
            count1++;
            switch (key1) {
              case 'com.linkedin.schema.EspressoSchema':
                check_com_linkedin_schema_EspressoSchema(member1, sink);
                break;
              case 'com.linkedin.schema.OracleDDL':
                check_com_linkedin_schema_OracleDDL(member1, sink);
                break;
              case 'com.linkedin.schema.MySqlDDL':
                check_com_linkedin_schema_MySqlDDL(member1, sink);
                break;
              case 'com.linkedin.schema.PrestoDDL':
                check_com_linkedin_schema_PrestoDDL(member1, sink);
                break;
              case 'com.linkedin.schema.KafkaSchema':
                check_com_linkedin_schema_KafkaSchema(member1, sink);
                break;
              case 'com.linkedin.schema.BinaryJsonSchema':
                check_com_linkedin_schema_BinaryJsonSchema(member1, sink);
                break;
              case 'com.linkedin.schema.OrcSchema':
                check_com_linkedin_schema_OrcSchema(member1, sink);
                break;
              case 'com.linkedin.schema.Schemaless':
                check_com_linkedin_schema_Schemaless(member1, sink);
                break;
              case 'com.linkedin.schema.KeyValueSchema':
                check_com_linkedin_schema_KeyValueSchema(member1, sink);
                break;
              case 'com.linkedin.schema.OtherSchema':
                check_com_linkedin_schema_OtherSchema(member1, sink);
                break;
              default:
                sink.notMember([
  'com.linkedin.schema.EspressoSchema',
  'com.linkedin.schema.OracleDDL',
  'com.linkedin.schema.MySqlDDL',
  'com.linkedin.schema.PrestoDDL',
  'com.linkedin.schema.KafkaSchema',
  'com.linkedin.schema.BinaryJsonSchema',
  'com.linkedin.schema.OrcSchema',
  'com.linkedin.schema.Schemaless',
  'com.linkedin.schema.KeyValueSchema',
  'com.linkedin.schema.OtherSchema',
]);
            }
            if (sink.count !== before1) sink.under(before1, key1);
          }
          if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.schema.EspressoSchema',
  'com.linkedin.schema.OracleDDL',
  'com.linkedin.schema.MySqlDDL',
  'com.linkedin.schema.PrestoDDL',
  'com.linkedin.schema.KafkaSchema',
  'com.linkedin.schema.BinaryJsonSchema',
  'com.linkedin.schema.OrcSchema',
  'com.linkedin.schema.Schemaless',
  'com.linkedin.schema.KeyValueSchema',
  'com.linkedin.schema.OtherSchema',
]);
        }
        break;
      case 'fields':
        seen |= 32;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_schema_SchemaField(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'primaryKeys':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'foreignKeysSpecs':
        if (!isObject(member)) sink.mismatch('map', member);
        else for (const key1 in member) {
          const before1 = sink.count;
          const member1 = member[key1];
          check_com_linkedin_schema_ForeignKeySpec(member1, sink);
          if (sink.count !== before1) sink.under(before1, key1);
        }
        break;
      case 'foreignKeys':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_schema_ForeignKeyConstraint(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 63) {
    if ((seen & 1) === 0) sink.missing('schemaName');
    if ((seen & 2) === 0) sink.missing('platform');
    if ((seen & 4) === 0) sink.missing('version');
    if ((seen & 8) === 0) sink.missing('hash');
    if ((seen & 16) === 0) sink.missing('platformSchema');
    if ((seen & 32) === 0) sink.missing('fields');
  }
}

export function check_com_linkedin_schema_SchemaMetadata$schemaMetadata(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'schemaName':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'platform':
        seen |= 2;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'version':
        seen |= 4;
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'created':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'lastModified':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'deleted':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'dataset':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'cluster':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'hash':
        seen |= 8;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'platformSchema':
        seen |= 16;
        if (!isObject(member)) sink.mismatch('union', member);
        else {
          let count1 = 0;
          for (const key1 in member) {
            const before1 = sink.count;
            const member1 = member[key1];
            count1++;
            switch (key1) {
              case 'com.linkedin.schema.EspressoSchema':
                check_com_linkedin_schema_EspressoSchema(member1, sink);
                break;
              case 'com.linkedin.schema.OracleDDL':
                check_com_linkedin_schema_OracleDDL(member1, sink);
                break;
              case 'com.linkedin.schema.MySqlDDL':
                check_com_linkedin_schema_MySqlDDL(member1, sink);
                break;
              case 'com.linkedin.schema.PrestoDDL':
                check_com_linkedin_schema_PrestoDDL(member1, sink);
                break;
              case 'com.linkedin.schema.KafkaSchema':
                check_com_linkedin_schema_KafkaSchema(member1, sink);
                break;
              case 'com.linkedin.schema.BinaryJsonSchema':
                check_com_linkedin_schema_BinaryJsonSchema(member1, sink);
                break;
              case 'com.linkedin.schema.OrcSchema':
                check_com_linkedin_schema_OrcSchema(member1, sink);
                break;
              case 'com.linkedin.schema.Schemaless':
                check_com_linkedin_schema_Schemaless(member1, sink);
                break;
              case 'com.linkedin.schema.KeyValueSchema':
                check_com_linkedin_schema_KeyValueSchema(member1, sink);
                break;
              case 'com.linkedin.schema.OtherSchema':
                check_com_linkedin_schema_OtherSchema(member1, sink);
                break;
              default:
                sink.notMember([
  'com.linkedin.schema.EspressoSchema',
  'com.linkedin.schema.OracleDDL',
  'com.linkedin.schema.MySqlDDL',
  'com.linkedin.schema.PrestoDDL',
  'com.linkedin.schema.KafkaSchema',
  'com.linkedin.schema.BinaryJsonSchema',
  'com.linkedin.schema.OrcSchema',
  'com.linkedin.schema.Schemaless',
  'com.linkedin.schema.KeyValueSchema',
  'com.linkedin.schema.OtherSchema',
]);
            }
            if (sink.count !== before1) sink.under(before1, key1);
          }
          if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.schema.EspressoSchema',
  'com.linkedin.schema.OracleDDL',
  'com.linkedin.schema.MySqlDDL',
  'com.linkedin.schema.PrestoDDL',
  'com.linkedin.schema.KafkaSchema',
  'com.linkedin.schema.BinaryJsonSchema',
  'com.linkedin.schema.OrcSchema',
  'com.linkedin.schema.Schemaless',
  'com.linkedin.schema.KeyValueSchema',
  'com.linkedin.schema.OtherSchema',
]);
        }
        break;
      case 'fields':
        seen |= 32;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_schema_SchemaField$schemaMetadata(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'primaryKeys':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'foreignKeysSpecs':
        if (!isObject(member)) sink.mismatch('map', member);
        else for (const key1 in member) {
          const before1 = sink.count;
          const member1 = member[key1];
          check_com_linkedin_schema_ForeignKeySpec(member1, sink);
          if (sink.count !== before1) sink.under(before1, key1);
        }
        break;
      case 'foreignKeys':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_schema_ForeignKeyConstraint$schemaMetadata(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 63) {
    if ((seen & 1) === 0) sink.missing('schemaName');
    if ((seen & 2) === 0) sink.missing('platform');
    if ((seen & 4) === 0) sink.missing('version');
    if ((seen & 8) === 0) sink.missing('hash');
    if ((seen & 16) === 0) sink.missing('platformSchema');
    if ((seen & 32) === 0) sink.missing('fields');
  }
}

export function check_com_linkedin_schema_SchemaMetadataKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'schemaName':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'platform':
        seen |= 2;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'version':
        seen |= 4;
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('schemaName');
    if ((seen & 2) === 0) sink.missing('platform');
    if ((seen & 4) === 0) sink.missing('version');
  }
}

export function check_com_linkedin_schema_Schemaless(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    sink.unrecognized(member);
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_schema_StringType(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    sink.unrecognized(member);
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_schema_TimeType(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    sink.unrecognized(member);
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_schema_UnionType(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'nestedTypes':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_schema_UrnForeignKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'currentFieldPath':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('currentFieldPath');
  }
}

export function check_com_linkedin_secret_DataHubSecretValue(value: unknown, sink: ValidationSink): void {
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
      case 'value':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'created':
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('name');
    if ((seen & 2) === 0) sink.missing('value');
  }
}

export function check_com_linkedin_settings_global_GlobalSettingsInfo(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'views':
        check_com_linkedin_settings_global_GlobalViewsSettings(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_settings_global_GlobalViewsSettings(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'defaultView':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_step_DataHubStepStateProperties(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'properties':
        if (!isObject(member)) sink.mismatch('map', member);
        else for (const key1 in member) {
          const before1 = sink.count;
          const member1 = member[key1];
          if (typeof member1 !== 'string') sink.mismatch('string', member1);
          if (sink.count !== before1) sink.under(before1, key1);
        }
        break;
      case 'lastModified':
        seen |= 1;
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('lastModified');
  }
}

export function check_com_linkedin_tag_TagProperties(value: unknown, sink: ValidationSink): void {
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
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'colorHex':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('name');
  }
}

export function check_com_linkedin_telemetry_TelemetryClientId(value: unknown, sink: ValidationSink): void {
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

export function check_com_linkedin_test_TestDefinition(value: unknown, sink: ValidationSink): void {
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
        check_com_linkedin_test_TestDefinitionType(member, sink);
        break;
      case 'json':
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

const symbols_com_linkedin_test_TestDefinitionType: ReadonlySet<string> = new Set(['JSON']);
export function check_com_linkedin_test_TestDefinitionType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_test_TestDefinitionType.has(value)) sink.notSymbol(value, symbols_com_linkedin_test_TestDefinitionType);
}

export function check_com_linkedin_test_TestInfo(value: unknown, sink: ValidationSink): void {
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
      case 'category':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'definition':
        seen |= 4;
        check_com_linkedin_test_TestDefinition(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('name');
    if ((seen & 2) === 0) sink.missing('category');
    if ((seen & 4) === 0) sink.missing('definition');
  }
}

export function check_com_linkedin_test_TestResult(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'test':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'type':
        seen |= 2;
        check_com_linkedin_test_TestResultType(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('test');
    if ((seen & 2) === 0) sink.missing('type');
  }
}

export function check_com_linkedin_test_TestResult$testResults(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'test':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, ['test']);
        else sink.mismatch('string', member);
        break;
      case 'type':
        seen |= 2;
        check_com_linkedin_test_TestResultType(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('test');
    if ((seen & 2) === 0) sink.missing('type');
  }
}

const symbols_com_linkedin_test_TestResultType: ReadonlySet<string> = new Set(['SUCCESS', 'FAILURE']);
export function check_com_linkedin_test_TestResultType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_test_TestResultType.has(value)) sink.notSymbol(value, symbols_com_linkedin_test_TestResultType);
}

export function check_com_linkedin_test_TestResults(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'failing':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_test_TestResult(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'passing':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_test_TestResult(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('failing');
    if ((seen & 2) === 0) sink.missing('passing');
  }
}

export function check_com_linkedin_test_TestResults$testResults(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'failing':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_test_TestResult$testResults(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'passing':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_test_TestResult$testResults(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('failing');
    if ((seen & 2) === 0) sink.missing('passing');
  }
}

export function check_com_linkedin_timeseries_AggregationSpec(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'fieldPath':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'aggregationType':
        seen |= 2;
        check_com_linkedin_timeseries_AggregationType(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('fieldPath');
    if ((seen & 2) === 0) sink.missing('aggregationType');
  }
}

const symbols_com_linkedin_timeseries_AggregationType: ReadonlySet<string> = new Set(['LATEST', 'SUM', 'CARDINALITY']);
export function check_com_linkedin_timeseries_AggregationType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_timeseries_AggregationType.has(value)) sink.notSymbol(value, symbols_com_linkedin_timeseries_AggregationType);
}

const symbols_com_linkedin_timeseries_CalendarInterval: ReadonlySet<string> = new Set(['SECOND', 'MINUTE', 'HOUR', 'DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR']);
export function check_com_linkedin_timeseries_CalendarInterval(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_timeseries_CalendarInterval.has(value)) sink.notSymbol(value, symbols_com_linkedin_timeseries_CalendarInterval);
}

export function check_com_linkedin_timeseries_GenericTable(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'columnNames':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'columnTypes':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'rows':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (!Array.isArray(item1)) sink.mismatch('array', item1);
          else for (let index2 = 0; index2 < item1.length; index2++) {
            const before2 = sink.count;
            const item2: unknown = item1[index2];
            if (typeof item2 !== 'string') sink.mismatch('string', item2);
            if (sink.count !== before2) sink.under(before2, index2);
          }
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('columnNames');
    if ((seen & 2) === 0) sink.missing('columnTypes');
  }
}

export function check_com_linkedin_timeseries_GroupingBucket(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'key':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'type':
        seen |= 2;
        check_com_linkedin_timeseries_GroupingBucketType(member, sink);
        break;
      case 'timeWindowSize':
        check_com_linkedin_timeseries_TimeWindowSize(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('key');
    if ((seen & 2) === 0) sink.missing('type');
  }
}

const symbols_com_linkedin_timeseries_GroupingBucketType: ReadonlySet<string> = new Set(['DATE_GROUPING_BUCKET', 'STRING_GROUPING_BUCKET']);
export function check_com_linkedin_timeseries_GroupingBucketType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_timeseries_GroupingBucketType.has(value)) sink.notSymbol(value, symbols_com_linkedin_timeseries_GroupingBucketType);
}

export function check_com_linkedin_timeseries_PartitionSpec(value: unknown, sink: ValidationSink): void {
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
        check_com_linkedin_timeseries_PartitionType(member, sink);
        break;
      case 'partition':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'timePartition':
        check_com_linkedin_timeseries_TimeWindow(member, sink);
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

const symbols_com_linkedin_timeseries_PartitionType: ReadonlySet<string> = new Set(['FULL_TABLE', 'QUERY', 'PARTITION']);
export function check_com_linkedin_timeseries_PartitionType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_timeseries_PartitionType.has(value)) sink.notSymbol(value, symbols_com_linkedin_timeseries_PartitionType);
}

export function check_com_linkedin_timeseries_TimeWindow(value: unknown, sink: ValidationSink): void {
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
        check_com_linkedin_timeseries_TimeWindowSize(member, sink);
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

export function check_com_linkedin_timeseries_TimeWindowSize(value: unknown, sink: ValidationSink): void {
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
        check_com_linkedin_timeseries_CalendarInterval(member, sink);
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

export function check_com_linkedin_timeseries_TimeseriesAspectBase(value: unknown, sink: ValidationSink): void {
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
        check_com_linkedin_timeseries_TimeWindowSize(member, sink);
        break;
      case 'partitionSpec':
        check_com_linkedin_timeseries_PartitionSpec(member, sink);
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

export function check_com_linkedin_timeseries_TimeseriesIndexSizeResult(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'indexName':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'entityName':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'aspectName':
        seen |= 4;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'sizeMb':
        seen |= 8;
        if (!isReal(member)) sink.mismatch('double', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 15) {
    if ((seen & 1) === 0) sink.missing('indexName');
    if ((seen & 2) === 0) sink.missing('entityName');
    if ((seen & 4) === 0) sink.missing('aspectName');
    if ((seen & 8) === 0) sink.missing('sizeMb');
  }
}

export function check_com_linkedin_timeseries_TimeseriesIndicesSizesResult(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'indexSizes':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_timeseries_TimeseriesIndexSizeResult(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('indexSizes');
  }
}

export function check_com_linkedin_upgrade_DataHubUpgradeRequest(value: unknown, sink: ValidationSink): void {
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

export function check_com_linkedin_upgrade_DataHubUpgradeResult(value: unknown, sink: ValidationSink): void {
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

export function check_com_linkedin_usage_FieldUsageCounts(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'fieldName':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'count':
        seen |= 2;
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('fieldName');
    if ((seen & 2) === 0) sink.missing('count');
  }
}

export function check_com_linkedin_usage_UsageAggregation(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'bucket':
        seen |= 1;
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'duration':
        seen |= 2;
        check_com_linkedin_common_WindowDuration(member, sink);
        break;
      case 'resource':
        seen |= 4;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'metrics':
        seen |= 8;
        check_com_linkedin_usage_UsageAggregationMetrics(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 15) {
    if ((seen & 1) === 0) sink.missing('bucket');
    if ((seen & 2) === 0) sink.missing('duration');
    if ((seen & 4) === 0) sink.missing('resource');
    if ((seen & 8) === 0) sink.missing('metrics');
  }
}

export function check_com_linkedin_usage_UsageAggregationMetrics(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'uniqueUserCount':
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'users':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_usage_UserUsageCounts(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'totalSqlQueries':
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'topSqlQueries':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'fields':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_usage_FieldUsageCounts(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_usage_UsageQueryResult(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'buckets':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_usage_UsageAggregation(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'aggregations':
        check_com_linkedin_usage_UsageQueryResultAggregations(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_com_linkedin_usage_UsageQueryResultAggregations(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'uniqueUserCount':
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'users':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_usage_UserUsageCounts(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'fields':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_com_linkedin_usage_FieldUsageCounts(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'totalSqlQueries':
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

const symbols_com_linkedin_usage_UsageTimeRange: ReadonlySet<string> = new Set(['HOUR', 'DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR', 'ALL']);
export function check_com_linkedin_usage_UsageTimeRange(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_usage_UsageTimeRange.has(value)) sink.notSymbol(value, symbols_com_linkedin_usage_UsageTimeRange);
}

export function check_com_linkedin_usage_UserUsageCounts(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'user':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'count':
        seen |= 1;
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'userEmail':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('count');
  }
}

export function check_com_linkedin_view_DataHubViewDefinition(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'entityTypes':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'filter':
        seen |= 2;
        check_com_linkedin_metadata_query_filter_Filter(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('entityTypes');
    if ((seen & 2) === 0) sink.missing('filter');
  }
}

export function check_com_linkedin_view_DataHubViewInfo(value: unknown, sink: ValidationSink): void {
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
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'type':
        seen |= 2;
        check_com_linkedin_view_DataHubViewType(member, sink);
        break;
      case 'definition':
        seen |= 4;
        check_com_linkedin_view_DataHubViewDefinition(member, sink);
        break;
      case 'created':
        seen |= 8;
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      case 'lastModified':
        seen |= 16;
        check_com_linkedin_common_AuditStamp(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 31) {
    if ((seen & 1) === 0) sink.missing('name');
    if ((seen & 2) === 0) sink.missing('type');
    if ((seen & 4) === 0) sink.missing('definition');
    if ((seen & 8) === 0) sink.missing('created');
    if ((seen & 16) === 0) sink.missing('lastModified');
  }
}

const symbols_com_linkedin_view_DataHubViewType: ReadonlySet<string> = new Set(['PERSONAL', 'GLOBAL']);
export function check_com_linkedin_view_DataHubViewType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_com_linkedin_view_DataHubViewType.has(value)) sink.notSymbol(value, symbols_com_linkedin_view_DataHubViewType);
}
