import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readText, sendAction } from '../app/transport.js';
import { isObject, listAt, textAt } from '../shared/json-object.js';
import { parseMetrics } from './prometheus-text.js';

/** Milliseconds between two looks at figures, and at a task that is under way. */
const PAUSE = 5_000;
const TASK_PAUSE = 1_000;
/** Looks that small charts show. */
const LOOKS = 60;

/** Whether requests may be sent, and what each engine says. It is answered with 503 when they may not. */
export function useReadiness() {
  return useQuery({
    queryKey: ['readiness'],
    refetchInterval: PAUSE,
    queryFn: async ({ signal }) => {
      const body: unknown = JSON.parse(await readText('/health/ready', signal, 'any status'));
      const engines = listAt(body, 'engines').map((engine) => ({
        name: textAt(engine, 'name'),
        status: textAt(engine, 'status'),
        reason: textAt(engine, 'reason'),
      }));
      const warnings = isObject(body) && Array.isArray(body['warnings']) ? body['warnings'].map(String) : [];
      return { status: textAt(body, 'status'), reason: textAt(body, 'reason'), engines, warnings };
    },
  });
}

/** Figures of `/metrics`, the latest looks of them. */
export function useMetrics() {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['metrics'],
    refetchInterval: PAUSE,
    structuralSharing: false,
    queryFn: async ({ signal }) => {
      const samples = parseMetrics(await readText('/metrics', signal));
      const before = client.getQueryData<readonly ReturnType<typeof parseMetrics>[]>(['metrics']) ?? [];
      return [...before, samples].slice(-LOOKS);
    },
  });
}

/** What indexes could not apply. */
export function useDeadLetters() {
  return useQuery({
    queryKey: ['dead-letters'],
    refetchInterval: PAUSE,
    queryFn: async () => {
      const report: unknown = JSON.parse(await sendAction<string>('/operations?action=listDeadLetters', {}));
      return { total: isObject(report) ? Number(report['total']) : 0, letters: listAt(report, 'deadLetters') };
    },
  });
}

/** Have entities of dead letters indexed again: one, or all without a URN. */
export function useRetry() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (urn: string | undefined) =>
      sendAction('/operations?action=retryDeadLetters', urn === undefined ? {} : { urn }),
    onSettled: () => client.invalidateQueries({ queryKey: ['dead-letters'] }),
  });
}

/** A task of maintenance, as its report says. */
export interface TaskReport {
  readonly task: number;
  readonly kind: string;
  readonly state: string;
  readonly progress: readonly string[];
  readonly fault: string;
}

/** Begin a task, and follow it until it ends. */
export function useMaintenance() {
  const begun = useMutation({
    mutationFn: async (kind: 'audit' | 'compact' | 'rebuild') =>
      reportIn(await sendAction<string>(`/operations?action=${kind}`, {})),
  });
  const task = begun.data?.task;
  const followed = useQuery({
    queryKey: ['maintenance', task],
    enabled: task !== undefined,
    queryFn: async () => reportIn(await sendAction<string>('/operations?action=maintenance', { task })),
    refetchInterval: ({ state }) => (state.data === undefined || state.data.state === 'running' ? TASK_PAUSE : false),
  });
  return { begin: begun.mutate, error: begun.error ?? followed.error, report: followed.data ?? begun.data };
}

function reportIn(text: string): TaskReport {
  const report: unknown = JSON.parse(text);
  const members = isObject(report) ? report : {};
  const { progress } = members;
  return {
    task: Number(members['task']),
    kind: textAt(report, 'kind'),
    state: textAt(report, 'state'),
    progress: Array.isArray(progress) ? progress.map(String) : [],
    fault: textAt(report, 'fault'),
  };
}
