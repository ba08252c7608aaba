import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import classes from './section-frame.module.css';

/** A part of a page that has an address of its own. */
interface PageSection {
  readonly id: string;
  readonly title: string;
}

/** A page of several sections, of which one is shown. `name`: of the links to them, for those who do not see them. */
export function SectionFrame<Section extends PageSection>({
  title,
  name,
  sections,
  shown,
  addressOf,
  children,
}: {
  readonly title: string;
  readonly name: string;
  readonly sections: readonly Section[];
  readonly shown: Section['id'];
  readonly addressOf: (id: Section['id']) => string;
  readonly children: ReactNode;
}) {
  return (
    <div className={classes['page']}>
      <h1 className="page-title">{title}</h1>
      <nav className={classes['sections']} aria-label={name}>
        {sections.map((section) => (
          <NavLink
            key={section.id}
            to={addressOf(section.id)}
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
