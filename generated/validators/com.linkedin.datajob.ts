// @generated from models/com/linkedin/datajob/ by "npm run generate". Do not edit.
import * as com_linkedin_common from './com.linkedin.common.js';
import * as com_linkedin_datajob_azkaban from './com.linkedin.datajob.azkaban.js';
import * as com_linkedin_dataset from './com.linkedin.dataset.js';
import { type ValidationSink, isObject } from './sink.js';

export function checkDataFlowInfo(value: unknown, sink: ValidationSink): void {
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
        com_linkedin_common.checkTimeStamp(member, sink);
        break;
      case 'lastModified':
        com_linkedin_common.checkTimeStamp(member, sink);
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

export function checkDataJobInfo(value: unknown, sink: ValidationSink): void {
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
                com_linkedin_datajob_azkaban.checkAzkabanJobType(member1, sink);
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
        com_linkedin_common.checkTimeStamp(member, sink);
        break;
      case 'lastModified':
        com_linkedin_common.checkTimeStamp(member, sink);
        break;
      case 'status':
        checkJobStatus(member, sink);
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

export function checkDataJobInputOutput(value: unknown, sink: ValidationSink): void {
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
          com_linkedin_common.checkEdge(item1, sink);
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
          com_linkedin_common.checkEdge(item1, sink);
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
          com_linkedin_common.checkEdge(item1, sink);
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
          com_linkedin_dataset.checkFineGrainedLineage(item1, sink);
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

export function checkDataJobInputOutput$dataJobInputOutput(value: unknown, sink: ValidationSink): void {
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
          com_linkedin_common.checkEdge$chartInfo(item1, sink);
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
          com_linkedin_common.checkEdge$chartInfo(item1, sink);
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
          com_linkedin_common.checkEdge$dataJobInputOutput(item1, sink);
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
          com_linkedin_dataset.checkFineGrainedLineage(item1, sink);
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

export function checkEditableDataFlowProperties(value: unknown, sink: ValidationSink): void {
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

export function checkEditableDataJobProperties(value: unknown, sink: ValidationSink): void {
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

const symbolsOfJobStatus: ReadonlySet<string> = new Set(['STARTING', 'IN_PROGRESS', 'STOPPING', 'STOPPED', 'COMPLETED', 'FAILED', 'UNKNOWN', 'SKIPPED']);
export function checkJobStatus(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbolsOfJobStatus.has(value)) sink.notSymbol(value, symbolsOfJobStatus);
}

export function checkVersionInfo(value: unknown, sink: ValidationSink): void {
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
