import '@mantine/core/styles/Code.css';
import { Code } from '@mantine/core';
import classes from './empty-catalog.module.css';

/** What to do with a catalog in which nothing is. */
export function EmptyCatalog() {
  const { origin } = location;
  return (
    <div className={classes['page']}>
      <h1>Nothing is in the catalog yet</h1>
      <p className="faint">
        Metadata comes in by the command line, by the clients that you have, or over HTTP. What is written is found at
        once.
      </p>
      <section className="card">
        <h2>Try it with the sample</h2>
        <p>A pet shop: tables, a dashboard, people, and what depends on what.</p>
        <Code block tabIndex={0}>
          npx cadastre ingest test/samples/petshop.json --server {origin}
        </Code>
      </section>
      <section className="card">
        <h2>Use the clients that you have</h2>
        <p>They speak to this address as to any metadata service.</p>
        <Code block tabIndex={0}>{`export DATAHUB_GMS_URL=${origin}\ndatahub ingest -c recipe.yml`}</Code>
      </section>
      <p>
        <a href="/restli/docs">The documentation</a> shows every call; <a href="/api/graphql">GraphiQL</a> lets you try
        GraphQL.
      </p>
    </div>
  );
}
