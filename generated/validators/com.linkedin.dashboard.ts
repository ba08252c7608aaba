// @generated from models/com/linkedin/dashboard/ by "npm run generate". Do not edit.
import * as com_linkedin_common from './com.linkedin.common.js';
import * as com_linkedin_timeseries from './com.linkedin.timeseries.js';
import { type ValidationSink, isInt, isLong, isObject } from './sink.js';

export function checkDashboardInfo(value: unknown, sink: ValidationSink): void {
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
          com_linkedin_common.checkEdge(item1, sink);
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
          com_linkedin_common.checkEdge(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'lastModified':
        seen |= 4;
        com_linkedin_common.checkChangeAuditStamps(member, sink);
        break;
      case 'dashboardUrl':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'access':
        com_linkedin_common.checkAccessLevel(member, sink);
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

export function checkDashboardInfo$dashboardInfo(value: unknown, sink: ValidationSink): void {
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
          com_linkedin_common.checkEdge$dashboardInfo(item1, sink);
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
          com_linkedin_common.checkEdge$chartInfo(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'lastModified':
        seen |= 4;
        com_linkedin_common.checkChangeAuditStamps(member, sink);
        break;
      case 'dashboardUrl':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'access':
        com_linkedin_common.checkAccessLevel(member, sink);
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

export function checkDashboardUsageStatistics(value: unknown, sink: ValidationSink): void {
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
          checkDashboardUserUsageCounts(item1, sink);
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

export function checkDashboardUserUsageCounts(value: unknown, sink: ValidationSink): void {
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

export function checkEditableDashboardProperties(value: unknown, sink: ValidationSink): void {
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
