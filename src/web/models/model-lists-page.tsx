import { TextInput } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { type AspectModel, type EntityModel, useModels } from '../shared/page-models.js';
import { entityTitle } from '../shared/titles.js';
import { CoverageFigure, CoverageNote, EntityCount } from './coverage-figure.js';
import { AspectLink, EntityTypeLink } from './model-links.js';
import { Mark, ModelTable } from './model-table.js';
import { ModelsFrame } from './models-frame.js';
import classes from './models.module.css';

/** Every entity type and every aspect; the text to look for stands in the address. */
export function ModelListsPage() {
  const models = useModels();
  const [parameters, setParameters] = useSearchParams();
  const text = parameters.get('q') ?? '';
  const has = matcher(text);
  const entities = models.entities.filter(({ name, doc }) => has(`${name} ${entityTitle(name)} ${doc}`));
  const aspects = models.aspects.filter(({ name, record, doc = '' }) => has(`${name} ${record} ${doc}`));
  return (
    <ModelsFrame shown="">
      <div className={classes['choices']}>
        <TextInput
          type="search"
          aria-label="Find entity types and aspects"
          placeholder="Find entity types and aspects"
          value={text}
          onChange={({ currentTarget: { value } }) =>
            setParameters(value === '' ? {} : { q: value }, { replace: true, preventScrollReset: true })
          }
        />
        <p className="faint" aria-live="polite">
          {text !== '' && `${String(entities.length)} of `}
          {models.entities.length} entity types, {text !== '' && `${String(aspects.length)} of `}
          {models.aspects.length} aspects
        </p>
      </div>
      <CoverageNote />
      <EntityList entities={entities} />
      <AspectList aspects={aspects} />
    </ModelsFrame>
  );
}

function EntityList({ entities }: { readonly entities: readonly EntityModel[] }) {
  if (entities.length === 0) return null;
  return (
    <section className={classes['part']}>
      <h2>Entity types</h2>
      <ModelTable name="Entity types" heads={['Type', 'Entities', 'What it is', 'Name', 'Aspects']}>
        {entities.map(({ name, doc, category, aspects }) => (
          <tr key={name}>
            <th scope="row">
              <EntityTypeLink name={name} />
            </th>
            <td className={classes['number']}>
              <EntityCount entityType={name} />
            </td>
            <td className={classes['doc']}>
              {doc} {category === 'internal' && <Mark>internal</Mark>}
            </td>
            <td>
              <code>{name}</code>
            </td>
            <td className={classes['number']}>{aspects.length}</td>
          </tr>
        ))}
      </ModelTable>
    </section>
  );
}

function AspectList({ aspects }: { readonly aspects: readonly AspectModel[] }) {
  const models = useModels();
  if (aspects.length === 0) return null;
  return (
    <section className={classes['part']}>
      <h2>Aspects</h2>
      <ModelTable name="Aspects" heads={['Aspect', 'Entities that have it', 'What it says', 'Entity types']}>
        {aspects.map(({ name, doc, kind }) => (
          <tr key={name}>
            <th scope="row">
              <AspectLink name={name} />
            </th>
            <td>
              <CoverageFigure entityTypes={models.entitiesWith(name).map((entity) => entity.name)} aspect={name} />
            </td>
            <td className={classes['doc']}>
              {doc} {kind === 'timeseries' && <Mark>time series</Mark>}
            </td>
            <td className={classes['number']}>{models.entitiesWith(name).length}</td>
          </tr>
        ))}
      </ModelTable>
    </section>
  );
}

/** Whether a text has all words of another one, in any order and letters of either case. */
function matcher(wanted: string): (text: string) => boolean {
  const words = wanted.toLowerCase().split(/\s+/);
  return (text) => {
    const lower = text.toLowerCase();
    return words.every((word) => lower.includes(word));
  };
}
