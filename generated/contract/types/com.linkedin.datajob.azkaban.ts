// @generated from models/com/linkedin/datajob/azkaban/ by "npm run generate". Do not edit.

/**
 * Kinds of work that are known by name.
 *
 * - `COMMAND`: A program started from a shell line.
 * - `HADOOP_JAVA`: A Java program on Hadoop.
 * - `HADOOP_SHELL`: A shell script on Hadoop.
 * - `HIVE`: A Hive query.
 * - `PIG`: A Pig script.
 * - `SQL`: A SQL statement or script.
 * - `GLUE`: An AWS Glue job.
 */
export type AzkabanJobType = 'COMMAND' | 'HADOOP_JAVA' | 'HADOOP_SHELL' | 'HIVE' | 'PIG' | 'SQL' | 'GLUE';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  AzkabanJobType: AzkabanJobType;
}
