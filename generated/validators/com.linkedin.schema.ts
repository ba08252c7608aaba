// @generated from models/com/linkedin/schema/ by "npm run generate". Do not edit.
import * as com_linkedin_common from './com.linkedin.common.js';
import { type ValidationSink, isLong, isObject } from './sink.js';

export function checkArrayType(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'nestedType':
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
}

export function checkBinaryJsonSchema(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'schema':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('schema');
  }
}

export function checkBooleanType(value: unknown, sink: ValidationSink): void {
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
}

export function checkBytesType(value: unknown, sink: ValidationSink): void {
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
}

export function checkDatasetFieldForeignKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'parentDataset':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'currentFieldPaths':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'parentField':
        seen |= 4;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('parentDataset');
    if ((seen & 2) === 0) sink.missing('currentFieldPaths');
    if ((seen & 4) === 0) sink.missing('parentField');
  }
}

export function checkDateType(value: unknown, sink: ValidationSink): void {
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
}

export function checkEditableSchemaFieldInfo(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'fieldPath':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'globalTags':
        com_linkedin_common.checkGlobalTags(member, sink);
        break;
      case 'glossaryTerms':
        com_linkedin_common.checkGlossaryTerms(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('fieldPath');
  }
}

export function checkEditableSchemaFieldInfo$editableSchemaMetadata(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'fieldPath':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'globalTags':
        com_linkedin_common.checkGlobalTags$globalTags(member, sink);
        break;
      case 'glossaryTerms':
        com_linkedin_common.checkGlossaryTerms$glossaryTerms(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('fieldPath');
  }
}

export function checkEditableSchemaMetadata(value: unknown, sink: ValidationSink): void {
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
        com_linkedin_common.checkAuditStamp(member, sink);
        break;
      case 'lastModified':
        com_linkedin_common.checkAuditStamp(member, sink);
        break;
      case 'deleted':
        com_linkedin_common.checkAuditStamp(member, sink);
        break;
      case 'editableSchemaFieldInfo':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          checkEditableSchemaFieldInfo(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('editableSchemaFieldInfo');
  }
}

export function checkEditableSchemaMetadata$editableSchemaMetadata(value: unknown, sink: ValidationSink): void {
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
        com_linkedin_common.checkAuditStamp(member, sink);
        break;
      case 'lastModified':
        com_linkedin_common.checkAuditStamp(member, sink);
        break;
      case 'deleted':
        com_linkedin_common.checkAuditStamp(member, sink);
        break;
      case 'editableSchemaFieldInfo':
        seen |= 1;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          checkEditableSchemaFieldInfo$editableSchemaMetadata(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('editableSchemaFieldInfo');
  }
}

export function checkEnumType(value: unknown, sink: ValidationSink): void {
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
}

export function checkEspressoSchema(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'documentSchema':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'tableSchema':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('documentSchema');
    if ((seen & 2) === 0) sink.missing('tableSchema');
  }
}

export function checkFixedType(value: unknown, sink: ValidationSink): void {
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
}

export function checkForeignKeyConstraint(value: unknown, sink: ValidationSink): void {
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
      case 'foreignFields':
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
      case 'sourceFields':
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
      case 'foreignDataset':
        seen |= 8;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 15) {
    if ((seen & 1) === 0) sink.missing('name');
    if ((seen & 2) === 0) sink.missing('foreignFields');
    if ((seen & 4) === 0) sink.missing('sourceFields');
    if ((seen & 8) === 0) sink.missing('foreignDataset');
  }
}

export function checkForeignKeyConstraint$schemaMetadata(value: unknown, sink: ValidationSink): void {
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
      case 'foreignFields':
        seen |= 2;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 === 'string') sink.urn(item1, ['schemaField']);
          else sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'sourceFields':
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
      case 'foreignDataset':
        seen |= 8;
        if (typeof member === 'string') sink.urn(member, ['dataset']);
        else sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 15) {
    if ((seen & 1) === 0) sink.missing('name');
    if ((seen & 2) === 0) sink.missing('foreignFields');
    if ((seen & 4) === 0) sink.missing('sourceFields');
    if ((seen & 8) === 0) sink.missing('foreignDataset');
  }
}

export function checkForeignKeySpec(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'foreignKey':
        seen |= 1;
        if (!isObject(member)) sink.mismatch('union', member);
        else {
          let count1 = 0;
          for (const key1 in member) {
            const before1 = sink.count;
            const member1 = member[key1];
            count1++;
            switch (key1) {
              case 'com.linkedin.schema.DatasetFieldForeignKey':
                checkDatasetFieldForeignKey(member1, sink);
                break;
              case 'com.linkedin.schema.UrnForeignKey':
                checkUrnForeignKey(member1, sink);
                break;
              default:
                sink.notMember(['com.linkedin.schema.DatasetFieldForeignKey', 'com.linkedin.schema.UrnForeignKey']);
            }
            if (sink.count !== before1) sink.under(before1, key1);
          }
          if (count1 !== 1) sink.memberCount(count1, ['com.linkedin.schema.DatasetFieldForeignKey', 'com.linkedin.schema.UrnForeignKey']);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('foreignKey');
  }
}

export function checkKafkaSchema(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'documentSchema':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'documentSchemaType':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'keySchema':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'keySchemaType':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('documentSchema');
  }
}

export function checkKeyValueSchema(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'keySchema':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'valueSchema':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 3) {
    if ((seen & 1) === 0) sink.missing('keySchema');
    if ((seen & 2) === 0) sink.missing('valueSchema');
  }
}

export function checkMapType(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'keyType':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'valueType':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function checkMySqlDDL(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'tableSchema':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('tableSchema');
  }
}

export function checkNullType(value: unknown, sink: ValidationSink): void {
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
}

export function checkNumberType(value: unknown, sink: ValidationSink): void {
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
}

export function checkOracleDDL(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'tableSchema':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('tableSchema');
  }
}

export function checkOrcSchema(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'schema':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('schema');
  }
}

export function checkOtherSchema(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'rawSchema':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('rawSchema');
  }
}

export function checkPrestoDDL(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'rawSchema':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('rawSchema');
  }
}

export function checkRecordType(value: unknown, sink: ValidationSink): void {
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
}

export function checkSchemaField(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'fieldPath':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'jsonPath':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'nullable':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'label':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'created':
        com_linkedin_common.checkAuditStamp(member, sink);
        break;
      case 'lastModified':
        com_linkedin_common.checkAuditStamp(member, sink);
        break;
      case 'type':
        seen |= 2;
        checkSchemaFieldDataType(member, sink);
        break;
      case 'nativeDataType':
        seen |= 4;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'recursive':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'globalTags':
        com_linkedin_common.checkGlobalTags(member, sink);
        break;
      case 'glossaryTerms':
        com_linkedin_common.checkGlossaryTerms(member, sink);
        break;
      case 'isPartOfKey':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'isPartitioningKey':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'jsonProps':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('fieldPath');
    if ((seen & 2) === 0) sink.missing('type');
    if ((seen & 4) === 0) sink.missing('nativeDataType');
  }
}

export function checkSchemaField$schemaMetadata(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'fieldPath':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'jsonPath':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'nullable':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'label':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'created':
        com_linkedin_common.checkAuditStamp(member, sink);
        break;
      case 'lastModified':
        com_linkedin_common.checkAuditStamp(member, sink);
        break;
      case 'type':
        seen |= 2;
        checkSchemaFieldDataType(member, sink);
        break;
      case 'nativeDataType':
        seen |= 4;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'recursive':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'globalTags':
        com_linkedin_common.checkGlobalTags$globalTags(member, sink);
        break;
      case 'glossaryTerms':
        com_linkedin_common.checkGlossaryTerms$glossaryTerms(member, sink);
        break;
      case 'isPartOfKey':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'isPartitioningKey':
        if (typeof member !== 'boolean') sink.mismatch('boolean', member);
        break;
      case 'jsonProps':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('fieldPath');
    if ((seen & 2) === 0) sink.missing('type');
    if ((seen & 4) === 0) sink.missing('nativeDataType');
  }
}

export function checkSchemaFieldDataType(value: unknown, sink: ValidationSink): void {
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
        if (!isObject(member)) sink.mismatch('union', member);
        else {
          let count1 = 0;
          for (const key1 in member) {
            const before1 = sink.count;
            const member1 = member[key1];
            count1++;
            switch (key1) {
              case 'com.linkedin.schema.BooleanType':
                checkBooleanType(member1, sink);
                break;
              case 'com.linkedin.schema.FixedType':
                checkFixedType(member1, sink);
                break;
              case 'com.linkedin.schema.StringType':
                checkStringType(member1, sink);
                break;
              case 'com.linkedin.schema.BytesType':
                checkBytesType(member1, sink);
                break;
              case 'com.linkedin.schema.NumberType':
                checkNumberType(member1, sink);
                break;
              case 'com.linkedin.schema.DateType':
                checkDateType(member1, sink);
                break;
              case 'com.linkedin.schema.TimeType':
                checkTimeType(member1, sink);
                break;
              case 'com.linkedin.schema.EnumType':
                checkEnumType(member1, sink);
                break;
              case 'com.linkedin.schema.NullType':
                checkNullType(member1, sink);
                break;
              case 'com.linkedin.schema.MapType':
                checkMapType(member1, sink);
                break;
              case 'com.linkedin.schema.ArrayType':
                checkArrayType(member1, sink);
                break;
              case 'com.linkedin.schema.UnionType':
                checkUnionType(member1, sink);
                break;
              case 'com.linkedin.schema.RecordType':
                checkRecordType(member1, sink);
                break;
              default:
                sink.notMember([
  'com.linkedin.schema.BooleanType',
  'com.linkedin.schema.FixedType',
  'com.linkedin.schema.StringType',
  'com.linkedin.schema.BytesType',
  'com.linkedin.schema.NumberType',
  'com.linkedin.schema.DateType',
  'com.linkedin.schema.TimeType',
  'com.linkedin.schema.EnumType',
  'com.linkedin.schema.NullType',
  'com.linkedin.schema.MapType',
  'com.linkedin.schema.ArrayType',
  'com.linkedin.schema.UnionType',
  'com.linkedin.schema.RecordType',
]);
            }
            if (sink.count !== before1) sink.under(before1, key1);
          }
          if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.schema.BooleanType',
  'com.linkedin.schema.FixedType',
  'com.linkedin.schema.StringType',
  'com.linkedin.schema.BytesType',
  'com.linkedin.schema.NumberType',
  'com.linkedin.schema.DateType',
  'com.linkedin.schema.TimeType',
  'com.linkedin.schema.EnumType',
  'com.linkedin.schema.NullType',
  'com.linkedin.schema.MapType',
  'com.linkedin.schema.ArrayType',
  'com.linkedin.schema.UnionType',
  'com.linkedin.schema.RecordType',
]);
        }
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

export function checkSchemaMetadata(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'schemaName':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'platform':
        seen |= 2;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'version':
        seen |= 4;
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'created':
        com_linkedin_common.checkAuditStamp(member, sink);
        break;
      case 'lastModified':
        com_linkedin_common.checkAuditStamp(member, sink);
        break;
      case 'deleted':
        com_linkedin_common.checkAuditStamp(member, sink);
        break;
      case 'dataset':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'cluster':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'hash':
        seen |= 8;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'platformSchema':
        seen |= 16;
        if (!isObject(member)) sink.mismatch('union', member);
        else {
          let count1 = 0;
          for (const key1 in member) {
            const before1 = sink.count;
            const member1 = member[key1];
            count1++;
            switch (key1) {
              case 'com.linkedin.schema.EspressoSchema':
                checkEspressoSchema(member1, sink);
                break;
              case 'com.linkedin.schema.OracleDDL':
                checkOracleDDL(member1, sink);
                break;
              case 'com.linkedin.schema.MySqlDDL':
                checkMySqlDDL(member1, sink);
                break;
              case 'com.linkedin.schema.PrestoDDL':
                checkPrestoDDL(member1, sink);
                break;
              case 'com.linkedin.schema.KafkaSchema':
                checkKafkaSchema(member1, sink);
                break;
              case 'com.linkedin.schema.BinaryJsonSchema':
                checkBinaryJsonSchema(member1, sink);
                break;
              case 'com.linkedin.schema.OrcSchema':
                checkOrcSchema(member1, sink);
                break;
              case 'com.linkedin.schema.Schemaless':
                checkSchemaless(member1, sink);
                break;
              case 'com.linkedin.schema.KeyValueSchema':
                checkKeyValueSchema(member1, sink);
                break;
              case 'com.linkedin.schema.OtherSchema':
                checkOtherSchema(member1, sink);
                break;
              default:
                sink.notMember([
  'com.linkedin.schema.EspressoSchema',
  'com.linkedin.schema.OracleDDL',
  'com.linkedin.schema.MySqlDDL',
  'com.linkedin.schema.PrestoDDL',
  'com.linkedin.schema.KafkaSchema',
  'com.linkedin.schema.BinaryJsonSchema',
  'com.linkedin.schema.OrcSchema',
  'com.linkedin.schema.Schemaless',
  'com.linkedin.schema.KeyValueSchema',
  'com.linkedin.schema.OtherSchema',
]);
            }
            if (sink.count !== before1) sink.under(before1, key1);
          }
          if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.schema.EspressoSchema',
  'com.linkedin.schema.OracleDDL',
  'com.linkedin.schema.MySqlDDL',
  'com.linkedin.schema.PrestoDDL',
  'com.linkedin.schema.KafkaSchema',
  'com.linkedin.schema.BinaryJsonSchema',
  'com.linkedin.schema.OrcSchema',
  'com.linkedin.schema.Schemaless',
  'com.linkedin.schema.KeyValueSchema',
  'com.linkedin.schema.OtherSchema',
]);
        }
        break;
      case 'fields':
        seen |= 32;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          checkSchemaField(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'primaryKeys':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'foreignKeysSpecs':
        if (!isObject(member)) sink.mismatch('map', member);
        else for (const key1 in member) {
          const before1 = sink.count;
          const member1 = member[key1];
          checkForeignKeySpec(member1, sink);
          if (sink.count !== before1) sink.under(before1, key1);
        }
        break;
      case 'foreignKeys':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          checkForeignKeyConstraint(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 63) {
    if ((seen & 1) === 0) sink.missing('schemaName');
    if ((seen & 2) === 0) sink.missing('platform');
    if ((seen & 4) === 0) sink.missing('version');
    if ((seen & 8) === 0) sink.missing('hash');
    if ((seen & 16) === 0) sink.missing('platformSchema');
    if ((seen & 32) === 0) sink.missing('fields');
  }
}

export function checkSchemaMetadata$schemaMetadata(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'schemaName':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'platform':
        seen |= 2;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'version':
        seen |= 4;
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'created':
        com_linkedin_common.checkAuditStamp(member, sink);
        break;
      case 'lastModified':
        com_linkedin_common.checkAuditStamp(member, sink);
        break;
      case 'deleted':
        com_linkedin_common.checkAuditStamp(member, sink);
        break;
      case 'dataset':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'cluster':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'hash':
        seen |= 8;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'platformSchema':
        seen |= 16;
        if (!isObject(member)) sink.mismatch('union', member);
        else {
          let count1 = 0;
          for (const key1 in member) {
            const before1 = sink.count;
            const member1 = member[key1];
            count1++;
            switch (key1) {
              case 'com.linkedin.schema.EspressoSchema':
                checkEspressoSchema(member1, sink);
                break;
              case 'com.linkedin.schema.OracleDDL':
                checkOracleDDL(member1, sink);
                break;
              case 'com.linkedin.schema.MySqlDDL':
                checkMySqlDDL(member1, sink);
                break;
              case 'com.linkedin.schema.PrestoDDL':
                checkPrestoDDL(member1, sink);
                break;
              case 'com.linkedin.schema.KafkaSchema':
                checkKafkaSchema(member1, sink);
                break;
              case 'com.linkedin.schema.BinaryJsonSchema':
                checkBinaryJsonSchema(member1, sink);
                break;
              case 'com.linkedin.schema.OrcSchema':
                checkOrcSchema(member1, sink);
                break;
              case 'com.linkedin.schema.Schemaless':
                checkSchemaless(member1, sink);
                break;
              case 'com.linkedin.schema.KeyValueSchema':
                checkKeyValueSchema(member1, sink);
                break;
              case 'com.linkedin.schema.OtherSchema':
                checkOtherSchema(member1, sink);
                break;
              default:
                sink.notMember([
  'com.linkedin.schema.EspressoSchema',
  'com.linkedin.schema.OracleDDL',
  'com.linkedin.schema.MySqlDDL',
  'com.linkedin.schema.PrestoDDL',
  'com.linkedin.schema.KafkaSchema',
  'com.linkedin.schema.BinaryJsonSchema',
  'com.linkedin.schema.OrcSchema',
  'com.linkedin.schema.Schemaless',
  'com.linkedin.schema.KeyValueSchema',
  'com.linkedin.schema.OtherSchema',
]);
            }
            if (sink.count !== before1) sink.under(before1, key1);
          }
          if (count1 !== 1) sink.memberCount(count1, [
  'com.linkedin.schema.EspressoSchema',
  'com.linkedin.schema.OracleDDL',
  'com.linkedin.schema.MySqlDDL',
  'com.linkedin.schema.PrestoDDL',
  'com.linkedin.schema.KafkaSchema',
  'com.linkedin.schema.BinaryJsonSchema',
  'com.linkedin.schema.OrcSchema',
  'com.linkedin.schema.Schemaless',
  'com.linkedin.schema.KeyValueSchema',
  'com.linkedin.schema.OtherSchema',
]);
        }
        break;
      case 'fields':
        seen |= 32;
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          checkSchemaField$schemaMetadata(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'primaryKeys':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          if (typeof item1 !== 'string') sink.mismatch('string', item1);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'foreignKeysSpecs':
        if (!isObject(member)) sink.mismatch('map', member);
        else for (const key1 in member) {
          const before1 = sink.count;
          const member1 = member[key1];
          checkForeignKeySpec(member1, sink);
          if (sink.count !== before1) sink.under(before1, key1);
        }
        break;
      case 'foreignKeys':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          checkForeignKeyConstraint$schemaMetadata(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 63) {
    if ((seen & 1) === 0) sink.missing('schemaName');
    if ((seen & 2) === 0) sink.missing('platform');
    if ((seen & 4) === 0) sink.missing('version');
    if ((seen & 8) === 0) sink.missing('hash');
    if ((seen & 16) === 0) sink.missing('platformSchema');
    if ((seen & 32) === 0) sink.missing('fields');
  }
}

export function checkSchemaMetadataKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'schemaName':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'platform':
        seen |= 2;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'version':
        seen |= 4;
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('schemaName');
    if ((seen & 2) === 0) sink.missing('platform');
    if ((seen & 4) === 0) sink.missing('version');
  }
}

export function checkSchemaless(value: unknown, sink: ValidationSink): void {
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
}

export function checkStringType(value: unknown, sink: ValidationSink): void {
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
}

export function checkTimeType(value: unknown, sink: ValidationSink): void {
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
}

export function checkUnionType(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'nestedTypes':
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
}

export function checkUrnForeignKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'currentFieldPath':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('currentFieldPath');
  }
}
