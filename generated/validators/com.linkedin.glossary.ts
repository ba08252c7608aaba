// @generated from models/com/linkedin/glossary/ by "npm run generate". Do not edit.
import { type ValidationSink, isObject } from './sink.js';

export function checkGlossaryNodeInfo(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'definition':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'parentNode':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'name':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'id':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('definition');
  }
}

export function checkGlossaryNodeInfo$glossaryNodeInfo(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'definition':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'parentNode':
        if (typeof member === 'string') sink.urn(member, ['glossaryNode']);
        else sink.mismatch('string', member);
        break;
      case 'name':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'id':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('definition');
  }
}

export function checkGlossaryRelatedTerms(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'isRelatedTerms':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'hasRelatedTerms':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'values':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'relatedTerms':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function checkGlossaryRelatedTerms$glossaryRelatedTerms(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'isRelatedTerms':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['glossaryTerm']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'hasRelatedTerms':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['glossaryTerm']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'values':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['glossaryTerm']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'relatedTerms':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['glossaryTerm']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function checkGlossaryTermInfo(value: unknown, sink: ValidationSink): void {
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
      case 'id':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'name':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'definition':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'parentNode':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'termSource':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'sourceRef':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'sourceUrl':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'rawSchema':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('definition');
    if ((seen & 2) === 0) sink.missing('termSource');
  }
}

export function checkGlossaryTermInfo$glossaryTermInfo(value: unknown, sink: ValidationSink): void {
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
      case 'id':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'name':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'definition':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'parentNode':
        if (typeof member === 'string') sink.urn(member, ['glossaryNode']);
        else sink.mismatch('string', member);
        break;
      case 'termSource':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'sourceRef':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'sourceUrl':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'rawSchema':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('definition');
    if ((seen & 2) === 0) sink.missing('termSource');
  }
}
