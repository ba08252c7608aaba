import { EntityLink } from '../shared/entity-link.js';
import { Moment } from '../shared/moment.js';
import { symbolInWords } from '../shared/titles.js';
import type { ListedText } from '../widgets/overrides/aspect-places.js';
import type { LastOutcome } from '../widgets/overrides/outcomes.js';
import classes from './related-tab.module.css';

/** What is said of an entity in a list. */
export interface RelatedFacts {
  readonly text?: { readonly text: string; readonly as: ListedText['as'] };
  readonly outcome?: LastOutcome;
}

/** An entity that points here, with what people look for in such a list. */
export function RelatedRow({ urn, facts }: { readonly urn: string; readonly facts: RelatedFacts }) {
  const { text, outcome } = facts;
  return (
    <>
      <div className={classes['line']}>
        <EntityLink urn={urn} />
        {outcome !== undefined && (
          <span className={classes['outcome']} data-tone={outcome.tone}>
            {symbolInWords(outcome.symbol)}{' '}
            <span className="faint">
              <Moment time={outcome.time} withTime />
            </span>
          </span>
        )}
      </div>
      {text?.as === 'code' && <pre className={classes['code']}>{text.text}</pre>}
      {text?.as === 'prose' && <p>{text.text}</p>}
    </>
  );
}
