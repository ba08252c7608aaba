// @generated from models/com/linkedin/dataset/ by "npm run generate". Do not edit.
import * as com_linkedin_common_fieldtransformer from './com.linkedin.common.fieldtransformer.js';
import * as com_linkedin_common from './com.linkedin.common.js';
import * as com_linkedin_timeseries from './com.linkedin.timeseries.js';
import { type ValidationSink, isInt, isLong, isObject, isReal } from './sink.js';

export function checkDatasetDeprecation(value: unknown, sink: ValidationSink): void {
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

export function checkDatasetFieldMapping(value: unknown, sink: ValidationSink): void {
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
        com_linkedin_common.checkAuditStamp(member, sink);
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
                com_linkedin_common_fieldtransformer.checkTransformationType(member1, sink);
                break;
              case 'com.linkedin.common.fieldtransformer.UDFTransformer':
                com_linkedin_common_fieldtransformer.checkUDFTransformer(member1, sink);
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
          checkDatasetFieldUpstream(item1, sink);
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

export function checkDatasetFieldProfile(value: unknown, sink: ValidationSink): void {
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
          checkQuantile(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'distinctValueFrequencies':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          checkValueFrequency(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'histogram':
        checkHistogram(member, sink);
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

export function checkDatasetFieldUpstream(value: unknown, sink: ValidationSink): void {
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

export function checkDatasetFieldUsageCounts(value: unknown, sink: ValidationSink): void {
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

const symbolsOfDatasetLineageType: ReadonlySet<string> = new Set(['COPY', 'TRANSFORMED', 'VIEW']);
export function checkDatasetLineageType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbolsOfDatasetLineageType.has(value)) sink.notSymbol(value, symbolsOfDatasetLineageType);
}

export function checkDatasetProfile(value: unknown, sink: ValidationSink): void {
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
          checkDatasetFieldProfile(item1, sink);
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

export function checkDatasetProperties(value: unknown, sink: ValidationSink): void {
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
        com_linkedin_common.checkTimeStamp(member, sink);
        break;
      case 'lastModified':
        com_linkedin_common.checkTimeStamp(member, sink);
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

export function checkDatasetUpstreamLineage(value: unknown, sink: ValidationSink): void {
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
          checkDatasetFieldMapping(item1, sink);
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

export function checkDatasetUsageStatistics(value: unknown, sink: ValidationSink): void {
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
          checkDatasetUserUsageCounts(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'fieldCounts':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          checkDatasetFieldUsageCounts(item1, sink);
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

export function checkDatasetUserUsageCounts(value: unknown, sink: ValidationSink): void {
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

export function checkEditableDatasetProperties(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'created':
        com_linkedin_common.checkAuditStamp(member, sink);
        break;
      case 'lastModified':
        com_linkedin_common.checkAuditStamp(member, sink);
        break;
      case 'deleted':
        com_linkedin_common.checkAuditStamp(member, sink);
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

export function checkFineGrainedLineage(value: unknown, sink: ValidationSink): void {
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
        checkFineGrainedLineageUpstreamType(member, sink);
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
        checkFineGrainedLineageDownstreamType(member, sink);
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

export function checkFineGrainedLineage$upstreamLineage(value: unknown, sink: ValidationSink): void {
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
        checkFineGrainedLineageUpstreamType(member, sink);
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
        checkFineGrainedLineageDownstreamType(member, sink);
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

const symbolsOfFineGrainedLineageDownstreamType: ReadonlySet<string> = new Set(['FIELD', 'FIELD_SET']);
export function checkFineGrainedLineageDownstreamType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbolsOfFineGrainedLineageDownstreamType.has(value)) sink.notSymbol(value, symbolsOfFineGrainedLineageDownstreamType);
}

const symbolsOfFineGrainedLineageUpstreamType: ReadonlySet<string> = new Set(['FIELD_SET', 'DATASET', 'NONE']);
export function checkFineGrainedLineageUpstreamType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbolsOfFineGrainedLineageUpstreamType.has(value)) sink.notSymbol(value, symbolsOfFineGrainedLineageUpstreamType);
}

export function checkHistogram(value: unknown, sink: ValidationSink): void {
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

export function checkQuantile(value: unknown, sink: ValidationSink): void {
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

export function checkSchemaFieldPath(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string') sink.mismatch('string', value);
}

export function checkUpstream(value: unknown, sink: ValidationSink): void {
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
        com_linkedin_common.checkAuditStamp(member, sink);
        break;
      case 'created':
        com_linkedin_common.checkAuditStamp(member, sink);
        break;
      case 'dataset':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'type':
        seen |= 2;
        checkDatasetLineageType(member, sink);
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

export function checkUpstream$upstreamLineage(value: unknown, sink: ValidationSink): void {
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
        com_linkedin_common.checkAuditStamp(member, sink);
        break;
      case 'created':
        com_linkedin_common.checkAuditStamp(member, sink);
        break;
      case 'dataset':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, ['dataset']);
        else sink.mismatch('string', member);
        break;
      case 'type':
        seen |= 2;
        checkDatasetLineageType(member, sink);
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

export function checkUpstreamLineage(value: unknown, sink: ValidationSink): void {
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
          checkUpstream(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'fineGrainedLineages':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          checkFineGrainedLineage(item1, sink);
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

export function checkUpstreamLineage$upstreamLineage(value: unknown, sink: ValidationSink): void {
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
          checkUpstream$upstreamLineage(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'fineGrainedLineages':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          checkFineGrainedLineage$upstreamLineage(item1, sink);
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

export function checkValueFrequency(value: unknown, sink: ValidationSink): void {
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

export function checkViewProperties(value: unknown, sink: ValidationSink): void {
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
