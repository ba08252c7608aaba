// @generated from models/com/linkedin/platform/event/v1/ by "npm run generate". Do not edit.
import * as com_linkedin_common from './com.linkedin.common.js';
import { type ValidationSink, isInt, isObject } from './sink.js';

export function checkEntityChangeEvent(value: unknown, sink: ValidationSink): void {
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
        checkParameters(member, sink);
        break;
      case 'auditStamp':
        seen |= 16;
        com_linkedin_common.checkAuditStamp(member, sink);
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

export function checkParameters(value: unknown, sink: ValidationSink): void {
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
