import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { addressOf } from '../app/addresses.js';
import { SectionFrame } from '../shared/section-frame.js';

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
    <SectionFrame
      title="Models"
      name="About the models"
      sections={SECTIONS}
      shown={shown}
      addressOf={(id) => addressOf.models(id)}
    >
      {children}
    </SectionFrame>
  );
}
