import { useDocumentTitle } from '@mantine/hooks';
import type { RJSFSchema } from '@rjsf/utils';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';
import { addressOf } from '../app/addresses.js';
import { PageSkeleton } from '../app/page-skeleton.js';
import { useLabel } from '../shared/labels.js';
import { Notice } from '../shared/notice.js';
import { type EntityModel, type PageModels, useModels } from '../shared/page-models.js';
import { readEntity } from '../shared/read-aspects.js';
import { inWords } from '../shared/titles.js';
import { readUrn } from '../shared/urn.js';
import { AspectForm, type FormSubject } from './aspect-form.js';
import { aspectSchema } from './aspect-schema.js';
import classes from './form-page.module.css';
import { readBundle } from './schema-bundles.js';

/** Edits one aspect of an entity, or offers those that it can have. */
export function FormPage() {
  const { urn = '', aspect } = useParams();
  const models = useModels();
  const { name } = useLabel(urn);
  const entity = models.entity(readUrn(urn)?.entityType ?? '');
  useDocumentTitle(`Edit ${name} · Cadastre`);
  if (entity === undefined) return <Notice title="There is no such type of entity" tone="bad" />;
  return (
    <div className={classes['page']}>
      <p className={classes['where']}>
        <Link to={addressOf.entity(urn)}>{name}</Link>
      </p>
      {aspect === undefined ? (
        <Choice urn={urn} entity={entity} />
      ) : (
        <Editor key={`${urn} ${aspect}`} urn={urn} entity={entity} aspect={aspect} />
      )}
    </div>
  );
}

/** The key is what the URN says, and points of time series are not edited. */
function editableAspects(entity: EntityModel, models: PageModels): readonly string[] {
  return entity.aspects.slice(1).filter((name) => models.aspect(name)?.kind === 'versioned');
}

function Choice({ urn, entity }: { readonly urn: string; readonly entity: EntityModel }) {
  const models = useModels();
  const { data } = useStored(urn);
  const names = editableAspects(entity, models);
  return (
    <>
      <h1 className={classes['title']}>Edit or add an aspect</h1>
      <ul className={`card ${classes['choice'] ?? ''}`}>
        {names.map((name) => (
          <li key={name}>
            <Link to={addressOf.form(urn, name)}>{inWords(name)}</Link>
            {data?.aspects[name] === undefined && <span className={classes['absent']}>not there yet</span>}
            <p className="faint">{models.aspect(name)?.doc}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Editor({
  urn,
  entity,
  aspect,
}: {
  readonly urn: string;
  readonly entity: EntityModel;
  readonly aspect: string;
}) {
  const models = useModels();
  const record = models.aspect(aspect)?.record ?? '';
  const stored = useStored(urn);
  const schema = useQuery({
    queryKey: ['aspect-schema', record],
    queryFn: async () => (await aspectSchema(record, readBundle)) ?? null,
    staleTime: Infinity,
  });
  if (!editableAspects(entity, models).includes(aspect) || schema.data === null)
    return <Notice title={`${entity.name} has no aspect ${aspect} that can be edited`} tone="bad" />;
  const error = stored.error ?? schema.error;
  if (error !== null) return <Notice title={error.message} tone="bad" />;
  if (stored.isPending || schema.data === undefined) return <PageSkeleton />;
  return (
    <Loaded
      urn={urn}
      entityType={entity.name}
      aspect={aspect}
      record={record}
      before={stored.data?.aspects[aspect]?.value}
      schema={schema.data}
    />
  );
}

function Loaded({ schema, ...subject }: FormSubject & { readonly schema: RJSFSchema }) {
  const navigate = useNavigate();
  const { urn, aspect, before } = subject;
  const model = useModels().aspect(aspect);
  return (
    <>
      <h1 className={classes['title']}>{`${before === undefined ? 'Add' : 'Edit'}: ${inWords(aspect)}`}</h1>
      <p className="faint">{model?.doc}</p>
      <AspectForm subject={subject} schema={schema} onSaved={() => void navigate(addressOf.entity(urn))} />
    </>
  );
}

/** As it was when the form was opened: what others write meanwhile does not change what is being edited. */
function useStored(urn: string) {
  return useQuery({
    queryKey: ['entity-in-form', urn],
    queryFn: async ({ signal }) => (await readEntity(urn, signal)) ?? null,
    staleTime: Infinity,
    gcTime: 0,
  });
}
