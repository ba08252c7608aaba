// @generated from models/com/linkedin/identity/ by "npm run generate". Do not edit.
import * as com_linkedin_common from './com.linkedin.common.js';
import { type ValidationSink, isLong, isObject } from './sink.js';

export function checkCorpGroupEditableInfo(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'pictureLink':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'slack':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'email':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function checkCorpGroupInfo(value: unknown, sink: ValidationSink): void {
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
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'email':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'admins':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'members':
        seen |= 2;
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
        seen |= 4;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'slack':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'created':
        com_linkedin_common.checkAuditStamp(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('admins');
    if ((seen & 2) === 0) sink.missing('members');
    if ((seen & 4) === 0) sink.missing('groups');
  }
}

export function checkCorpGroupInfo$corpGroupInfo(value: unknown, sink: ValidationSink): void {
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
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'email':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'admins':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['corpuser']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'members':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['corpuser']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'groups':
        seen |= 4;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['corpGroup']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'slack':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'created':
        com_linkedin_common.checkAuditStamp(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('admins');
    if ((seen & 2) === 0) sink.missing('members');
    if ((seen & 4) === 0) sink.missing('groups');
  }
}

export function checkCorpUserAppearanceSettings(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'showSimplifiedHomepage':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function checkCorpUserCredentials(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'salt':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'hashedPassword':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'passwordResetToken':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'passwordResetTokenExpirationTimeMillis':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('salt');
    if ((seen & 2) === 0) sink.missing('hashedPassword');
  }
}

export function checkCorpUserEditableInfo(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'aboutMe':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'teams':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'skills':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'pictureLink':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'displayName':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'title':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'slack':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'phone':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'email':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function checkCorpUserInfo(value: unknown, sink: ValidationSink): void {
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
      case 'active':
        seen |= 1;
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'displayName':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'email':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'title':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'managerUrn':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'departmentId':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'departmentName':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'firstName':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'lastName':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'fullName':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'countryCode':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('active');
  }
}

export function checkCorpUserInfo$corpUserInfo(value: unknown, sink: ValidationSink): void {
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
      case 'active':
        seen |= 1;
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'displayName':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'email':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'title':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'managerUrn':
        if (typeof member === 'string') sink.urn(member, ['corpuser']);
        else sink.mismatch('string', member);
        break;
      case 'departmentId':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'departmentName':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'firstName':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'lastName':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'fullName':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'countryCode':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('active');
  }
}

export function checkCorpUserSettings(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'appearance':
        seen |= 1;
        checkCorpUserAppearanceSettings(member, sink);
        break;
      case 'views':
        checkCorpUserViewsSettings(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('appearance');
  }
}

export function checkCorpUserStatus(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'status':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'lastModified':
        seen |= 2;
        com_linkedin_common.checkAuditStamp(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('status');
    if ((seen & 2) === 0) sink.missing('lastModified');
  }
}

export function checkCorpUserViewsSettings(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'defaultView':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function checkGroupMembership(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'groups':
        seen |= 1;
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
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('groups');
  }
}

export function checkGroupMembership$groupMembership(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'groups':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['corpGroup']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('groups');
  }
}

export function checkInviteToken(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'token':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'role':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('token');
  }
}

export function checkNativeGroupMembership(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'nativeGroups':
        seen |= 1;
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
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('nativeGroups');
  }
}

export function checkNativeGroupMembership$nativeGroupMembership(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'nativeGroups':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['corpGroup']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('nativeGroups');
  }
}

export function checkRoleMembership(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'roles':
        seen |= 1;
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
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('roles');
  }
}

export function checkRoleMembership$roleMembership(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'roles':
        seen |= 1;
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
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('roles');
  }
}
