import {
  AddTagsDocument,
  AddTermsDocument,
  RemoveTagDocument,
  RemoveTermDocument,
  SetDomainDocument,
  UnsetDomainDocument,
} from '../../../../generated/web/graphql/graphql.js';
import { DeprecationEditor } from '../../editing/deprecation-editor.js';
import { LinkEditor } from '../../editing/link-editor.js';
import { ReferenceList } from '../../editing/reference-list.js';
import { useEdit, useMayEdit } from '../../editing/use-edit.js';
import { isObject, listAt, textAt } from '../../shared/json-object.js';
import { Owners } from './owners-part.js';
import type { PartProps } from './part-props.js';

/** Parts beside the tabs, in order: each for entities whose type has the aspect. */
export const EDITABLE_PARTS: readonly {
  readonly aspect: string;
  readonly Part: (props: PartProps) => React.ReactNode;
}[] = [
  { aspect: 'ownership', Part: Owners },
  { aspect: 'globalTags', Part: Tags },
  { aspect: 'glossaryTerms', Part: Terms },
  { aspect: 'domains', Part: Domain },
  { aspect: 'institutionalMemory', Part: Links },
  { aspect: 'deprecation', Part: Deprecation },
];

function Tags({ urn, value }: PartProps) {
  const add = useEdit(urn, AddTagsDocument);
  const remove = useEdit(urn, RemoveTagDocument);
  return (
    <ReferenceList
      title="Tags"
      references={listAt(value, 'tags').map((tag) => ({ urn: textAt(tag, 'tag') }))}
      entityTypes={['tag']}
      mayEdit={useMayEdit(urn)('EDIT_ENTITY_TAGS')}
      error={add.error ?? remove.error}
      onAdd={(tagUrn) => add.mutate({ input: { resourceUrn: urn, tagUrns: [tagUrn] } })}
      onRemove={({ urn: tagUrn }) => remove.mutate({ input: { resourceUrn: urn, tagUrn } })}
    />
  );
}

function Terms({ urn, value }: PartProps) {
  const add = useEdit(urn, AddTermsDocument);
  const remove = useEdit(urn, RemoveTermDocument);
  return (
    <ReferenceList
      title="Glossary terms"
      references={listAt(value, 'terms').map((term) => ({ urn: textAt(term, 'urn') }))}
      entityTypes={['glossaryTerm']}
      mayEdit={useMayEdit(urn)('EDIT_ENTITY_GLOSSARY_TERMS')}
      error={add.error ?? remove.error}
      onAdd={(termUrn) => add.mutate({ input: { resourceUrn: urn, termUrns: [termUrn] } })}
      onRemove={({ urn: termUrn }) => remove.mutate({ input: { resourceUrn: urn, termUrn } })}
    />
  );
}

function Domain({ urn, value }: PartProps) {
  const set = useEdit(urn, SetDomainDocument);
  const unset = useEdit(urn, UnsetDomainDocument);
  const domains = isObject(value) && Array.isArray(value['domains']) ? value['domains'].map(String) : [];
  return (
    <ReferenceList
      title="Domain"
      references={domains.map((domain) => ({ urn: domain }))}
      entityTypes={['domain']}
      single
      mayEdit={useMayEdit(urn)('EDIT_DOMAINS_PRIVILEGE')}
      error={set.error ?? unset.error}
      onAdd={(domainUrn) => set.mutate({ entityUrn: urn, domainUrn })}
      onRemove={() => unset.mutate({ entityUrn: urn })}
    />
  );
}

function Links({ urn, value }: PartProps) {
  const links = listAt(value, 'elements').map((link) => ({
    url: textAt(link, 'url'),
    label: textAt(link, 'description'),
  }));
  return <LinkEditor urn={urn} links={links} mayEdit={useMayEdit(urn)('EDIT_ENTITY_DOC_LINKS')} />;
}

function Deprecation({ urn, value }: PartProps) {
  return (
    <DeprecationEditor
      urn={urn}
      isDeprecated={isObject(value) && value['deprecated'] === true}
      note={textAt(value, 'note')}
      mayEdit={useMayEdit(urn)('EDIT_DEPRECATION_PRIVILEGE')}
    />
  );
}
