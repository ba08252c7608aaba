import type { ReactNode } from 'react';
import classes from './models.module.css';

/** A table that may be wider than the page. `name`: what it shows; it is reached and scrolled by keys. */
export function ModelTable({
  name,
  heads,
  children,
}: {
  readonly name: string;
  readonly heads: readonly string[];
  readonly children: ReactNode;
}) {
  return (
    <div className={`card ${classes['table'] ?? ''}`} role="region" aria-label={name} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** A short remark beside a name. */
export function Mark({ tone, children }: { readonly tone?: 'bad' | 'warn' | undefined; readonly children: ReactNode }) {
  return (
    <span className={classes['mark']} data-tone={tone}>
      {children}
    </span>
  );
}
