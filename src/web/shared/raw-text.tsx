import { Button, CopyButton } from '@mantine/core';
import classes from './raw-text.module.css';

/** A button that copies a text. */
export function CopyText({ text }: { readonly text: string }) {
  return (
    <CopyButton value={text}>
      {({ copied, copy }) => (
        <Button variant="default" size="xs" onClick={copy}>
          {copied ? 'Copied' : 'Copy'}
        </Button>
      )}
    </CopyButton>
  );
}

/** A long text as it is, with a scroll bar of its own. `name`: what it is, for those who do not see it. */
export function RawText({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <pre className={classes['text']} tabIndex={0} aria-label={name}>
      {text}
    </pre>
  );
}
