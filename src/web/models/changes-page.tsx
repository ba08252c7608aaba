import { useQuery } from '@tanstack/react-query';
import { sendAction } from '../app/transport.js';
import { AspectLink } from './model-links.js';
import { Mark, ModelTable } from './model-table.js';
import { ModelsFrame } from './models-frame.js';
import classes from './models.module.css';

/** A difference between two versions of the models, as the service reports it. */
interface ShownDifference {
  readonly code: string;
  readonly gravity: 'breaking' | 'notice' | 'rebuild' | 'safe';
  readonly message: string;
  readonly advice: string;
  readonly aspects: readonly string[];
}

/** `time`: epoch milliseconds, UTC. */
interface ShownChange {
  readonly time: number;
  readonly summary: string;
  readonly changes: readonly ShownDifference[];
}

const GRAVITIES = {
  breaking: { title: 'Incompatible', tone: 'bad' },
  rebuild: { title: 'Compatible; the index was rebuilt', tone: 'warn' },
  notice: { title: 'Compatible, with notices', tone: 'warn' },
  safe: { title: 'Compatible', tone: undefined },
} as const;

/** What changed of the models since this catalog was first started. */
export function ChangesPage() {
  const { data, error } = useQuery({
    queryKey: ['model-changes'],
    queryFn: async (): Promise<readonly ShownChange[]> =>
      // eslint-disable-next-line @typescript-eslint/no-unsafe-return -- written by the service of the same release
      JSON.parse(await sendAction<string>('/operations?action=listModelChanges', {})),
  });
  if (error !== null) throw error;
  return (
    <ModelsFrame shown="changes">
      <p className="faint">
        What changed whenever the service was started with other models than before, the last ten times. A change is
        compared before it is served by <code>npx cadastre models check --against REF</code>.
      </p>
      {data?.length === 0 && <p>The models have not changed since this catalog was first started.</p>}
      {data?.map((change) => (
        <ChangeReport key={change.time} change={change} />
      ))}
    </ModelsFrame>
  );
}

function ChangeReport({ change: { time, summary, changes } }: { readonly change: ShownChange }) {
  const moment = new Date(time);
  const title = moment.toLocaleString('en', { dateStyle: 'long', timeStyle: 'short' });
  return (
    <section className={classes['part']}>
      <h2>
        <time dateTime={moment.toISOString()}>{title}</time>
      </h2>
      <p>{summary}</p>
      {changes.length > 0 && (
        <ModelTable name={`Changes of ${title}`} heads={['Change', 'What it means', 'Aspects']}>
          {changes.map(({ code, gravity, message, advice, aspects }) => (
            <tr key={`${code} ${message}`}>
              <td className={classes['doc']}>
                <p>{message}</p>
                <p className="faint">
                  <code>{code}</code>
                </p>
              </td>
              <td className={classes['doc']}>
                <Mark tone={GRAVITIES[gravity].tone}>{GRAVITIES[gravity].title}</Mark> {advice}
              </td>
              <td>
                {aspects.map((aspect) => (
                  <p key={aspect}>
                    <AspectLink name={aspect} />
                  </p>
                ))}
              </td>
            </tr>
          ))}
        </ModelTable>
      )}
    </section>
  );
}
