import MarkdownText from 'markdown-to-jsx/react';
import classes from './markdown.module.css';

/** Pictures would be loaded from other servers, which the policy of the page forbids: their words stand for them. */
const OPTIONS = {
  disableParsingRawHTML: true,
  forceBlock: true,
  overrides: {
    img: ({ alt = '' }: { readonly alt?: string }) => <em>{alt}</em>,
    a: { props: { target: '_blank', rel: 'noreferrer noopener' } },
    h1: 'h3',
    h2: 'h4',
  },
} as const;

/** A text in Markdown, in which HTML is text. */
export function Markdown({ text }: { readonly text: string }) {
  return (
    <div className={classes['text']}>
      <MarkdownText options={OPTIONS}>{text}</MarkdownText>
    </div>
  );
}
