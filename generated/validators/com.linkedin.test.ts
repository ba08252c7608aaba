// @generated from models/com/linkedin/test/ by "npm run generate". Do not edit.
import { type ValidationSink, isObject } from './sink.js';

export function checkTestDefinition(value: unknown, sink: ValidationSink): void {
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
        checkTestDefinitionType(member, sink);
        break;
      case 'json':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('type');
  }
}

const symbolsOfTestDefinitionType: ReadonlySet<string> = new Set(['JSON']);
export function checkTestDefinitionType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbolsOfTestDefinitionType.has(value)) sink.notSymbol(value, symbolsOfTestDefinitionType);
}

export function checkTestInfo(value: unknown, sink: ValidationSink): void {
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
      case 'category':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'definition':
        seen |= 4;
        checkTestDefinition(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('name');
    if ((seen & 2) === 0) sink.missing('category');
    if ((seen & 4) === 0) sink.missing('definition');
  }
}

export function checkTestResult(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'test':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'type':
        seen |= 2;
        checkTestResultType(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('test');
    if ((seen & 2) === 0) sink.missing('type');
  }
}

export function checkTestResult$testResults(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'test':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, ['test']);
        else sink.mismatch('string', member);
        break;
      case 'type':
        seen |= 2;
        checkTestResultType(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('test');
    if ((seen & 2) === 0) sink.missing('type');
  }
}

const symbolsOfTestResultType: ReadonlySet<string> = new Set(['SUCCESS', 'FAILURE']);
export function checkTestResultType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbolsOfTestResultType.has(value)) sink.notSymbol(value, symbolsOfTestResultType);
}

export function checkTestResults(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'failing':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          checkTestResult(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'passing':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          checkTestResult(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('failing');
    if ((seen & 2) === 0) sink.missing('passing');
  }
}

export function checkTestResults$testResults(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'failing':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          checkTestResult$testResults(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'passing':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          checkTestResult$testResults(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('failing');
    if ((seen & 2) === 0) sink.missing('passing');
  }
}
