// @generated from models/com/linkedin/policy/ by "npm run generate". Do not edit.
import { type ValidationSink, isLong, isObject } from './sink.js';

export function checkDataHubActorFilter(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'users':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'groups':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'resourceOwners':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'resourceOwnersTypes':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'allUsers':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'allGroups':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'roles':
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

export function checkDataHubActorFilter$dataHubPolicyInfo(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'users':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'groups':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'resourceOwners':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'resourceOwnersTypes':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'allUsers':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'allGroups':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'roles':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['dataHubRole']);
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

export function checkDataHubPolicyInfo(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'displayName':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'description':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'type':
        seen |= 4;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'state':
        seen |= 8;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'resources':
        checkDataHubResourceFilter(member, sink);
        break;
      case 'privileges':
        seen |= 16;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'actors':
        seen |= 32;
        checkDataHubActorFilter(member, sink);
        break;
      case 'editable':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'lastUpdatedTimestamp':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 63) {
    if ((seen & 1) === 0) sink.missing('displayName');
    if ((seen & 2) === 0) sink.missing('description');
    if ((seen & 4) === 0) sink.missing('type');
    if ((seen & 8) === 0) sink.missing('state');
    if ((seen & 16) === 0) sink.missing('privileges');
    if ((seen & 32) === 0) sink.missing('actors');
  }
}

export function checkDataHubPolicyInfo$dataHubPolicyInfo(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'displayName':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'description':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'type':
        seen |= 4;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'state':
        seen |= 8;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'resources':
        checkDataHubResourceFilter(member, sink);
        break;
      case 'privileges':
        seen |= 16;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'actors':
        seen |= 32;
        checkDataHubActorFilter$dataHubPolicyInfo(member, sink);
        break;
      case 'editable':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'lastUpdatedTimestamp':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 63) {
    if ((seen & 1) === 0) sink.missing('displayName');
    if ((seen & 2) === 0) sink.missing('description');
    if ((seen & 4) === 0) sink.missing('type');
    if ((seen & 8) === 0) sink.missing('state');
    if ((seen & 16) === 0) sink.missing('privileges');
    if ((seen & 32) === 0) sink.missing('actors');
  }
}

export function checkDataHubResourceFilter(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'type':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'resources':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'allResources':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'filter':
        checkPolicyMatchFilter(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function checkDataHubRoleInfo(value: unknown, sink: ValidationSink): void {
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
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'editable':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('name');
    if ((seen & 2) === 0) sink.missing('description');
  }
}

const symbolsOfPolicyMatchCondition: ReadonlySet<string> = new Set(['EQUALS']);
export function checkPolicyMatchCondition(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbolsOfPolicyMatchCondition.has(value)) sink.notSymbol(value, symbolsOfPolicyMatchCondition);
}

export function checkPolicyMatchCriterion(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'field':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'values':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'condition':
        checkPolicyMatchCondition(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('field');
    if ((seen & 2) === 0) sink.missing('values');
  }
}

export function checkPolicyMatchFilter(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'criteria':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          checkPolicyMatchCriterion(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('criteria');
  }
}
