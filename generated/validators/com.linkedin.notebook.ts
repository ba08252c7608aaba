// @generated from models/com/linkedin/notebook/ by "npm run generate". Do not edit.
import * as com_linkedin_common from './com.linkedin.common.js';
import { type ValidationSink, isObject } from './sink.js';

export function checkChartCell(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'cellTitle':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'cellId':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'changeAuditStamps':
        seen |= 2;
        com_linkedin_common.checkChangeAuditStamps(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('cellId');
    if ((seen & 2) === 0) sink.missing('changeAuditStamps');
  }
}

export function checkCommonCellAttributes(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'cellTitle':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'cellId':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'changeAuditStamps':
        seen |= 2;
        com_linkedin_common.checkChangeAuditStamps(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('cellId');
    if ((seen & 2) === 0) sink.missing('changeAuditStamps');
  }
}

export function checkEditableNotebookProperties(value: unknown, sink: ValidationSink): void {
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

export function checkNotebookCell(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'textCell':
        checkTextCell(member, sink);
        break;
      case 'queryCell':
        checkQueryCell(member, sink);
        break;
      case 'chartCell':
        checkChartCell(member, sink);
        break;
      case 'type':
        seen |= 1;
        checkNotebookCellType(member, sink);
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

const symbolsOfNotebookCellType: ReadonlySet<string> = new Set(['TEXT_CELL', 'QUERY_CELL', 'CHART_CELL']);
export function checkNotebookCellType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbolsOfNotebookCellType.has(value)) sink.notSymbol(value, symbolsOfNotebookCellType);
}

export function checkNotebookContent(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'cells':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          checkNotebookCell(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function checkNotebookInfo(value: unknown, sink: ValidationSink): void {
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
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'changeAuditStamps':
        seen |= 2;
        com_linkedin_common.checkChangeAuditStamps(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('title');
    if ((seen & 2) === 0) sink.missing('changeAuditStamps');
  }
}

export function checkQueryCell(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'cellTitle':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'cellId':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'changeAuditStamps':
        seen |= 2;
        com_linkedin_common.checkChangeAuditStamps(member, sink);
        break;
      case 'rawQuery':
        seen |= 4;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'lastExecuted':
        com_linkedin_common.checkAuditStamp(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('cellId');
    if ((seen & 2) === 0) sink.missing('changeAuditStamps');
    if ((seen & 4) === 0) sink.missing('rawQuery');
  }
}

export function checkTextCell(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'cellTitle':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'cellId':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'changeAuditStamps':
        seen |= 2;
        com_linkedin_common.checkChangeAuditStamps(member, sink);
        break;
      case 'text':
        seen |= 4;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('cellId');
    if ((seen & 2) === 0) sink.missing('changeAuditStamps');
    if ((seen & 4) === 0) sink.missing('text');
  }
}
