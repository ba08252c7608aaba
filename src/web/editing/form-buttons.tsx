import { Button } from '@mantine/core';
import classes from './edit-section.module.css';

/** The end of a form in place: one button that sends it, and one that leaves it. */
export function FormButtons(props: {
  readonly label: string;
  readonly isPending: boolean;
  readonly onCancel: () => void;
}) {
  return (
    <div className={classes['buttons']}>
      <Button type="submit" size="xs" loading={props.isPending}>
        {props.label}
      </Button>
      <Button variant="default" size="xs" onClick={props.onCancel}>
        Cancel
      </Button>
    </div>
  );
}
