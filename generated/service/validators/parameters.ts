// @generated from models/rpc/ by "npm run generate". Do not edit.
import * as types from './named-types.js';
import { type Validator, isInt, isLong, isObject } from './sink.js';

/** Validators of the parameters of every method, by `<resource>.<method>`. */
export const parameterValidators: Readonly<Record<string, Validator>> = {
  'analytics.getTimeseriesStats': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    let seen = 0;
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'entityName':
          seen |= 1;
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'aspectName':
          seen |= 2;
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'metrics':
          seen |= 4;
          if (!Array.isArray(member)) sink.mismatch('array', member);
          else for (let index1 = 0; index1 < member.length; index1++) {
            const before1 = sink.count;
            const item1: unknown = member[index1];
            types.check_com_linkedin_timeseries_AggregationSpec(item1, sink);
            if (sink.count !== before1) sink.under(before1, index1);
          }
          break;
        case 'filter':
          types.check_com_linkedin_metadata_query_filter_Filter(member, sink);
          break;
        case 'buckets':
          if (!Array.isArray(member)) sink.mismatch('array', member);
          else for (let index1 = 0; index1 < member.length; index1++) {
            const before1 = sink.count;
            const item1: unknown = member[index1];
            types.check_com_linkedin_timeseries_GroupingBucket(item1, sink);
            if (sink.count !== before1) sink.under(before1, index1);
          }
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
    if (seen !== 7) {
      if ((seen & 1) === 0) sink.missing('entityName');
      if ((seen & 2) === 0) sink.missing('aspectName');
      if ((seen & 4) === 0) sink.missing('metrics');
    }
  },
  'aspects.get': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    let seen = 0;
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'aspect':
          seen |= 1;
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'version':
          if (!isLong(member)) sink.mismatch('long', member);
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
    if (seen !== 1) {
      if ((seen & 1) === 0) sink.missing('aspect');
    }
  },
  'aspects.ingestProposal': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    let seen = 0;
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'proposal':
          seen |= 1;
          types.check_com_linkedin_mxe_MetadataChangeProposal(member, sink);
          break;
        case 'async':
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
    if (seen !== 1) {
      if ((seen & 1) === 0) sink.missing('proposal');
    }
  },
  'aspects.ingestProposalBatch': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    let seen = 0;
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'proposals':
          seen |= 1;
          if (!Array.isArray(member)) sink.mismatch('array', member);
          else for (let index1 = 0; index1 < member.length; index1++) {
            const before1 = sink.count;
            const item1: unknown = member[index1];
            types.check_com_linkedin_mxe_MetadataChangeProposal(item1, sink);
            if (sink.count !== before1) sink.under(before1, index1);
          }
          break;
        case 'async':
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
    if (seen !== 1) {
      if ((seen & 1) === 0) sink.missing('proposals');
    }
  },
  'aspects.getTimeseriesAspectValues': (value, sink) => {
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
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'entity':
          seen |= 2;
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'aspect':
          seen |= 4;
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'startTimeMillis':
          if (!isLong(member)) sink.mismatch('long', member);
          break;
        case 'endTimeMillis':
          if (!isLong(member)) sink.mismatch('long', member);
          break;
        case 'limit':
          if (!isInt(member)) sink.mismatch('int', member);
          break;
        case 'latestValue':
          if (typeof member !== 'boolean') sink.mismatch('boolean', member);
          break;
        case 'filter':
          types.check_com_linkedin_metadata_query_filter_Filter(member, sink);
          break;
        case 'sort':
          types.check_com_linkedin_metadata_query_filter_SortCriterion(member, sink);
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
    if (seen !== 7) {
      if ((seen & 1) === 0) sink.missing('urn');
      if ((seen & 2) === 0) sink.missing('entity');
      if ((seen & 4) === 0) sink.missing('aspect');
    }
  },
  'aspects.getCount': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    let seen = 0;
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'aspect':
          seen |= 1;
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'urnLike':
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
    if (seen !== 1) {
      if ((seen & 1) === 0) sink.missing('aspect');
    }
  },
  'aspects.getCoverage': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      sink.unrecognized(member);
      if (sink.count !== before) sink.under(before, key);
    }
  },
  'aspects.restoreIndices': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'urn':
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'aspect':
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'urnLike':
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'start':
          if (!isInt(member)) sink.mismatch('int', member);
          break;
        case 'batchSize':
          if (!isInt(member)) sink.mismatch('int', member);
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
  },
  'entities.get': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'aspects':
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
  },
  'entities.batchGet': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    let seen = 0;
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'ids':
          seen |= 1;
          if (!Array.isArray(member)) sink.mismatch('array', member);
          else for (let index1 = 0; index1 < member.length; index1++) {
            const before1 = sink.count;
            const item1: unknown = member[index1];
            if (typeof item1 !== 'string') sink.mismatch('string', item1);
            if (sink.count !== before1) sink.under(before1, index1);
          }
          break;
        case 'aspects':
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
      if ((seen & 1) === 0) sink.missing('ids');
    }
  },
  'entities.ingest': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    let seen = 0;
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'entity':
          seen |= 1;
          types.check_com_linkedin_entity_Entity(member, sink);
          break;
        case 'systemMetadata':
          types.check_com_linkedin_mxe_SystemMetadata(member, sink);
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
    if (seen !== 1) {
      if ((seen & 1) === 0) sink.missing('entity');
    }
  },
  'entities.batchIngest': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    let seen = 0;
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'entities':
          seen |= 1;
          if (!Array.isArray(member)) sink.mismatch('array', member);
          else for (let index1 = 0; index1 < member.length; index1++) {
            const before1 = sink.count;
            const item1: unknown = member[index1];
            types.check_com_linkedin_entity_Entity(item1, sink);
            if (sink.count !== before1) sink.under(before1, index1);
          }
          break;
        case 'systemMetadata':
          if (!Array.isArray(member)) sink.mismatch('array', member);
          else for (let index1 = 0; index1 < member.length; index1++) {
            const before1 = sink.count;
            const item1: unknown = member[index1];
            types.check_com_linkedin_mxe_SystemMetadata(item1, sink);
            if (sink.count !== before1) sink.under(before1, index1);
          }
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
    if (seen !== 1) {
      if ((seen & 1) === 0) sink.missing('entities');
    }
  },
  'entities.search': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    let seen = 0;
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'entity':
          seen |= 1;
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'input':
          seen |= 2;
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'filter':
          types.check_com_linkedin_metadata_query_filter_Filter(member, sink);
          break;
        case 'sort':
          types.check_com_linkedin_metadata_query_filter_SortCriterion(member, sink);
          break;
        case 'start':
          seen |= 4;
          if (!isInt(member)) sink.mismatch('int', member);
          break;
        case 'count':
          seen |= 8;
          if (!isInt(member)) sink.mismatch('int', member);
          break;
        case 'fulltext':
          if (typeof member !== 'boolean') sink.mismatch('boolean', member);
          break;
        case 'searchFlags':
          types.check_com_linkedin_metadata_query_SearchFlags(member, sink);
          break;
        case 'explain':
          if (typeof member !== 'boolean') sink.mismatch('boolean', member);
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
    if (seen !== 15) {
      if ((seen & 1) === 0) sink.missing('entity');
      if ((seen & 2) === 0) sink.missing('input');
      if ((seen & 4) === 0) sink.missing('start');
      if ((seen & 8) === 0) sink.missing('count');
    }
  },
  'entities.searchAcrossEntities': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    let seen = 0;
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'entities':
          if (!Array.isArray(member)) sink.mismatch('array', member);
          else for (let index1 = 0; index1 < member.length; index1++) {
            const before1 = sink.count;
            const item1: unknown = member[index1];
            if (typeof item1 !== 'string') sink.mismatch('string', item1);
            if (sink.count !== before1) sink.under(before1, index1);
          }
          break;
        case 'input':
          seen |= 1;
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'filter':
          types.check_com_linkedin_metadata_query_filter_Filter(member, sink);
          break;
        case 'sort':
          types.check_com_linkedin_metadata_query_filter_SortCriterion(member, sink);
          break;
        case 'start':
          seen |= 2;
          if (!isInt(member)) sink.mismatch('int', member);
          break;
        case 'count':
          seen |= 4;
          if (!isInt(member)) sink.mismatch('int', member);
          break;
        case 'searchFlags':
          types.check_com_linkedin_metadata_query_SearchFlags(member, sink);
          break;
        case 'explain':
          if (typeof member !== 'boolean') sink.mismatch('boolean', member);
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
    if (seen !== 7) {
      if ((seen & 1) === 0) sink.missing('input');
      if ((seen & 2) === 0) sink.missing('start');
      if ((seen & 4) === 0) sink.missing('count');
    }
  },
  'entities.scrollAcrossEntities': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    let seen = 0;
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'entities':
          if (!Array.isArray(member)) sink.mismatch('array', member);
          else for (let index1 = 0; index1 < member.length; index1++) {
            const before1 = sink.count;
            const item1: unknown = member[index1];
            if (typeof item1 !== 'string') sink.mismatch('string', item1);
            if (sink.count !== before1) sink.under(before1, index1);
          }
          break;
        case 'input':
          seen |= 1;
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'filter':
          types.check_com_linkedin_metadata_query_filter_Filter(member, sink);
          break;
        case 'sort':
          types.check_com_linkedin_metadata_query_filter_SortCriterion(member, sink);
          break;
        case 'scrollId':
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'keepAlive':
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'count':
          seen |= 2;
          if (!isInt(member)) sink.mismatch('int', member);
          break;
        case 'searchFlags':
          types.check_com_linkedin_metadata_query_SearchFlags(member, sink);
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
    if (seen !== 3) {
      if ((seen & 1) === 0) sink.missing('input');
      if ((seen & 2) === 0) sink.missing('count');
    }
  },
  'entities.searchAcrossLineage': (value, sink) => {
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
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'direction':
          seen |= 2;
          types.check_com_linkedin_metadata_graph_LineageDirection(member, sink);
          break;
        case 'entities':
          if (!Array.isArray(member)) sink.mismatch('array', member);
          else for (let index1 = 0; index1 < member.length; index1++) {
            const before1 = sink.count;
            const item1: unknown = member[index1];
            if (typeof item1 !== 'string') sink.mismatch('string', item1);
            if (sink.count !== before1) sink.under(before1, index1);
          }
          break;
        case 'input':
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'maxHops':
          if (!isInt(member)) sink.mismatch('int', member);
          break;
        case 'filter':
          types.check_com_linkedin_metadata_query_filter_Filter(member, sink);
          break;
        case 'sort':
          types.check_com_linkedin_metadata_query_filter_SortCriterion(member, sink);
          break;
        case 'start':
          seen |= 4;
          if (!isInt(member)) sink.mismatch('int', member);
          break;
        case 'count':
          seen |= 8;
          if (!isInt(member)) sink.mismatch('int', member);
          break;
        case 'startTimeMillis':
          if (!isLong(member)) sink.mismatch('long', member);
          break;
        case 'endTimeMillis':
          if (!isLong(member)) sink.mismatch('long', member);
          break;
        case 'searchFlags':
          types.check_com_linkedin_metadata_query_SearchFlags(member, sink);
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
    if (seen !== 15) {
      if ((seen & 1) === 0) sink.missing('urn');
      if ((seen & 2) === 0) sink.missing('direction');
      if ((seen & 4) === 0) sink.missing('start');
      if ((seen & 8) === 0) sink.missing('count');
    }
  },
  'entities.scrollAcrossLineage': (value, sink) => {
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
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'direction':
          seen |= 2;
          types.check_com_linkedin_metadata_graph_LineageDirection(member, sink);
          break;
        case 'entities':
          if (!Array.isArray(member)) sink.mismatch('array', member);
          else for (let index1 = 0; index1 < member.length; index1++) {
            const before1 = sink.count;
            const item1: unknown = member[index1];
            if (typeof item1 !== 'string') sink.mismatch('string', item1);
            if (sink.count !== before1) sink.under(before1, index1);
          }
          break;
        case 'input':
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'maxHops':
          if (!isInt(member)) sink.mismatch('int', member);
          break;
        case 'filter':
          types.check_com_linkedin_metadata_query_filter_Filter(member, sink);
          break;
        case 'sort':
          types.check_com_linkedin_metadata_query_filter_SortCriterion(member, sink);
          break;
        case 'scrollId':
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'keepAlive':
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'count':
          seen |= 4;
          if (!isInt(member)) sink.mismatch('int', member);
          break;
        case 'startTimeMillis':
          if (!isLong(member)) sink.mismatch('long', member);
          break;
        case 'endTimeMillis':
          if (!isLong(member)) sink.mismatch('long', member);
          break;
        case 'searchFlags':
          types.check_com_linkedin_metadata_query_SearchFlags(member, sink);
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
    if (seen !== 7) {
      if ((seen & 1) === 0) sink.missing('urn');
      if ((seen & 2) === 0) sink.missing('direction');
      if ((seen & 4) === 0) sink.missing('count');
    }
  },
  'entities.autocomplete': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    let seen = 0;
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'entity':
          seen |= 1;
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'query':
          seen |= 2;
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'field':
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'filter':
          types.check_com_linkedin_metadata_query_filter_Filter(member, sink);
          break;
        case 'start':
          if (!isInt(member)) sink.mismatch('int', member);
          break;
        case 'limit':
          seen |= 4;
          if (!isInt(member)) sink.mismatch('int', member);
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
    if (seen !== 7) {
      if ((seen & 1) === 0) sink.missing('entity');
      if ((seen & 2) === 0) sink.missing('query');
      if ((seen & 4) === 0) sink.missing('limit');
    }
  },
  'entities.browse': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    let seen = 0;
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'entity':
          seen |= 1;
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'path':
          seen |= 2;
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'filter':
          types.check_com_linkedin_metadata_query_filter_Filter(member, sink);
          break;
        case 'start':
          seen |= 4;
          if (!isInt(member)) sink.mismatch('int', member);
          break;
        case 'limit':
          seen |= 8;
          if (!isInt(member)) sink.mismatch('int', member);
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
    if (seen !== 15) {
      if ((seen & 1) === 0) sink.missing('entity');
      if ((seen & 2) === 0) sink.missing('path');
      if ((seen & 4) === 0) sink.missing('start');
      if ((seen & 8) === 0) sink.missing('limit');
    }
  },
  'entities.getBrowsePaths': (value, sink) => {
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
  },
  'entities.filter': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    let seen = 0;
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'entity':
          seen |= 1;
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'filter':
          seen |= 2;
          types.check_com_linkedin_metadata_query_filter_Filter(member, sink);
          break;
        case 'sort':
          types.check_com_linkedin_metadata_query_filter_SortCriterion(member, sink);
          break;
        case 'start':
          seen |= 4;
          if (!isInt(member)) sink.mismatch('int', member);
          break;
        case 'count':
          seen |= 8;
          if (!isInt(member)) sink.mismatch('int', member);
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
    if (seen !== 15) {
      if ((seen & 1) === 0) sink.missing('entity');
      if ((seen & 2) === 0) sink.missing('filter');
      if ((seen & 4) === 0) sink.missing('start');
      if ((seen & 8) === 0) sink.missing('count');
    }
  },
  'entities.list': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    let seen = 0;
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'entity':
          seen |= 1;
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'filter':
          types.check_com_linkedin_metadata_query_filter_Filter(member, sink);
          break;
        case 'sort':
          types.check_com_linkedin_metadata_query_filter_SortCriterion(member, sink);
          break;
        case 'start':
          seen |= 2;
          if (!isInt(member)) sink.mismatch('int', member);
          break;
        case 'count':
          seen |= 4;
          if (!isInt(member)) sink.mismatch('int', member);
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
    if (seen !== 7) {
      if ((seen & 1) === 0) sink.missing('entity');
      if ((seen & 2) === 0) sink.missing('start');
      if ((seen & 4) === 0) sink.missing('count');
    }
  },
  'entities.listUrns': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    let seen = 0;
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'entity':
          seen |= 1;
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'start':
          seen |= 2;
          if (!isInt(member)) sink.mismatch('int', member);
          break;
        case 'count':
          seen |= 4;
          if (!isInt(member)) sink.mismatch('int', member);
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
    if (seen !== 7) {
      if ((seen & 1) === 0) sink.missing('entity');
      if ((seen & 2) === 0) sink.missing('start');
      if ((seen & 4) === 0) sink.missing('count');
    }
  },
  'entities.exists': (value, sink) => {
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
  },
  'entities.getTotalEntityCount': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    let seen = 0;
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'entity':
          seen |= 1;
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
    if (seen !== 1) {
      if ((seen & 1) === 0) sink.missing('entity');
    }
  },
  'entities.batchGetTotalEntityCount': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    let seen = 0;
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'entities':
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
      if ((seen & 1) === 0) sink.missing('entities');
    }
  },
  'entities.delete': (value, sink) => {
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
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'aspectName':
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'startTimeMillis':
          if (!isLong(member)) sink.mismatch('long', member);
          break;
        case 'endTimeMillis':
          if (!isLong(member)) sink.mismatch('long', member);
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
    if (seen !== 1) {
      if ((seen & 1) === 0) sink.missing('urn');
    }
  },
  'entities.deleteReferences': (value, sink) => {
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
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'dryRun':
          if (typeof member !== 'boolean') sink.mismatch('boolean', member);
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
    if (seen !== 1) {
      if ((seen & 1) === 0) sink.missing('urn');
    }
  },
  'entities.deleteAll': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    let seen = 0;
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'registryId':
          seen |= 1;
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'dryRun':
          if (typeof member !== 'boolean') sink.mismatch('boolean', member);
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
    if (seen !== 1) {
      if ((seen & 1) === 0) sink.missing('registryId');
    }
  },
  'entities.setWritable': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'value':
          if (typeof member !== 'boolean') sink.mismatch('boolean', member);
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
  },
  'entities.applyRetention': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'start':
          if (!isInt(member)) sink.mismatch('int', member);
          break;
        case 'count':
          if (!isInt(member)) sink.mismatch('int', member);
          break;
        case 'attemptWithVersion':
          if (!isInt(member)) sink.mismatch('int', member);
          break;
        case 'aspectName':
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'urn':
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
  },
  'entitiesV2.get': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'aspects':
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
  },
  'entitiesV2.batchGet': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    let seen = 0;
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'ids':
          seen |= 1;
          if (!Array.isArray(member)) sink.mismatch('array', member);
          else for (let index1 = 0; index1 < member.length; index1++) {
            const before1 = sink.count;
            const item1: unknown = member[index1];
            if (typeof item1 !== 'string') sink.mismatch('string', item1);
            if (sink.count !== before1) sink.under(before1, index1);
          }
          break;
        case 'aspects':
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
      if ((seen & 1) === 0) sink.missing('ids');
    }
  },
  'entitiesVersionedV2.batchGet': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    let seen = 0;
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'ids':
          seen |= 1;
          if (!Array.isArray(member)) sink.mismatch('array', member);
          else for (let index1 = 0; index1 < member.length; index1++) {
            const before1 = sink.count;
            const item1: unknown = member[index1];
            if (typeof item1 !== 'string') sink.mismatch('string', item1);
            if (sink.count !== before1) sink.under(before1, index1);
          }
          break;
        case 'entityType':
          seen |= 2;
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'aspects':
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
    if (seen !== 3) {
      if ((seen & 1) === 0) sink.missing('ids');
      if ((seen & 2) === 0) sink.missing('entityType');
    }
  },
  'operations.restoreIndices': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'urn':
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'aspect':
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'urnLike':
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'start':
          if (!isInt(member)) sink.mismatch('int', member);
          break;
        case 'batchSize':
          if (!isInt(member)) sink.mismatch('int', member);
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
  },
  'operations.audit': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'repair':
          if (typeof member !== 'boolean') sink.mismatch('boolean', member);
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
  },
  'operations.rebuild': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      sink.unrecognized(member);
      if (sink.count !== before) sink.under(before, key);
    }
  },
  'operations.compact': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      sink.unrecognized(member);
      if (sink.count !== before) sink.under(before, key);
    }
  },
  'operations.maintenance': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    let seen = 0;
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'task':
          seen |= 1;
          if (!isInt(member)) sink.mismatch('int', member);
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
    if (seen !== 1) {
      if ((seen & 1) === 0) sink.missing('task');
    }
  },
  'operations.listModelChanges': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      sink.unrecognized(member);
      if (sink.count !== before) sink.under(before, key);
    }
  },
  'operations.listDeadLetters': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'count':
          if (!isInt(member)) sink.mismatch('int', member);
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
  },
  'operations.retryDeadLetters': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'urn':
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
  },
  'operations.dropDeadLetters': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'urn':
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
  },
  'operations.truncateTimeseriesAspect': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    let seen = 0;
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'entityType':
          seen |= 1;
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'aspect':
          seen |= 2;
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'endTimeMillis':
          seen |= 4;
          if (!isLong(member)) sink.mismatch('long', member);
          break;
        case 'dryRun':
          if (typeof member !== 'boolean') sink.mismatch('boolean', member);
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
    if (seen !== 7) {
      if ((seen & 1) === 0) sink.missing('entityType');
      if ((seen & 2) === 0) sink.missing('aspect');
      if ((seen & 4) === 0) sink.missing('endTimeMillis');
    }
  },
  'operations.getEsTaskStatus': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'nodeId':
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'taskId':
          if (!isLong(member)) sink.mismatch('long', member);
          break;
        case 'task':
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
  },
  'operations.getIndexSizes': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      sink.unrecognized(member);
      if (sink.count !== before) sink.under(before, key);
    }
  },
  'platform.producePlatformEvent': (value, sink) => {
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
        case 'key':
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'event':
          seen |= 2;
          types.check_com_linkedin_mxe_PlatformEvent(member, sink);
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
    if (seen !== 3) {
      if ((seen & 1) === 0) sink.missing('name');
      if ((seen & 2) === 0) sink.missing('event');
    }
  },
  'relationships.simpleGet': (value, sink) => {
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
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'types':
          seen |= 2;
          if (!Array.isArray(member)) sink.mismatch('array', member);
          else for (let index1 = 0; index1 < member.length; index1++) {
            const before1 = sink.count;
            const item1: unknown = member[index1];
            if (typeof item1 !== 'string') sink.mismatch('string', item1);
            if (sink.count !== before1) sink.under(before1, index1);
          }
          break;
        case 'direction':
          seen |= 4;
          types.check_com_linkedin_metadata_query_filter_RelationshipDirection(member, sink);
          break;
        case 'start':
          if (!isInt(member)) sink.mismatch('int', member);
          break;
        case 'count':
          if (!isInt(member)) sink.mismatch('int', member);
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
    if (seen !== 7) {
      if ((seen & 1) === 0) sink.missing('urn');
      if ((seen & 2) === 0) sink.missing('types');
      if ((seen & 4) === 0) sink.missing('direction');
    }
  },
  'relationships.simpleDelete': (value, sink) => {
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
  },
  'relationships.getLineage': (value, sink) => {
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
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'direction':
          seen |= 2;
          types.check_com_linkedin_metadata_graph_LineageDirection(member, sink);
          break;
        case 'start':
          if (!isInt(member)) sink.mismatch('int', member);
          break;
        case 'count':
          if (!isInt(member)) sink.mismatch('int', member);
          break;
        case 'maxHops':
          if (!isInt(member)) sink.mismatch('int', member);
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
    if (seen !== 3) {
      if ((seen & 1) === 0) sink.missing('urn');
      if ((seen & 2) === 0) sink.missing('direction');
    }
  },
  'runs.list': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'pageOffset':
          if (!isInt(member)) sink.mismatch('int', member);
          break;
        case 'pageSize':
          if (!isInt(member)) sink.mismatch('int', member);
          break;
        case 'includeSoft':
          if (typeof member !== 'boolean') sink.mismatch('boolean', member);
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
  },
  'runs.describe': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    let seen = 0;
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'runId':
          seen |= 1;
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'start':
          if (!isInt(member)) sink.mismatch('int', member);
          break;
        case 'count':
          if (!isInt(member)) sink.mismatch('int', member);
          break;
        case 'includeSoft':
          if (typeof member !== 'boolean') sink.mismatch('boolean', member);
          break;
        case 'includeAspect':
          if (typeof member !== 'boolean') sink.mismatch('boolean', member);
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
    if (seen !== 1) {
      if ((seen & 1) === 0) sink.missing('runId');
    }
  },
  'runs.rollback': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    let seen = 0;
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'runId':
          seen |= 1;
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'dryRun':
          if (typeof member !== 'boolean') sink.mismatch('boolean', member);
          break;
        case 'hardDelete':
          if (typeof member !== 'boolean') sink.mismatch('boolean', member);
          break;
        case 'safe':
          if (typeof member !== 'boolean') sink.mismatch('boolean', member);
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
    if (seen !== 1) {
      if ((seen & 1) === 0) sink.missing('runId');
    }
  },
  'usageStats.batchIngest': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    let seen = 0;
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'buckets':
          seen |= 1;
          if (!Array.isArray(member)) sink.mismatch('array', member);
          else for (let index1 = 0; index1 < member.length; index1++) {
            const before1 = sink.count;
            const item1: unknown = member[index1];
            types.check_com_linkedin_usage_UsageAggregation(item1, sink);
            if (sink.count !== before1) sink.under(before1, index1);
          }
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
    if (seen !== 1) {
      if ((seen & 1) === 0) sink.missing('buckets');
    }
  },
  'usageStats.query': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    let seen = 0;
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'resource':
          seen |= 1;
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'duration':
          seen |= 2;
          types.check_com_linkedin_common_WindowDuration(member, sink);
          break;
        case 'startTime':
          if (!isLong(member)) sink.mismatch('long', member);
          break;
        case 'endTime':
          if (!isLong(member)) sink.mismatch('long', member);
          break;
        case 'maxBuckets':
          if (!isInt(member)) sink.mismatch('int', member);
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
    if (seen !== 3) {
      if ((seen & 1) === 0) sink.missing('resource');
      if ((seen & 2) === 0) sink.missing('duration');
    }
  },
  'usageStats.queryRange': (value, sink) => {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    let seen = 0;
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'resource':
          seen |= 1;
          if (typeof member !== 'string') sink.mismatch('string', member);
          break;
        case 'duration':
          seen |= 2;
          types.check_com_linkedin_common_WindowDuration(member, sink);
          break;
        case 'rangeFromEnd':
          seen |= 4;
          types.check_com_linkedin_usage_UsageTimeRange(member, sink);
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
    if (seen !== 7) {
      if ((seen & 1) === 0) sink.missing('resource');
      if ((seen & 2) === 0) sink.missing('duration');
      if ((seen & 4) === 0) sink.missing('rangeFromEnd');
    }
  },
};
