import { createElement, type ReactNode } from 'react';
import classes from './notice.module.css';

/** A state of a page in place of its content: nothing found, nothing there, something wrong. */
export function Notice({
  title,
  children,
  tone = 'plain',
  within = 'page',
}: {
  readonly title: string;
  readonly children?: ReactNode;
  readonly tone?: 'bad' | 'plain';
  /** Whether it is all that the page has, or stands below the heading of one. */
  readonly within?: 'page' | 'section';
}) {
  return (
    <section className={classes['notice']} data-tone={tone} role={tone === 'bad' ? 'alert' : undefined}>
      {createElement(within === 'page' ? 'h1' : 'h2', { className: classes['title'] }, title)}
      <div className={classes['text']}>{children}</div>
    </section>
  );
}
