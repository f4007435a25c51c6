import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { ACCOUNT_MESSAGES as M } from '#contract/auth/account.messages.ts';
import {
  endOneSession,
  endOtherSessions,
  listOwnSessions,
  type OwnSession,
} from '#contract/auth/own-sessions.endpoints.ts';
import { useApi, useApiMutation } from '#web/lib/api/use-api.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { StatusBadge } from '#web/ui/notice/status-badge.tsx';
import { toast } from '#web/ui/toast/toast.ts';

const onError = ({ message }: { message: string }) => toast.error(message);

/** The person's active sessions, each with a button that ends it. */
export function OwnSessions() {
  const { data, error, refetch } = useApi(listOwnSessions, {});
  const invalidates = [listOwnSessions];
  const onSuccess = ({ message }: { message: string }) => toast.success(message);
  const end = useApiMutation(endOneSession, { invalidates, onError, onSuccess });
  const endOthers = useApiMutation(endOtherSessions, {
    invalidates,
    onError,
    onSuccess: () => toast.success(M.othersEnded),
  });

  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton h={120} role="status" aria-label="Loading the sessions" />;
  return (
    <Stack gap={0}>
      {data.map((session) => (
        <div key={session.id} className="account-session">
          <Place session={session} />
          {session.is_this ? (
            <StatusBadge meaning="done">This device</StatusBadge>
          ) : (
            <Button
              variant="default"
              disabled={end.isPending}
              onClick={() => end.mutate({ params: { id: session.id } })}
            >
              End
            </Button>
          )}
        </div>
      ))}
      {data.length > 1 && (
        <Button
          variant="default"
          mt="sm"
          disabled={endOthers.isPending}
          onClick={() => endOthers.mutate({})}
        >
          End all other sessions
        </Button>
      )}
    </Stack>
  );
}

function Place({ session }: { session: OwnSession }) {
  const { device, network, created_at, last_seen_at } = session;
  return (
    <div>
      <Text fw={600}>{device || 'Unknown device'}</Text>
      <Text size="sm" c="dimmed">
        {network && `From ${network}. `}Signed in {showDateTime(created_at)}, last used{' '}
        {showDateTime(last_seen_at)}
      </Text>
    </div>
  );
}
