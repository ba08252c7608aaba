/** Words with a meaning of their own in catalogs, for the analysis of text. The embedded index has the same ones. */

/** Each line: texts that say the same, in the notation of Elasticsearch's synonym filters. */
export const SYNONYMS: readonly string[] = [
  'cac, customer acquisition cost',
  'bigquery, big query',
  'stg, staging',
  'dev, development',
  'prod, production',
  'glue, athena',
  's3, s_3',
  'data platform, dataplatform',
];

/** Words that are kept from the stemmer, with what stands for them. */
export const STEM_EXCEPTIONS: readonly string[] = [
  'customers, customer => customer',
  'staging => staging',
  'production => production',
  'hive => hive',
  'bigquery => bigquery',
  'queries, query => query',
];

/** What every URN begins with. */
export const URN_STOP_WORDS: readonly string[] = ['urn', 'li'];
