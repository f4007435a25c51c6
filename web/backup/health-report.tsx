import { Skeleton } from '@mantine/core';
import { HEALTH_MESSAGES as M } from '#contract/backup/health.messages.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { HealthFacts } from './health-facts.tsx';
import type { KeyCalls } from './key-reminder.tsx';

/** Fetches and shows the state of the backups and the clock. */
export function HealthReport(calls: KeyCalls) {
  const { data, error, refetch } = useApi(calls.read, {});
  if (data) return <HealthFacts health={data} {...calls} />;
  if (!error) return <Skeleton height={120} />;
  return <ErrorState message={saidOr(error, M.loadFailed)} onRetry={() => void refetch()} />;
}
