import { useDocumentTitle } from '@mantine/hooks';
import { Link, useParams } from 'react-router';
import { addressOf } from '../app/addresses.js';
import { EntityIcon } from '../shared/entity-line.js';
import { useLabel } from '../shared/labels.js';
import { entityTitle } from '../shared/titles.js';
import classes from './lineage-page.module.css';
import { LineageView } from './lineage-view.js';

/** The lineage of one entity on a page of its own. */
export function LineagePage() {
  const { urn = '' } = useParams();
  const { name, entityType } = useLabel(urn);
  useDocumentTitle(`Lineage of ${name} · Cadastre`);
  return (
    <div className={classes['page']}>
      <p className={classes['kind']}>
        <EntityIcon entityType={entityType} /> {entityTitle(entityType)}
      </p>
      <h1 className={classes['title']}>
        Lineage of <Link to={addressOf.entity(urn)}>{name}</Link>
      </h1>
      <LineageView key={urn} urn={urn} />
    </div>
  );
}
