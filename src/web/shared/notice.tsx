import type { ReactNode } from 'react';
import classes from './notice.module.css';

/** A state of a page in place of its content: nothing found, nothing there, something wrong. */
export function Notice({
  title,
  children,
  tone = 'plain',
}: {
  readonly title: string;
  readonly children?: ReactNode;
  readonly tone?: 'bad' | 'plain';
}) {
  return (
    <section className={classes['notice']} data-tone={tone} role={tone === 'bad' ? 'alert' : undefined}>
      <h2 className={classes['title']}>{title}</h2>
      <div className={classes['text']}>{children}</div>
    </section>
  );
}
