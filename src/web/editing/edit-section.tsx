import { ActionIcon } from '@mantine/core';
import { Pencil1Icon, PlusIcon } from '@radix-ui/react-icons';
import type { ReactNode } from 'react';
import classes from './edit-section.module.css';

/** A part of what is known of an entity, with a button to change it for whoever may. */
export function EditSection({
  title,
  action,
  onAct,
  error,
  children,
}: {
  readonly title: string;
  readonly action?: 'add' | 'edit' | undefined;
  readonly onAct?: () => void;
  readonly error?: Error | null;
  readonly children: ReactNode;
}) {
  return (
    <section className={classes['section']}>
      <div className={classes['head']}>
        <h2>{title}</h2>
        {action !== undefined && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={`${action === 'add' ? 'Add to' : 'Edit'} ${title.toLowerCase()}`}
            onClick={onAct}
          >
            {action === 'add' ? <PlusIcon /> : <Pencil1Icon />}
          </ActionIcon>
        )}
      </div>
      {children}
      {error !== undefined && error !== null && (
        <p role="alert" className={classes['error']}>
          {error.message}
        </p>
      )}
    </section>
  );
}
