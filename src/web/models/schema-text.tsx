import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readBundle } from '../forms/schema-bundles.js';
import { CopyText, RawText } from '../shared/raw-text.js';
import { recordSchema } from './record-schema.js';
import classes from './models.module.css';

/** The JSON schema of a record, read when somebody asks for it. */
export function SchemaText({ record }: { readonly record: string }) {
  const [isOpen, open] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['record-schema', record],
    enabled: isOpen,
    staleTime: Infinity,
    queryFn: async () => JSON.stringify((await recordSchema(record, readBundle)) ?? null, undefined, 2),
  });
  return (
    <section className={classes['part']}>
      <div className={classes['head']}>
        <h2>JSON schema</h2>
        {data === undefined ? (
          <Button variant="default" size="xs" loading={isOpen && error === null} onClick={() => open(true)}>
            Show
          </Button>
        ) : (
          <CopyText text={data} />
        )}
      </div>
      {error !== null && <p role="alert">{error.message}</p>}
      {data !== undefined && <RawText name="JSON schema" text={data} />}
    </section>
  );
}
