import { invariant } from '../../kernel/assert-never.js';
import { servedRegistry } from '../../registry/served-registry.js';
import { DatasetNames } from './dataset-names.js';

const models = servedRegistry.openLineage();
invariant(models !== undefined, 'the models have tables of OpenLineage');
const names = new DatasetNames(models);

describe('names of datasets', () => {
  it.each([
    ['postgres://db:5432', 'shop.public.orders', 'postgres', 'shop.public.orders'],
    ['mysql://db:3306', 'shop.orders', 'mysql', 'shop.orders'],
    ['mssql://db:1433', 'shop.dbo.orders', 'mssql', 'shop.dbo.orders'],
    ['sqlserver://synapse:1433', 'dbo.orders', 'mssql', 'dbo.orders'],
    ['oracle://db:1521', 'XE.SHOP.ORDERS', 'oracle', 'XE.SHOP.ORDERS'],
    ['trino://coordinator:8080', 'hive.shop.orders', 'trino', 'hive.shop.orders'],
    ['snowflake://org-account', 'SHOP.PUBLIC.ORDERS', 'snowflake', 'SHOP.PUBLIC.ORDERS'],
    ['redshift://cluster.eu-west-1:5439', 'dev.public.orders', 'redshift', 'dev.public.orders'],
    ['bigquery', 'project.shop.orders', 'bigquery', 'project.shop.orders'],
    [
      'awsathena://athena.eu-west-1.amazonaws.com',
      'AwsDataCatalog.shop.orders',
      'athena',
      'AwsDataCatalog.shop.orders',
    ],
    ['arn:aws:glue:eu-west-1:123', 'table/shop/orders', 'glue', 'shop.orders'],
    ['cassandra://db:9042', 'shop.orders', 'cassandra', 'shop.orders'],
    ['kafka://broker:9092', 'orders', 'kafka', 'orders'],
    ['s3://lake', 'shop/orders', 's3', 'lake/shop/orders'],
    ['s3a://lake', '/shop/orders', 's3', 'lake/shop/orders'],
    ['gs://lake', 'shop/orders', 'gcs', 'lake/shop/orders'],
    ['abfss://box@account.dfs.core.windows.net', '/shop', 'abs', 'box@account.dfs.core.windows.net/shop'],
    ['hdfs://namenode:8020', '/shop/orders', 'hdfs', '/shop/orders'],
    ['file', '/tmp/orders', 'file', '/tmp/orders'],
    ['POSTGRES://db', 'a.b.c', 'postgres', 'a.b.c'],
    ['wombat://burrow', 'a', 'wombat', 'a'],
    ['food_delivery', 'public.orders', 'food_delivery', 'public.orders'],
  ])('in %s: %s is of %s', (namespace, name, platform, called) => {
    expect(names.toCatalog({ namespace, name })).toEqual({ platform, name: called, origin: 'PROD' });
  });

  it.each(Object.entries(models.schemes))('of the scheme %s come back as they are', (scheme, { platform }) => {
    const first = names.toCatalog({ namespace: `${scheme}://host`, name: 'a.b.c' });
    expect(first.platform).toBe(platform);
    expect(names.toCatalog(names.fromCatalog(first))).toEqual(first);
  });

  it('have an instance and a fabric where one namespace is known', () => {
    const known = new DatasetNames({
      schemes: models.schemes,
      namespaces: { 'postgres://dev:5432': { platform: 'postgres', instance: 'dev', origin: 'DEV' } },
    });
    const catalog = { platform: 'postgres', name: 'dev.a.b.c', origin: 'DEV' };
    expect(known.toCatalog({ namespace: 'postgres://dev:5432', name: 'a.b.c' })).toEqual(catalog);
    expect(known.fromCatalog(catalog)).toEqual({ namespace: 'postgres://dev:5432', name: 'a.b.c' });
    expect(known.fromCatalog({ ...catalog, origin: 'PROD' })).toEqual({ namespace: 'postgres', name: 'dev.a.b.c' });
  });

  it('of buckets are divided again', () => {
    const catalog = { platform: 's3', name: 'lake/shop/orders', origin: 'PROD' };
    expect(names.fromCatalog(catalog)).toEqual({ namespace: 's3://lake', name: 'shop/orders' });
  });
});
