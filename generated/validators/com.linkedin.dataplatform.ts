// @generated from models/com/linkedin/dataplatform/ by "npm run generate". Do not edit.
import { type ValidationSink, isObject } from './sink.js';

export function checkDataPlatformInfo(value: unknown, sink: ValidationSink): void {
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
      case 'displayName':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'type':
        seen |= 2;
        checkPlatformType(member, sink);
        break;
      case 'datasetNameDelimiter':
        seen |= 4;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'logoUrl':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('name');
    if ((seen & 2) === 0) sink.missing('type');
    if ((seen & 4) === 0) sink.missing('datasetNameDelimiter');
  }
}

const symbolsOfPlatformType: ReadonlySet<string> = new Set([
  'FILE_SYSTEM',
  'KEY_VALUE_STORE',
  'MESSAGE_BROKER',
  'OBJECT_STORE',
  'OLAP_DATASTORE',
  'OTHERS',
  'QUERY_ENGINE',
  'RELATIONAL_DB',
  'SEARCH_ENGINE',
]);
export function checkPlatformType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbolsOfPlatformType.has(value)) sink.notSymbol(value, symbolsOfPlatformType);
}
