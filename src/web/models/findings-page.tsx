import { useQuery } from '@tanstack/react-query';
import { readResource } from '../app/transport.js';
import { Mark, ModelTable } from './model-table.js';
import { ModelsFrame } from './models-frame.js';
import classes from './models.module.css';

/** A finding of the linter, as `generated/web/model-findings.json` has it. */
interface ModelFinding {
  readonly code: string;
  readonly severity: string;
  readonly message: string;
  readonly fix: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** What the linter found in the models when they were compiled. */
export function FindingsPage() {
  const { data, error } = useQuery({
    queryKey: ['model-findings'],
    staleTime: Infinity,
    queryFn: async () => (await readResource<readonly ModelFinding[]>('/web/model-findings.json')) ?? [],
  });
  if (error !== null) throw error;
  return (
    <ModelsFrame shown="findings">
      <p className="faint">
        What the linter found when these models were compiled, as <code>npx cadastre models lint</code> prints it.
      </p>
      {data?.length === 0 && <p>No findings.</p>}
      {data !== undefined && data.length > 0 && (
        <ModelTable name="Findings" heads={['Finding', 'Where', 'How to fix it']}>
          {data.map(({ code, severity, message, fix, file, line, column }) => (
            <tr key={`${code} ${file} ${String(line)} ${String(column)}`}>
              <td className={classes['doc']}>
                <p>
                  {message} {severity === 'warning' && <Mark tone="warn">warning</Mark>}
                </p>
                <p className="faint">
                  <code>{code}</code>
                </p>
              </td>
              <td>
                <code>
                  {file}:{line}:{column}
                </code>
              </td>
              <td className={classes['doc']}>{fix}</td>
            </tr>
          ))}
        </ModelTable>
      )}
    </ModelsFrame>
  );
}
