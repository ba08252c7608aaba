import { useDocumentTitle } from '@mantine/hooks';
import { Link, useParams } from 'react-router';
import { addressOf } from '../app/addresses.js';
import { Notice } from '../shared/notice.js';
import { type AspectModel, useModels } from '../shared/page-models.js';
import { CoverageFigure, CoverageNote } from './coverage-figure.js';
import { EntityTypeLink } from './model-links.js';
import { useModelReference } from './model-reference.js';
import { Mark, ModelTable } from './model-table.js';
import classes from './models.module.css';
import { SchemaText } from './schema-text.js';
import { Deprecated, TypeSection } from './type-section.js';

/** An aspect: which entities have it, its fields with what the model says of them, and the types that these use. */
export function AspectModelPage() {
  const { name = '' } = useParams();
  const aspect = useModels().aspect(name);
  useDocumentTitle(`${name} · Models · Cadastre`);
  if (aspect === undefined)
    return (
      <Notice title={`No aspect is called ${name}`}>
        <p>
          <Link to={addressOf.models()}>Every aspect of the models</Link>
        </p>
      </Notice>
    );
  return <AspectContent key={name} aspect={aspect} />;
}

function AspectContent({ aspect: { name, record, kind, doc = '' } }: { readonly aspect: AspectModel }) {
  const reference = useModelReference();
  const about = reference.aspect(name);
  const [own, ...used] = reference.typesIn(record);
  return (
    <div className={classes['page']}>
      <header>
        <p className={classes['path']}>
          <Link to={addressOf.models()}>Models</Link> / aspect
        </p>
        <div className={classes['head']}>
          <h1 className="page-title">{name}</h1>
          {kind === 'timeseries' && <Mark>time series</Mark>}
          <Deprecated reason={own?.deprecated} />
        </div>
        <p>{doc}</p>
      </header>
      <dl className={`card ${classes['facts'] ?? ''}`}>
        <dt>Record</dt>
        <dd>
          <code>{record}</code>
        </dd>
        <dt>Model file</dt>
        <dd>
          <code>{own?.source}</code>
        </dd>
        <dt>Documentation</dt>
        <dd>
          <a href={`/restli/docs/aspect/${encodeURIComponent(name)}`}>How programs read and write it</a>
        </dd>
        {about?.hasSecrets === true && (
          <>
            <dt>Secrets</dt>
            <dd>Some fields are secret: they are not described here, and only RPC gives their values.</dd>
          </>
        )}
      </dl>
      <Carriers aspect={name} />
      <section className={classes['part']}>
        <h2>Fields</h2>
        {own !== undefined && about !== undefined && <TypeSection type={own} aspect={about} />}
      </section>
      {used.length > 0 && (
        <section className={classes['part']}>
          <h2>Types in it</h2>
          {used.map((type) => (
            <TypeSection key={type.name} type={type} />
          ))}
        </section>
      )}
      <SchemaText record={record} />
    </div>
  );
}

/** Entity types that have an aspect. */
function Carriers({ aspect }: { readonly aspect: string }) {
  const carriers = useModels().entitiesWith(aspect);
  return (
    <section className={classes['part']}>
      <h2>Entity types that have it</h2>
      {carriers.length === 0 ? (
        <p className="faint">No entity type has it.</p>
      ) : (
        <>
          <CoverageNote />
          <ModelTable name="Entity types that have it" heads={['Type', 'Entities that have it', 'What it is']}>
            {carriers.map(({ name, doc }) => (
              <tr key={name}>
                <th scope="row">
                  <EntityTypeLink name={name} />
                </th>
                <td>
                  <CoverageFigure entityTypes={[name]} aspect={aspect} />
                </td>
                <td className={classes['doc']}>{doc}</td>
              </tr>
            ))}
          </ModelTable>
        </>
      )}
    </section>
  );
}
