import { useDocumentTitle } from '@mantine/hooks';
import { Link, useParams } from 'react-router';
import { addressOf } from '../app/addresses.js';
import { EntityIcon } from '../shared/entity-line.js';
import { Notice } from '../shared/notice.js';
import { type EntityModel, useModels } from '../shared/page-models.js';
import { entityTitle, entityTitles } from '../shared/titles.js';
import { CoverageFigure, CoverageNote, EntityCount } from './coverage-figure.js';
import { AspectLink } from './model-links.js';
import { urnForm, useModelReference } from './model-reference.js';
import { Mark, ModelTable } from './model-table.js';
import classes from './models.module.css';
import { RelationshipTable } from './relationship-table.js';
import { modelEdges } from './relationship-graph.js';

/** Search field of the entity type, which every document has. */
const TYPE_FIELD = '_entityType';
const FOUND = {
  always: 'By searches and suggestions.',
  search: 'By searches, but not as a suggestion while one types.',
  named: 'Only by searches that name this type.',
} as const;

/** An entity type: its key, its aspects, and what it points at and is pointed at by. */
export function EntityModelPage() {
  const { name = '' } = useParams();
  const entity = useModels().entity(name);
  useDocumentTitle(`${entityTitle(name)} · Models · Cadastre`);
  if (entity === undefined)
    return (
      <Notice title={`No entity type is called ${name}`}>
        <p>
          <Link to={addressOf.models()}>Every entity type of the models</Link>
        </p>
      </Notice>
    );
  return <EntityContent key={name} entity={entity} />;
}

function EntityContent({ entity }: { readonly entity: EntityModel }) {
  const { name, doc, category } = entity;
  return (
    <div className={classes['page']}>
      <header>
        <p className={classes['path']}>
          <Link to={addressOf.models()}>Models</Link> / entity type
        </p>
        <div className={classes['head']}>
          <h1 className="page-title">
            <EntityIcon entityType={name} /> {entityTitle(name)}
          </h1>
          <code>{name}</code>
          {category === 'internal' && <Mark>internal</Mark>}
        </div>
        <p>{doc}</p>
      </header>
      <EntityFacts entity={entity} />
      <EntityAspects entity={entity} />
      <EntityEdges name={name} />
    </div>
  );
}

function EntityFacts({ entity: { name, found, partOf, symbol } }: { readonly entity: EntityModel }) {
  const about = useModelReference().entity(name);
  return (
    <dl className={`card ${classes['facts'] ?? ''}`}>
      {about !== undefined && (
        <>
          <dt>URN</dt>
          <dd>
            <code>{urnForm(about)}</code>
          </dd>
          <dt>Key</dt>
          <dd>
            {about.keyFields.map((field) => (
              <p key={field.name}>
                <code>{field.name}</code>, {field.value}
                {field.symbols !== undefined && ` (${field.symbols.join(', ')})`}
                {field.presence === 'optional' && ', optional'}
                {field.name === partOf && ', names the entity of which it is a part'}
              </p>
            ))}
          </dd>
        </>
      )}
      <dt>Found</dt>
      <dd>{FOUND[found]}</dd>
      <dt>In GraphQL</dt>
      <dd>
        <code>{symbol}</code>
      </dd>
      <dt>Entities</dt>
      <dd>
        <EntityCount entityType={name} /> ·{' '}
        <Link to={addressOf.search('', [[TYPE_FIELD, name]])}>Search {entityTitles(name).toLowerCase()}</Link>
      </dd>
      <dt>Documentation</dt>
      <dd>
        <a href={`/restli/docs/entity/${encodeURIComponent(name)}`}>How programs read and write it</a>
      </dd>
    </dl>
  );
}

function EntityAspects({ entity: { name, aspects } }: { readonly entity: EntityModel }) {
  const models = useModels();
  const keyAspect = useModelReference().entity(name)?.keyAspect;
  return (
    <section className={classes['part']}>
      <h2>Aspects</h2>
      <CoverageNote />
      <ModelTable name="Aspects" heads={['Aspect', 'Entities that have it', 'What it says']}>
        {aspects.map((aspect) => {
          const { doc, kind } = models.aspect(aspect) ?? {};
          return (
            <tr key={aspect}>
              <th scope="row">
                <AspectLink name={aspect} />
              </th>
              <td>
                <CoverageFigure entityTypes={[name]} aspect={aspect} />
              </td>
              <td className={classes['doc']}>
                {doc} {aspect === keyAspect && <Mark>key</Mark>} {kind === 'timeseries' && <Mark>time series</Mark>}
              </td>
            </tr>
          );
        })}
      </ModelTable>
    </section>
  );
}

function EntityEdges({ name }: { readonly name: string }) {
  const edges = modelEdges(useModels().entities, useModelReference());
  const own = edges.filter(({ from, to }) => from === name || to === name);
  return (
    <section className={classes['part']}>
      <div className={classes['head']}>
        <h2>Relationships</h2>
        {own.length > 0 && <Link to={addressOf.relationships(name)}>Show them as a diagram</Link>}
      </div>
      {own.length === 0 ? <p className="faint">It has none.</p> : <RelationshipTable edges={own} />}
    </section>
  );
}
