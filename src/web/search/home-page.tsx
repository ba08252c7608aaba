import { Skeleton } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { CountEntitiesDocument } from '../../../generated/web/graphql/graphql.js';
import { addressOf } from '../app/addresses.js';
import { carryOut } from '../app/transport.js';
import { EntityIcon } from '../shared/entity-line.js';
import { useModels } from '../shared/page-models.js';
import { entityTitle, entityTitles } from '../shared/titles.js';
import { FIRST_ENTITIES } from '../widgets/overrides/first-entities.js';
import { EmptyCatalog } from './empty-catalog.js';
import classes from './home-page.module.css';
import { StartingPoints } from './starting-points.js';

/** Search field of the entity type, which every document has. */
const TYPE_FIELD = '_entityType';

/** The first page: what is in the catalog, and ways into it. */
export function HomePage() {
  const models = useModels();
  useDocumentTitle('Cadastre');
  const { data, error } = useQuery({
    queryKey: ['counts'],
    queryFn: async ({ signal }) => (await carryOut(CountEntitiesDocument, { input: {} }, signal)).getEntityCounts,
  });
  if (error !== null) throw error;
  const counts = (data?.counts ?? [])
    .flatMap(({ entityType, count }) => {
      const entity = models.entity(entityType);
      return entity === undefined || count === 0 ? [] : [{ entity, count }];
    })
    .sort((a, b) => b.count - a.count);
  if (data !== undefined && counts.every(({ entity, count }) => count <= (FIRST_ENTITIES[entity.name] ?? 0)))
    return <EmptyCatalog />;
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={classes['page']}>
      <header>
        <h1 className="page-title">What is in the catalog</h1>
        <p className="faint">
          {data === undefined ? 'Counting …' : `${total.toLocaleString('en')} ${total === 1 ? 'entity' : 'entities'}.`}
          {data !== undefined && <span className="for-keys"> Press / to search.</span>}
        </p>
      </header>
      <ul className={classes['types']}>
        {data === undefined && [0, 1, 2, 3].map((at) => <Skeleton key={at} height={64} />)}
        {counts.map(({ entity: { name }, count }) => (
          <li key={name}>
            <Link className={`card ${classes['type'] ?? ''}`} to={addressOf.search('', [[TYPE_FIELD, name]])}>
              <EntityIcon entityType={name} />
              <strong>{count.toLocaleString('en')}</strong>
              <span>{count === 1 ? entityTitle(name) : entityTitles(name)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <StartingPoints />
    </div>
  );
}
