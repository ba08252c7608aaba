import { inWords, memberTitle, symbolInWords } from './titles.js';

it.each([
  ['dataPlatformInstance', 'Data platform instance'],
  ['externalUrl', 'External URL'],
  ['dataHubAccessToken', 'DataHub access token'],
  ['NON_PROD', 'Non prod'],
])('says names of the models in words: %s', (name, words) => {
  expect(inWords(name)).toBe(words);
});

it.each([
  ['lastModified', 'Last modified'],
  ['com.linkedin.schema.StringType', 'String type'],
  ['retention_days', 'retention_days'],
  ['spark.version', 'spark.version'],
  ['Cost centre', 'Cost centre'],
])('leaves names that are data as they are: %s', (name, title) => {
  expect(memberTitle(name)).toBe(title);
});

it.each([
  ['DATA_STEWARD', 'Data steward'],
  ['DATAOWNER', 'Data owner'],
])('says symbols in words: %s', (symbol, words) => {
  expect(symbolInWords(symbol)).toBe(words);
});
