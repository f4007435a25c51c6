import { Button, Group, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { getCurrentUser } from '#contract/auth/auth.endpoints.ts';
import { getSecondFactor } from '#contract/auth/second-factor.endpoints.ts';
import { isInstallationRole } from '#contract/kernel/roles.ts';
import { SetUpFactor } from '#web/account/index.ts';
import { AuthFrame } from '#web/auth/index.ts';
import { signOut } from '#web/auth/sign-out.ts';
import { endpointQuery } from '#web/lib/api/endpoint-queries.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { updateOwnUser, useCurrentUser } from '#web/lib/session/session.ts';
import { Cover } from '#web/ui/cover/cover.tsx';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';

/**
 * Returns to the page, which may have missed changes. The own account is not refetched: a server
 * that still refuses after the requirement was called off would bring this screen back in a loop.
 */
function goOn(): void {
  const [me] = endpointQuery(getCurrentUser, {}).queryKey;
  updateOwnUser({ second_factor_demand: undefined });
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== me });
}

type FactorNeededPageProps = {
  /** Covers the open page, at the moment when the factor becomes due; otherwise replaces it. */
  covers: boolean;
};

/** For a person who must set up a second factor and has none. */
export function FactorNeededPage({ covers }: FactorNeededPageProps) {
  return covers ? <FactorCover /> : <FactorNeeded refetchOnMount />;
}

function FactorCover() {
  useEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-factor-missing', true);
    return () => void root.toggleAttribute('data-factor-missing', false);
  }, []);
  return (
    <Cover aria-label="Set up your second factor">
      <FactorNeeded refetchOnMount={false} />
    </Cover>
  );
}

/** The own account is refetched on window focus, and on mount where that cannot loop. */
function FactorNeeded({ refetchOnMount }: { refetchOnMount: boolean }) {
  const { role } = useCurrentUser();
  const { data } = useApi(getSecondFactor, {});
  const [openedAt] = useState(() => Date.now());
  const me = useApi(getCurrentUser, {}, { staleTime: 0, refetchOnMount });
  const isCalledOff = me.dataUpdatedAt > openedAt && !me.data?.second_factor_demand?.due;
  const [asks, helps] = isInstallationRole(role)
    ? ['This server requires', 'the people who run this server']
    : ['Your clinic requires', 'your clinic’s owner'];
  return (
    <AuthFrame title="Set up your second factor">
      {data?.reset && (
        <AlertBanner tone="warning">
          {data.reset.by} switched off your second factor on {showDateTime(data.reset.at)}.
        </AlertBanner>
      )}
      <Text>
        {asks} one of everybody. Signing in then needs your password and a code of an app on your
        phone. It takes two minutes, and then you go on where you were.
      </Text>
      <SetUpFactor isOn={Boolean(data?.since) || isCalledOff} onDone={goOn} />
      <Text size="sm" c="dimmed">
        No phone at hand, or it does not work? Ask {helps}.
      </Text>
      <Group>
        <Button variant="default" onClick={() => void signOut()}>
          Logout
        </Button>
      </Group>
    </AuthFrame>
  );
}
