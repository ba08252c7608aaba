import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { Link } from 'react-router';
import { addressOf } from '../app/addresses.js';
import { ServiceError } from '../app/transport.js';
import { textAt } from '../shared/json-object.js';
import { Notice } from '../shared/notice.js';
import { FigureCards } from './figure-cards.js';
import classes from './operations-page.module.css';
import { useDeadLetters, useMaintenance, useReadiness, useRetry } from './use-operations.js';

const FORBIDDEN = 403;

/** What operators look at and ask for. The service decides who may. */
export function OperationsPage() {
  useDocumentTitle('Operations · Cadastre');
  const { error } = useDeadLetters();
  if (error instanceof ServiceError && error.status === FORBIDDEN)
    return (
      <Notice title="This page is for operators">
        <p>{error.message}</p>
      </Notice>
    );
  return (
    <div className={classes['page']}>
      <h1 className={classes['title']}>Operations</h1>
      <Engines />
      <FigureCards />
      <DeadLetters />
      <Maintenance />
    </div>
  );
}

function Engines() {
  const { data } = useReadiness();
  return (
    <section className={`card ${classes['part'] ?? ''}`} aria-labelledby="engines">
      <h2 id="engines">Engines</h2>
      <ul className={classes['engines']}>
        {data?.engines.map(({ name, status, reason }) => (
          <li key={name} data-good={status === 'UP'}>
            <strong>{name}</strong> {status === 'UP' ? 'ready' : status.toLowerCase()}
            {reason !== '' && <p className="faint">{reason}</p>}
          </li>
        ))}
      </ul>
      {[data?.reason ?? '', ...(data?.warnings ?? [])]
        .filter((text) => text !== '')
        .map((text) => (
          <p key={text} className={classes['warning']}>
            {text}
          </p>
        ))}
    </section>
  );
}

function DeadLetters() {
  const { data } = useDeadLetters();
  const retry = useRetry();
  return (
    <section className={`card ${classes['part'] ?? ''}`} aria-labelledby="dead-letters">
      <h2 id="dead-letters">Dead letters</h2>
      {data?.total === 0 && <p className="faint">Every change is in every index.</p>}
      <ul className={classes['letters']}>
        {data?.letters.map((letter) => {
          const urn = textAt(letter, 'urn');
          return (
            <li key={`${textAt(letter, 'projection')} ${String(letter['seq'])}`}>
              <p>
                <Link to={addressOf.entity(urn)}>{urn}</Link> {textAt(letter, 'aspect')}
              </p>
              <p className="faint">
                {textAt(letter, 'projection')}: {textAt(letter, 'reason')}
              </p>
              <Button size="xs" variant="default" loading={retry.isPending} onClick={() => retry.mutate(urn)}>
                Retry
              </Button>
            </li>
          );
        })}
      </ul>
      {data !== undefined && data.total > data.letters.length && <p className="faint">{data.total} in all.</p>}
      {data !== undefined && data.total > 1 && (
        <Button size="xs" loading={retry.isPending} onClick={() => retry.mutate(undefined)}>
          Retry all
        </Button>
      )}
      {retry.error !== null && <p role="alert">{retry.error.message}</p>}
    </section>
  );
}

const TASKS = [
  ['rebuild', 'Rebuild indexes', 'Makes every index again beside the one that answers.'],
  ['audit', 'Compare', 'Compares every entity with what each index has of it.'],
  ['compact', 'Compact', 'Gives up the space of what was deleted or replaced.'],
] as const;

function Maintenance() {
  const { begin, error, report } = useMaintenance();
  return (
    <section className={`card ${classes['part'] ?? ''}`} aria-labelledby="maintenance">
      <h2 id="maintenance">Maintenance</h2>
      <div className={classes['tasks']}>
        {TASKS.map(([kind, title, says]) => (
          <div key={kind}>
            <Button variant="default" disabled={report?.state === 'running'} onClick={() => begin(kind)}>
              {title}
            </Button>
            <p className="faint">{says}</p>
          </div>
        ))}
      </div>
      {error !== null && <p role="alert">{error.message}</p>}
      {report !== undefined && (
        <div aria-live="polite">
          <p>
            Task {report.task}, {report.kind}: <strong>{report.state}</strong>
          </p>
          {report.progress.map((line) => (
            <p key={line} className="faint">
              {line}
            </p>
          ))}
          {report.fault !== '' && <p className={classes['warning']}>{report.fault}</p>}
        </div>
      )}
    </section>
  );
}
