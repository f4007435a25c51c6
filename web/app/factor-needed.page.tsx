import { Button, Group, Text } from '@mantine/core';
import { getSecondFactor } from '#contract/auth/second-factor.endpoints.ts';
import { isInstallationRole } from '#contract/kernel/roles.ts';
import { SetUpFactor } from '#web/account/index.ts';
import { AuthFrame } from '#web/auth/index.ts';
import { signOut } from '#web/auth/sign-out.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { updateOwnUser, useCurrentUser } from '#web/lib/session/session.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';

/** Calls refused meanwhile are made again by the page that is shown next. */
function goOn(): void {
  queryClient.clear();
  updateOwnUser({ second_factor_demand: undefined });
}

/** Replaces every page for a person who must set up a second factor and has none. */
export function FactorNeededPage() {
  const { role } = useCurrentUser();
  const { data } = useApi(getSecondFactor, {});
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
      <SetUpFactor isOn={Boolean(data?.since)} onDone={goOn} />
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
