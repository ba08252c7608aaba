// @generated from models/com/linkedin/ownership/ by "npm run generate". Do not edit.
import * as com_linkedin_common from './com.linkedin.common.js';
import { type ValidationSink, isObject } from './sink.js';

export function checkOwnershipTypeInfo(value: unknown, sink: ValidationSink): void {
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
        com_linkedin_common.checkAuditStamp(member, sink);
        break;
      case 'lastModified':
        seen |= 4;
        com_linkedin_common.checkAuditStamp(member, sink);
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
