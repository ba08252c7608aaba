import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { addressOf } from '../app/addresses.js';
import classes from './models.module.css';

const SECTIONS = [
  { id: '', title: 'Entities and aspects' },
  { id: 'relationships', title: 'Relationships' },
  { id: 'changes', title: 'Changes' },
  { id: 'findings', title: 'Findings' },
] as const;

/** The sections of the page of the models, with one of them. */
export function ModelsFrame({
  shown,
  children,
}: {
  readonly shown: (typeof SECTIONS)[number]['id'];
  readonly children: ReactNode;
}) {
  const title = SECTIONS.find(({ id }) => id === shown)?.title ?? '';
  useDocumentTitle(`${title} · Models · Cadastre`);
  return (
    <div className={classes['page']}>
      <h1 className={classes['title']}>Models</h1>
      <nav className={classes['sections']} aria-label="About the models">
        {SECTIONS.map((section) => (
          <NavLink
            key={section.id}
            to={addressOf.models(section.id)}
            aria-current={section.id === shown ? 'page' : undefined}
            data-shown={section.id === shown}
          >
            {section.title}
          </NavLink>
        ))}
      </nav>
      {children}
    </div>
  );
}
