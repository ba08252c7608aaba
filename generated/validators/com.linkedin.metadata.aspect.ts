// @generated from models/com/linkedin/metadata/aspect/ by "npm run generate". Do not edit.
import * as com_linkedin_chart from './com.linkedin.chart.js';
import * as com_linkedin_common from './com.linkedin.common.js';
import * as com_linkedin_dashboard from './com.linkedin.dashboard.js';
import * as com_linkedin_datajob from './com.linkedin.datajob.js';
import * as com_linkedin_dataplatform from './com.linkedin.dataplatform.js';
import * as com_linkedin_dataprocess from './com.linkedin.dataprocess.js';
import * as com_linkedin_dataset from './com.linkedin.dataset.js';
import * as com_linkedin_glossary from './com.linkedin.glossary.js';
import * as com_linkedin_identity from './com.linkedin.identity.js';
import * as com_linkedin_metadata_key from './com.linkedin.metadata.key.js';
import * as com_linkedin_ml_metadata from './com.linkedin.ml.metadata.js';
import * as com_linkedin_policy from './com.linkedin.policy.js';
import * as com_linkedin_retention from './com.linkedin.retention.js';
import * as com_linkedin_schema from './com.linkedin.schema.js';
import * as com_linkedin_tag from './com.linkedin.tag.js';
import { type ValidationSink, isObject } from './sink.js';

export function checkChartAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.ChartKey':
          com_linkedin_metadata_key.checkChartKey(member1, sink);
          break;
        case 'com.linkedin.chart.ChartInfo':
          com_linkedin_chart.checkChartInfo(member1, sink);
          break;
        case 'com.linkedin.chart.ChartQuery':
          com_linkedin_chart.checkChartQuery(member1, sink);
          break;
        case 'com.linkedin.chart.EditableChartProperties':
          com_linkedin_chart.checkEditableChartProperties(member1, sink);
          break;
        case 'com.linkedin.common.Ownership':
          com_linkedin_common.checkOwnership(member1, sink);
          break;
        case 'com.linkedin.common.Status':
          com_linkedin_common.checkStatus(member1, sink);
          break;
        case 'com.linkedin.common.GlobalTags':
          com_linkedin_common.checkGlobalTags(member1, sink);
          break;
        case 'com.linkedin.common.BrowsePaths':
          com_linkedin_common.checkBrowsePaths(member1, sink);
          break;
        case 'com.linkedin.common.GlossaryTerms':
          com_linkedin_common.checkGlossaryTerms(member1, sink);
          break;
        case 'com.linkedin.common.InstitutionalMemory':
          com_linkedin_common.checkInstitutionalMemory(member1, sink);
          break;
        case 'com.linkedin.common.DataPlatformInstance':
          com_linkedin_common.checkDataPlatformInstance(member1, sink);
          break;
        case 'com.linkedin.common.BrowsePathsV2':
          com_linkedin_common.checkBrowsePathsV2(member1, sink);
          break;
        default:
          sink.notMember([
  'com.linkedin.metadata.key.ChartKey',
  'com.linkedin.chart.ChartInfo',
  'com.linkedin.chart.ChartQuery',
  'com.linkedin.chart.EditableChartProperties',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.Status',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.BrowsePaths',
  'com.linkedin.common.GlossaryTerms',
  'com.linkedin.common.InstitutionalMemory',
  'com.linkedin.common.DataPlatformInstance',
  'com.linkedin.common.BrowsePathsV2',
]);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.metadata.key.ChartKey',
  'com.linkedin.chart.ChartInfo',
  'com.linkedin.chart.ChartQuery',
  'com.linkedin.chart.EditableChartProperties',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.Status',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.BrowsePaths',
  'com.linkedin.common.GlossaryTerms',
  'com.linkedin.common.InstitutionalMemory',
  'com.linkedin.common.DataPlatformInstance',
  'com.linkedin.common.BrowsePathsV2',
]);
  }
}

export function checkCorpGroupAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.CorpGroupKey':
          com_linkedin_metadata_key.checkCorpGroupKey(member1, sink);
          break;
        case 'com.linkedin.identity.CorpGroupInfo':
          com_linkedin_identity.checkCorpGroupInfo(member1, sink);
          break;
        case 'com.linkedin.common.GlobalTags':
          com_linkedin_common.checkGlobalTags(member1, sink);
          break;
        case 'com.linkedin.common.Status':
          com_linkedin_common.checkStatus(member1, sink);
          break;
        default:
          sink.notMember([
  'com.linkedin.metadata.key.CorpGroupKey',
  'com.linkedin.identity.CorpGroupInfo',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.Status',
]);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.metadata.key.CorpGroupKey',
  'com.linkedin.identity.CorpGroupInfo',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.Status',
]);
  }
}

export function checkCorpUserAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.CorpUserKey':
          com_linkedin_metadata_key.checkCorpUserKey(member1, sink);
          break;
        case 'com.linkedin.identity.CorpUserInfo':
          com_linkedin_identity.checkCorpUserInfo(member1, sink);
          break;
        case 'com.linkedin.identity.CorpUserEditableInfo':
          com_linkedin_identity.checkCorpUserEditableInfo(member1, sink);
          break;
        case 'com.linkedin.identity.CorpUserStatus':
          com_linkedin_identity.checkCorpUserStatus(member1, sink);
          break;
        case 'com.linkedin.identity.GroupMembership':
          com_linkedin_identity.checkGroupMembership(member1, sink);
          break;
        case 'com.linkedin.common.GlobalTags':
          com_linkedin_common.checkGlobalTags(member1, sink);
          break;
        case 'com.linkedin.common.Status':
          com_linkedin_common.checkStatus(member1, sink);
          break;
        default:
          sink.notMember([
  'com.linkedin.metadata.key.CorpUserKey',
  'com.linkedin.identity.CorpUserInfo',
  'com.linkedin.identity.CorpUserEditableInfo',
  'com.linkedin.identity.CorpUserStatus',
  'com.linkedin.identity.GroupMembership',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.Status',
]);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.metadata.key.CorpUserKey',
  'com.linkedin.identity.CorpUserInfo',
  'com.linkedin.identity.CorpUserEditableInfo',
  'com.linkedin.identity.CorpUserStatus',
  'com.linkedin.identity.GroupMembership',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.Status',
]);
  }
}

export function checkDashboardAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.DashboardKey':
          com_linkedin_metadata_key.checkDashboardKey(member1, sink);
          break;
        case 'com.linkedin.dashboard.DashboardInfo':
          com_linkedin_dashboard.checkDashboardInfo(member1, sink);
          break;
        case 'com.linkedin.dashboard.EditableDashboardProperties':
          com_linkedin_dashboard.checkEditableDashboardProperties(member1, sink);
          break;
        case 'com.linkedin.common.Ownership':
          com_linkedin_common.checkOwnership(member1, sink);
          break;
        case 'com.linkedin.common.Status':
          com_linkedin_common.checkStatus(member1, sink);
          break;
        case 'com.linkedin.common.GlobalTags':
          com_linkedin_common.checkGlobalTags(member1, sink);
          break;
        case 'com.linkedin.common.BrowsePaths':
          com_linkedin_common.checkBrowsePaths(member1, sink);
          break;
        case 'com.linkedin.common.GlossaryTerms':
          com_linkedin_common.checkGlossaryTerms(member1, sink);
          break;
        case 'com.linkedin.common.InstitutionalMemory':
          com_linkedin_common.checkInstitutionalMemory(member1, sink);
          break;
        case 'com.linkedin.common.DataPlatformInstance':
          com_linkedin_common.checkDataPlatformInstance(member1, sink);
          break;
        case 'com.linkedin.common.BrowsePathsV2':
          com_linkedin_common.checkBrowsePathsV2(member1, sink);
          break;
        default:
          sink.notMember([
  'com.linkedin.metadata.key.DashboardKey',
  'com.linkedin.dashboard.DashboardInfo',
  'com.linkedin.dashboard.EditableDashboardProperties',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.Status',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.BrowsePaths',
  'com.linkedin.common.GlossaryTerms',
  'com.linkedin.common.InstitutionalMemory',
  'com.linkedin.common.DataPlatformInstance',
  'com.linkedin.common.BrowsePathsV2',
]);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.metadata.key.DashboardKey',
  'com.linkedin.dashboard.DashboardInfo',
  'com.linkedin.dashboard.EditableDashboardProperties',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.Status',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.BrowsePaths',
  'com.linkedin.common.GlossaryTerms',
  'com.linkedin.common.InstitutionalMemory',
  'com.linkedin.common.DataPlatformInstance',
  'com.linkedin.common.BrowsePathsV2',
]);
  }
}

export function checkDataFlowAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.DataFlowKey':
          com_linkedin_metadata_key.checkDataFlowKey(member1, sink);
          break;
        case 'com.linkedin.datajob.DataFlowInfo':
          com_linkedin_datajob.checkDataFlowInfo(member1, sink);
          break;
        case 'com.linkedin.datajob.EditableDataFlowProperties':
          com_linkedin_datajob.checkEditableDataFlowProperties(member1, sink);
          break;
        case 'com.linkedin.common.Ownership':
          com_linkedin_common.checkOwnership(member1, sink);
          break;
        case 'com.linkedin.common.Status':
          com_linkedin_common.checkStatus(member1, sink);
          break;
        case 'com.linkedin.common.GlobalTags':
          com_linkedin_common.checkGlobalTags(member1, sink);
          break;
        case 'com.linkedin.common.BrowsePaths':
          com_linkedin_common.checkBrowsePaths(member1, sink);
          break;
        case 'com.linkedin.common.GlossaryTerms':
          com_linkedin_common.checkGlossaryTerms(member1, sink);
          break;
        case 'com.linkedin.common.InstitutionalMemory':
          com_linkedin_common.checkInstitutionalMemory(member1, sink);
          break;
        case 'com.linkedin.common.DataPlatformInstance':
          com_linkedin_common.checkDataPlatformInstance(member1, sink);
          break;
        case 'com.linkedin.common.BrowsePathsV2':
          com_linkedin_common.checkBrowsePathsV2(member1, sink);
          break;
        default:
          sink.notMember([
  'com.linkedin.metadata.key.DataFlowKey',
  'com.linkedin.datajob.DataFlowInfo',
  'com.linkedin.datajob.EditableDataFlowProperties',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.Status',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.BrowsePaths',
  'com.linkedin.common.GlossaryTerms',
  'com.linkedin.common.InstitutionalMemory',
  'com.linkedin.common.DataPlatformInstance',
  'com.linkedin.common.BrowsePathsV2',
]);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.metadata.key.DataFlowKey',
  'com.linkedin.datajob.DataFlowInfo',
  'com.linkedin.datajob.EditableDataFlowProperties',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.Status',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.BrowsePaths',
  'com.linkedin.common.GlossaryTerms',
  'com.linkedin.common.InstitutionalMemory',
  'com.linkedin.common.DataPlatformInstance',
  'com.linkedin.common.BrowsePathsV2',
]);
  }
}

export function checkDataHubPolicyAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.DataHubPolicyKey':
          com_linkedin_metadata_key.checkDataHubPolicyKey(member1, sink);
          break;
        case 'com.linkedin.policy.DataHubPolicyInfo':
          com_linkedin_policy.checkDataHubPolicyInfo(member1, sink);
          break;
        default:
          sink.notMember(['com.linkedin.metadata.key.DataHubPolicyKey', 'com.linkedin.policy.DataHubPolicyInfo']);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, ['com.linkedin.metadata.key.DataHubPolicyKey', 'com.linkedin.policy.DataHubPolicyInfo']);
  }
}

export function checkDataHubRetentionAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.DataHubRetentionKey':
          com_linkedin_metadata_key.checkDataHubRetentionKey(member1, sink);
          break;
        case 'com.linkedin.retention.DataHubRetentionConfig':
          com_linkedin_retention.checkDataHubRetentionConfig(member1, sink);
          break;
        default:
          sink.notMember(['com.linkedin.metadata.key.DataHubRetentionKey', 'com.linkedin.retention.DataHubRetentionConfig']);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, ['com.linkedin.metadata.key.DataHubRetentionKey', 'com.linkedin.retention.DataHubRetentionConfig']);
  }
}

export function checkDataJobAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.DataJobKey':
          com_linkedin_metadata_key.checkDataJobKey(member1, sink);
          break;
        case 'com.linkedin.datajob.DataJobInfo':
          com_linkedin_datajob.checkDataJobInfo(member1, sink);
          break;
        case 'com.linkedin.datajob.DataJobInputOutput':
          com_linkedin_datajob.checkDataJobInputOutput(member1, sink);
          break;
        case 'com.linkedin.datajob.EditableDataJobProperties':
          com_linkedin_datajob.checkEditableDataJobProperties(member1, sink);
          break;
        case 'com.linkedin.common.Ownership':
          com_linkedin_common.checkOwnership(member1, sink);
          break;
        case 'com.linkedin.common.Status':
          com_linkedin_common.checkStatus(member1, sink);
          break;
        case 'com.linkedin.common.GlobalTags':
          com_linkedin_common.checkGlobalTags(member1, sink);
          break;
        case 'com.linkedin.common.BrowsePaths':
          com_linkedin_common.checkBrowsePaths(member1, sink);
          break;
        case 'com.linkedin.common.GlossaryTerms':
          com_linkedin_common.checkGlossaryTerms(member1, sink);
          break;
        case 'com.linkedin.common.InstitutionalMemory':
          com_linkedin_common.checkInstitutionalMemory(member1, sink);
          break;
        case 'com.linkedin.common.DataPlatformInstance':
          com_linkedin_common.checkDataPlatformInstance(member1, sink);
          break;
        case 'com.linkedin.common.BrowsePathsV2':
          com_linkedin_common.checkBrowsePathsV2(member1, sink);
          break;
        default:
          sink.notMember([
  'com.linkedin.metadata.key.DataJobKey',
  'com.linkedin.datajob.DataJobInfo',
  'com.linkedin.datajob.DataJobInputOutput',
  'com.linkedin.datajob.EditableDataJobProperties',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.Status',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.BrowsePaths',
  'com.linkedin.common.GlossaryTerms',
  'com.linkedin.common.InstitutionalMemory',
  'com.linkedin.common.DataPlatformInstance',
  'com.linkedin.common.BrowsePathsV2',
]);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.metadata.key.DataJobKey',
  'com.linkedin.datajob.DataJobInfo',
  'com.linkedin.datajob.DataJobInputOutput',
  'com.linkedin.datajob.EditableDataJobProperties',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.Status',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.BrowsePaths',
  'com.linkedin.common.GlossaryTerms',
  'com.linkedin.common.InstitutionalMemory',
  'com.linkedin.common.DataPlatformInstance',
  'com.linkedin.common.BrowsePathsV2',
]);
  }
}

export function checkDataPlatformAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.DataPlatformKey':
          com_linkedin_metadata_key.checkDataPlatformKey(member1, sink);
          break;
        case 'com.linkedin.dataplatform.DataPlatformInfo':
          com_linkedin_dataplatform.checkDataPlatformInfo(member1, sink);
          break;
        default:
          sink.notMember(['com.linkedin.metadata.key.DataPlatformKey', 'com.linkedin.dataplatform.DataPlatformInfo']);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, ['com.linkedin.metadata.key.DataPlatformKey', 'com.linkedin.dataplatform.DataPlatformInfo']);
  }
}

export function checkDataProcessAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.DataProcessKey':
          com_linkedin_metadata_key.checkDataProcessKey(member1, sink);
          break;
        case 'com.linkedin.common.Ownership':
          com_linkedin_common.checkOwnership(member1, sink);
          break;
        case 'com.linkedin.dataprocess.DataProcessInfo':
          com_linkedin_dataprocess.checkDataProcessInfo(member1, sink);
          break;
        case 'com.linkedin.common.Status':
          com_linkedin_common.checkStatus(member1, sink);
          break;
        default:
          sink.notMember([
  'com.linkedin.metadata.key.DataProcessKey',
  'com.linkedin.common.Ownership',
  'com.linkedin.dataprocess.DataProcessInfo',
  'com.linkedin.common.Status',
]);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.metadata.key.DataProcessKey',
  'com.linkedin.common.Ownership',
  'com.linkedin.dataprocess.DataProcessInfo',
  'com.linkedin.common.Status',
]);
  }
}

export function checkDatasetAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.DatasetKey':
          com_linkedin_metadata_key.checkDatasetKey(member1, sink);
          break;
        case 'com.linkedin.dataset.DatasetProperties':
          com_linkedin_dataset.checkDatasetProperties(member1, sink);
          break;
        case 'com.linkedin.dataset.EditableDatasetProperties':
          com_linkedin_dataset.checkEditableDatasetProperties(member1, sink);
          break;
        case 'com.linkedin.dataset.DatasetDeprecation':
          com_linkedin_dataset.checkDatasetDeprecation(member1, sink);
          break;
        case 'com.linkedin.dataset.DatasetUpstreamLineage':
          com_linkedin_dataset.checkDatasetUpstreamLineage(member1, sink);
          break;
        case 'com.linkedin.dataset.UpstreamLineage':
          com_linkedin_dataset.checkUpstreamLineage(member1, sink);
          break;
        case 'com.linkedin.common.InstitutionalMemory':
          com_linkedin_common.checkInstitutionalMemory(member1, sink);
          break;
        case 'com.linkedin.common.Ownership':
          com_linkedin_common.checkOwnership(member1, sink);
          break;
        case 'com.linkedin.common.Status':
          com_linkedin_common.checkStatus(member1, sink);
          break;
        case 'com.linkedin.schema.SchemaMetadata':
          com_linkedin_schema.checkSchemaMetadata(member1, sink);
          break;
        case 'com.linkedin.schema.EditableSchemaMetadata':
          com_linkedin_schema.checkEditableSchemaMetadata(member1, sink);
          break;
        case 'com.linkedin.common.GlobalTags':
          com_linkedin_common.checkGlobalTags(member1, sink);
          break;
        case 'com.linkedin.common.GlossaryTerms':
          com_linkedin_common.checkGlossaryTerms(member1, sink);
          break;
        case 'com.linkedin.common.BrowsePaths':
          com_linkedin_common.checkBrowsePaths(member1, sink);
          break;
        case 'com.linkedin.common.DataPlatformInstance':
          com_linkedin_common.checkDataPlatformInstance(member1, sink);
          break;
        case 'com.linkedin.dataset.ViewProperties':
          com_linkedin_dataset.checkViewProperties(member1, sink);
          break;
        case 'com.linkedin.common.BrowsePathsV2':
          com_linkedin_common.checkBrowsePathsV2(member1, sink);
          break;
        default:
          sink.notMember([
  'com.linkedin.metadata.key.DatasetKey',
  'com.linkedin.dataset.DatasetProperties',
  'com.linkedin.dataset.EditableDatasetProperties',
  'com.linkedin.dataset.DatasetDeprecation',
  'com.linkedin.dataset.DatasetUpstreamLineage',
  'com.linkedin.dataset.UpstreamLineage',
  'com.linkedin.common.InstitutionalMemory',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.Status',
  'com.linkedin.schema.SchemaMetadata',
  'com.linkedin.schema.EditableSchemaMetadata',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.GlossaryTerms',
  'com.linkedin.common.BrowsePaths',
  'com.linkedin.common.DataPlatformInstance',
  'com.linkedin.dataset.ViewProperties',
  'com.linkedin.common.BrowsePathsV2',
]);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.metadata.key.DatasetKey',
  'com.linkedin.dataset.DatasetProperties',
  'com.linkedin.dataset.EditableDatasetProperties',
  'com.linkedin.dataset.DatasetDeprecation',
  'com.linkedin.dataset.DatasetUpstreamLineage',
  'com.linkedin.dataset.UpstreamLineage',
  'com.linkedin.common.InstitutionalMemory',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.Status',
  'com.linkedin.schema.SchemaMetadata',
  'com.linkedin.schema.EditableSchemaMetadata',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.GlossaryTerms',
  'com.linkedin.common.BrowsePaths',
  'com.linkedin.common.DataPlatformInstance',
  'com.linkedin.dataset.ViewProperties',
  'com.linkedin.common.BrowsePathsV2',
]);
  }
}

export function checkGlossaryNodeAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.GlossaryNodeKey':
          com_linkedin_metadata_key.checkGlossaryNodeKey(member1, sink);
          break;
        case 'com.linkedin.glossary.GlossaryNodeInfo':
          com_linkedin_glossary.checkGlossaryNodeInfo(member1, sink);
          break;
        case 'com.linkedin.common.Ownership':
          com_linkedin_common.checkOwnership(member1, sink);
          break;
        case 'com.linkedin.common.Status':
          com_linkedin_common.checkStatus(member1, sink);
          break;
        default:
          sink.notMember([
  'com.linkedin.metadata.key.GlossaryNodeKey',
  'com.linkedin.glossary.GlossaryNodeInfo',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.Status',
]);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.metadata.key.GlossaryNodeKey',
  'com.linkedin.glossary.GlossaryNodeInfo',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.Status',
]);
  }
}

export function checkGlossaryTermAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.GlossaryTermKey':
          com_linkedin_metadata_key.checkGlossaryTermKey(member1, sink);
          break;
        case 'com.linkedin.glossary.GlossaryTermInfo':
          com_linkedin_glossary.checkGlossaryTermInfo(member1, sink);
          break;
        case 'com.linkedin.common.Ownership':
          com_linkedin_common.checkOwnership(member1, sink);
          break;
        case 'com.linkedin.common.Status':
          com_linkedin_common.checkStatus(member1, sink);
          break;
        case 'com.linkedin.common.BrowsePaths':
          com_linkedin_common.checkBrowsePaths(member1, sink);
          break;
        case 'com.linkedin.glossary.GlossaryRelatedTerms':
          com_linkedin_glossary.checkGlossaryRelatedTerms(member1, sink);
          break;
        default:
          sink.notMember([
  'com.linkedin.metadata.key.GlossaryTermKey',
  'com.linkedin.glossary.GlossaryTermInfo',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.Status',
  'com.linkedin.common.BrowsePaths',
  'com.linkedin.glossary.GlossaryRelatedTerms',
]);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.metadata.key.GlossaryTermKey',
  'com.linkedin.glossary.GlossaryTermInfo',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.Status',
  'com.linkedin.common.BrowsePaths',
  'com.linkedin.glossary.GlossaryRelatedTerms',
]);
  }
}

export function checkMLFeatureAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.MLFeatureKey':
          com_linkedin_metadata_key.checkMLFeatureKey(member1, sink);
          break;
        case 'com.linkedin.ml.metadata.MLFeatureProperties':
          com_linkedin_ml_metadata.checkMLFeatureProperties(member1, sink);
          break;
        case 'com.linkedin.common.Ownership':
          com_linkedin_common.checkOwnership(member1, sink);
          break;
        case 'com.linkedin.common.InstitutionalMemory':
          com_linkedin_common.checkInstitutionalMemory(member1, sink);
          break;
        case 'com.linkedin.common.Status':
          com_linkedin_common.checkStatus(member1, sink);
          break;
        case 'com.linkedin.common.Deprecation':
          com_linkedin_common.checkDeprecation(member1, sink);
          break;
        case 'com.linkedin.common.BrowsePaths':
          com_linkedin_common.checkBrowsePaths(member1, sink);
          break;
        case 'com.linkedin.common.GlobalTags':
          com_linkedin_common.checkGlobalTags(member1, sink);
          break;
        case 'com.linkedin.common.DataPlatformInstance':
          com_linkedin_common.checkDataPlatformInstance(member1, sink);
          break;
        case 'com.linkedin.common.BrowsePathsV2':
          com_linkedin_common.checkBrowsePathsV2(member1, sink);
          break;
        default:
          sink.notMember([
  'com.linkedin.metadata.key.MLFeatureKey',
  'com.linkedin.ml.metadata.MLFeatureProperties',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.InstitutionalMemory',
  'com.linkedin.common.Status',
  'com.linkedin.common.Deprecation',
  'com.linkedin.common.BrowsePaths',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.DataPlatformInstance',
  'com.linkedin.common.BrowsePathsV2',
]);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.metadata.key.MLFeatureKey',
  'com.linkedin.ml.metadata.MLFeatureProperties',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.InstitutionalMemory',
  'com.linkedin.common.Status',
  'com.linkedin.common.Deprecation',
  'com.linkedin.common.BrowsePaths',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.DataPlatformInstance',
  'com.linkedin.common.BrowsePathsV2',
]);
  }
}

export function checkMLFeatureTableAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.MLFeatureTableKey':
          com_linkedin_metadata_key.checkMLFeatureTableKey(member1, sink);
          break;
        case 'com.linkedin.ml.metadata.MLFeatureTableProperties':
          com_linkedin_ml_metadata.checkMLFeatureTableProperties(member1, sink);
          break;
        case 'com.linkedin.common.Ownership':
          com_linkedin_common.checkOwnership(member1, sink);
          break;
        case 'com.linkedin.common.InstitutionalMemory':
          com_linkedin_common.checkInstitutionalMemory(member1, sink);
          break;
        case 'com.linkedin.common.Status':
          com_linkedin_common.checkStatus(member1, sink);
          break;
        case 'com.linkedin.common.Deprecation':
          com_linkedin_common.checkDeprecation(member1, sink);
          break;
        case 'com.linkedin.common.BrowsePaths':
          com_linkedin_common.checkBrowsePaths(member1, sink);
          break;
        case 'com.linkedin.common.GlobalTags':
          com_linkedin_common.checkGlobalTags(member1, sink);
          break;
        case 'com.linkedin.common.DataPlatformInstance':
          com_linkedin_common.checkDataPlatformInstance(member1, sink);
          break;
        case 'com.linkedin.common.BrowsePathsV2':
          com_linkedin_common.checkBrowsePathsV2(member1, sink);
          break;
        default:
          sink.notMember([
  'com.linkedin.metadata.key.MLFeatureTableKey',
  'com.linkedin.ml.metadata.MLFeatureTableProperties',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.InstitutionalMemory',
  'com.linkedin.common.Status',
  'com.linkedin.common.Deprecation',
  'com.linkedin.common.BrowsePaths',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.DataPlatformInstance',
  'com.linkedin.common.BrowsePathsV2',
]);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.metadata.key.MLFeatureTableKey',
  'com.linkedin.ml.metadata.MLFeatureTableProperties',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.InstitutionalMemory',
  'com.linkedin.common.Status',
  'com.linkedin.common.Deprecation',
  'com.linkedin.common.BrowsePaths',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.DataPlatformInstance',
  'com.linkedin.common.BrowsePathsV2',
]);
  }
}

export function checkMLModelAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.MLModelKey':
          com_linkedin_metadata_key.checkMLModelKey(member1, sink);
          break;
        case 'com.linkedin.common.Ownership':
          com_linkedin_common.checkOwnership(member1, sink);
          break;
        case 'com.linkedin.ml.metadata.MLModelProperties':
          com_linkedin_ml_metadata.checkMLModelProperties(member1, sink);
          break;
        case 'com.linkedin.ml.metadata.IntendedUse':
          com_linkedin_ml_metadata.checkIntendedUse(member1, sink);
          break;
        case 'com.linkedin.ml.metadata.MLModelFactorPrompts':
          com_linkedin_ml_metadata.checkMLModelFactorPrompts(member1, sink);
          break;
        case 'com.linkedin.ml.metadata.Metrics':
          com_linkedin_ml_metadata.checkMetrics(member1, sink);
          break;
        case 'com.linkedin.ml.metadata.EvaluationData':
          com_linkedin_ml_metadata.checkEvaluationData(member1, sink);
          break;
        case 'com.linkedin.ml.metadata.TrainingData':
          com_linkedin_ml_metadata.checkTrainingData(member1, sink);
          break;
        case 'com.linkedin.ml.metadata.QuantitativeAnalyses':
          com_linkedin_ml_metadata.checkQuantitativeAnalyses(member1, sink);
          break;
        case 'com.linkedin.ml.metadata.EthicalConsiderations':
          com_linkedin_ml_metadata.checkEthicalConsiderations(member1, sink);
          break;
        case 'com.linkedin.ml.metadata.CaveatsAndRecommendations':
          com_linkedin_ml_metadata.checkCaveatsAndRecommendations(member1, sink);
          break;
        case 'com.linkedin.common.InstitutionalMemory':
          com_linkedin_common.checkInstitutionalMemory(member1, sink);
          break;
        case 'com.linkedin.ml.metadata.SourceCode':
          com_linkedin_ml_metadata.checkSourceCode(member1, sink);
          break;
        case 'com.linkedin.common.Status':
          com_linkedin_common.checkStatus(member1, sink);
          break;
        case 'com.linkedin.common.Cost':
          com_linkedin_common.checkCost(member1, sink);
          break;
        case 'com.linkedin.common.Deprecation':
          com_linkedin_common.checkDeprecation(member1, sink);
          break;
        case 'com.linkedin.common.BrowsePaths':
          com_linkedin_common.checkBrowsePaths(member1, sink);
          break;
        case 'com.linkedin.common.GlobalTags':
          com_linkedin_common.checkGlobalTags(member1, sink);
          break;
        case 'com.linkedin.common.DataPlatformInstance':
          com_linkedin_common.checkDataPlatformInstance(member1, sink);
          break;
        case 'com.linkedin.common.BrowsePathsV2':
          com_linkedin_common.checkBrowsePathsV2(member1, sink);
          break;
        default:
          sink.notMember([
  'com.linkedin.metadata.key.MLModelKey',
  'com.linkedin.common.Ownership',
  'com.linkedin.ml.metadata.MLModelProperties',
  'com.linkedin.ml.metadata.IntendedUse',
  'com.linkedin.ml.metadata.MLModelFactorPrompts',
  'com.linkedin.ml.metadata.Metrics',
  'com.linkedin.ml.metadata.EvaluationData',
  'com.linkedin.ml.metadata.TrainingData',
  'com.linkedin.ml.metadata.QuantitativeAnalyses',
  'com.linkedin.ml.metadata.EthicalConsiderations',
  'com.linkedin.ml.metadata.CaveatsAndRecommendations',
  'com.linkedin.common.InstitutionalMemory',
  'com.linkedin.ml.metadata.SourceCode',
  'com.linkedin.common.Status',
  'com.linkedin.common.Cost',
  'com.linkedin.common.Deprecation',
  'com.linkedin.common.BrowsePaths',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.DataPlatformInstance',
  'com.linkedin.common.BrowsePathsV2',
]);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.metadata.key.MLModelKey',
  'com.linkedin.common.Ownership',
  'com.linkedin.ml.metadata.MLModelProperties',
  'com.linkedin.ml.metadata.IntendedUse',
  'com.linkedin.ml.metadata.MLModelFactorPrompts',
  'com.linkedin.ml.metadata.Metrics',
  'com.linkedin.ml.metadata.EvaluationData',
  'com.linkedin.ml.metadata.TrainingData',
  'com.linkedin.ml.metadata.QuantitativeAnalyses',
  'com.linkedin.ml.metadata.EthicalConsiderations',
  'com.linkedin.ml.metadata.CaveatsAndRecommendations',
  'com.linkedin.common.InstitutionalMemory',
  'com.linkedin.ml.metadata.SourceCode',
  'com.linkedin.common.Status',
  'com.linkedin.common.Cost',
  'com.linkedin.common.Deprecation',
  'com.linkedin.common.BrowsePaths',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.DataPlatformInstance',
  'com.linkedin.common.BrowsePathsV2',
]);
  }
}

export function checkMLModelDeploymentAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.MLModelDeploymentKey':
          com_linkedin_metadata_key.checkMLModelDeploymentKey(member1, sink);
          break;
        case 'com.linkedin.ml.metadata.MLModelDeploymentProperties':
          com_linkedin_ml_metadata.checkMLModelDeploymentProperties(member1, sink);
          break;
        case 'com.linkedin.common.Ownership':
          com_linkedin_common.checkOwnership(member1, sink);
          break;
        case 'com.linkedin.common.Status':
          com_linkedin_common.checkStatus(member1, sink);
          break;
        case 'com.linkedin.common.Deprecation':
          com_linkedin_common.checkDeprecation(member1, sink);
          break;
        case 'com.linkedin.common.GlobalTags':
          com_linkedin_common.checkGlobalTags(member1, sink);
          break;
        case 'com.linkedin.common.DataPlatformInstance':
          com_linkedin_common.checkDataPlatformInstance(member1, sink);
          break;
        default:
          sink.notMember([
  'com.linkedin.metadata.key.MLModelDeploymentKey',
  'com.linkedin.ml.metadata.MLModelDeploymentProperties',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.Status',
  'com.linkedin.common.Deprecation',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.DataPlatformInstance',
]);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.metadata.key.MLModelDeploymentKey',
  'com.linkedin.ml.metadata.MLModelDeploymentProperties',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.Status',
  'com.linkedin.common.Deprecation',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.DataPlatformInstance',
]);
  }
}

export function checkMLModelGroupAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.MLModelGroupKey':
          com_linkedin_metadata_key.checkMLModelGroupKey(member1, sink);
          break;
        case 'com.linkedin.ml.metadata.MLModelGroupProperties':
          com_linkedin_ml_metadata.checkMLModelGroupProperties(member1, sink);
          break;
        case 'com.linkedin.common.Ownership':
          com_linkedin_common.checkOwnership(member1, sink);
          break;
        case 'com.linkedin.common.Status':
          com_linkedin_common.checkStatus(member1, sink);
          break;
        case 'com.linkedin.common.Deprecation':
          com_linkedin_common.checkDeprecation(member1, sink);
          break;
        case 'com.linkedin.common.BrowsePaths':
          com_linkedin_common.checkBrowsePaths(member1, sink);
          break;
        case 'com.linkedin.common.GlobalTags':
          com_linkedin_common.checkGlobalTags(member1, sink);
          break;
        case 'com.linkedin.common.DataPlatformInstance':
          com_linkedin_common.checkDataPlatformInstance(member1, sink);
          break;
        case 'com.linkedin.common.BrowsePathsV2':
          com_linkedin_common.checkBrowsePathsV2(member1, sink);
          break;
        default:
          sink.notMember([
  'com.linkedin.metadata.key.MLModelGroupKey',
  'com.linkedin.ml.metadata.MLModelGroupProperties',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.Status',
  'com.linkedin.common.Deprecation',
  'com.linkedin.common.BrowsePaths',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.DataPlatformInstance',
  'com.linkedin.common.BrowsePathsV2',
]);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.metadata.key.MLModelGroupKey',
  'com.linkedin.ml.metadata.MLModelGroupProperties',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.Status',
  'com.linkedin.common.Deprecation',
  'com.linkedin.common.BrowsePaths',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.DataPlatformInstance',
  'com.linkedin.common.BrowsePathsV2',
]);
  }
}

export function checkMLPrimaryKeyAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.MLPrimaryKeyKey':
          com_linkedin_metadata_key.checkMLPrimaryKeyKey(member1, sink);
          break;
        case 'com.linkedin.ml.metadata.MLPrimaryKeyProperties':
          com_linkedin_ml_metadata.checkMLPrimaryKeyProperties(member1, sink);
          break;
        case 'com.linkedin.common.Ownership':
          com_linkedin_common.checkOwnership(member1, sink);
          break;
        case 'com.linkedin.common.InstitutionalMemory':
          com_linkedin_common.checkInstitutionalMemory(member1, sink);
          break;
        case 'com.linkedin.common.Status':
          com_linkedin_common.checkStatus(member1, sink);
          break;
        case 'com.linkedin.common.Deprecation':
          com_linkedin_common.checkDeprecation(member1, sink);
          break;
        case 'com.linkedin.common.GlobalTags':
          com_linkedin_common.checkGlobalTags(member1, sink);
          break;
        case 'com.linkedin.common.DataPlatformInstance':
          com_linkedin_common.checkDataPlatformInstance(member1, sink);
          break;
        default:
          sink.notMember([
  'com.linkedin.metadata.key.MLPrimaryKeyKey',
  'com.linkedin.ml.metadata.MLPrimaryKeyProperties',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.InstitutionalMemory',
  'com.linkedin.common.Status',
  'com.linkedin.common.Deprecation',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.DataPlatformInstance',
]);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.metadata.key.MLPrimaryKeyKey',
  'com.linkedin.ml.metadata.MLPrimaryKeyProperties',
  'com.linkedin.common.Ownership',
  'com.linkedin.common.InstitutionalMemory',
  'com.linkedin.common.Status',
  'com.linkedin.common.Deprecation',
  'com.linkedin.common.GlobalTags',
  'com.linkedin.common.DataPlatformInstance',
]);
  }
}

export function checkSchemaFieldAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.SchemaFieldKey':
          com_linkedin_metadata_key.checkSchemaFieldKey(member1, sink);
          break;
        default:
          sink.notMember(['com.linkedin.metadata.key.SchemaFieldKey']);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, ['com.linkedin.metadata.key.SchemaFieldKey']);
  }
}

export function checkTagAspect(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) sink.mismatch('union', value);
  else {
    let count1 = 0;
    for (const key1 in value) {
      const before1 = sink.count;
      const member1 = value[key1];
      count1++;
      switch (key1) {
        case 'com.linkedin.metadata.key.TagKey':
          com_linkedin_metadata_key.checkTagKey(member1, sink);
          break;
        case 'com.linkedin.common.Ownership':
          com_linkedin_common.checkOwnership(member1, sink);
          break;
        case 'com.linkedin.tag.TagProperties':
          com_linkedin_tag.checkTagProperties(member1, sink);
          break;
        case 'com.linkedin.common.Status':
          com_linkedin_common.checkStatus(member1, sink);
          break;
        default:
          sink.notMember([
  'com.linkedin.metadata.key.TagKey',
  'com.linkedin.common.Ownership',
  'com.linkedin.tag.TagProperties',
  'com.linkedin.common.Status',
]);
      }
      if (sink.count !== before1) sink.under(before1, key1);
    }
    if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.metadata.key.TagKey',
  'com.linkedin.common.Ownership',
  'com.linkedin.tag.TagProperties',
  'com.linkedin.common.Status',
]);
  }
}
