import { useLabel } from '../shared/labels.js';
import { useModels } from '../shared/page-models.js';
import { CODE_FIELDS } from '../widgets/overrides/code-fields.js';
import { entityTitles, symbolInWords } from '../shared/titles.js';

/** A value of a search field as people read it: the name of an entity, of an entity type, or the text itself. */
export function FacetValue({ field, value }: { readonly field: string; readonly value: string }) {
  if (value.startsWith('urn:li:')) return <EntityName urn={value} />;
  return <PlainValue field={field} value={value} />;
}

function EntityName({ urn }: { readonly urn: string }) {
  return useLabel(urn).name;
}

function PlainValue({ field, value }: { readonly field: string; readonly value: string }) {
  const models = useModels();
  if (field.startsWith('_') || field === 'entity') {
    const entity = models.entity(value);
    if (entity !== undefined) return entityTitles(entity.name);
  }
  if (value === 'true') return 'Yes';
  if (value === 'false') return 'No';
  return !CODE_FIELDS.has(field) && /^[A-Z][A-Z_]{3,}$/.test(value) ? symbolInWords(value) : value;
}
