// @generated from models/com/linkedin/mxe/ by "npm run generate". Do not edit.
import * as com_linkedin_avro2pegasus_events from './com.linkedin.avro2pegasus.events.js';
import * as com_linkedin_common from './com.linkedin.common.js';
import * as com_linkedin_events_metadata from './com.linkedin.events.metadata.js';
import { type ValidationSink, isBytes, isLong, isObject } from './sink.js';

export function checkFailedMetadataChangeProposal(value: unknown, sink: ValidationSink): void {
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
        com_linkedin_avro2pegasus_events.checkKafkaAuditHeader(member, sink);
        break;
      case 'metadataChangeProposal':
        seen |= 1;
        checkMetadataChangeProposal(member, sink);
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

export function checkGenericAspect(value: unknown, sink: ValidationSink): void {
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

export function checkGenericPayload(value: unknown, sink: ValidationSink): void {
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

export function checkMetadataChangeLog(value: unknown, sink: ValidationSink): void {
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
        com_linkedin_avro2pegasus_events.checkKafkaAuditHeader(member, sink);
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
        checkGenericAspect(member, sink);
        break;
      case 'changeType':
        seen |= 2;
        com_linkedin_events_metadata.checkChangeType(member, sink);
        break;
      case 'aspectName':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'aspect':
        checkGenericAspect(member, sink);
        break;
      case 'systemMetadata':
        checkSystemMetadata(member, sink);
        break;
      case 'previousAspectValue':
        checkGenericAspect(member, sink);
        break;
      case 'previousSystemMetadata':
        checkSystemMetadata(member, sink);
        break;
      case 'created':
        com_linkedin_common.checkAuditStamp(member, sink);
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

export function checkMetadataChangeProposal(value: unknown, sink: ValidationSink): void {
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
        com_linkedin_avro2pegasus_events.checkKafkaAuditHeader(member, sink);
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
        checkGenericAspect(member, sink);
        break;
      case 'changeType':
        seen |= 2;
        com_linkedin_events_metadata.checkChangeType(member, sink);
        break;
      case 'aspectName':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'aspect':
        checkGenericAspect(member, sink);
        break;
      case 'systemMetadata':
        checkSystemMetadata(member, sink);
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

export function checkPlatformEvent(value: unknown, sink: ValidationSink): void {
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
        checkPlatformEventHeader(member, sink);
        break;
      case 'name':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'payload':
        seen |= 4;
        checkGenericPayload(member, sink);
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

export function checkPlatformEventHeader(value: unknown, sink: ValidationSink): void {
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

export function checkSystemMetadata(value: unknown, sink: ValidationSink): void {
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
