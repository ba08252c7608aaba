// @generated from models/com/linkedin/metadata/snapshot/ by "npm run generate". Do not edit.
import * as com_linkedin_metadata_aspect from './com.linkedin.metadata.aspect.js';
import { type ValidationSink, isObject } from './sink.js';

export function checkChartSnapshot(value: unknown, sink: ValidationSink): void {
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
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          com_linkedin_metadata_aspect.checkChartAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function checkCorpGroupSnapshot(value: unknown, sink: ValidationSink): void {
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
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          com_linkedin_metadata_aspect.checkCorpGroupAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function checkCorpUserSnapshot(value: unknown, sink: ValidationSink): void {
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
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          com_linkedin_metadata_aspect.checkCorpUserAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function checkDashboardSnapshot(value: unknown, sink: ValidationSink): void {
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
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          com_linkedin_metadata_aspect.checkDashboardAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function checkDataFlowSnapshot(value: unknown, sink: ValidationSink): void {
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
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          com_linkedin_metadata_aspect.checkDataFlowAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function checkDataHubPolicySnapshot(value: unknown, sink: ValidationSink): void {
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
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          com_linkedin_metadata_aspect.checkDataHubPolicyAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function checkDataHubRetentionSnapshot(value: unknown, sink: ValidationSink): void {
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
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          com_linkedin_metadata_aspect.checkDataHubRetentionAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function checkDataJobSnapshot(value: unknown, sink: ValidationSink): void {
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
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          com_linkedin_metadata_aspect.checkDataJobAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function checkDataPlatformSnapshot(value: unknown, sink: ValidationSink): void {
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
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          com_linkedin_metadata_aspect.checkDataPlatformAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function checkDataProcessSnapshot(value: unknown, sink: ValidationSink): void {
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
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          com_linkedin_metadata_aspect.checkDataProcessAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function checkDatasetSnapshot(value: unknown, sink: ValidationSink): void {
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
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          com_linkedin_metadata_aspect.checkDatasetAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function checkGlossaryNodeSnapshot(value: unknown, sink: ValidationSink): void {
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
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          com_linkedin_metadata_aspect.checkGlossaryNodeAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function checkGlossaryTermSnapshot(value: unknown, sink: ValidationSink): void {
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
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          com_linkedin_metadata_aspect.checkGlossaryTermAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function checkMLFeatureSnapshot(value: unknown, sink: ValidationSink): void {
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
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          com_linkedin_metadata_aspect.checkMLFeatureAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function checkMLFeatureTableSnapshot(value: unknown, sink: ValidationSink): void {
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
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          com_linkedin_metadata_aspect.checkMLFeatureTableAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function checkMLModelDeploymentSnapshot(value: unknown, sink: ValidationSink): void {
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
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          com_linkedin_metadata_aspect.checkMLModelDeploymentAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function checkMLModelGroupSnapshot(value: unknown, sink: ValidationSink): void {
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
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          com_linkedin_metadata_aspect.checkMLModelGroupAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function checkMLModelSnapshot(value: unknown, sink: ValidationSink): void {
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
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          com_linkedin_metadata_aspect.checkMLModelAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function checkMLPrimaryKeySnapshot(value: unknown, sink: ValidationSink): void {
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
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          com_linkedin_metadata_aspect.checkMLPrimaryKeyAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function checkSchemaFieldSnapshot(value: unknown, sink: ValidationSink): void {
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
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          com_linkedin_metadata_aspect.checkSchemaFieldAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}

export function checkSnapshot(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.snapshot.ChartSnapshot':
          checkChartSnapshot(member1, sink);
          break;
        case 'com.linkedin.metadata.snapshot.CorpGroupSnapshot':
          checkCorpGroupSnapshot(member1, sink);
          break;
        case 'com.linkedin.metadata.snapshot.CorpUserSnapshot':
          checkCorpUserSnapshot(member1, sink);
          break;
        case 'com.linkedin.metadata.snapshot.DashboardSnapshot':
          checkDashboardSnapshot(member1, sink);
          break;
        case 'com.linkedin.metadata.snapshot.DataFlowSnapshot':
          checkDataFlowSnapshot(member1, sink);
          break;
        case 'com.linkedin.metadata.snapshot.DataJobSnapshot':
          checkDataJobSnapshot(member1, sink);
          break;
        case 'com.linkedin.metadata.snapshot.DatasetSnapshot':
          checkDatasetSnapshot(member1, sink);
          break;
        case 'com.linkedin.metadata.snapshot.DataProcessSnapshot':
          checkDataProcessSnapshot(member1, sink);
          break;
        case 'com.linkedin.metadata.snapshot.DataPlatformSnapshot':
          checkDataPlatformSnapshot(member1, sink);
          break;
        case 'com.linkedin.metadata.snapshot.MLModelSnapshot':
          checkMLModelSnapshot(member1, sink);
          break;
        case 'com.linkedin.metadata.snapshot.MLPrimaryKeySnapshot':
          checkMLPrimaryKeySnapshot(member1, sink);
          break;
        case 'com.linkedin.metadata.snapshot.MLFeatureSnapshot':
          checkMLFeatureSnapshot(member1, sink);
          break;
        case 'com.linkedin.metadata.snapshot.MLFeatureTableSnapshot':
          checkMLFeatureTableSnapshot(member1, sink);
          break;
        case 'com.linkedin.metadata.snapshot.MLModelDeploymentSnapshot':
          checkMLModelDeploymentSnapshot(member1, sink);
          break;
        case 'com.linkedin.metadata.snapshot.MLModelGroupSnapshot':
          checkMLModelGroupSnapshot(member1, sink);
          break;
        case 'com.linkedin.metadata.snapshot.TagSnapshot':
          checkTagSnapshot(member1, sink);
          break;
        case 'com.linkedin.metadata.snapshot.GlossaryTermSnapshot':
          checkGlossaryTermSnapshot(member1, sink);
          break;
        case 'com.linkedin.metadata.snapshot.GlossaryNodeSnapshot':
          checkGlossaryNodeSnapshot(member1, sink);
          break;
        case 'com.linkedin.metadata.snapshot.DataHubPolicySnapshot':
          checkDataHubPolicySnapshot(member1, sink);
          break;
        case 'com.linkedin.metadata.snapshot.SchemaFieldSnapshot':
          checkSchemaFieldSnapshot(member1, sink);
          break;
        case 'com.linkedin.metadata.snapshot.DataHubRetentionSnapshot':
          checkDataHubRetentionSnapshot(member1, sink);
          break;
        default:
          sink.notMember([
  'com.linkedin.metadata.snapshot.ChartSnapshot',
  'com.linkedin.metadata.snapshot.CorpGroupSnapshot',
  'com.linkedin.metadata.snapshot.CorpUserSnapshot',
  'com.linkedin.metadata.snapshot.DashboardSnapshot',
  'com.linkedin.metadata.snapshot.DataFlowSnapshot',
  'com.linkedin.metadata.snapshot.DataJobSnapshot',
  'com.linkedin.metadata.snapshot.DatasetSnapshot',
  'com.linkedin.metadata.snapshot.DataProcessSnapshot',
  'com.linkedin.metadata.snapshot.DataPlatformSnapshot',
  'com.linkedin.metadata.snapshot.MLModelSnapshot',
  'com.linkedin.metadata.snapshot.MLPrimaryKeySnapshot',
  'com.linkedin.metadata.snapshot.MLFeatureSnapshot',
  'com.linkedin.metadata.snapshot.MLFeatureTableSnapshot',
  'com.linkedin.metadata.snapshot.MLModelDeploymentSnapshot',
  'com.linkedin.metadata.snapshot.MLModelGroupSnapshot',
  'com.linkedin.metadata.snapshot.TagSnapshot',
  'com.linkedin.metadata.snapshot.GlossaryTermSnapshot',
  'com.linkedin.metadata.snapshot.GlossaryNodeSnapshot',
  'com.linkedin.metadata.snapshot.DataHubPolicySnapshot',
  'com.linkedin.metadata.snapshot.SchemaFieldSnapshot',
  'com.linkedin.metadata.snapshot.DataHubRetentionSnapshot',
]);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.metadata.snapshot.ChartSnapshot',
  'com.linkedin.metadata.snapshot.CorpGroupSnapshot',
  'com.linkedin.metadata.snapshot.CorpUserSnapshot',
  'com.linkedin.metadata.snapshot.DashboardSnapshot',
  'com.linkedin.metadata.snapshot.DataFlowSnapshot',
  'com.linkedin.metadata.snapshot.DataJobSnapshot',
  'com.linkedin.metadata.snapshot.DatasetSnapshot',
  'com.linkedin.metadata.snapshot.DataProcessSnapshot',
  'com.linkedin.metadata.snapshot.DataPlatformSnapshot',
  'com.linkedin.metadata.snapshot.MLModelSnapshot',
  'com.linkedin.metadata.snapshot.MLPrimaryKeySnapshot',
  'com.linkedin.metadata.snapshot.MLFeatureSnapshot',
  'com.linkedin.metadata.snapshot.MLFeatureTableSnapshot',
  'com.linkedin.metadata.snapshot.MLModelDeploymentSnapshot',
  'com.linkedin.metadata.snapshot.MLModelGroupSnapshot',
  'com.linkedin.metadata.snapshot.TagSnapshot',
  'com.linkedin.metadata.snapshot.GlossaryTermSnapshot',
  'com.linkedin.metadata.snapshot.GlossaryNodeSnapshot',
  'com.linkedin.metadata.snapshot.DataHubPolicySnapshot',
  'com.linkedin.metadata.snapshot.SchemaFieldSnapshot',
  'com.linkedin.metadata.snapshot.DataHubRetentionSnapshot',
]);
  }
}

export function checkTagSnapshot(value: unknown, sink: ValidationSink): void {
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
      case 'aspects':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          com_linkedin_metadata_aspect.checkTagAspect(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('urn');
    if ((seen & 2) === 0) sink.missing('aspects');
  }
}
