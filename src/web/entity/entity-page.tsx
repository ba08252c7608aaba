import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/InlineInput.css';
import { useDocumentTitle } from '@mantine/hooks';
import { Link, useParams } from 'react-router';
import { addressOf } from '../app/addresses.js';
import { DescriptionEditor } from '../editing/description-editor.js';
import { useMayEdit } from '../editing/use-edit.js';
import { useLabel } from '../shared/labels.js';
import { Notice } from '../shared/notice.js';
import { useModels } from '../shared/page-models.js';
import type { StoredEntity } from '../shared/read-aspects.js';
import { readUrn } from '../shared/urn.js';
import { descriptionMutation } from '../widgets/overrides/description-edits.js';
import { EDITABLE_PARTS } from '../widgets/overrides/editable-parts.js';
import { EntityHeader } from './entity-header.js';
import classes from './entity-page.module.css';
import { entityTabs } from './entity-tabs.js';
import { TabContent } from './tab-content.js';
import { TabStrip } from './tab-strip.js';
import { useEntity } from './use-entity.js';

/** Everything that is known of an entity. */
export function EntityPage() {
  const { urn = '', tab = '' } = useParams();
  const models = useModels();
  const model = models.entity(readUrn(urn)?.entityType ?? '');
  if (model === undefined) {
    return (
      <Notice title="There is no such entity">
        <p>{urn} names no entity type of these models.</p>
      </Notice>
    );
  }
  return <KnownEntity key={urn} urn={urn} tab={tab} />;
}

function KnownEntity({ urn, tab }: { readonly urn: string; readonly tab: string }) {
  const models = useModels();
  const entity = useEntity(urn);
  const { name, entityType, description } = useLabel(urn);
  useDocumentTitle(`${name} · Cadastre`);
  const model = models.entity(entityType);
  if (entity === null || model === undefined) return <Notice title="There is no such entity">{urn}</Notice>;
  const stored = Object.keys(entity.aspects);
  const tabs = entityTabs(model, stored, models);
  const shown = tabs.find(({ id }) => id === tab) ?? tabs[0];
  return (
    <div className={classes['page']}>
      <EntityHeader entity={entity} />
      {stored.length <= 1 && (
        <p role="status" className={classes['unknown']}>
          Nothing is stored of this entity: something else refers to it, or its address was written by hand.
        </p>
      )}
      <div className={classes['columns']}>
        <div className={classes['main']}>
          <TabStrip urn={urn} tabs={tabs} shown={shown?.id} />
          <section className={classes['content']} aria-label={shown?.title}>
            {shown !== undefined && <TabContent tab={shown} entity={entity} />}
          </section>
        </div>
        <aside className={`card ${classes['aside'] ?? ''}`} aria-label="Summary">
          <About
            entity={entity}
            description={description}
            isEditable={model.editedDescription !== undefined || descriptionMutation(model.name) !== undefined}
          />
          {EDITABLE_PARTS.filter(({ aspect }) => model.aspects.includes(aspect)).map(({ aspect, Part }) => (
            <Part key={aspect} urn={urn} value={entity.aspects[aspect]?.value} />
          ))}
          <AddAspect urn={urn} />
        </aside>
      </div>
    </div>
  );
}

function AddAspect({ urn }: { readonly urn: string }) {
  return useMayEdit(urn)('EDIT_ENTITY') ? <Link to={addressOf.form(urn)}>Edit or add an aspect</Link> : null;
}

function About({
  entity,
  description,
  isEditable,
}: {
  readonly entity: StoredEntity;
  readonly description: string;
  readonly isEditable: boolean;
}) {
  const mayEdit = useMayEdit(entity.urn)('EDIT_ENTITY_DOCS');
  return <DescriptionEditor urn={entity.urn} description={description} mayEdit={mayEdit && isEditable} />;
}
