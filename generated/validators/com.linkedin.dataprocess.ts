// @generated from models/com/linkedin/dataprocess/ by "npm run generate". Do not edit.
import * as com_linkedin_common from './com.linkedin.common.js';
import * as com_linkedin_timeseries from './com.linkedin.timeseries.js';
import { type ValidationSink, isInt, isLong, isObject } from './sink.js';

export function checkDataProcessInfo(value: unknown, sink: ValidationSink): void {
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

export function checkDataProcessInfo$dataProcessInfo(value: unknown, sink: ValidationSink): void {
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

export function checkDataProcessInstanceInput(value: unknown, sink: ValidationSink): void {
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

export function checkDataProcessInstanceInput$dataProcessInstanceInput(value: unknown, sink: ValidationSink): void {
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

export function checkDataProcessInstanceOutput(value: unknown, sink: ValidationSink): void {
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

export function checkDataProcessInstanceOutput$dataProcessInstanceOutput(value: unknown, sink: ValidationSink): void {
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

export function checkDataProcessInstanceProperties(value: unknown, sink: ValidationSink): void {
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
        checkDataProcessType(member, sink);
        break;
      case 'created':
        seen |= 2;
        com_linkedin_common.checkAuditStamp(member, sink);
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

export function checkDataProcessInstanceRelationships(value: unknown, sink: ValidationSink): void {
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

export function checkDataProcessInstanceRelationships$dataProcessInstanceRelationships(value: unknown, sink: ValidationSink): void {
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

export function checkDataProcessInstanceRunEvent(value: unknown, sink: ValidationSink): void {
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
      case 'externalUrl':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'status':
        seen |= 2;
        checkDataProcessRunStatus(member, sink);
        break;
      case 'attempt':
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'result':
        checkDataProcessInstanceRunResult(member, sink);
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

export function checkDataProcessInstanceRunResult(value: unknown, sink: ValidationSink): void {
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
        checkRunResultType(member, sink);
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

const symbolsOfDataProcessRunStatus: ReadonlySet<string> = new Set(['STARTED', 'COMPLETE']);
export function checkDataProcessRunStatus(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbolsOfDataProcessRunStatus.has(value)) sink.notSymbol(value, symbolsOfDataProcessRunStatus);
}

const symbolsOfDataProcessType: ReadonlySet<string> = new Set(['BATCH_SCHEDULED', 'BATCH_AD_HOC', 'STREAMING']);
export function checkDataProcessType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbolsOfDataProcessType.has(value)) sink.notSymbol(value, symbolsOfDataProcessType);
}

const symbolsOfRunResultType: ReadonlySet<string> = new Set(['SUCCESS', 'FAILURE', 'SKIPPED', 'UP_FOR_RETRY']);
export function checkRunResultType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbolsOfRunResultType.has(value)) sink.notSymbol(value, symbolsOfRunResultType);
}
