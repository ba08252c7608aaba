// @generated from models/com/linkedin/post/ by "npm run generate". Do not edit.
import * as com_linkedin_common from './com.linkedin.common.js';
import { type ValidationSink, isLong, isObject } from './sink.js';

export function checkPostContent(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'title':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'type':
        seen |= 2;
        checkPostContentType(member, sink);
        break;
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'link':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'media':
        com_linkedin_common.checkMedia(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('title');
    if ((seen & 2) === 0) sink.missing('type');
  }
}

const symbolsOfPostContentType: ReadonlySet<string> = new Set(['TEXT', 'LINK']);
export function checkPostContentType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbolsOfPostContentType.has(value)) sink.notSymbol(value, symbolsOfPostContentType);
}

export function checkPostInfo(value: unknown, sink: ValidationSink): void {
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
        checkPostType(member, sink);
        break;
      case 'content':
        seen |= 2;
        checkPostContent(member, sink);
        break;
      case 'created':
        seen |= 4;
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'lastModified':
        seen |= 8;
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 15) {
    if ((seen & 1) === 0) sink.missing('type');
    if ((seen & 2) === 0) sink.missing('content');
    if ((seen & 4) === 0) sink.missing('created');
    if ((seen & 8) === 0) sink.missing('lastModified');
  }
}

const symbolsOfPostType: ReadonlySet<string> = new Set(['HOME_PAGE_ANNOUNCEMENT']);
export function checkPostType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbolsOfPostType.has(value)) sink.notSymbol(value, symbolsOfPostType);
}
