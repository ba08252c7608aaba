// @generated from models/com/linkedin/datajob/datahub/ by "npm run generate". Do not edit.
import * as com_linkedin_datajob from './com.linkedin.datajob.js';
import * as com_linkedin_timeseries from './com.linkedin.timeseries.js';
import { type ValidationSink, isBytes, isInt, isLong, isObject } from './sink.js';

export function checkDatahubIngestionCheckpoint(value: unknown, sink: ValidationSink): void {
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
        checkIngestionCheckpointState(member, sink);
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

export function checkDatahubIngestionRunSummary(value: unknown, sink: ValidationSink): void {
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
        com_linkedin_datajob.checkJobStatus(member, sink);
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

export function checkIngestionCheckpointState(value: unknown, sink: ValidationSink): void {
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
