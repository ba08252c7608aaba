import { Link } from 'react-router';
import { addressOf } from '../app/addresses.js';
import { EntityIcon } from '../shared/entity-line.js';
import { useModels } from '../shared/page-models.js';
import { entityTitle } from '../shared/titles.js';

/** An entity type by its name, which leads to its page; one that is not in the models leads nowhere. */
export function EntityTypeLink({ name }: { readonly name: string }) {
  const models = useModels();
  if (models.entity(name) === undefined) return <code>{name}</code>;
  return (
    <>
      <EntityIcon entityType={name} /> <Link to={addressOf.entityModel(name)}>{entityTitle(name)}</Link>
    </>
  );
}

/** An aspect by its name, which leads to its page. */
export function AspectLink({ name }: { readonly name: string }) {
  return (
    <Link to={addressOf.aspectModel(name)}>
      <code>{name}</code>
    </Link>
  );
}
