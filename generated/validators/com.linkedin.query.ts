// @generated from models/com/linkedin/query/ by "npm run generate". Do not edit.
import * as com_linkedin_common from './com.linkedin.common.js';
import { type ValidationSink, isObject } from './sink.js';

const symbolsOfQueryLanguage: ReadonlySet<string> = new Set(['SQL']);
export function checkQueryLanguage(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbolsOfQueryLanguage.has(value)) sink.notSymbol(value, symbolsOfQueryLanguage);
}

export function checkQueryProperties(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'statement':
        seen |= 1;
        checkQueryStatement(member, sink);
        break;
      case 'source':
        seen |= 2;
        checkQuerySource(member, sink);
        break;
      case 'name':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'created':
        seen |= 4;
        com_linkedin_common.checkAuditStamp(member, sink);
        break;
      case 'lastModified':
        seen |= 8;
        com_linkedin_common.checkAuditStamp(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 15) {
    if ((seen & 1) === 0) sink.missing('statement');
    if ((seen & 2) === 0) sink.missing('source');
    if ((seen & 4) === 0) sink.missing('created');
    if ((seen & 8) === 0) sink.missing('lastModified');
  }
}

const symbolsOfQuerySource: ReadonlySet<string> = new Set(['MANUAL']);
export function checkQuerySource(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbolsOfQuerySource.has(value)) sink.notSymbol(value, symbolsOfQuerySource);
}

export function checkQueryStatement(value: unknown, sink: ValidationSink): void {
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
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'language':
        checkQueryLanguage(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('value');
  }
}

export function checkQuerySubject(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'entity':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('entity');
  }
}

export function checkQuerySubject$querySubjects(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'entity':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, ['dataset', 'schemaField']);
        else sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('entity');
  }
}

export function checkQuerySubjects(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'subjects':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          checkQuerySubject(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('subjects');
  }
}

export function checkQuerySubjects$querySubjects(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'subjects':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          checkQuerySubject$querySubjects(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('subjects');
  }
}
