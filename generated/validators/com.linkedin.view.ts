// @generated from models/com/linkedin/view/ by "npm run generate". Do not edit.
import * as com_linkedin_common from './com.linkedin.common.js';
import * as com_linkedin_metadata_query_filter from './com.linkedin.metadata.query.filter.js';
import { type ValidationSink, isObject } from './sink.js';

export function checkDataHubViewDefinition(value: unknown, sink: ValidationSink): void {
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
        com_linkedin_metadata_query_filter.checkFilter(member, sink);
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

export function checkDataHubViewInfo(value: unknown, sink: ValidationSink): void {
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
        checkDataHubViewType(member, sink);
        break;
      case 'definition':
        seen |= 4;
        checkDataHubViewDefinition(member, sink);
        break;
      case 'created':
        seen |= 8;
        com_linkedin_common.checkAuditStamp(member, sink);
        break;
      case 'lastModified':
        seen |= 16;
        com_linkedin_common.checkAuditStamp(member, sink);
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

const symbolsOfDataHubViewType: ReadonlySet<string> = new Set(['PERSONAL', 'GLOBAL']);
export function checkDataHubViewType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbolsOfDataHubViewType.has(value)) sink.notSymbol(value, symbolsOfDataHubViewType);
}
