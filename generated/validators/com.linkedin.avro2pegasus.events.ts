// @generated from models/com/linkedin/avro2pegasus/events/ by "npm run generate". Do not edit.
import { type ValidationSink, isBytes, isInt, isLong, isObject } from './sink.js';

export function checkKafkaAuditHeader(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'time':
        seen |= 1;
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'server':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'instance':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'appName':
        seen |= 4;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'messageId':
        seen |= 8;
        checkUUID(member, sink);
        break;
      case 'auditVersion':
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      case 'fabricUrn':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'clusterConnectionString':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 15) {
    if ((seen & 1) === 0) sink.missing('time');
    if ((seen & 2) === 0) sink.missing('server');
    if ((seen & 4) === 0) sink.missing('appName');
    if ((seen & 8) === 0) sink.missing('messageId');
  }
}

export function checkUUID(value: unknown, sink: ValidationSink): void {
  if (!isBytes(value) || value.length !== 16) sink.mismatch('fixed(16)', value);
}
