// @generated from models/com/linkedin/schema/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';
import type * as com_linkedin_dataset from './com.linkedin.dataset.js';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  ArrayType: ArrayType;
  BinaryJsonSchema: BinaryJsonSchema;
  BooleanType: BooleanType;
  BytesType: BytesType;
  DatasetFieldForeignKey: DatasetFieldForeignKey;
  DateType: DateType;
  EditableSchemaFieldInfo: EditableSchemaFieldInfo;
  EditableSchemaMetadata: EditableSchemaMetadata;
  EnumType: EnumType;
  EspressoSchema: EspressoSchema;
  FixedType: FixedType;
  ForeignKeyConstraint: ForeignKeyConstraint;
  ForeignKeySpec: ForeignKeySpec;
  KafkaSchema: KafkaSchema;
  KeyValueSchema: KeyValueSchema;
  MapType: MapType;
  MySqlDDL: MySqlDDL;
  NullType: NullType;
  NumberType: NumberType;
  OracleDDL: OracleDDL;
  OrcSchema: OrcSchema;
  OtherSchema: OtherSchema;
  PrestoDDL: PrestoDDL;
  RecordType: RecordType;
  SchemaField: SchemaField;
  SchemaFieldDataType: SchemaFieldDataType;
  SchemaMetadata: SchemaMetadata;
  SchemaMetadataKey: SchemaMetadataKey;
  Schemaless: Schemaless;
  StringType: StringType;
  TimeType: TimeType;
  UnionType: UnionType;
  UrnForeignKey: UrnForeignKey;
}
/**
 * A list of values.
 */
export interface ArrayType {
  /**
   * Type of the items as the platform writes it; several when they can differ.
   */
  nestedType?: string[];
}
/**
 * Schema of a binary JSON store.
 */
export interface BinaryJsonSchema {
  /**
   * The schema document as text.
   */
  schema: string;
}
/**
 * True or false.
 */
export interface BooleanType {}
/**
 * Raw bytes of any length.
 */
export interface BytesType {}
/**
 * Older form of a foreign key into another dataset.
 */
export interface DatasetFieldForeignKey {
  /**
   * Dataset that is referred to.
   */
  parentDataset: com_linkedin_common.DatasetUrn;
  /**
   * Columns here that hold the reference.
   */
  currentFieldPaths: com_linkedin_dataset.SchemaFieldPath[];
  /**
   * Column there that is referred to.
   */
  parentField: com_linkedin_dataset.SchemaFieldPath;
}
/**
 * A calendar date without a time of day.
 */
export interface DateType {}
/**
 * What people add to one column inside the catalog.
 */
export interface EditableSchemaFieldInfo {
  /**
   * The column, by the fieldPath of its schema field.
   */
  fieldPath: string;
  /**
   * Text by a catalog user, shown in place of the one in the schema.
   */
  description?: string;
  /**
   * Tags that were attached to the column in the catalog.
   */
  globalTags?: com_linkedin_common.GlobalTags;
  /**
   * Business terms that were attached to the column in the catalog.
   */
  glossaryTerms?: com_linkedin_common.GlossaryTerms;
}
/**
 * What people add to a schema inside the catalog; connectors never overwrite it.
 */
export interface EditableSchemaMetadata {
  /**
   * First appearance; time 0 and the user "unknown" when the source does not tell.
   */
  created?: com_linkedin_common.AuditStamp;
  /**
   * Latest change of content; equal to the default of created when the source does not tell.
   */
  lastModified?: com_linkedin_common.AuditStamp;
  /**
   * Removal at the source; absent as long as the resource exists there.
   */
  deleted?: com_linkedin_common.AuditStamp;
  /**
   * The additions, at most one entry for each column.
   */
  editableSchemaFieldInfo: EditableSchemaFieldInfo[];
}
/**
 * One of a fixed list of symbols.
 */
export interface EnumType {}
/**
 * Schema of an Espresso document store.
 */
export interface EspressoSchema {
  /**
   * Schema of the documents as text.
   */
  documentSchema: string;
  /**
   * Schema of the table that holds them, as text.
   */
  tableSchema: string;
}
/**
 * Raw bytes of a fixed length.
 */
export interface FixedType {}
/**
 * Says that columns here hold references to columns of another dataset.
 */
export interface ForeignKeyConstraint {
  /**
   * Name of the constraint on its platform.
   */
  name: string;
  /**
   * Columns referred to, as schemaField URNs, in the order of sourceFields.
   */
  foreignFields: com_linkedin_common.Urn[];
  /**
   * Columns here that hold the reference, as schemaField URNs.
   */
  sourceFields: com_linkedin_common.Urn[];
  /**
   * Dataset referred to.
   */
  foreignDataset: com_linkedin_common.Urn;
}
/**
 * Older form of a foreign key.
 */
export interface ForeignKeySpec {
  /**
   * What is referred to: a column of another dataset, or an entity by its URN.
   */
  foreignKey:
    | {
        'com.linkedin.schema.DatasetFieldForeignKey': DatasetFieldForeignKey;
      }
    | {
        'com.linkedin.schema.UrnForeignKey': UrnForeignKey;
      };
}
/**
 * Schemas of a Kafka topic.
 */
export interface KafkaSchema {
  /**
   * Schema of the message's value as text; empty when there is none.
   */
  documentSchema: string;
  /**
   * Language of documentSchema, such as AVRO, PROTOBUF or JSON.
   */
  documentSchemaType?: string;
  /**
   * Schema of the message's key as text.
   */
  keySchema?: string;
  /**
   * Language of keySchema, such as AVRO, PROTOBUF or JSON.
   */
  keySchemaType?: string;
}
/**
 * Schemas of a key-value store.
 */
export interface KeyValueSchema {
  /**
   * Schema of the keys as text.
   */
  keySchema: string;
  /**
   * Schema of the values as text.
   */
  valueSchema: string;
}
/**
 * Values found by a key.
 */
export interface MapType {
  /**
   * Type of the keys as the platform writes it.
   */
  keyType?: string;
  /**
   * Type of the values as the platform writes it.
   */
  valueType?: string;
}
/**
 * Definition of a MySQL table.
 */
export interface MySqlDDL {
  /**
   * The statement that makes the table.
   */
  tableSchema: string;
}
/**
 * Always null.
 */
export interface NullType {}
/**
 * A number of any kind, whole or not; the native type says which.
 */
export interface NumberType {}
/**
 * Definition of an Oracle table.
 */
export interface OracleDDL {
  /**
   * The statement that makes the table.
   */
  tableSchema: string;
}
/**
 * Schema of ORC files.
 */
export interface OrcSchema {
  /**
   * The schema as text.
   */
  schema: string;
}
/**
 * Schema of a platform without a form of its own here.
 */
export interface OtherSchema {
  /**
   * The schema as text, in the platform's own language.
   */
  rawSchema: string;
}
/**
 * Definition of a Presto table or view.
 */
export interface PrestoDDL {
  /**
   * The statement that makes it.
   */
  rawSchema: string;
}
/**
 * A structure with named parts of its own.
 */
export interface RecordType {}
/**
 * One column of a dataset, or one part of a nested structure.
 */
export interface SchemaField {
  /**
   * Address of the column, unique within its schema.
   */
  fieldPath: com_linkedin_dataset.SchemaFieldPath;
  /**
   * @deprecated
   * Older address of the column as a JSON path.
   * Deprecated: Use fieldPath.
   */
  jsonPath?: string;
  /**
   * True when the column may be null.
   */
  nullable?: boolean;
  /**
   * Meaning of the column as written at the source.
   */
  description?: string;
  /**
   * Short name of the column for people.
   */
  label?: string;
  /**
   * When the column came into being at the source, and by whom.
   */
  created?: com_linkedin_common.AuditStamp;
  /**
   * When the column last changed at the source, and by whom.
   */
  lastModified?: com_linkedin_common.AuditStamp;
  /**
   * Type of the column in the catalog's own terms.
   */
  type: SchemaFieldDataType;
  /**
   * Type of the column as the platform writes it, such as varchar(20).
   */
  nativeDataType: string;
  /**
   * True when the column's structure contains itself.
   */
  recursive?: boolean;
  /**
   * Tags that came with the schema from the source.
   */
  globalTags?: com_linkedin_common.GlobalTags;
  /**
   * Business terms that came with the schema from the source.
   */
  glossaryTerms?: com_linkedin_common.GlossaryTerms;
  /**
   * True when the column belongs to the key of its record.
   */
  isPartOfKey?: boolean;
  /**
   * True when the platform splits its storage by the column.
   */
  isPartitioningKey?: boolean;
  /**
   * Any other facts from the source, as the text of a JSON object.
   */
  jsonProps?: string;
}
/**
 * Type of a column in the catalog's own terms.
 */
export interface SchemaFieldDataType {
  /**
   * The type; most are empty records that only name it.
   */
  type:
    | {
        'com.linkedin.schema.BooleanType': BooleanType;
      }
    | {
        'com.linkedin.schema.FixedType': FixedType;
      }
    | {
        'com.linkedin.schema.StringType': StringType;
      }
    | {
        'com.linkedin.schema.BytesType': BytesType;
      }
    | {
        'com.linkedin.schema.NumberType': NumberType;
      }
    | {
        'com.linkedin.schema.DateType': DateType;
      }
    | {
        'com.linkedin.schema.TimeType': TimeType;
      }
    | {
        'com.linkedin.schema.EnumType': EnumType;
      }
    | {
        'com.linkedin.schema.NullType': NullType;
      }
    | {
        'com.linkedin.schema.MapType': MapType;
      }
    | {
        'com.linkedin.schema.ArrayType': ArrayType;
      }
    | {
        'com.linkedin.schema.UnionType': UnionType;
      }
    | {
        'com.linkedin.schema.RecordType': RecordType;
      };
}
/**
 * Structure of a dataset at the latest time it was looked at.
 */
export interface SchemaMetadata {
  /**
   * Name of the schema on its platform, from 1 to 500 characters.
   */
  schemaName: string;
  /**
   * Platform on which the schema was defined.
   */
  platform: com_linkedin_common.DataPlatformUrn;
  /**
   * Version that the platform counts; 0 when it does not count.
   */
  version: number;
  /**
   * First appearance; time 0 and the user "unknown" when the source does not tell.
   */
  created?: com_linkedin_common.AuditStamp;
  /**
   * Latest change of content; equal to the default of created when the source does not tell.
   */
  lastModified?: com_linkedin_common.AuditStamp;
  /**
   * Removal at the source; absent as long as the resource exists there.
   */
  deleted?: com_linkedin_common.AuditStamp;
  /**
   * Dataset that the schema describes, when it is not the one that holds the aspect.
   */
  dataset?: com_linkedin_common.DatasetUrn;
  /**
   * Cluster from which the schema was read.
   */
  cluster?: string;
  /**
   * Fingerprint of the platform's own schema, by which a connector notices a change; may be empty.
   */
  hash: string;
  /**
   * The schema in the platform's own language.
   */
  platformSchema:
    | {
        'com.linkedin.schema.EspressoSchema': EspressoSchema;
      }
    | {
        'com.linkedin.schema.OracleDDL': OracleDDL;
      }
    | {
        'com.linkedin.schema.MySqlDDL': MySqlDDL;
      }
    | {
        'com.linkedin.schema.PrestoDDL': PrestoDDL;
      }
    | {
        'com.linkedin.schema.KafkaSchema': KafkaSchema;
      }
    | {
        'com.linkedin.schema.BinaryJsonSchema': BinaryJsonSchema;
      }
    | {
        'com.linkedin.schema.OrcSchema': OrcSchema;
      }
    | {
        'com.linkedin.schema.Schemaless': Schemaless;
      }
    | {
        'com.linkedin.schema.KeyValueSchema': KeyValueSchema;
      }
    | {
        'com.linkedin.schema.OtherSchema': OtherSchema;
      };
  /**
   * All columns in their order; parts of nested ones follow their parent.
   */
  fields: SchemaField[];
  /**
   * Columns that make a row unique, in order of the key.
   */
  primaryKeys?: com_linkedin_dataset.SchemaFieldPath[];
  /**
   * @deprecated
   * Older form of foreign keys, by the name of the constraint.
   * Deprecated: Use foreignKeys.
   */
  foreignKeysSpecs?: {
    [k: string]: ForeignKeySpec;
  };
  /**
   * References from columns here to columns of other datasets.
   */
  foreignKeys?: ForeignKeyConstraint[];
}
/**
 * Name and version of a schema.
 */
export interface SchemaMetadataKey {
  /**
   * Name of the schema on its platform, from 1 to 500 characters.
   */
  schemaName: string;
  /**
   * Platform on which the schema was defined.
   */
  platform: com_linkedin_common.DataPlatformUrn;
  /**
   * Version that the platform counts; 0 when it does not count.
   */
  version: number;
}
/**
 * Says that the platform keeps no schema.
 */
export interface Schemaless {}
/**
 * Text.
 */
export interface StringType {}
/**
 * A moment or a time of day.
 */
export interface TimeType {}
/**
 * One of several types.
 */
export interface UnionType {
  /**
   * The types as the platform writes them.
   */
  nestedTypes?: string[];
}
/**
 * Older form of a foreign key whose values are URNs.
 */
export interface UrnForeignKey {
  /**
   * Column that holds the URNs.
   */
  currentFieldPath: com_linkedin_dataset.SchemaFieldPath;
}
