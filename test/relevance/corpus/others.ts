import type { NamedSpec, PersonSpec, PipelineSpec, ReportSpec } from './entity-specs.js';

export const DASHBOARDS: Readonly<Record<string, readonly ReportSpec[]>> = {
  looker: [
    { id: 'exec_overview', title: 'Executive Overview', doc: 'Sales, margin and stock at a glance.', tags: ['Tier1'] },
    { id: 'garden_sales', title: 'Garden Sales', doc: 'Orders by category and week.', domain: 'sales' },
    { id: 'marketing_performance', title: 'Marketing Performance', doc: 'Spend and return by channel.' },
    { id: 'customer_360', title: 'Customer 360', doc: 'All that we know of an account.', tags: ['PII'] },
    { id: 'churn_monitor', title: 'Churn Monitor', doc: 'Members who may leave, and what worked.' },
    {
      id: 'finance_close',
      title: 'Month-End Close',
      doc: 'Open items before the books are closed.',
      domain: 'finance',
    },
    { id: 'inventory_health', title: 'Inventory Health', doc: 'Too much, too little, too old.', domain: 'logistics' },
    { id: 'orders_legacy', title: 'Orders (old)', doc: 'Orders until 2019.', deprecated: 'Use Garden Sales.' },
  ],
  superset: [
    { id: '12', title: 'Web Traffic', doc: 'Visits, bounce rate and sources.' },
    { id: '15', title: 'A/B Test Results', doc: 'Running and finished experiments.' },
    { id: '21', title: 'Lieferverzögerungen', doc: 'Verspätete Pakete nach Spediteur.' },
    { id: '22', title: 'Gewächshaus-Klima', doc: 'Feuchte und Wärme der letzten Stunden.' },
  ],
  tableau: [
    { id: 'hr', title: 'Headcount & Hiring', doc: 'Employees, open positions, applications.', domain: 'people' },
    { id: 'supplier_scorecard', title: 'Supplier Scorecard', doc: 'Quality and punctuality of growers.' },
  ],
};

export const CHARTS: Readonly<Record<string, readonly ReportSpec[]>> = {
  looker: [
    { id: 'revenue_by_week', title: 'Revenue by week', doc: 'Net sales of the last year.' },
    { id: 'orders_by_state', title: 'Orders by federal state', doc: 'A map.' },
    { id: 'average_order_value', title: 'Average order value', doc: 'Net amount divided by orders.' },
    { id: 'new_vs_returning', title: 'New vs. returning customers', doc: 'Share by month.' },
    { id: 'spend_by_channel', title: 'Ad spend by channel', doc: 'Stacked by month.' },
    { id: 'cac_trend', title: 'CAC trend', doc: 'Cost of winning a buyer over time.', terms: ['Marketing.CAC'] },
    { id: 'churn_rate', title: 'Churn rate', doc: 'Members who left by month.', terms: ['Customer.ChurnRate'] },
    { id: 'clv_histogram', title: 'CLV histogram', doc: 'Accounts by lifetime value.' },
    { id: 'stock_cover', title: 'Stock cover in days', doc: 'How long the stock lasts.' },
    { id: 'open_invoices', title: 'Open invoices', doc: 'Unpaid amounts by age.' },
    { id: 'returns_by_reason', title: 'Returns by reason', doc: 'Top ten reasons.' },
    { id: 'orders', title: 'orders', doc: 'Plain count of orders.' },
  ],
  superset: [
    { id: '101', title: 'Daily visits', doc: 'A line.' },
    { id: '102', title: 'Bounce rate by landing page', doc: 'A table.' },
    { id: '103', title: 'Conversion funnel', doc: 'From page to payment.' },
    { id: '104', title: 'Search terms without results', doc: 'A word cloud.' },
    { id: '105', title: 'Humidity by greenhouse', doc: 'Last 48 hours.' },
  ],
};

export const PIPELINES: Readonly<Record<string, readonly PipelineSpec[]>> = {
  airflow: [
    {
      id: 'orders_daily',
      title: 'Orders daily',
      doc: 'Brings orders into the warehouse every night.',
      jobs: [
        { id: 'extract_orders', doc: 'Reads new orders of the shop.' },
        { id: 'load_orders', doc: 'Copies them into the warehouse.' },
        { id: 'check_totals', doc: 'Compares sums with the ledger.' },
      ],
    },
    {
      id: 'stripe_sync',
      doc: 'Copies card payments.',
      jobs: [{ id: 'sync_charges' }, { id: 'sync_payouts' }, { id: 'reconcile_payouts', doc: 'Matches bank lines.' }],
    },
    {
      id: 'churn_training',
      doc: 'Trains the model of leaving members every Sunday.',
      jobs: [{ id: 'build_features' }, { id: 'train_model' }, { id: 'publish_scores' }],
    },
    {
      id: 'dbt_hourly',
      doc: 'Runs all dbt models.',
      jobs: [{ id: 'dbt_run' }, { id: 'dbt_test' }, { id: 'refresh_materialized_views' }],
    },
    {
      id: 'gdpr_deletion',
      doc: 'Erases accounts on request.',
      jobs: [{ id: 'collect_requests' }, { id: 'delete_customer_data', doc: 'Erases an account from all stores.' }],
    },
    {
      id: 'SendNewsletter',
      doc: 'Mails the planting calendar.',
      jobs: [{ id: 'RenderTemplates' }, { id: 'SendBatch' }],
    },
  ],
  spark: [{ id: 'clickstream_compaction', doc: 'Merges small files.', jobs: [{ id: 'compact_hourly_files' }] }],
};

/** Keys are paths: the last part is the word itself. */
export const TERMS: readonly NamedSpec[] = [
  { id: 'Finance.Revenue', name: 'Revenue', doc: 'Net amount of all delivered orders, without taxes.' },
  { id: 'Finance.GrossMargin', name: 'Gross Margin', doc: 'Revenue minus the cost of goods, divided by revenue.' },
  { id: 'Finance.EBITDA', name: 'EBITDA', doc: 'Earnings before interest, taxes, depreciation and amortisation.' },
  { id: 'Finance.MRR', name: 'Monthly Recurring Revenue', doc: 'Income that comes again each month.' },
  { id: 'Finance.VAT', name: 'Value Added Tax', doc: 'Tax on sales; Umsatzsteuer.' },
  { id: 'Finance.CostCentre', name: 'Cost Centre', doc: 'Where costs are booked.' },
  { id: 'Customer.Customer', name: 'Customer', doc: 'A person with at least one paid order.' },
  { id: 'Customer.ChurnRate', name: 'Churn Rate', doc: 'Share of members who leave within a month.' },
  { id: 'Customer.LifetimeValue', name: 'Customer Lifetime Value', doc: 'CLV: all future margin of an account.' },
  { id: 'Customer.NPS', name: 'Net Promoter Score', doc: 'How gladly people recommend us.' },
  { id: 'Marketing.CAC', name: 'Customer Acquisition Cost', doc: 'Advertising costs divided by new customers.' },
  { id: 'Marketing.ROAS', name: 'Return on Ad Spend', doc: 'Revenue for each euro of advertising.' },
  { id: 'Marketing.BounceRate', name: 'Bounce Rate', doc: 'Visits that end on their first page.' },
  { id: 'Marketing.ConversionRate', name: 'Conversion Rate', doc: 'Visits with an order, divided by all visits.' },
  { id: 'Logistics.LeadTime', name: 'Lead Time', doc: 'Days from an order to its delivery.' },
  { id: 'Logistics.FillRate', name: 'Fill Rate', doc: 'Share of lines that are shipped at once.' },
  { id: 'Logistics.SKU', name: 'SKU', doc: 'Stock keeping unit: the number of an article.' },
  { id: 'Plants.HardinessZone', name: 'Hardiness Zone', doc: 'How cold a winter may get for a plant.' },
  { id: 'Plants.GerminationRate', name: 'Germination Rate', doc: 'Share of seeds that sprout.' },
  { id: 'Plants.Saatgut', name: 'Saatgut', doc: 'Samen, Zwiebeln und Knollen.' },
];

export const TERM_GROUPS: readonly NamedSpec[] = [
  { id: 'Finance', name: 'Finance Terms', doc: 'Words of the finance team.' },
  { id: 'Marketing', name: 'Marketing Terms', doc: 'Words of the marketing team.' },
  { id: 'Plants', name: 'Botany', doc: 'Words about plants.' },
];

export const TAGS: readonly NamedSpec[] = [
  { id: 'PII', doc: 'Says something about a person.' },
  { id: 'Certified', doc: 'Checked by the data team.' },
  { id: 'Tier1', doc: 'Repaired at night.' },
  { id: 'Confidential', doc: 'Only for those who need it.' },
  { id: 'gdpr.erasable', doc: 'Is deleted on request.' },
  { id: 'quality.freshness', name: 'Freshness', doc: 'Must be younger than a day.' },
  { id: 'quality.completeness', name: 'Completeness', doc: 'May have no gaps.' },
  { id: 'Legacy', doc: 'To be switched off.' },
  { id: 'season:spring', name: 'Spring', doc: 'Matters from March to May.' },
  { id: 'needs-review', name: 'Needs Review', doc: 'Somebody should look at it.' },
  { id: 'orders', doc: 'Has to do with orders.' },
];

export const PEOPLE: readonly PersonSpec[] = [
  { id: 'amira.haddad', name: 'Amira Haddad', title: 'Analytics Engineer' },
  { id: 'jonas.weiß', name: 'Jonas Weiß', title: 'Head of Controlling' },
  { id: 'lena.krüger', name: 'Lena Krüger', title: 'Trainee' },
  { id: 'mbauer', name: 'Matthias Bauer', title: 'Data Engineer' },
  { id: 'sofia.lindqvist', name: 'Sofia Lindqvist', title: 'Data Scientist' },
  { id: 'tkowalski', name: 'Tomasz Kowalski', title: 'Platform Engineer' },
  { id: 'zoë.andré', name: 'Zoë André', title: 'Marketing Manager' },
  { id: 'yuki.tanaka', name: 'Yuki Tanaka (田中)', title: 'Product Manager' },
  { id: 'paul.customer', name: 'Paul Sander', title: 'Customer Support Lead' },
  { id: 'svc_airflow', name: 'Airflow Service Account', title: 'Robot' },
];

export const GROUPS: readonly NamedSpec[] = [
  { id: 'data-platform', name: 'Data Platform Team', doc: 'Runs the warehouse.' },
  { id: 'analytics', name: 'Analytics Guild', doc: 'Everyone who writes SQL.' },
  { id: 'finance_controlling', name: 'Finance & Controlling', doc: 'Budgets and books.' },
  { id: 'marketing', name: 'Marketing', doc: 'Campaigns and newsletters.' },
  { id: 'ds', name: 'Data Science', doc: 'Forecasts and scores.' },
];

export const DOMAINS: readonly NamedSpec[] = [
  { id: 'sales', name: 'Sales', doc: 'Orders and those who place them.' },
  { id: 'finance', name: 'Finance', doc: 'Money in and out.' },
  { id: 'marketing', name: 'Marketing', doc: 'How people hear of us.' },
  { id: 'logistics', name: 'Logistics', doc: 'Stock, parcels, vans.' },
  { id: 'people', name: 'People & Culture', doc: 'Employees.' },
  { id: 'assortment', name: 'Assortment', doc: 'What we sell.' },
];

export const CONTAINERS: readonly NamedSpec[] = [
  { id: 'c-analytics', name: 'ANALYTICS', doc: 'Database of all models.' },
  { id: 'c-raw', name: 'RAW', doc: 'Database of copies.' },
  { id: 'c-marts', name: 'MARTS', doc: 'Schema of finished models.' },
  { id: 'c-kiesel-web', name: 'kiesel-web', doc: 'Project of the web shop.' },
  { id: 'c-jaffle', name: 'jaffle_shop', doc: 'Schema of the course.' },
];

export const ML_MODELS: readonly NamedSpec[] = [
  { id: 'churn_classifier', doc: 'Finds members who may leave; gradient boosting.' },
  { id: 'demand_forecaster', doc: 'Expects sales of bulbs by week.' },
  { id: 'plant-disease-detector', doc: 'Sees mildew on photos of leaves.' },
];

export const DATA_PRODUCTS: readonly NamedSpec[] = [
  { id: 'p-orders', name: 'Orders', doc: 'All about orders, ready to use.' },
  { id: 'p-club', name: 'Garden Club Insights', doc: 'Members, terms and churn.' },
];
