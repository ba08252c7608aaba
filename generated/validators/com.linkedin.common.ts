// @generated from models/com/linkedin/common/ by "npm run generate". Do not edit.
import * as com_linkedin_common_fieldtransformer from './com.linkedin.common.fieldtransformer.js';
import * as com_linkedin_schema from './com.linkedin.schema.js';
import * as com_linkedin_timeseries from './com.linkedin.timeseries.js';
import { type ValidationSink, isLong, isObject, isReal } from './sink.js';

export function checkAccess(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'roles':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          checkRoleAssociation(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function checkAccess$access(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'roles':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          checkRoleAssociation$access(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

const symbolsOfAccessLevel: ReadonlySet<string> = new Set(['PUBLIC', 'PRIVATE']);
export function checkAccessLevel(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbolsOfAccessLevel.has(value)) sink.notSymbol(value, symbolsOfAccessLevel);
}

export function checkAuditStamp(value: unknown, sink: ValidationSink): void {
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
      case 'actor':
        seen |= 2;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'impersonator':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'message':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('time');
    if ((seen & 2) === 0) sink.missing('actor');
  }
}

export function checkBaseFieldMapping(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'created':
        seen |= 1;
        checkAuditStamp(member, sink);
        break;
      case 'transformation':
        seen |= 2;
        if (!isObject(member)) sink.mismatch('union', member);
        else {
          let count1 = 0;
          for (const key1 in member) {
            const before1 = sink.count;
            const member1 = member[key1];
            count1++;
            switch (key1) {
              case 'com.linkedin.common.fieldtransformer.TransformationType':
                com_linkedin_common_fieldtransformer.checkTransformationType(member1, sink);
                break;
              case 'com.linkedin.common.fieldtransformer.UDFTransformer':
                com_linkedin_common_fieldtransformer.checkUDFTransformer(member1, sink);
                break;
              default:
                sink.notMember(['com.linkedin.common.fieldtransformer.TransformationType', 'com.linkedin.common.fieldtransformer.UDFTransformer']);
            }
            if (sink.count !== before1) sink.under(before1, key1);
          }
          if (count1 !== 1) sink.memberCount(count1, ['com.linkedin.common.fieldtransformer.TransformationType', 'com.linkedin.common.fieldtransformer.UDFTransformer']);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('created');
    if ((seen & 2) === 0) sink.missing('transformation');
  }
}

export function checkBrowsePathEntry(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'id':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'urn':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('id');
  }
}

export function checkBrowsePaths(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'paths':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('paths');
  }
}

export function checkBrowsePathsV2(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'path':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          checkBrowsePathEntry(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('path');
  }
}

export function checkChangeAuditStamps(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'created':
        checkAuditStamp(member, sink);
        break;
      case 'lastModified':
        checkAuditStamp(member, sink);
        break;
      case 'deleted':
        checkAuditStamp(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function checkChartUrn(value: unknown, sink: ValidationSink): void {
  if (typeof value === 'string') sink.urn(value, undefined);
  else sink.mismatch('string', value);
}

export function checkCorpGroupUrn(value: unknown, sink: ValidationSink): void {
  if (typeof value === 'string') sink.urn(value, undefined);
  else sink.mismatch('string', value);
}

export function checkCorpuserUrn(value: unknown, sink: ValidationSink): void {
  if (typeof value === 'string') sink.urn(value, undefined);
  else sink.mismatch('string', value);
}

export function checkCost(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'costType':
        seen |= 1;
        checkCostType(member, sink);
        break;
      case 'cost':
        seen |= 2;
        checkCostValue(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('costType');
    if ((seen & 2) === 0) sink.missing('cost');
  }
}

const symbolsOfCostType: ReadonlySet<string> = new Set(['ORG_COST_TYPE']);
export function checkCostType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbolsOfCostType.has(value)) sink.notSymbol(value, symbolsOfCostType);
}

export function checkCostValue(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'costId':
          if (!isReal(member1)) sink.mismatch('double', member1);
          break;
        case 'costCode':
          if (typeof member1 !== 'string') sink.mismatch('string', member1);
          break;
        default:
          sink.notMember(['costId', 'costCode']);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, ['costId', 'costCode']);
  }
}

export function checkCustomProperties(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
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
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function checkDashboardUrn(value: unknown, sink: ValidationSink): void {
  if (typeof value === 'string') sink.urn(value, undefined);
  else sink.mismatch('string', value);
}

export function checkDataFlowUrn(value: unknown, sink: ValidationSink): void {
  if (typeof value === 'string') sink.urn(value, undefined);
  else sink.mismatch('string', value);
}

export function checkDataJobUrn(value: unknown, sink: ValidationSink): void {
  if (typeof value === 'string') sink.urn(value, undefined);
  else sink.mismatch('string', value);
}

export function checkDataPlatformInstance(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'platform':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'instance':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('platform');
  }
}

export function checkDataPlatformUrn(value: unknown, sink: ValidationSink): void {
  if (typeof value === 'string') sink.urn(value, undefined);
  else sink.mismatch('string', value);
}

export function checkDataProcessUrn(value: unknown, sink: ValidationSink): void {
  if (typeof value === 'string') sink.urn(value, undefined);
  else sink.mismatch('string', value);
}

export function checkDatasetFieldUrn(value: unknown, sink: ValidationSink): void {
  if (typeof value === 'string') sink.urn(value, undefined);
  else sink.mismatch('string', value);
}

export function checkDatasetUrn(value: unknown, sink: ValidationSink): void {
  if (typeof value === 'string') sink.urn(value, undefined);
  else sink.mismatch('string', value);
}

export function checkDeprecation(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'deprecated':
        seen |= 1;
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'decommissionTime':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'note':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'actor':
        seen |= 4;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('deprecated');
    if ((seen & 2) === 0) sink.missing('note');
    if ((seen & 4) === 0) sink.missing('actor');
  }
}

export function checkEdge(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'sourceUrn':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'destinationUrn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'created':
        checkAuditStamp(member, sink);
        break;
      case 'lastModified':
        checkAuditStamp(member, sink);
        break;
      case 'properties':
        if (!isObject(member)) sink.mismatch('map', member);
        else for (const key1 in member) {
          const before1 = sink.count;
          const member1 = member[key1];
          if (typeof member1 !== 'string') sink.mismatch('string', member1);
          if (sink.count !== before1) sink.under(before1, key1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('destinationUrn');
  }
}

export function checkEdge$chartInfo(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'sourceUrn':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'destinationUrn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, ['dataset']);
        else sink.mismatch('string', member);
        break;
      case 'created':
        checkAuditStamp(member, sink);
        break;
      case 'lastModified':
        checkAuditStamp(member, sink);
        break;
      case 'properties':
        if (!isObject(member)) sink.mismatch('map', member);
        else for (const key1 in member) {
          const before1 = sink.count;
          const member1 = member[key1];
          if (typeof member1 !== 'string') sink.mismatch('string', member1);
          if (sink.count !== before1) sink.under(before1, key1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('destinationUrn');
  }
}

export function checkEdge$dashboardInfo(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'sourceUrn':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'destinationUrn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, ['chart']);
        else sink.mismatch('string', member);
        break;
      case 'created':
        checkAuditStamp(member, sink);
        break;
      case 'lastModified':
        checkAuditStamp(member, sink);
        break;
      case 'properties':
        if (!isObject(member)) sink.mismatch('map', member);
        else for (const key1 in member) {
          const before1 = sink.count;
          const member1 = member[key1];
          if (typeof member1 !== 'string') sink.mismatch('string', member1);
          if (sink.count !== before1) sink.under(before1, key1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('destinationUrn');
  }
}

export function checkEdge$dataJobInputOutput(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'sourceUrn':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'destinationUrn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, ['dataJob']);
        else sink.mismatch('string', member);
        break;
      case 'created':
        checkAuditStamp(member, sink);
        break;
      case 'lastModified':
        checkAuditStamp(member, sink);
        break;
      case 'properties':
        if (!isObject(member)) sink.mismatch('map', member);
        else for (const key1 in member) {
          const before1 = sink.count;
          const member1 = member[key1];
          if (typeof member1 !== 'string') sink.mismatch('string', member1);
          if (sink.count !== before1) sink.under(before1, key1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('destinationUrn');
  }
}

export function checkEmailAddress(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string') sink.mismatch('string', value);
}

export function checkEmbed(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'renderUrl':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function checkExternalReference(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'externalUrl':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

const symbolsOfFabricType: ReadonlySet<string> = new Set(['DEV', 'TEST', 'QA', 'UAT', 'EI', 'PRE', 'STG', 'NON_PROD', 'PROD', 'CORP']);
export function checkFabricType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbolsOfFabricType.has(value)) sink.notSymbol(value, symbolsOfFabricType);
}

export function checkGlobalTags(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'tags':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          checkTagAssociation(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('tags');
  }
}

export function checkGlobalTags$globalTags(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'tags':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          checkTagAssociation$globalTags(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('tags');
  }
}

export function checkGlossaryNodeUrn(value: unknown, sink: ValidationSink): void {
  if (typeof value === 'string') sink.urn(value, undefined);
  else sink.mismatch('string', value);
}

export function checkGlossaryTermAssociation(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'urn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'context':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('urn');
  }
}

export function checkGlossaryTermAssociation$glossaryTerms(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'urn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, ['glossaryTerm']);
        else sink.mismatch('string', member);
        break;
      case 'context':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('urn');
  }
}

export function checkGlossaryTermUrn(value: unknown, sink: ValidationSink): void {
  if (typeof value === 'string') sink.urn(value, undefined);
  else sink.mismatch('string', value);
}

export function checkGlossaryTerms(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'terms':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          checkGlossaryTermAssociation(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'auditStamp':
        seen |= 2;
        checkAuditStamp(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('terms');
    if ((seen & 2) === 0) sink.missing('auditStamp');
  }
}

export function checkGlossaryTerms$glossaryTerms(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'terms':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          checkGlossaryTermAssociation$glossaryTerms(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'auditStamp':
        seen |= 2;
        checkAuditStamp(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('terms');
    if ((seen & 2) === 0) sink.missing('auditStamp');
  }
}

export function checkInputField(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'schemaFieldUrn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'schemaField':
        com_linkedin_schema.checkSchemaField(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('schemaFieldUrn');
  }
}

export function checkInputField$inputFields(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'schemaFieldUrn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, ['schemaField']);
        else sink.mismatch('string', member);
        break;
      case 'schemaField':
        com_linkedin_schema.checkSchemaField$schemaMetadata(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('schemaFieldUrn');
  }
}

export function checkInputFields(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'fields':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          checkInputField(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('fields');
  }
}

export function checkInputFields$inputFields(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'fields':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          checkInputField$inputFields(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('fields');
  }
}

export function checkInstitutionalMemory(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'elements':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          checkInstitutionalMemoryMetadata(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('elements');
  }
}

export function checkInstitutionalMemoryMetadata(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'url':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'description':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'createStamp':
        seen |= 4;
        checkAuditStamp(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('url');
    if ((seen & 2) === 0) sink.missing('description');
    if ((seen & 4) === 0) sink.missing('createStamp');
  }
}

const symbolsOfMLFeatureDataType: ReadonlySet<string> = new Set([
  'USELESS',
  'NOMINAL',
  'ORDINAL',
  'BINARY',
  'COUNT',
  'TIME',
  'INTERVAL',
  'IMAGE',
  'VIDEO',
  'AUDIO',
  'TEXT',
  'MAP',
  'SEQUENCE',
  'SET',
  'CONTINUOUS',
  'BYTE',
  'UNKNOWN',
]);
export function checkMLFeatureDataType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbolsOfMLFeatureDataType.has(value)) sink.notSymbol(value, symbolsOfMLFeatureDataType);
}

export function checkMLFeatureUrn(value: unknown, sink: ValidationSink): void {
  if (typeof value === 'string') sink.urn(value, undefined);
  else sink.mismatch('string', value);
}

export function checkMLModelUrn(value: unknown, sink: ValidationSink): void {
  if (typeof value === 'string') sink.urn(value, undefined);
  else sink.mismatch('string', value);
}

export function checkMedia(value: unknown, sink: ValidationSink): void {
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
        checkMediaType(member, sink);
        break;
      case 'location':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('type');
    if ((seen & 2) === 0) sink.missing('location');
  }
}

const symbolsOfMediaType: ReadonlySet<string> = new Set(['IMAGE']);
export function checkMediaType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbolsOfMediaType.has(value)) sink.notSymbol(value, symbolsOfMediaType);
}

export function checkOperation(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'timestampMillis':
        seen |= 1;
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'eventGranularity':
        com_linkedin_timeseries.checkTimeWindowSize(member, sink);
        break;
      case 'partitionSpec':
        com_linkedin_timeseries.checkPartitionSpec(member, sink);
        break;
      case 'messageId':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'actor':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'operationType':
        seen |= 2;
        checkOperationType(member, sink);
        break;
      case 'customOperationType':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'numAffectedRows':
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'affectedDatasets':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, undefined);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'sourceType':
        checkOperationSourceType(member, sink);
        break;
      case 'customProperties':
        if (!isObject(member)) sink.mismatch('map', member);
        else for (const key1 in member) {
          const before1 = sink.count;
          const member1 = member[key1];
          if (typeof member1 !== 'string') sink.mismatch('string', member1);
          if (sink.count !== before1) sink.under(before1, key1);
        }
        break;
      case 'lastUpdatedTimestamp':
        seen |= 4;
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('timestampMillis');
    if ((seen & 2) === 0) sink.missing('operationType');
    if ((seen & 4) === 0) sink.missing('lastUpdatedTimestamp');
  }
}

const symbolsOfOperationSourceType: ReadonlySet<string> = new Set(['DATA_PROCESS', 'DATA_PLATFORM']);
export function checkOperationSourceType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbolsOfOperationSourceType.has(value)) sink.notSymbol(value, symbolsOfOperationSourceType);
}

const symbolsOfOperationType: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'CREATE', 'ALTER', 'DROP', 'CUSTOM', 'UNKNOWN']);
export function checkOperationType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbolsOfOperationType.has(value)) sink.notSymbol(value, symbolsOfOperationType);
}

export function checkOrigin(value: unknown, sink: ValidationSink): void {
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
        checkOriginType(member, sink);
        break;
      case 'externalType':
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

const symbolsOfOriginType: ReadonlySet<string> = new Set(['NATIVE', 'EXTERNAL']);
export function checkOriginType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbolsOfOriginType.has(value)) sink.notSymbol(value, symbolsOfOriginType);
}

export function checkOwner(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'owner':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'type':
        seen |= 2;
        checkOwnershipType(member, sink);
        break;
      case 'typeUrn':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'source':
        checkOwnershipSource(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('owner');
    if ((seen & 2) === 0) sink.missing('type');
  }
}

export function checkOwner$ownership(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'owner':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, ['corpGroup', 'corpuser']);
        else sink.mismatch('string', member);
        break;
      case 'type':
        seen |= 2;
        checkOwnershipType(member, sink);
        break;
      case 'typeUrn':
        if (typeof member === 'string') sink.urn(member, ['ownershipType']);
        else sink.mismatch('string', member);
        break;
      case 'source':
        checkOwnershipSource(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('owner');
    if ((seen & 2) === 0) sink.missing('type');
  }
}

export function checkOwnership(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'owners':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          checkOwner(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'lastModified':
        checkAuditStamp(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('owners');
  }
}

export function checkOwnership$ownership(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'owners':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          checkOwner$ownership(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'lastModified':
        checkAuditStamp(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('owners');
  }
}

export function checkOwnershipSource(value: unknown, sink: ValidationSink): void {
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
        checkOwnershipSourceType(member, sink);
        break;
      case 'url':
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

const symbolsOfOwnershipSourceType: ReadonlySet<string> = new Set(['AUDIT', 'DATABASE', 'FILE_SYSTEM', 'ISSUE_TRACKING_SYSTEM', 'MANUAL', 'SERVICE', 'SOURCE_CONTROL', 'OTHER']);
export function checkOwnershipSourceType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbolsOfOwnershipSourceType.has(value)) sink.notSymbol(value, symbolsOfOwnershipSourceType);
}

const symbolsOfOwnershipType: ReadonlySet<string> = new Set([
  'CUSTOM',
  'TECHNICAL_OWNER',
  'BUSINESS_OWNER',
  'DATA_STEWARD',
  'NONE',
  'DEVELOPER',
  'DATAOWNER',
  'DELEGATE',
  'PRODUCER',
  'CONSUMER',
  'STAKEHOLDER',
]);
export function checkOwnershipType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbolsOfOwnershipType.has(value)) sink.notSymbol(value, symbolsOfOwnershipType);
}

export function checkRoleAssociation(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'urn':
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
    if ((seen & 1) === 0) sink.missing('urn');
  }
}

export function checkRoleAssociation$access(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'urn':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, ['role']);
        else sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('urn');
  }
}

export function checkSiblings(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'siblings':
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
      case 'primary':
        seen |= 2;
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('siblings');
    if ((seen & 2) === 0) sink.missing('primary');
  }
}

export function checkSiblings$siblings(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'siblings':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['dataset']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'primary':
        seen |= 2;
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('siblings');
    if ((seen & 2) === 0) sink.missing('primary');
  }
}

export function checkStatus(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'removed':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function checkSubTypes(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'typeNames':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('typeNames');
  }
}

export function checkTagAssociation(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'tag':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'context':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('tag');
  }
}

export function checkTagAssociation$globalTags(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'tag':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, ['tag']);
        else sink.mismatch('string', member);
        break;
      case 'context':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('tag');
  }
}

export function checkTagUrn(value: unknown, sink: ValidationSink): void {
  if (typeof value === 'string') sink.urn(value, undefined);
  else sink.mismatch('string', value);
}

export function checkTime(value: unknown, sink: ValidationSink): void {
  if (!isLong(value)) sink.mismatch('long', value);
}

export function checkTimeStamp(value: unknown, sink: ValidationSink): void {
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
      case 'actor':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('time');
  }
}

export function checkUri(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string') sink.mismatch('string', value);
}

export function checkUrl(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string') sink.mismatch('string', value);
}

export function checkUrn(value: unknown, sink: ValidationSink): void {
  if (typeof value === 'string') sink.urn(value, undefined);
  else sink.mismatch('string', value);
}

export function checkVersionTag(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'versionTag':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

const symbolsOfWindowDuration: ReadonlySet<string> = new Set(['YEAR', 'MONTH', 'WEEK', 'DAY', 'HOUR']);
export function checkWindowDuration(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbolsOfWindowDuration.has(value)) sink.notSymbol(value, symbolsOfWindowDuration);
}
