import { type JudgedQueries, mart } from '../judged-query.js';

/** Queries that stand or fall by stems, accents, beginnings, types, and what is known of a thing beside its words. */
export const LANGUAGE_QUERIES: JudgedQueries = {
  stem: [
    { text: 'delayed shipping', firstThree: [mart('shipping_delays')] },
    { text: 'product image', first: 'postgres/shop.public.product_images' },
    { text: 'returning reasons', firstThree: ['chart/looker.returns_by_reason', mart('return_reasons')] },
    { text: 'refund', firstThree: [mart('fct_refunds')] },
    { text: 'subscriber', firstThree: ['dbt/analytics.staging.stg_newsletter_subscribers'] },
    { text: 'supplier', firstThree: [mart('dim_suppliers')] },
    { text: 'training model', firstThree: ['dataJob/churn_training.train_model'] },
    {
      text: 'customer',
      before: [['glossaryTerm/Customer.Customer', 'postgres/shop.public.customers']],
      first: 'glossaryTerm/Customer.Customer',
    },
    { text: 'event', first: 'bigquery/kiesel-web.events.event' },
    { text: 'log', first: 'bigquery/kiesel-web.events.log' },
  ],
  'accents and other languages': [
    { text: 'pflanzen_größen', first: 'postgres/shop.public.pflanzen_größen' },
    { text: 'pflanzen_grossen', first: 'postgres/shop.public.pflanzen_größen' },
    { text: 'kündigungsgründe', first: 'postgres/shop.public.kündigungsgründe' },
    { text: 'kundigungsgrunde', first: 'postgres/shop.public.kündigungsgründe' },
    { text: 'Anlagegüter', first: 'mssql/erp.dbo.Anlagegüter' },
    { text: 'topfgröße', first: 'postgres/shop.public.pflanzen_größen' },
    { text: 'lieferverzogerungen', first: 'dashboard/superset.21' },
    { text: 'gewächshaus klima', first: 'dashboard/superset.22' },
    { text: 'weiss', first: 'corpuser/jonas.weiß' },
    { text: 'Lena Krüger', first: 'corpuser/lena.krüger' },
    { text: 'zoe andre', first: 'corpuser/zoë.andré' },
    { text: '田中', first: 'corpuser/yuki.tanaka' },
  ],
  prefix: [
    { text: 'germin*', firstThree: ['glossaryTerm/Plants.GerminationRate', mart('seed_germination_rates')] },
    { text: 'cust* acq*', firstThree: ['glossaryTerm/Marketing.CAC', mart('customer_acquisition_cost')] },
    { text: 'wishl*', first: 'postgres/shop.public.wishlists' },
    { text: 'lohn*', first: 'mssql/erp.dbo.Lohnabrechnung' },
    {
      text: 'fct_*',
      firstThree: [],
      absent: ['dbt/analytics.marts.dim_customers', 'postgres/shop.public.orders'],
      before: [],
    },
    {
      text: 'hiv*',
      firstThree: [
        ['hive/legacy_dwh.orders', 'hive/legacy_dwh.customers', 'hive/legacy_dwh.f_sales', 'hive/legacy_dwh.web_logs'],
      ],
    },
    { text: 'gro?smargin', first: 'glossaryTerm/Finance.GrossMargin' },
    { text: '*ledger*', first: 'mssql/erp.dbo.GeneralLedgerEntries' },
    { text: 'amir*', first: 'corpuser/amira.haddad' },
    {
      text: 'kiesel-web.ads.*',
      absent: ['bigquery/kiesel-web.events.log'],
      firstThree: ['bigquery/kiesel-web.ads.google_ads_campaigns'],
    },
  ],
  'tags and terms': [
    { text: 'Revenue', first: 'glossaryTerm/Finance.Revenue' },
    { text: 'revenue', first: 'glossaryTerm/Finance.Revenue' },
    { text: 'churn rate', firstThree: ['glossaryTerm/Customer.ChurnRate', 'chart/looker.churn_rate'] },
    { text: 'Certified', first: 'tag/Certified', firstThree: [mart('fct_orders')] },
    { text: 'freshness', first: 'tag/quality.freshness' },
    { text: 'gdpr erasable', first: 'tag/gdpr.erasable' },
    { text: 'erasable', first: 'tag/gdpr.erasable' },
    { text: 'needs review', first: 'tag/needs-review' },
    { text: 'Confidential', first: 'tag/Confidential', firstThree: ['mssql/erp.dbo.Lohnabrechnung'] },
    { text: 'Saatgut', first: 'glossaryTerm/Plants.Saatgut' },
    { text: 'SKU', first: 'glossaryTerm/Logistics.SKU' },
    { text: 'NPS', first: 'glossaryTerm/Customer.NPS' },
    { text: 'MRR', first: 'glossaryTerm/Finance.MRR' },
    { text: 'EBITDA', first: 'glossaryTerm/Finance.EBITDA' },
    { text: 'Tier1 customers', first: mart('dim_customers') },
    { text: 'Botany', first: 'glossaryNode/Plants' },
    { text: 'season spring', first: 'tag/season:spring' },
  ],
  people: [
    { text: 'amira', first: 'corpuser/amira.haddad' },
    { text: 'Amira Haddad', first: 'corpuser/amira.haddad' },
    { text: 'haddad amira', first: 'corpuser/amira.haddad' },
    { text: 'mbauer', first: 'corpuser/mbauer' },
    { text: 'matthias', first: 'corpuser/mbauer' },
    { text: 'data scientist', first: 'corpuser/sofia.lindqvist' },
    { text: 'data science', first: 'corpGroup/ds' },
    { text: 'controlling', firstThree: ['corpGroup/finance_controlling', 'corpuser/jonas.weiß'] },
    { text: 'svc_airflow', first: 'corpuser/svc_airflow' },
  ],
  'among types': [
    { text: 'marketing', entityTypes: ['domain'], first: 'domain/marketing' },
    { text: 'marketing', entityTypes: ['corpGroup'], first: 'corpGroup/marketing' },
    { text: 'finance', entityTypes: ['glossaryNode'], first: 'glossaryNode/Finance' },
    { text: 'sales', entityTypes: ['domain', 'tag'], first: 'domain/sales' },
    {
      text: 'orders',
      entityTypes: ['dashboard'],
      firstThree: ['dashboard/looker.garden_sales', 'dashboard/looker.orders_legacy'],
    },
    { text: 'churn', entityTypes: ['chart'], first: 'chart/looker.churn_rate' },
    { text: 'churn', entityTypes: ['mlModel'], first: 'mlModel/churn_classifier' },
    { text: 'marts', entityTypes: ['container'], first: 'container/c-marts' },
    {
      text: 'payouts',
      entityTypes: ['dataJob'],
      firstThree: ['dataJob/stripe_sync.sync_payouts', 'dataJob/stripe_sync.reconcile_payouts'],
    },
    { text: 'club', entityTypes: ['dataProduct'], first: 'dataProduct/p-club' },
  ],
  'what is better': [
    {
      text: 'daily revenue',
      first: mart('daily_revenue'),
      before: [['snowflake/analytics.marts.daily_revenue', 'snowflake/analytics.marts.daily_revenue_old']],
    },
    {
      text: 'shop orders',
      before: [
        ['kafka/shop.orders.v2', 'kafka/shop.orders.v1'],
        ['postgres/shop.public.orders', 'kafka/shop.orders.v1'],
      ],
    },
    {
      text: 'top sellers',
      first: 'snowflake/analytics.marts.top_sellers',
      firstThree: ['snowflake/analytics.marts.top_sellers_mv'],
    },
    {
      text: 'customers',
      before: [
        ['postgres/shop.public.customers', 'hive/legacy_dwh.customers'],
        ['postgres/shop.public.customers', 'postgres/shop.public.customer_addresses'],
      ],
    },
    {
      text: 'order',
      before: [['dataProduct/p-orders', 'chart/looker.orders_by_state']],
      firstThree: [['dataProduct/p-orders', 'tag/orders', 'chart/looker.orders', 'postgres/shop.public.orders']],
    },
    { text: 'sessions', before: [['postgres/shop.public.sessions', 'dbt/analytics.marts.fct_web_sessions']] },
    {
      text: 'churn',
      before: [['dashboard/looker.churn_monitor', 'dataJob/churn_training.publish_scores']],
    },
    { text: 'invoices', first: 'snowflake/analytics.finance.invoices', firstThree: ['chart/looker.open_invoices'] },
    { text: 'products', before: [['postgres/shop.public.products', 'postgres/shop.public.product_images']] },
    { text: 'open invoices', first: 'chart/looker.open_invoices' },
    {
      text: 'bounce rate',
      firstThree: ['glossaryTerm/Marketing.BounceRate', 'chart/superset.102'],
      before: [['glossaryTerm/Marketing.BounceRate', 'dashboard/superset.12']],
    },
    {
      text: 'payments',
      before: [
        ['postgres/shop.public.payments', 'dbt/analytics.marts.fct_payments'],
        ['kafka/shop.payments', 'dataFlow/stripe_sync'],
      ],
    },
    {
      text: 'users',
      first: 'postgres/shop.public.users',
      before: [['postgres/shop.public.users', 'snowflake/analytics.marts.ARPU']],
    },
    {
      text: 'headcount',
      first: 'snowflake/analytics.people.headcount',
      before: [['snowflake/analytics.people.headcount', 'dashboard/tableau.hr']],
    },
    {
      text: 'campaigns',
      before: [
        ['bigquery/kiesel-web.ads.google_ads_campaigns', 'corpGroup/marketing'],
        ['dbt/analytics.marts.dim_campaigns', 'bigquery/kiesel-web.ads.google_ads_clicks'],
      ],
    },
    {
      text: 'clicks',
      before: [['bigquery/kiesel-web.ads.google_ads_clicks', 'dbt/analytics.marts.email_engagement']],
    },
    {
      text: 'fct orders',
      first: mart('fct_orders'),
      before: [['dbt/analytics.marts.fct_orders', 'dbt/analytics.marts.fct_order_items']],
    },
    {
      text: 'order items',
      first: 'postgres/shop.public.order_items',
      before: [['postgres/shop.public.order_items', 'dbt/analytics.marts.fct_order_items']],
    },
    {
      text: 'product images',
      before: [['postgres/shop.public.product_images', 's3/kiesel-lake/images/product-photos']],
    },
    {
      text: 'warehouses',
      before: [
        ['dbt/analytics.marts.dim_warehouses', 'dbt/analytics.staging.stg_warehouse_stock'],
        ['dbt/analytics.staging.stg_warehouse_stock', 'corpGroup/data-platform'],
      ],
    },
    {
      text: 'stock',
      before: [
        ['chart/looker.stock_cover', 'dashboard/looker.exec_overview'],
        ['dbt/analytics.staging.stg_warehouse_stock', 'dbt/analytics.marts.fct_inventory_daily'],
      ],
    },
    {
      text: 'germination',
      before: [['glossaryTerm/Plants.GerminationRate', 'dbt/analytics.marts.seed_germination_rates']],
    },
    {
      text: 'deprecated:true sales',
      first: 'hive/legacy_dwh.f_sales',
      absent: ['dashboard/looker.garden_sales', 'domain/sales'],
    },
    { text: 'orders (old)', first: 'dashboard/looker.orders_legacy' },
  ],
};
