import type { ReactNode } from 'react';
import { EntityLink } from '../shared/entity-link.js';
import { isObject, type JsonObject } from '../shared/json-object.js';
import { Moment } from '../shared/moment.js';
import { inWords, memberTitle, symbolInWords } from '../shared/titles.js';
import { readUrn } from '../shared/urn.js';
import { columnsOf, isMoment, simpleValue } from './value-shape.js';
import classes from './value-view.module.css';

/** A value of an aspect as its shape says: records as names with values, lists of records as tables, URNs as links. */
export function ValueView({ value, name = '' }: { readonly value: unknown; readonly name?: string }): ReactNode {
  if (Array.isArray(value)) return <ListView items={value} name={name} />;
  if (isObject(value)) return <ObjectView value={value} />;
  return <LeafView value={value} name={name} />;
}

function LeafView({ value, name }: { readonly value: unknown; readonly name: string }) {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return isMoment(name, value) ? <Moment time={value} /> : value.toLocaleString('en');
  if (typeof value !== 'string') return <span className="faint">–</span>;
  if (value === '') return <span className="faint">–</span>;
  if (readUrn(value) !== undefined) return <EntityLink urn={value} />;
  if (/^https?:\/\//.test(value)) {
    return (
      <a href={value} target="_blank" rel="noreferrer noopener">
        {value}
      </a>
    );
  }
  if (value.includes('\n')) return <pre className={classes['block']}>{value}</pre>;
  return /^[A-Z][A-Z0-9_]{2,}$/.test(value) ? symbolInWords(value) : value;
}

function ObjectView({ value }: { readonly value: JsonObject }) {
  const simple = simpleValue(value);
  if (simple !== undefined) return <ValueView value={simple.value} name={simple.name} />;
  const members = Object.entries(value).filter(([, member]) => member !== null && member !== undefined);
  if (members.length === 0) return <span className="faint">–</span>;
  return (
    <dl className={classes['members']}>
      {members.map(([name, member]) => (
        <div key={name} className={classes['member']}>
          <dt>{memberTitle(name)}</dt>
          <dd>
            <ValueView value={member} name={name} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Items of a list that are shown; the JSON of the aspect has all. */
const SHOWN = 200;

function ListView({ items, name }: { readonly items: readonly unknown[]; readonly name: string }) {
  if (items.length === 0) return <span className="faint">None</span>;
  const shown = items.slice(0, SHOWN);
  const columns = columnsOf(items);
  return (
    <>
      {columns === undefined ? (
        <ul className={classes['list']}>
          {shown.map((item, at) => (
            <li key={at}>
              <ValueView value={item} name={name} />
            </li>
          ))}
        </ul>
      ) : (
        <TableView items={shown.filter(isObject)} columns={columns} />
      )}
      {items.length > SHOWN && (
        <p className="faint">
          {SHOWN} of {items.length.toLocaleString('en')} are shown; all are in the JSON.
        </p>
      )}
    </>
  );
}

function TableView({ items, columns }: { readonly items: readonly JsonObject[]; readonly columns: readonly string[] }) {
  return (
    // No landmark: there may be many of them on a page.
    <div className={classes['scroll']} role="group" aria-label="Table" tabIndex={0}>
      <table className={classes['table']}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {inWords(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item, at) => (
            <tr key={at}>
              {columns.map((column) => (
                <td key={column}>
                  <ValueView value={item[column]} name={column} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
