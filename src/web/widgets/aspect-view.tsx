import { createElement } from 'react';
import { Link } from 'react-router';
import { addressOf } from '../app/addresses.js';
import { useMayEdit } from '../editing/use-edit.js';
import type { JsonObject } from '../shared/json-object.js';
import { useModels } from '../shared/page-models.js';
import type { StoredEntity } from '../shared/read-aspects.js';
import { inWords } from '../shared/titles.js';
import classes from './aspect-view.module.css';
import { ASPECT_VIEWS } from './overrides/aspect-views.js';
import { ValueView } from './value-view.js';

/** An aspect of an entity: by its designed view where it has one, else by the shape of its value. */
export function AspectView({
  entity,
  aspect,
  isAlone,
}: {
  readonly entity: StoredEntity;
  readonly aspect: string;
  /** Its tab says what it is. */
  readonly isAlone: boolean;
}) {
  const value = entity.aspects[aspect]?.value;
  const designed = ASPECT_VIEWS[aspect];
  const mayEdit = useMayEdit(entity.urn)('EDIT_ENTITY');
  if (value === undefined || designed === 'none') return null;
  return (
    <section className={classes['aspect']}>
      {mayEdit && (
        <Link className={classes['edit']} to={addressOf.form(entity.urn, aspect)}>
          Edit <span className="visually-hidden">{inWords(aspect)}</span> as form
        </Link>
      )}
      {designed === undefined ? (
        <ShapedView aspect={aspect} value={value} isAlone={isAlone} />
      ) : (
        createElement(designed, { entity, value })
      )}
    </section>
  );
}

function ShapedView({
  aspect,
  value,
  isAlone,
}: {
  readonly aspect: string;
  readonly value: JsonObject;
  readonly isAlone: boolean;
}) {
  const model = useModels().aspect(aspect);
  return (
    <>
      {!isAlone && (
        <h2 className={classes['title']} title={model?.doc}>
          {model?.renderSpec?.displayName ?? inWords(aspect)}
        </h2>
      )}
      <ValueView value={shownValue(value, model?.renderSpec?.key)} />
    </>
  );
}

/** The models may say which member of an aspect is what it shows. */
function shownValue(value: JsonObject, key: string | undefined): unknown {
  return key !== undefined && key in value ? value[key] : value;
}
