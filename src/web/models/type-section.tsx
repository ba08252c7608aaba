import {
  type DescribedAspect,
  type DescribedField,
  typeParts,
  type DescribedType,
  useModelReference,
} from './model-reference.js';
import { Mark, ModelTable } from './model-table.js';
import classes from './models.module.css';

/** A type with its fields or symbols. `aspect`: what annotations say of the fields, where it is the aspect's record. */
export function TypeSection({ type, aspect }: { readonly type: DescribedType; readonly aspect?: DescribedAspect }) {
  const { name, kind, doc, deprecated, fields = [], symbols = [], source } = type;
  return (
    <section className={classes['part']} id={name}>
      {aspect === undefined && (
        <>
          <h3>
            {shortName(name)} <Mark>{kind}</Mark> <Deprecated reason={deprecated} />
          </h3>
          <p>{doc}</p>
          <p className="faint">
            <code>{name}</code> in <code>{source}</code>
          </p>
        </>
      )}
      {type.type !== undefined && <TypeText text={type.type} />}
      {fields.length > 0 && <FieldTable name={name} fields={fields} aspect={aspect} />}
      {symbols.length > 0 && (
        <ModelTable name={`Symbols of ${shortName(name)}`} heads={['Symbol', 'Meaning']}>
          {symbols.map((symbol) => (
            <tr key={symbol.name}>
              <th scope="row">
                <code>{symbol.name}</code> <Deprecated reason={symbol.deprecated} />
              </th>
              <td className={classes['doc']}>{symbol.doc}</td>
            </tr>
          ))}
        </ModelTable>
      )}
    </section>
  );
}

function FieldTable({
  name,
  fields,
  aspect,
}: {
  readonly name: string;
  readonly fields: readonly DescribedField[];
  readonly aspect: DescribedAspect | undefined;
}) {
  return (
    <ModelTable name={`Fields of ${shortName(name)}`} heads={['Field', 'Type', 'Meaning']}>
      {fields.map((field) => (
        <tr key={field.name}>
          <th scope="row">
            <code>{field.name}</code>
          </th>
          <td>
            <TypeText text={field.type} />
            <div className={classes['marks']}>
              {field.isOptional && <Mark>optional</Mark>}
              {field.default !== undefined && <Mark>default {JSON.stringify(field.default)}</Mark>}
            </div>
          </td>
          <td className={classes['doc']}>
            {field.doc} <Deprecated reason={field.deprecated} />
            <Annotations field={field.name} aspect={aspect} />
          </td>
        </tr>
      ))}
    </ModelTable>
  );
}

/** What annotations at a field, or below it, say. */
function Annotations({ field, aspect }: { readonly field: string; readonly aspect: DescribedAspect | undefined }) {
  if (aspect === undefined) return null;
  const lies = ({ path }: { readonly path: string }): boolean => path === field || path.startsWith(`${field}/`);
  const below = (path: string): string => (path === field ? '' : ` at ${path}`);
  return (
    <div className={classes['marks']}>
      {aspect.searchable.filter(lies).map(({ path, name, type, facet }) => (
        <Mark key={`${path} ${name}`}>
          searchable as {name}, {type}
          {facet !== undefined && ', a facet'}
          {below(path)}
        </Mark>
      ))}
      {aspect.relationships.filter(lies).map(({ path, name, entityTypes, lineage }) => (
        <Mark key={`${path} ${name}`}>
          relationship {name} to {entityTypes.join(', ')}
          {lineage !== undefined && `, lineage ${lineage}`}
          {below(path)}
        </Mark>
      ))}
      {aspect.figures.filter(lies).map(({ path, name }) => (
        <Mark key={`${path} ${name}`}>
          figure {name}
          {below(path)}
        </Mark>
      ))}
    </div>
  );
}

/** A use of a type; names of types lead to where these stand on the page. */
function TypeText({ text }: { readonly text: string }) {
  const reference = useModelReference();
  return (
    <code>
      {typeParts(text).map((part, at) =>
        part.isName && reference.type(part.text) !== undefined ? (
          <a key={at} href={`#${part.text}`} title={part.text}>
            {shortName(part.text)}
          </a>
        ) : (
          part.text
        ),
      )}
    </code>
  );
}

export function Deprecated({ reason }: { readonly reason: string | true | undefined }) {
  if (reason === undefined) return null;
  return <Mark tone="warn">deprecated{reason !== true && `: ${reason}`}</Mark>;
}

/** Without the namespace. */
function shortName(fqn: string): string {
  return fqn.slice(fqn.lastIndexOf('.') + 1);
}
