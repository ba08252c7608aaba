// @generated from models/com/linkedin/access/token/ by "npm run generate". Do not edit.
import { type ValidationSink, isLong, isObject } from './sink.js';

export function checkDataHubAccessTokenInfo(value: unknown, sink: ValidationSink): void {
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
